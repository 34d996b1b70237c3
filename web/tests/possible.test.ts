import { render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Possible from '../src/games/dicewords/Possible.svelte';
import SpeedPossible from '../src/games/speed-dice/Possible.svelte';
import { keepSeat } from '../src/lib/stored';
import type { Review, ReviewedRoll } from '../src/lib/wire';

const roll = (part: Partial<ReviewedRoll>): ReviewedRoll => ({
  dice: [
    { die: 'gold', face: 'E', points: 1 },
    { die: 'red', face: 'K', points: 5 },
  ],
  rolls_left: 1,
  expected: 30,
  best: { keep: ['gold'], reroll: ['red'], expected: 30 },
  kept: { keep: ['red'], reroll: ['gold'], expected: 25.5 },
  cost: 4.5,
  luck: 2,
  ...part,
});

const review: Review = {
  before: 28,
  rolls: [roll({}), roll({ rolls_left: 0, cost: 0, luck: -3.5 })],
  best_word: null,
  score: 20,
  luck: -1.5,
  rerolling: -4.5,
  words: -2,
};

const word = { valid: true, reason: null, dice: [], value: 11, multiplier: 2, bonus: 0, score: 22 };
const best = {
  words: [
    { ...word, word: 'KE' },
    { ...word, word: 'EK' },
  ],
};

type Body = Record<string, unknown>;

/** A server that knows these turns; what it was asked is kept. */
function server(turns: Body[], answers: Record<string, unknown>): { asked: Body[] } {
  const asked: Body[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const round = /[/]turns[?]round=(\d+)$/.exec(path)?.[1];
    if (round)
      return Response.json({ match: 'm', game: 'dicewords', turns: turns.filter((turn) => turn['round'] === +round) });
    if (!path.includes('/solve/')) return Response.json({ definition: null });
    const body = JSON.parse(String(init.body)) as Body;
    asked.push(body);
    const answer = answers[String(body['question'])];
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return { asked };
}

const TURN = {
  round: 2,
  turn: 1,
  seat: 1,
  asks: [
    { question: 'best', roll: 'E K' },
    { question: 'review', score: 20 },
  ],
};
const shown = { match: 'm', round: 2, seat: 1, info: [], declared: 'EK' };

afterEach(() => vi.unstubAllGlobals());

describe('what was possible', () => {
  it('asks what the server says can be asked, as the seat that asks', async () => {
    keepSeat('m', { seat: 0, token: 'secret' });
    const { asked } = server([TURN, { ...TURN, round: 1 }, { ...TURN, seat: 0 }], { best, review });
    render(Possible, shown);
    await screen.findByText('Where the points came from');
    expect(asked).toEqual(TURN.asks.map((ask) => ({ ...ask, token: 'secret' })));
    const words = screen.getAllByRole('listitem').slice(0, 2);
    expect(words.map((item) => item.classList.contains('mine'))).toEqual([false, true]);
  });

  it('says where the points came from, and what was better', async () => {
    server([TURN], { best, review });
    render(Possible, shown);
    const split = await screen.findByRole('region', { name: 'Where the points came from' });
    const figures = within(split).getAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual(['28.0', '−1.5', '−4.5', '−2.0', '20']);
    const rolls = screen.getByRole('region', { name: 'Roll by roll' });
    expect(rolls.textContent).toContain('kept K');
    expect(rolls.textContent).toContain('Better: keep E (4.5 points more on average)');
  });

  it('is brief where there is little room: words only, and nothing else is asked', async () => {
    const { asked } = server([TURN], { best, review });
    render(Possible, { ...shown, brief: true });
    await screen.findByText('The best words of the last dice');
    expect(asked.map(({ question }) => question)).toEqual(['best']);
    expect(screen.queryByText('Luck')).toBeNull();
  });

  it('a turn that still runs is said to be open', async () => {
    server([{ ...TURN, round: 1 }], {});
    render(Possible, shown);
    expect(await screen.findByText(/not over yet/)).toBeTruthy();
  });

  it('what the server refuses is said', async () => {
    const detail = 'No help while you play a rated match.';
    server([TURN], { best, review: Response.json({ detail, code: 'rated' }, { status: 403 }) });
    render(Possible, shown);
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
  });

  it('SD-9: dice that nobody can link are shown to be such', async () => {
    const layout = { found: false, rows: [], words: [], left: [], proven: true, easiest: null, layouts: null };
    server([{ ...TURN, round: 1, seat: 0, asks: [{ question: 'layout' }] }], { layout });
    render(SpeedPossible, { match: 'm', round: 1, names: { of: () => 'Bo', isMe: () => false, isHere: () => false } });
    expect(await screen.findByText('No words we suggest link them: every way was tried.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Bo’s dice' })).toBeTruthy();
  });
});
