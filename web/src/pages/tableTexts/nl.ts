import type { Texts } from '../tableTexts';

export const texts: Texts = {
  teams: 'In teams spelen',
  teamsText: 'Meerdere mensen delen een plaats, elk op een eigen apparaat.',
  team: (seat) => `Team ${seat + 1}`,
  family: 'Familietafel',
  familyText: 'Grove woorden tellen niet.',
  house: 'Huislijst',
  houseText:
    'Woorden die aan deze tafel gelden hoewel ze in de woordenlijst ontbreken, gescheiden door spaties. Dit apparaat onthoudt ze.',
  houseHere:
    'Woorden die aan deze tafel gelden hoewel ze in de woordenlijst ontbreken, gescheiden door spaties. Ze zijn de huislijst van deze computer, ook voor de terminal.',
};
