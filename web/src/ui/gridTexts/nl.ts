// Wat het raster zegt, in het Nederlands.

import type { Texts } from '../gridTexts';

const where = ({ row, col }: { row: number; col: number }): string => `rij ${row + 1}, kolom ${col + 1}`;

export const texts: Texts = {
  label: 'Het raster om dobbelstenen op te leggen',
  help: 'Typ letters; de pijltjes verplaatsen de cursor, de spatiebalk draait hem of pakt een dobbelsteen op.',
  cell: (reads, spot) => `${where(spot)}: ${reads ?? 'leeg'}`,
  wild: (reads) => `${reads}, een joker`,
  at: (reads) => reads ?? 'leeg',
  direction: (across) => (across ? 'typt opzij' : 'typt omlaag'),
  turn: (across) => (across ? 'Omlaag typen' : 'Opzij typen'),
  chosen: (reads) => `${reads} opgepakt`,
  isChosen: 'opgepakt',
  laid: (reads, words) => [reads, ...words].join(', '),
  takenBack: (reads) => `${reads} terug in de voorraad`,
  shifted: 'verschoven',
  cleared: 'Alle dobbelstenen liggen weer in de voorraad.',
  undone: 'teruggedraaid',
  tools: 'Raster',
  undo: 'Ongedaan maken',
  clear: 'Alle dobbelstenen terugnemen',
  fit: 'Passend maken',
  closer: 'Inzoomen',
  whole: 'Alles tonen',
  shift: 'Alles verschuiven',
  shiftTo: {
    up: 'Alles naar boven',
    down: 'Alles naar beneden',
    left: 'Alles naar links',
    right: 'Alles naar rechts',
  },
  marks: { island: 'niet verbonden', single: 'in geen enkel woord', wrong: 'niet toegestaan' },
  keys: [
    ['A – Z', 'een dobbelsteen bij de cursor leggen'],
    ['Pijltjes', 'de cursor verplaatsen; typen gaat in die richting verder'],
    ['Spatie', 'wisselen tussen opzij en omlaag; op een dobbelsteen: oppakken, dan neerleggen of ruilen'],
    ['Backspace', 'de laatste letter terugnemen'],
    ['Delete', 'de dobbelsteen onder de cursor terugnemen'],
    ['Shift Pijltjes', 'alles verschuiven'],
    ['Ctrl Z', 'ongedaan maken'],
    ['Escape', 'neerleggen wat is opgepakt'],
  ],
};
