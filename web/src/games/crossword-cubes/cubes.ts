// The fourteen cubes as the screen shows them, and crosswords in the text form that the score sheet keeps.

import type { DiceSet } from '../../lib/api';
import { written, type WrittenCell } from '../../lib/layout';
import type { LyingDie } from '../../lib/view';
import { WILD } from '../../lib/word';
import { texts } from './texts';
import type { DieView } from './types';

export const WOOD = 'wood';

/** A cube of wood, with the name that is said aloud; the box prints no identifiers. */
export const lying = (die: DieView): LyingDie => ({
  ...die,
  colour: WOOD,
  called: texts.cube(die.identifier),
  identifier: '',
});

/** A cube of a crossword that is only looked at. */
export type Seen = WrittenCell & { points: number };

/** What each letter is worth on these cubes. */
export const values = (set: DiceSet): Map<string, number> =>
  new Map(
    set.groups.flatMap(({ dice }) => dice.flatMap(({ faces }) => faces.map(({ glyph, points }) => [glyph, points]))),
  );

/** A crossword from its rows, each cube with what it is worth. */
export const seen = (rows: string[], worth: Map<string, number>): Seen[] =>
  written(rows).map((cell) => ({ ...cell, points: worth.get(cell.wild ? WILD : cell.reads) ?? 0 }));
