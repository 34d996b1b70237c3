import type { Texts } from '../diceTexts';

export const texts: Texts = {
  marks: 'Quanto sono sicuri i dati',
  mark: {
    printed: 'stampato',
    published: 'pubblicato altrove',
    derived: 'derivato',
    reconstructed: 'ricostruito',
    ruling: 'nostra decisione',
  },
  faces: 'facce',
  bonuses: 'tabella dei bonus',
  cards: 'carte',
  take: 'Usa un file …',
  give: 'Salva come file',
  forget: 'Dimentica questi dadi',
  mine: (title) => `${title} (tuoi)`,
  taken: (title) => `${title} è pronto per giocare e conservato su questo dispositivo.`,
  notKept: 'Pronto per giocare, ma su questo dispositivo non c’è spazio per conservare il file.',
  otherGame: (game) => `Questi dadi sono di un altro gioco: ${game}.`,
};
