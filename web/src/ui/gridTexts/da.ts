// Hvad gitteret siger, på dansk.

import type { Texts } from '../gridTexts';

const where = ({ row, col }: { row: number; col: number }): string => `række ${row + 1}, kolonne ${col + 1}`;

export const texts: Texts = {
  label: 'Gitteret, hvor terningerne lægges',
  help: 'Skriv bogstaver; piletasterne flytter markøren, mellemrum drejer den eller tager en terning op.',
  cell: (reads, spot) => `${where(spot)}: ${reads ?? 'tom'}`,
  wild: (reads) => `${reads}, en joker`,
  at: (reads) => reads ?? 'tom',
  direction: (across) => (across ? 'skriver vandret' : 'skriver lodret'),
  turn: (across) => (across ? 'Skriv lodret' : 'Skriv vandret'),
  chosen: (reads) => `${reads} taget op`,
  isChosen: 'taget op',
  laid: (reads, words) => [reads, ...words].join(', '),
  takenBack: (reads) => `${reads} tilbage i bakken`,
  shifted: 'flyttet',
  cleared: 'Alle terninger er tilbage i bakken.',
  undone: 'fortrudt',
  tools: 'Gitter',
  undo: 'Fortryd',
  clear: 'Tag alle terninger tilbage',
  fit: 'Tilpas',
  closer: 'Zoom ind',
  whole: 'Vis alt',
  shift: 'Flyt alt',
  shiftTo: { up: 'Flyt alt op', down: 'Flyt alt ned', left: 'Flyt alt til venstre', right: 'Flyt alt til højre' },
  marks: { island: 'ikke forbundet', single: 'i intet ord', wrong: 'ikke tilladt' },
  keys: [
    ['A – Z', 'læg en terning ved markøren'],
    ['Piletaster', 'flyt markøren; der skrives videre i den retning'],
    ['Mellemrum', 'skift mellem vandret og lodret; på en terning: tag den op, og læg den ned eller byt'],
    ['Backspace', 'tag det sidste bogstav tilbage'],
    ['Delete', 'tag terningen under markøren tilbage'],
    ['Shift Piletaster', 'flyt det hele'],
    ['Ctrl Z', 'fortryd'],
    ['Escape', 'læg det, der er taget op, fra dig'],
  ],
};
