// What the grid of dice says, aloud and in print.

const where = ({ row, col }: { row: number; col: number }): string => `row ${row + 1}, column ${col + 1}`;

export const texts = {
  label: 'The grid, for laying dice',
  help: 'Type letters; the arrow keys move the cursor, Space turns it or picks a die up.',
  cell: (reads: string | null, spot: { row: number; col: number }) => `${where(spot)}: ${reads ?? 'empty'}`,
  wild: (reads: string) => `${reads}, a wild`,
  at: (reads: string | null, _spot: { row: number; col: number }) => reads ?? 'empty',
  direction: (across: boolean) => (across ? 'typing across' : 'typing down'),
  turn: (across: boolean) => (across ? 'Type downwards' : 'Type across'),
  chosen: (reads: string) => `${reads} picked up`,
  isChosen: 'picked up',
  laid: (reads: string, words: string[]) => [reads, ...words].join(', '),
  takenBack: (reads: string) => `${reads} back in the tray`,
  shifted: 'shifted',
  cleared: 'All dice are back in the tray.',
  undone: 'taken back',
  tools: 'Grid',
  undo: 'Undo',
  clear: 'Take all dice back',
  fit: 'Fit',
  closer: 'Zoom in',
  whole: 'Show all',
  shift: 'Shift all',
  shiftTo: { up: 'Shift all up', down: 'Shift all down', left: 'Shift all left', right: 'Shift all right' },
  marks: { island: 'not connected', single: 'in no word', wrong: 'not allowed' } as Record<string, string>,
  keys: [
    ['A – Z', 'lay a die at the cursor'],
    ['Arrows', 'move the cursor; typing goes on that way'],
    ['Space', 'turn between across and down; on a die: pick it up, then put it down or swap'],
    ['Backspace', 'take the last letter back'],
    ['Delete', 'take the die under the cursor back'],
    ['Shift Arrows', 'shift everything'],
    ['Ctrl Z', 'undo'],
    ['Escape', 'put down what was picked up'],
  ] as [string, string][],
};
