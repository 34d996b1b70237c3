import type { Texts } from '../diceTexts';

export const texts: Texts = {
  marks: 'Wie sicher die Angaben sind',
  mark: {
    printed: 'gedruckt',
    published: 'anderswo veröffentlicht',
    derived: 'errechnet',
    reconstructed: 'rekonstruiert',
    ruling: 'unsere Auslegung',
  },
  faces: 'Seiten',
  bonuses: 'Bonustabelle',
  cards: 'Karten',
  take: 'Datei verwenden …',
  give: 'Als Datei sichern',
  forget: 'Diese Würfel vergessen',
  mine: (title) => `${title} (eigene)`,
  taken: (title) => `${title} ist spielbereit und auf diesem Gerät gespeichert.`,
  notKept: 'Spielbereit, aber auf diesem Gerät ist kein Platz, um die Datei zu behalten.',
  otherGame: (game) => `Diese Würfel gehören zu einem anderen Spiel: ${game}.`,
};
