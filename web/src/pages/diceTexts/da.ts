import type { Texts } from '../diceTexts';

export const texts: Texts = {
  marks: 'Hvor sikre tallene er',
  mark: {
    printed: 'trykt',
    published: 'offentliggjort andetsteds',
    derived: 'udledt',
    reconstructed: 'rekonstrueret',
    ruling: 'vores afgørelse',
  },
  faces: 'sider',
  bonuses: 'bonustabel',
  cards: 'kort',
  take: 'Brug en fil …',
  give: 'Gem som fil',
  forget: 'Glem disse terninger',
  mine: (title) => `${title} (egne)`,
  taken: (title) => `${title} er klar til spil og gemt på denne enhed.`,
  notKept: 'Klar til spil, men denne enhed har ikke plads til at gemme filen.',
  otherGame: (game) => `Disse terninger hører til et andet spil: ${game}.`,
};
