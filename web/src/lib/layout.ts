// Dice on an endless grid, as the games with crosswords lay them: cells, runs, islands, and the part of the grid that is
// in sight. Pure functions; what a word is worth, and whether it is one, the server says.

export interface Cell {
  die: string;
  row: number;
  col: number;
  /** The letter or letters the die stands for there. */
  reads: string;
}

export interface Spot {
  row: number;
  col: number;
}

/** A die of a layout in text form: what it reads, and whether it is a wild. */
export interface WrittenCell extends Spot {
  key: string;
  reads: string;
  wild: boolean;
}

/** A layout from its rows: a capital is a die, a small letter a wild, `(CH)` one die, a dot an empty cell. */
export function written(rows: string[]): WrittenCell[] {
  return rows.flatMap((line, row) =>
    (line.match(/\([^)]*\)|./gu) ?? []).flatMap((mark, col) => {
      if (mark === '.') return [];
      const reads = mark.replace(/[()]/g, '');
      const wild = reads !== reads.toUpperCase();
      return [{ key: `${row}/${col}`, row, col, reads: reads.toUpperCase(), wild }];
    }),
  );
}

/** Two or more dice side by side: a word across or down, whether it was meant or not. */
export interface Run {
  word: string;
  cells: Cell[];
  across: boolean;
}

/** The rows and columns in sight. */
export interface Frame {
  top: number;
  left: number;
  rows: number;
  cols: number;
}

export const keyOf = ({ row, col }: Spot): string => `${row}/${col}`;

export const step = ({ row, col }: Spot, across: boolean, by = 1): Spot =>
  across ? { row, col: col + by } : { row: row + by, col };

export const isAt = (a: Spot, b: Spot): boolean => a.row === b.row && a.col === b.col;

export const cellAt = (cells: Cell[], spot: Spot): Cell | undefined => cells.find((cell) => isAt(cell, spot));

/** Every run, the words across in reading order, then the words down. */
export function runs(cells: Cell[]): Run[] {
  return [...runsAlong(cells, true), ...runsAlong(cells, false)];
}

function runsAlong(cells: Cell[], across: boolean): Run[] {
  const byKey = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const starts = cells.filter((cell) => !byKey.has(keyOf(step(cell, across, -1))));
  starts.sort((a, b) => a.row - b.row || a.col - b.col);
  return starts.flatMap((start) => {
    const line = [start];
    for (let next = byKey.get(keyOf(step(start, across))); next; next = byKey.get(keyOf(step(next, across)))) {
      line.push(next);
    }
    return line.length < 2 ? [] : [{ word: line.map(({ reads }) => reads).join(''), cells: line, across }];
  });
}

/** The words that a spot is part of, across first. */
export const runsThrough = (cells: Cell[], spot: Spot): Run[] =>
  runs(cells).filter((run) => run.cells.some((cell) => isAt(cell, spot)));

/** Groups of dice that touch, the largest first; one group is one crossword. */
export function islands(cells: Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const groups: Cell[][] = [];
  for (const cell of cells) {
    if (left.has(keyOf(cell))) groups.push(flood(cell, left));
  }
  return groups.toSorted((a, b) => b.length - a.length);
}

function flood(from: Cell, left: Map<string, Cell>): Cell[] {
  const group: Cell[] = [];
  const open = [from];
  left.delete(keyOf(from));
  for (let cell = open.pop(); cell; cell = open.pop()) {
    group.push(cell);
    for (const spot of [step(cell, true), step(cell, true, -1), step(cell, false), step(cell, false, -1)]) {
      const found = left.get(keyOf(spot));
      if (found && left.delete(keyOf(spot))) open.push(found);
    }
  }
  return group;
}

/** One text for an arrangement, to see whether two are the same. */
export const arrangement = (cells: Cell[]): string =>
  cells
    .map(({ die, row, col, reads }) => `${die}@${row}/${col}=${reads}`)
    .toSorted()
    .join();

/** The smallest frame of at least this size that has every die, with an empty cell on each side of them. */
export function fitted(cells: Spot[], least: { rows: number; cols: number }): Frame {
  if (!cells.length) return { top: -Math.floor(least.rows / 2), left: -1, ...least };
  const [top, bottom] = reach(cells.map(({ row }) => row));
  const [left, right] = reach(cells.map(({ col }) => col));
  const rows = Math.max(least.rows, bottom - top + 1);
  const cols = Math.max(least.cols, right - left + 1);
  return {
    top: top - Math.floor((rows - (bottom - top + 1)) / 2),
    left: left - Math.floor((cols - (right - left + 1)) / 2),
    rows,
    cols,
  };
}

/** The frame grown, where dice have come near its edge; else the same, so that nothing jumps. */
export function grown(frame: Frame, cells: Spot[]): Frame {
  if (!cells.length) return frame;
  const [first, last] = reach(cells.map(({ row }) => row));
  const [west, east] = reach(cells.map(({ col }) => col));
  const top = Math.min(frame.top, first);
  const left = Math.min(frame.left, west);
  const rows = Math.max(frame.top + frame.rows - 1, last) - top + 1;
  const cols = Math.max(frame.left + frame.cols - 1, east) - left + 1;
  const same = top === frame.top && left === frame.left && rows === frame.rows && cols === frame.cols;
  return same ? frame : { top, left, rows, cols };
}

const reach = (numbers: number[]): [number, number] => [Math.min(...numbers) - 1, Math.max(...numbers) + 1];
