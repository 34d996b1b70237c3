import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import BoardPanel from '../src/games/icewords/BoardPanel.svelte';
import { lying } from '../src/games/icewords/drinks';
import { bonusFor, matchedIn, reckon, sideOf } from '../src/games/icewords/reckon';
import { sentence } from '../src/games/icewords/referee';
import Sheet from '../src/games/icewords/Sheet.svelte';
import type { Aids, DieView, Line } from '../src/games/icewords/types';
import { Hand } from '../src/lib/hand.svelte';
import { Outbox } from '../src/lib/outbox.svelte';
import { worth, type LyingDie } from '../src/lib/view';

const POINTS: Record<string, number> = { '?': 0, A: 1, E: 1, T: 1, N: 1, R: 1, S: 1, H: 2, M: 3, C: 3 };
const dice = (glyphs: string): DieView[] =>
  [...glyphs].map((glyph, place) => ({ name: `d${place + 1}`, colour: '', glyph, points: POINTS[glyph] ?? 2 }));
const aids = (given: Partial<Aids> = {}): Aids => ({
  head_start: false,
  ignore_targets: false,
  side_b: false,
  time_percent: 100,
  unlimited_rerolls: false,
  ...given,
});
const bonuses = [
  {
    name: 'side-a',
    points: [
      [5, 5],
      [6, 10],
      [7, 25],
      [8, 25],
    ] as [number, number][],
  },
  {
    name: 'side-b',
    points: [
      [3, 5],
      [4, 10],
      [5, 15],
      [6, 20],
      [7, 25],
      [8, 25],
    ] as [number, number][],
  },
];
const scoreOf = (word: string, value: number, targets: string, given: Partial<Aids> = {}): number =>
  worth(reckon(word, value, { targets: dice(targets), eachDie: false, aids: aids(given), bonuses }).sum);

describe('the arithmetic of a word, with the printed examples', () => {
  it.each([
    ['HAD', 5, 'HADX', {}, 15],
    ['MATCH', 7, 'MTHJ', {}, 26],
    ['MATCH', 9, 'MTHJ', {}, 32],
    ['TUMBLE', 13, 'XJKV', {}, 10],
    ['THEM', 7, 'XJKV', { ignore_targets: true }, 28],
  ])('%s', (word, value, targets, given, score) => expect(scoreOf(word, value, targets, given)).toBe(score));

  it('KW-7: a target counts once, however often it stands in the word', () => {
    expect(matchedIn('TATTER', dice('TEXJ'), false)).toEqual(['T', 'E']);
    expect(matchedIn('TATTER', dice('TTXJ'), false)).toEqual(['T']);
    expect(matchedIn('TATTER', dice('TTXJ'), true)).toEqual(['T', 'T']);
  });

  it('KW-13, aid 4: side B of the board begins at three letters', () => {
    expect(bonusFor(3, sideOf(bonuses, aids()))).toBe(0);
    expect(bonusFor(3, sideOf(bonuses, aids({ side_b: true })))).toBe(5);
  });
});

describe('what a referee says', () => {
  const names = {
    of: (seat: number) => ['You', 'Bo'][seat] ?? '',
    isMe: (seat: number) => seat === 0,
    isHere: (seat: number) => seat === 0,
  };

  it('says a score as its sum, and why a word scores nothing', () => {
    const line: Line = {
      round: 1,
      seat: 1,
      word: 'MATCH',
      letters: [],
      reckoning: { matched: ['M', 'T', 'H'], sum: { value: 9, multiplier: 3, bonus: 5 } },
      valid: true,
      reason: '',
      total: 32,
    };
    expect(sentence({ kind: 'scored', line }, names)).toBe('Bo: MATCH, 9 × 3 + 5 = 32.');
    const struck = { ...line, valid: false, reason: 'MATCH is in no list.' };
    expect(sentence({ kind: 'scored', line: struck }, names)).toBe('Bo: MATCH scores nothing. MATCH is in no list.');
  });

  it('rings the bell for oneself only, and names the wild of the opening roll', () => {
    expect(sentence({ kind: 'bell-rang', seat: 0 }, names)).toBe('The bell: time is up.');
    expect(sentence({ kind: 'bell-rang', seat: 1 }, names)).toBe('');
    const rolled: [number, string][] = [
      [0, '?'],
      [1, 'E'],
    ];
    expect(sentence({ kind: 'opening-rolled', rolled }, names)).toBe('The opening roll: You: wild, Bo: E.');
  });
});

describe('the board', () => {
  const play = vi.fn();
  let hand: Hand<LyingDie>;

  function sit(glyphs: string, more: Record<string, unknown> = {}): void {
    hand = new Hand<LyingDie>('m1');
    hand.show(
      dice(glyphs).map((die, place) => lying(die, place, 0)),
      '1/0',
    );
    render(BoardPanel, {
      hand,
      can: ['spell', 'lock', 'reroll'],
      info: [],
      drink: 'punch',
      reckoning: { matched: [], sum: { value: 0, multiplier: 0, bonus: 0 } },
      times: 'targets',
      synced: true,
      busy: false,
      rerollsLeft: 2,
      minLength: 2,
      hint: '',
      said: null,
      play,
      ...more,
    });
  }
  const type = async (text: string): Promise<void> => {
    for (const key of text) await fireEvent.keyDown(document.body, { key });
  };

  beforeEach(() => play.mockClear());

  it('typing lays dice and Enter locks the word in', async () => {
    sit('MATCHES');
    await type('match');
    expect(screen.getByRole('button', { name: 'Lock in MATCH' })).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(play).toHaveBeenCalledWith({ kind: 'lock' });
  });

  it('without letters it asks first', async () => {
    sit('MATCHES');
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, no word' }));
    expect(play).toHaveBeenCalledWith({ kind: 'lock' });
  });

  it('KW-3: Shift Enter rolls what is neither in the word nor pinned', async () => {
    sit('MATCHES');
    await type('mat7');
    await fireEvent.keyDown(document.body, { key: 'Enter', shiftKey: true });
    expect(play).toHaveBeenCalledWith({ kind: 'reroll', dice: ['d4', 'd5', 'd6'] });
  });

  it('says whether the server has the letters as they lie', async () => {
    sit('MATCHES', { synced: false });
    await type('mat');
    expect(screen.getByText('being sent')).toBeTruthy();
  });

  it('dice are called by their place, never by their name in the box', () => {
    sit('MATCHES');
    expect(screen.getByRole('button', { name: 'first die, M, 3 points' })).toBeTruthy();
  });

  it('a letter moves within the word by Shift and an arrow (B-54)', async () => {
    sit('MATCHES');
    await type('mat');
    await fireEvent.keyDown(screen.getByRole('button', { name: /^Take back M/ }), {
      key: 'ArrowRight',
      shiftKey: true,
    });
    expect(hand.text).toBe('AMT');
  });

  it('KW-5: a wild dragged into the word asks for its letter and lands where it was dropped', () => {
    sit('MAT?HES');
    for (const letter of 'MAT') hand.type(letter);
    hand.put('d4', 1);
    hand.name('O');
    expect(hand.text).toBe('MOAT');
  });
});

describe('an arrangement on its way', () => {
  const line = { pending: null as never, refusal: null as { code: string } | null, send: vi.fn(() => true) };
  let outbox: Outbox;
  const adopt = vi.fn();
  const follow = (here: string, there: string, edits: number): void =>
    outbox.follow({ here, there, edits, tell: () => ({ kind: 'spell' }), adopt });

  beforeEach(() => {
    line.pending = null as never;
    line.refusal = null;
    line.send.mockClear();
    adopt.mockClear();
    outbox = new Outbox(line);
  });

  it('is sent, and what comes after it waits until it has arrived', () => {
    outbox.then({ kind: 'lock' });
    follow('AT', '', 1);
    expect(line.send).toHaveBeenLastCalledWith({ kind: 'spell' });
    follow('AT', 'AT', 1);
    expect(line.send).toHaveBeenLastCalledWith({ kind: 'lock' });
    expect(outbox.after).toBeNull();
  });

  it('B-7: what another tab changed is taken over, and never overwritten', () => {
    follow('AT', 'AT', 1);
    follow('AT', 'EAT', 1);
    expect(adopt).toHaveBeenCalled();
    expect(line.send).not.toHaveBeenCalled();
  });

  it('what the server refused is not sent again, but what came too late is', () => {
    follow('AT', '', 1);
    line.refusal = { code: 'not-on-dice' };
    follow('AT', '', 1);
    expect(line.send).toHaveBeenCalledTimes(1);
    line.refusal = { code: 'stale' };
    follow('AT', '', 1);
    expect(line.send).toHaveBeenCalledTimes(2);
  });

  it('nothing is sent while an action is under way', () => {
    line.pending = {} as never;
    follow('AT', '', 1);
    expect(line.send).not.toHaveBeenCalled();
  });
});

describe('the score sheet', () => {
  it('KW-9: has the printed columns, and a struck word scores nothing', () => {
    const line = (round: number, valid: boolean): Line => ({
      round,
      seat: 0,
      word: 'MATCH',
      letters: [],
      reckoning: {
        matched: ['M'],
        sum: valid ? { value: 9, multiplier: 3, bonus: 5 } : { value: 0, multiplier: 0, bonus: 0 },
      },
      valid,
      reason: valid ? '' : 'no',
      total: 32,
    });
    render(Sheet, {
      lines: [line(1, true), line(2, false)],
      who: 'You',
      drink: 'punch',
      rounds: 3,
      total: 32,
      onask: () => undefined,
    });
    const rows = screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim()));
    expect(rows[1]).toEqual(['1', 'MATCH', '9', '3', '27', '5', '32', '32']);
    expect(rows[2]).toEqual(['2', 'MATCH, no', '–', '–', '–', '–', '0', '32']);
    expect(rows[3]?.[0]).toBe('3');
  });
});
