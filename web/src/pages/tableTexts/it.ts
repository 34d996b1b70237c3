import type { Texts } from '../tableTexts';

export const texts: Texts = {
  teams: 'Si gioca a squadre',
  teamsText: 'Più persone dividono un posto, ognuna con il proprio dispositivo.',
  team: (seat) => `Squadra ${seat + 1}`,
  family: 'Tavolo per famiglie',
  familyText: 'Le parole volgari non contano.',
  house: 'Lista di casa',
  houseText:
    'Parole che a questo tavolo valgono anche se mancano nel dizionario, separate da spazi. Questo dispositivo le ricorda.',
  houseHere:
    'Parole che a questo tavolo valgono anche se mancano nel dizionario, separate da spazi. Sono la lista di casa di questo computer, anche per il terminale.',
};
