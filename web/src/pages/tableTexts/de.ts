import type { Texts } from '../tableTexts';

export const texts: Texts = {
  teams: 'In Teams spielen',
  teamsText: 'Mehrere teilen sich einen Platz, jeder am eigenen Gerät.',
  team: (seat) => `Team ${seat + 1}`,
  family: 'Familientisch',
  familyText: 'Derbe Wörter zählen nicht.',
  house: 'Hausliste',
  houseText:
    'Wörter, die an diesem Tisch gelten, obwohl sie in der Wörterliste fehlen, durch Leerzeichen getrennt. Dieses Gerät merkt sie sich.',
  houseHere:
    'Wörter, die an diesem Tisch gelten, obwohl sie in der Wörterliste fehlen, durch Leerzeichen getrennt. Sie sind die Hausliste dieses Rechners, auch für sein Terminal.',
};
