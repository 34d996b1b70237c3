import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Cell } from '../src/lib/layout';
import type { LyingDie } from '../src/lib/view';
import { Board } from '../src/lib/board.svelte';
import Bench from '../src/games/crossword-cubes/Bench.svelte';
import { seen } from '../src/games/crossword-cubes/cubes';
import Judging from '../src/games/crossword-cubes/Judging.svelte';
import LengthCard from '../src/games/crossword-cubes/LengthCard.svelte';
import { marked, reckon, scoreOf, type Terms } from '../src/games/crossword-cubes/reckon';
import { sentence, sumInWords } from '../src/games/crossword-cubes/referee';
import type { CubesEvent, CubesView } from '../src/games/crossword-cubes/types';

/** The values on the cubes, as the rules file lists them. */
const VALUES: Record<string, number> = { '?': 0, D: 2, G: 2, B: 3, C: 3, M: 3, P: 3, K: 5, J: 8, X: 8, Q: 10, Z: 10 };
for (const four of 'FHVWY') VALUES[four] = 4;

const dice = (glyphs: string): LyingDie[] =>
  [...glyphs].map((glyph, place) => ({
    name: `c${place}`,
    identifier: '',
    colour: 'wood',
    glyph,
    points: VALUES[glyph] ?? 1,
  }));

/** Dice laid as text; a small letter is a wild. */
function lay(glyphs: string, text: string): Cell[] {
  const free = dice(glyphs);
  return text.split('\n').flatMap((line, row) =>
    [...line].flatMap((mark, col) => {
      if (mark === '.') return [];
      const at = free.findIndex(({ glyph }) => glyph === (mark === mark.toUpperCase() ? mark : '?'));
      const [die] = free.splice(at, 1);
      return [{ die: die?.name ?? '', row, col, reads: mark.toUpperCase() }];
    }),
  );
}

const ONE: Terms = { game: 'one', duplicates: 'lower', done: [] };
const two = (done: [number, number][], duplicates: Terms['duplicates'] = 'lower'): Terms => ({
  game: 'two',
  duplicates,
  done: done.map(([length, score]) => ({ length, score })),
});
const sum = (glyphs: string, text: string, terms = ONE) => reckon(lay(glyphs, text), dice(glyphs), terms);
const adds = (glyphs: string, text: string, terms = ONE) =>
  Object.fromEntries(sum(glyphs, text, terms).words.map((word) => [word.word, word.adds]));

describe('the sum that grows', () => {
  it('CC-5: a die in two words counts twice, what is left over is subtracted', () => {
    expect(adds('CATRMQ', 'CAT\n.R.\n.M.')).toEqual({ CAT: 5, ARM: 5 });
    expect(scoreOf(sum('CATRMQ', 'CAT\n.R.\n.M.'))).toBe(0);
    expect(scoreOf(sum('ATQZ', 'AT'))).toBe(-18);
  });

  it('CC-4: a wild counts nothing in both its words', () => {
    expect(scoreOf(sum('C?TRM', 'CaT\n.R.\n.M.'))).toBe(4 + 4);
  });

  it('CC-6: of islands the one with the best score counts, the rest is unused', () => {
    const both = sum('ATZOO', 'AT...\n.....\n..ZOO');
    expect(both.connected).toBe(false);
    expect(both.words.map(({ word, why }) => [word, why])).toEqual([
      ['ZOO', ''],
      ['AT', 'island'],
    ]);
    expect(scoreOf(both)).toBe(12 - 2);
  });

  it('nothing laid: all is unused', () => {
    expect(scoreOf(sum('ATQ', '.'))).toBe(-12);
  });

  it('CC-12: of two words of a length the lower counts; harsh: the higher is deducted', () => {
    expect(scoreOf(sum('ATTAXI', 'AXI\nT..\nT..', two([])))).toBe(3 - 1);
    expect(scoreOf(sum('ATTXI', 'AXI\nT..\nT..', two([], 'harsh')))).toBe(3 - 10);
  });

  it('CC-12: 22 for six letters, then 4: together they count 4, or harsh 4 - 22', () => {
    const earlier: [number, number][] = [[6, 22]];
    const glyphs = 'RATINE';
    expect(scoreOf(sum(glyphs, glyphs, two(earlier)))).toBe(6 - 22);
    expect(scoreOf(sum(glyphs, glyphs, two(earlier, 'harsh')))).toBe(6 - 44);
    expect(sum(glyphs, glyphs, two(earlier)).lengths).toEqual([{ length: 6, score: 6 }]);
  });

  it('CC-12: nine letters count nothing, and their dice are not unused', () => {
    expect(scoreOf(sum('ORIENTALS', 'ORIENTALS', two([])))).toBe(0);
  });

  it('is said as it is written', () => {
    expect(sumInWords({ breakdown: sum('CATRMQ', 'CAT\n.R.\n.M.'), slam: 0 })).toBe('CAT 5 + ARM 5 − unused 10');
  });
});

describe('shape', () => {
  it('marks what is not connected, lies in no word, or was refused', () => {
    expect(marked(lay('CATOXS', 'CAT...\n......\n...OX.\n......\nS.....'), ['OX'])).toEqual({
      '2/3': 'wrong',
      '2/4': 'wrong',
      '4/0': 'single',
    });
  });

  it('reads the text form of the score sheet: wilds small, two letters in brackets', () => {
    const cubes = seen(['Ca(CH)', '.T'], new Map([['C', 3]]));
    expect(cubes.map(({ row, col, reads, wild }) => `${row}${col}${reads}${wild ? '*' : ''}`)).toEqual([
      '00C',
      '01A*',
      '02CH',
      '11T',
    ]);
    expect(cubes[0]?.points).toBe(3);
  });
});

describe('the bench', () => {
  function sit(glyphs: string, done = vi.fn(), strict = true) {
    const board = new Board<LyingDie>('m1');
    board.show(dice(glyphs), '1/1/0');
    const show = () => reckon(board.cells, board.dice, ONE);
    const { rerender } = render(Bench, {
      props: { board, info: [], sum: show(), refused: [], busy: false, active: true, strict, said: null, done },
    });
    return { board, done, again: () => rerender({ sum: show() }) };
  }

  it('Enter ends the turn with what lies', async () => {
    const { again, done } = sit('CAT');
    for (const key of 'cat') await fireEvent.keyDown(document.body, { key });
    await again();
    expect(screen.getByText('CAT 5 makes 5')).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(done).toHaveBeenCalledOnce();
  });

  it('without a word it asks first, and says what that costs', async () => {
    const { done } = sit('CAT');
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(done).not.toHaveBeenCalled();
    expect(screen.getByText(/count −5/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, done' }));
    expect(done).toHaveBeenCalledOnce();
  });

  it('what does not connect is said as it is built', async () => {
    const { again } = sit('CATS');
    for (const key of 'ca') await fireEvent.keyDown(document.body, { key });
    for (const key of ['ArrowDown', 'ArrowDown', 't', 's']) await fireEvent.keyDown(document.body, { key });
    await again();
    expect(screen.getByRole('alert').textContent).toContain('only the best group counts');
  });
});

describe('Game Two', () => {
  it('CC-13, CC-14: the card says what is made, what is on the grid, and what a slam would bring', () => {
    const slams: [number, number][] = [
      [3, 25],
      [2, 50],
    ];
    const done = [{ length: 3, score: 5 }];
    const now = [...done, { length: 8, score: 12 }];
    render(LengthCard, { done, now, turn: 3, slams, who: 'Bo', mine: true });
    expect(screen.getByText('3 letters: made, 5')).toBeTruthy();
    expect(screen.getByText('8 letters: on the grid, 12')).toBeTruthy();
    expect(screen.getByText('2 letters: open')).toBeTruthy();
    expect(screen.getByText('All seven within 3 turns: +25')).toBeTruthy();
  });
});

describe('judging', () => {
  const names = {
    of: (seat: number) => ['You', 'Bo'][seat] ?? '',
    isMe: (seat: number) => seat === 0,
    isHere: (seat: number) => seat === 0,
  };
  const table = (more: Partial<CubesView>): CubesView =>
    ({
      hands: [{ seat: 1, done: true, dice: [], lying: [], rows: ['CAT'], sum: null, refused: [] }],
      challengeable: [],
      ruling: null,
      can: [],
      ballot: null,
      host: null,
      ...more,
    }) as unknown as CubesView;

  it('a vote names the words that do not count', async () => {
    const play = vi.fn();
    const view = table({ stage: 'voting', can: ['vote'], ruling: { seat: 1, words: ['CAT', 'QXZ'] } });
    render(Judging, { view, names, worth: new Map(), penalty: 0, busy: false, play });
    await fireEvent.click(screen.getByRole('button', { name: 'QXZ does not count' }));
    await fireEvent.click(screen.getByRole('button', { name: '1 does not count' }));
    expect(play).toHaveBeenCalledWith({ kind: 'vote', accepts: false, words: ['QXZ'] });
  });

  it('a challenge is of one word, and its cost is said before', async () => {
    const play = vi.fn();
    const view = table({
      stage: 'challenging',
      can: ['challenge', 'accept'],
      challengeable: [{ seat: 1, words: ['CAT'] }],
    });
    render(Judging, { view, names, worth: new Map(), penalty: 5, busy: false, play });
    expect(screen.getByText('A challenge of a word that is allowed costs 5.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Challenge CAT' }));
    expect(play).toHaveBeenCalledWith({ kind: 'challenge', seat: 1, word: 'CAT' });
  });

  const cases: [CubesEvent, string][] = [
    [{ kind: 'order-rolled', seat: 1, total: 31, attempt: 1 }, 'Bo shakes 31.'],
    [{ kind: 'started', seat: 0 }, 'You go first.'],
    [{ kind: 'turn-began', round: 2, turn: 3, seats: [0, 1], may_pass: true }, 'Another turn, or pass: You and Bo.'],
    [{ kind: 'layout-refused', seat: 0, words: [{ word: 'QXZ', reason: '' }] }, 'Not allowed: QXZ.'],
    [{ kind: 'turn-ended', seat: 0, how: 'time-up' }, 'Time is up: what lies counts.'],
    [{ kind: 'ended', result: { scores: [3, 4], ranks: [2, 1] } }, 'The match is over. Bo wins.'],
  ];
  it.each(cases)('the referee says %o', (event, said) => expect(sentence(event, names)).toBe(said));
});
