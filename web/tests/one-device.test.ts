import { describe, expect, it } from 'vitest';
import { screenOf, type InTheWay } from '../src/games/screen';
import type { Rules } from '../src/lib/rules';

const cases: [string, string, Rules, InTheWay | null][] = [
  ['dicewords', 'quick', { together: 'off', turn_seconds: null }, null],
  ['dicewords', 'in turns by the clock', { together: 'off', turn_seconds: 180 }, null],
  ['dicewords', 'blitz', { together: 'own', turn_seconds: 60 }, 'clock'],
  ['dicewords', 'duplicate', { together: 'duplicate', turn_seconds: 180 }, 'clock'],
  ['dicewords', 'together without a clock', { together: 'own', turn_seconds: null }, null],
  ['icewords', 'short', { timed: true }, 'clock'],
  ['icewords', 'untimed', { timed: false }, null],
  ['crossword-cubes', 'quick', { together: 'own' }, 'clock'],
  ['crossword-cubes', 'duplicate', { together: 'duplicate' }, 'clock'],
  ['crossword-cubes', 'rulebook', { together: 'off' }, null],
  ['speed-dice', 'rulebook', {}, 'race'],
  ['bookworm', 'quick', { untimed: false }, 'hurry'],
  ['bookworm', 'no-clock', { untimed: true }, null],
];

describe('players on one device', () => {
  it.each(cases)(
    '%s, %s',
    async (game, _, rules, expected) => {
      const screen = await screenOf(game);
      expect(screen?.onOneDevice(rules)).toBe(expected);
    },
    60_000,
  );
});
