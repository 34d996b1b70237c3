// Quello che dice la griglia, in italiano.

import type { Texts } from '../gridTexts';

const where = ({ row, col }: { row: number; col: number }): string => `riga ${row + 1}, colonna ${col + 1}`;

export const texts: Texts = {
  label: 'La griglia dove si posano i dadi',
  help: 'Scrivi le lettere; le frecce muovono il cursore, Spazio lo gira o solleva un dado.',
  cell: (reads, spot) => `${where(spot)}: ${reads ?? 'vuota'}`,
  wild: (reads) => `${reads}, un jolly`,
  at: (reads) => reads ?? 'vuota',
  direction: (across) => (across ? 'si scrive in orizzontale' : 'si scrive in verticale'),
  turn: (across) => (across ? 'Scrivi in verticale' : 'Scrivi in orizzontale'),
  chosen: (reads) => `${reads} sollevato`,
  isChosen: 'sollevato',
  laid: (reads, words) => [reads, ...words].join(', '),
  takenBack: (reads) => `${reads} di nuovo nella riserva`,
  shifted: 'spostato',
  cleared: 'Tutti i dadi sono di nuovo nella riserva.',
  undone: 'annullato',
  tools: 'Griglia',
  undo: 'Annulla',
  clear: 'Riprendi tutti i dadi',
  fit: 'Adatta',
  closer: 'Ingrandisci',
  whole: 'Mostra tutto',
  shift: 'Sposta tutto',
  shiftTo: {
    up: 'Sposta tutto in su',
    down: 'Sposta tutto in giù',
    left: 'Sposta tutto a sinistra',
    right: 'Sposta tutto a destra',
  },
  marks: { island: 'non collegato', single: 'in nessuna parola', wrong: 'non ammesso' },
  keys: [
    ['A – Z', 'posa un dado al cursore'],
    ['Frecce', 'muovi il cursore; si continua a scrivere in quella direzione'],
    ['Spazio', 'cambia tra orizzontale e verticale; su un dado: sollevalo, poi posalo o scambialo'],
    ['Backspace', 'riprendi l’ultima lettera'],
    ['Canc', 'riprendi il dado sotto il cursore'],
    ['Maiusc Frecce', 'sposta tutto'],
    ['Ctrl Z', 'annulla'],
    ['Esc', 'posa quello che hai sollevato'],
  ],
};
