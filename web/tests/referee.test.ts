import { describe, expect, it } from 'vitest';
import { sentence } from '../src/games/dicewords/referee';
import type { DicewordsEvent } from '../src/games/dicewords/types';

const names = {
  of: (seat: number) => ['You', 'Bo'][seat] ?? '',
  isMe: (seat: number) => seat === 0,
  isHere: (seat: number) => seat === 0,
};
const line = {
  round: 1,
  seat: 1,
  word: 'RULES',
  letters: [],
  sum: { value: 5, multiplier: 5, bonus: 0 },
  valid: true,
  reason: '',
  total: 25,
};

const cases: [DicewordsEvent, string][] = [
  [{ kind: 'started', seat: 0 }, 'You start.'],
  [{ kind: 'turn-began', round: 2, seats: [1] }, 'Round 2: Bo.'],
  [{ kind: 'turn-began', round: 2, seats: [0, 1] }, 'Round 2: everybody rolls.'],
  [{ kind: 'rerolled', seat: 1, dice: ['gold'] }, 'Bo rolled 1 die again.'],
  [{ kind: 'turn-ended', seat: 1, how: 'time-up', word: null }, 'Time is up for Bo.'],
  [
    { kind: 'challenged', by: 0, seat: 1, word: 'XYZ', stands: false, reason: 'Not in the list.', penalty: 0 },
    'You challenged XYZ: it falls. Not in the list.',
  ],
  [{ kind: 'scored', line } as DicewordsEvent, 'Bo: RULES, 5 × 5 = 25.'],
  [{ kind: 'ended', result: { scores: [9, 4], ranks: [1, 2] } }, 'The match is over. You win.'],
  [{ kind: 'ended', result: { scores: [4, 4], ranks: [1, 1] } }, 'The match is over. You and Bo share the win.'],
];

describe('the referee', () => {
  it.each(cases)('B-57: says %j as a sentence', (event, said) => expect(sentence(event, names)).toBe(said));
});
