import type { Texts } from '../diceTexts';

export const texts: Texts = {
  marks: 'How sure the figures are',
  mark: {
    printed: 'printed',
    published: 'published elsewhere',
    derived: 'derived',
    reconstructed: 'reconstructed',
    ruling: 'our ruling',
  },
  faces: 'faces',
  bonuses: 'bonus table',
  cards: 'cards',
  take: 'Use a file …',
  give: 'Save as a file',
  forget: 'Forget these dice',
  mine: (title) => `${title} (yours)`,
  taken: (title) => `${title} is ready to play, and kept on this device.`,
  notKept: 'Ready to play, but this device has no room to keep the file.',
  otherGame: (game) => `These dice are for another game: ${game}.`,
};
