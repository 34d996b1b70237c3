import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Bowl from '../src/games/speed-dice/Bowl.svelte';
import Check from '../src/games/speed-dice/Check.svelte';
import { apart, lying, placedOf, waitsFor } from '../src/games/speed-dice/dice';
import Race from '../src/games/speed-dice/Race.svelte';
import { sentence, told } from '../src/games/speed-dice/referee';
import Rounds from '../src/games/speed-dice/Rounds.svelte';
import type { Line, RackView } from '../src/games/speed-dice/types';
import { Board } from '../src/lib/board.svelte';
import type { Cell } from '../src/lib/layout';
import type { LyingDie } from '../src/lib/view';

const names = {
  of: (seat: number) => ['You', 'Bo'][seat] ?? '',
  isMe: (seat: number) => seat === 0,
  isHere: (seat: number) => seat === 0,
};

/** Dice laid as the rows of a text, a dot where none lies. */
const laid = (...rows: string[]): Cell[] =>
  rows.flatMap((line, row) =>
    [...line].flatMap((reads, col) => (reads === '.' ? [] : [{ die: `${row}${col}`, row, col, reads }])),
  );

describe('what the bowl waits for', () => {
  it('SD-4: seven dice in one group, right or wrong', () => {
    expect(waitsFor(laid('HAMSTER'), 7)).toBeNull();
    expect(waitsFor(laid('..P', 'GLAS', '..S', '..T'), 7)).toBeNull();
    expect(waitsFor(laid('XQZXQZX'), 7)).toBeNull();
  });

  it('says how many are wanting, and that some lie apart', () => {
    expect(waitsFor(laid('HAMS'), 7)).toBe('3 more dice to link');
    expect(waitsFor(laid('HAMSTE'), 7)).toBe('1 more die to link');
    expect(waitsFor(laid('TOE.WHEN'), 7)).toBe('All must touch: some dice lie apart');
    expect(waitsFor(laid('HAMSTERS'), 7)).toBe('One die is for the bowl: take one back');
  });

  it('marks the dice that lie apart from the largest group', () => {
    expect(apart(laid('TOE.WHEN'))).toEqual({ '0/0': 'island', '0/1': 'island', '0/2': 'island' });
    expect(apart(laid('HAMSTER'))).toEqual({});
  });

  it('SD-10: with a die set aside, six are enough', () => expect(waitsFor(laid('HAMSTE'), 6)).toBeNull());
});

describe('the race', () => {
  const toss = vi.fn();
  let board: Board<LyingDie>;

  function sit(glyphs: string): void {
    board = new Board<LyingDie>('m1');
    board.show(
      [...glyphs].map((glyph, place) => lying({ name: `s${place + 1}`, colour: '', glyph }, 0)),
      '1/0',
    );
    render(Race, { board, info: [], count: 7, bowl: [], names, active: true, tossing: false, said: null, toss });
  }
  const type = async (text: string): Promise<void> => {
    for (const key of text) await fireEvent.keyDown(document.body, { key });
  };

  beforeEach(() => toss.mockClear());

  it('letters typed lie linked, and Enter tosses the last die', async () => {
    sit('HAMSTERX');
    await type('hamster');
    expect(screen.getByText('All lie linked. If they are words, toss the last one!')).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(toss).toHaveBeenCalledOnce();
    expect(placedOf(board.cells)).toHaveLength(7);
  });

  it('SD-4: Enter tosses nothing before seven lie linked', async () => {
    sit('HAMSTERX');
    await type('hams');
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(toss).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /^The bowl/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the words as they come, without judging them', async () => {
    sit('XQZSTERA');
    await type('xqz');
    expect(screen.getByText('XQZ')).toBeTruthy();
    expect(screen.getByRole('img', { name: '3 of 7 linked' })).toBeTruthy();
  });

  it('letters have no values, and the wild is called so', () => {
    sit('?AMSTERX');
    expect(screen.getByRole('button', { name: 'number 1 die, wild' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'number 2 die, A' })).toBeTruthy();
  });
});

describe('the bowl', () => {
  it('says from the bottom who is in it', () => {
    render(Bowl, { bowl: [1, 0], names });
    expect(screen.getByRole('img', { name: 'In the bowl, from the bottom: Bo and You' })).toBeTruthy();
  });

  it('tosses once: a toss on its way closes it', () => {
    render(Bowl, { bowl: [], names, tossing: true, ontoss: () => undefined });
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });
});

describe('the check', () => {
  const rack: RackView = {
    seat: 1,
    dice: [...'GLASPTX'].map((glyph, place) => ({ name: `s${place}`, colour: '', glyph })),
    aside: [],
    to_link: 6,
    placed: [
      { die: 's0', row: 1, col: 0, reads: 'G' },
      { die: 's1', row: 1, col: 1, reads: 'L' },
      { die: 's2', row: 1, col: 2, reads: 'A' },
      { die: 's3', row: 1, col: 3, reads: 'S' },
    ],
    linked: true,
    why_not: null,
  };

  it('SD-5: says word by word what counts, and whose round it is', () => {
    const words = [{ word: 'GLAS', stands: false, reason: 'GLAS is in no list.' }];
    render(Check, { rack, words, names, correct: false });
    expect(screen.getByRole('heading', { name: 'A mistake: no round for Bo.' })).toBeTruthy();
    expect(screen.getByText('GLAS is in no list.')).toBeTruthy();
  });

  it('SD-12: the others vote on a word in no list', async () => {
    const play = vi.fn();
    const view = {
      stage: 'voting',
      can: ['vote'],
      ballot: { subject: 'GLAS', rule: 'unanimous', voters: [0], open_to: [0], given: 0 },
    };
    render(Check, {
      rack,
      words: [{ word: 'GLAS', stands: null, reason: '' }],
      names,
      correct: null,
      view: view as never,
      play,
    });
    await fireEvent.click(screen.getByRole('button', { name: 'It counts' }));
    expect(play).toHaveBeenCalledWith({ kind: 'vote', accepts: true });
  });
});

describe('what is told', () => {
  const line: Line = {
    round: 2,
    seat: 1,
    correct: true,
    words: [{ word: 'HAMSTER', stands: true, reason: '' }],
    rolls: 1,
    elapsed: 34_560,
  };

  it('a toss, a mistake, the trophy', () => {
    expect(sentence({ kind: 'tossed', seat: 1, place: 1 }, names)).toBe('Bo’s die is first in the bowl!');
    expect(sentence({ kind: 'tossed', seat: 0, place: 2 }, names)).toBe('Your die is number 2 in the bowl!');
    expect(sentence({ kind: 'tile-moved', tile: { seat: 0, side: 'gold' } }, names)).toBe(
      'You turn the trophy to gold.',
    );
    expect(sentence({ kind: 'tile-moved', tile: null }, names)).toBe('The trophy goes back to the middle.');
    const words = [
      { word: 'TOEN', stands: false, reason: '' },
      { word: 'WHEN', stands: true, reason: '' },
    ];
    expect(sentence({ kind: 'checked', seat: 1, correct: false, words }, names)).toBe(
      'Bo: TOEN and WHEN. TOEN does not count.',
    );
  });

  it('a round that is over, as a line and in the list of rounds', () => {
    expect(told(line, names)).toBe('Round 2: Bo, 34.6 s.');
    render(Rounds, { lines: [line, { ...line, round: 3, seat: null, words: [] }], names, onask: () => undefined });
    expect(screen.getByRole('row', { name: /2.*Bo.*HAMSTER.*34\.6/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /3.*nobody/ })).toBeTruthy();
  });
});
