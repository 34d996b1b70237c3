import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { Board } from '../src/lib/board.svelte';
import { fitted, grown, islands, runs, type Cell } from '../src/lib/layout';
import type { LyingDie } from '../src/lib/view';
import GridOfCubes from './GridOfCubes.svelte';

/** Dice named by their place: a for the first, b for the second. */
const dice = (glyphs: string[]): LyingDie[] =>
  glyphs.map((glyph, place) => ({
    name: 'abcdefghijklmn'[place] ?? '',
    identifier: '',
    colour: 'wood',
    glyph,
    points: glyph === '?' ? 0 : 1,
  }));

/** The arrangement as text, a row a line, from the first die's row and column on. */
function text(cells: Cell[]): string {
  const rows = cells.map(({ row }) => row);
  const cols = cells.map(({ col }) => col);
  const lines: string[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row += 1) {
    let line = '';
    for (let col = Math.min(...cols); col <= Math.max(...cols); col += 1) {
      line += cells.find((cell) => cell.row === row && cell.col === col)?.reads ?? '.';
    }
    lines.push(line);
  }
  return lines.join('/');
}

let board: Board<LyingDie>;

function sit(glyphs: string | string[], props: object = {}): void {
  board = new Board('m1');
  board.show(dice([...glyphs]), '1/0');
  render(GridOfCubes, { board, ...props });
}

const key = (name: string, more: object = {}) => fireEvent.keyDown(document.body, { key: name, ...more });
const type = async (word: string): Promise<void> => {
  for (const letter of word) await key(letter);
};
const tray = (letter: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`die, ${letter},`) });
const cell = (row: number, col: number): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`)!;
const laid = (die: string): HTMLElement => document.querySelector<HTMLElement>(`.laid[data-die="${die}"]`)!;

beforeEach(() => localStorage.clear());

describe('by keyboard', () => {
  it('typing lays dice along the cursor, and an arrow turns the way it goes', async () => {
    sit('CATOP');
    await type('cat');
    await key('ArrowLeft');
    await key('ArrowDown');
    await type('op');
    expect(text(board.cells)).toBe('CAT/..O/..P');
  });

  it('a letter that lies where it is wanted is passed over, not laid twice', async () => {
    sit('CATOPA');
    await type('op');
    board.clear();
    board.put('b', { row: 0, col: 1 });
    board.go({ row: 0, col: 0 });
    await type('cat');
    expect(text(board.cells)).toBe('CAT');
    expect(board.free.map(({ glyph }) => glyph)).toEqual(['O', 'P', 'A']);
  });

  it('a die of a crossing word is stepped over, a loose one replaced', async () => {
    sit('XYCTB');
    board.put('a', { row: 0, col: 1 });
    board.put('b', { row: 1, col: 1 });
    board.go({ row: 0, col: 0 });
    board.across = true;
    await type('ct');
    expect(text(board.cells)).toBe('CXT/.Y.');
    board.go({ row: 0, col: 2 });
    await type('b');
    expect(text(board.cells)).toBe('CXB/.Y.');
  });

  it('Backspace takes back what was typed, also a step over a die', async () => {
    sit('CAT');
    board.put('b', { row: 0, col: 1 });
    board.go({ row: 0, col: 0 });
    await type('cat');
    await key('Backspace');
    await key('Backspace');
    await key('Backspace');
    expect(text(board.cells)).toBe('A');
    expect(board.cursor).toEqual({ row: 0, col: 0 });
  });

  it('Space picks a die up and puts it down on another: they swap', async () => {
    sit('CAT');
    await type('act');
    board.go({ row: 0, col: 0 });
    await key(' ');
    await key('ArrowRight');
    await key(' ');
    expect(text(board.cells)).toBe('CAT');
  });

  it('Shift and an arrow move everything, Ctrl Z takes it back', async () => {
    sit('CAT');
    await type('cat');
    await key('ArrowDown', { shiftKey: true });
    expect(board.cells.map(({ row }) => row)).toEqual([1, 1, 1]);
    await key('z', { ctrlKey: true });
    expect(board.cells.map(({ row }) => row)).toEqual([0, 0, 0]);
  });

  it('B-51: a real die goes before a wild, and a letter on no die is said', async () => {
    sit('A?');
    await type('aaa');
    expect(board.cells.map(({ die }) => die)).toEqual(['a', 'b']);
    expect(board.missing?.letter).toBe('A');
  });

  it('B-50: a two-letter face is one cell, and both its letters may be typed', async () => {
    sit(['CH', 'I', 'N']);
    await type('chin');
    expect(text(board.cells)).toBe('CHIN');
    expect(board.cells).toHaveLength(3);
  });

  it('letters typed into a field elsewhere lay nothing', async () => {
    sit('CAT');
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: 'c' });
    expect(board.cells).toEqual([]);
    field.remove();
  });
});

describe('by tapping', () => {
  it('a cell, then dice: they go there, one after the other', async () => {
    sit('CAT');
    await fireEvent.click(cell(2, 3));
    for (const letter of 'CAT') await fireEvent.click(tray(letter));
    expect(board.cells[0]).toMatchObject({ row: 2, col: 3, reads: 'C' });
    expect(text(board.cells)).toBe('CAT');
  });

  it('a die on the grid, then a cell: it moves; then its place in the tray: it comes back', async () => {
    sit('CAT');
    await fireEvent.click(tray('C'));
    await fireEvent.click(laid('a'));
    await fireEvent.click(cell(1, 1));
    expect(board.cells).toMatchObject([{ row: 1, col: 1 }]);
    await fireEvent.click(tray('C'));
    expect(board.cells).toEqual([]);
  });

  it('the cursor cell again turns the direction', async () => {
    sit('CAT');
    await fireEvent.click(cell(0, 0));
    expect(board.across).toBe(false);
  });

  it('CC-4: a wild asks for its letter, and can be asked again', async () => {
    sit('?');
    await fireEvent.click(tray('wild'));
    board.name('E');
    await tick();
    expect(board.cells).toMatchObject([{ reads: 'E' }]);
    await fireEvent.click(laid('a'));
    await fireEvent.click(laid('a'));
    board.name('F');
    expect(board.cells).toMatchObject([{ reads: 'F' }]);
  });

  it('where dice may not be laid, nothing moves', async () => {
    sit('CAT', { active: false });
    await fireEvent.click(cell(0, 0));
    await type('c');
    expect(board.cells).toEqual([]);
    expect(board.across).toBe(true);
  });
});

describe('what is said', () => {
  it('B-57: a grid of rows and cells, each named by what lies there', async () => {
    sit('CA?', { marks: { '0/0': 'island' } });
    await type('cat');
    expect(screen.getByRole('grid').getAttribute('aria-activedescendant')).toBeTruthy();
    expect(screen.getByRole('gridcell', { name: /: C, not connected$/ })).toBeTruthy();
    expect(screen.getByRole('gridcell', { name: /: T, a wild$/ })).toBeTruthy();
    expect(screen.getAllByRole('row').length).toBeGreaterThan(4);
  });
});

describe('drafts', () => {
  it('what was laid survives a reload, and lies still', async () => {
    sit('CAT');
    await type('cat');
    const again = new Board<LyingDie>('m1');
    again.show(dice([...'CAT']), '1/0');
    expect(text(again.cells)).toBe('CAT');
    expect(again.thrown).toEqual({});
    expect(again.edits, 'it may not have been sent').toBe(1);
  });

  it('another turn clears the grid and throws all dice', async () => {
    sit('CAT');
    await type('cat');
    board.show(dice([...'CAT']), '2/0');
    expect(board.cells).toEqual([]);
    expect(board.thrown).toEqual({ a: 2, b: 2, c: 2 });
  });

  it('B-54: a die that is gone when it is let go changes nothing', () => {
    sit('CAT');
    board.put('z', { row: 0, col: 0 });
    expect(board.cells).toEqual([]);
  });
});

describe('layouts', () => {
  const cells = (...rows: string[]): Cell[] =>
    rows.flatMap((line, row) =>
      [...line].flatMap((reads, col) => (reads === '.' ? [] : [{ die: `${row}${col}`, row, col, reads }])),
    );

  it('CC-2: every run of two or more is a word, meant or not', () => {
    expect(runs(cells('TOE', '..N', 'WHEN')).map(({ word }) => word)).toEqual(['TOE', 'WHEN', 'ENE']);
  });

  it('CC-6: dice that do not touch are islands, the largest first', () => {
    expect(islands(cells('AB.', '...', '.CAT')).map((group) => group.length)).toEqual([3, 2]);
  });

  it('the frame has an empty cell on every side, grows, and stays where it can', () => {
    const frame = fitted([], { rows: 5, cols: 6 });
    expect(grown(frame, cells('CAT'))).toBe(frame);
    const wide = grown(frame, cells('ABCDEFGH'));
    expect(wide.left).toBe(-1);
    expect(wide.left + wide.cols - 1).toBe(8);
    expect(wide.rows).toBe(5);
  });
});
