// Was das Raster sagt, auf Deutsch.

import type { Texts } from '../gridTexts';

const where = ({ row, col }: { row: number; col: number }): string => `Zeile ${row + 1}, Spalte ${col + 1}`;

export const texts: Texts = {
  label: 'Das Raster zum Legen der Würfel',
  help: 'Schreib Buchstaben; die Pfeiltasten bewegen die Schreibmarke, die Leertaste dreht sie oder hebt einen Würfel auf.',
  cell: (reads, spot) => `${where(spot)}: ${reads ?? 'leer'}`,
  wild: (reads) => `${reads}, ein Joker`,
  at: (reads) => reads ?? 'leer',
  direction: (across) => (across ? 'schreibt waagerecht' : 'schreibt senkrecht'),
  turn: (across) => (across ? 'Senkrecht schreiben' : 'Waagerecht schreiben'),
  chosen: (reads) => `${reads} aufgehoben`,
  isChosen: 'aufgehoben',
  laid: (reads, words) => [reads, ...words].join(', '),
  takenBack: (reads) => `${reads} wieder im Vorrat`,
  shifted: 'verschoben',
  cleared: 'Alle Würfel sind wieder im Vorrat.',
  undone: 'zurückgenommen',
  tools: 'Raster',
  undo: 'Rückgängig',
  clear: 'Alle Würfel zurücknehmen',
  fit: 'Einpassen',
  closer: 'Vergrößern',
  whole: 'Alles zeigen',
  shift: 'Alles verschieben',
  shiftTo: {
    up: 'Alles nach oben',
    down: 'Alles nach unten',
    left: 'Alles nach links',
    right: 'Alles nach rechts',
  },
  marks: { island: 'nicht verbunden', single: 'in keinem Wort', wrong: 'nicht erlaubt' },
  keys: [
    ['A – Z', 'einen Würfel an die Schreibmarke legen'],
    ['Pfeile', 'Schreibmarke bewegen; in dieser Richtung geht es weiter'],
    ['Leertaste', 'zwischen waagerecht und senkrecht wechseln; auf einem Würfel: aufheben, dann ablegen oder tauschen'],
    ['Rücktaste', 'letzten Buchstaben zurücknehmen'],
    ['Entf', 'den Würfel unter der Schreibmarke zurücknehmen'],
    ['Umschalt Pfeile', 'alles verschieben'],
    ['Strg Z', 'rückgängig machen'],
    ['Escape', 'ablegen, was aufgehoben ist'],
  ],
};
