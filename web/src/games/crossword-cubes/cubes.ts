// The fourteen cubes as the screen shows them, and crosswords in the text form that the score sheet keeps.

import type { DiceSet } from '../../lib/api';
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
export interface Seen {
  key: string;
  row: number;
  col: number;
  reads: string;
  wild: boolean;
  points: number;
}

/** What each letter is worth on these cubes. */
export const values = (set: DiceSet): Map<string, number> =>
  new Map(
    set.groups.flatMap(({ dice }) => dice.flatMap(({ faces }) => faces.map(({ glyph, points }) => [glyph, points]))),
  );

/** A crossword from its rows: a capital is a cube, a small letter a wild, `(CH)` one cube, a dot an empty cell. */
export function seen(rows: string[], worth: Map<string, number>): Seen[] {
  return rows.flatMap((line, row) =>
    (line.match(/\([^)]*\)|./gu) ?? []).flatMap((mark, col) => {
      if (mark === '.') return [];
      const reads = mark.replace(/[()]/g, '');
      const wild = reads !== reads.toUpperCase();
      const points = worth.get(wild ? WILD : reads) ?? 0;
      return [{ key: `${row}/${col}`, row, col, reads: reads.toUpperCase(), wild, points }];
    }),
  );
}
