import type { Texts } from '../tableTexts';

export const texts: Texts = {
  teams: 'Spil i hold',
  teamsText: 'Flere deler en plads, hver på sin egen enhed.',
  team: (seat) => `Hold ${seat + 1}`,
  family: 'Familiebord',
  familyText: 'Grove ord tæller ikke.',
  house: 'Husliste',
  houseText:
    'Ord, som gælder ved dette bord, selv om de mangler i ordlisten, adskilt af mellemrum. Denne enhed husker dem.',
  houseHere:
    'Ord, som gælder ved dette bord, selv om de mangler i ordlisten, adskilt af mellemrum. De er huslisten på denne maskine, også i terminalen.',
};
