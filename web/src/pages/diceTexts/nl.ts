import type { Texts } from '../diceTexts';

export const texts: Texts = {
  marks: 'Hoe zeker de gegevens zijn',
  mark: {
    printed: 'gedrukt',
    published: 'elders gepubliceerd',
    derived: 'afgeleid',
    reconstructed: 'gereconstrueerd',
    ruling: 'onze uitleg',
  },
  faces: 'zijden',
  bonuses: 'bonustabel',
  cards: 'kaarten',
  take: 'Bestand gebruiken …',
  give: 'Als bestand bewaren',
  forget: 'Deze dobbelstenen vergeten',
  mine: (title) => `${title} (eigen)`,
  taken: (title) => `${title} is klaar om te spelen en bewaard op dit apparaat.`,
  notKept: 'Klaar om te spelen, maar dit apparaat heeft geen ruimte om het bestand te bewaren.',
  otherGame: (game) => `Deze dobbelstenen horen bij een ander spel: ${game}.`,
};
