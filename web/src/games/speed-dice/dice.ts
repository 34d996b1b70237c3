// The dice of Speed Dice as the screen shows them, and the shape they must lie in: so many, all in one group (SD-2).

import { islands, keyOf, type Cell } from '../../lib/layout';
import type { LyingDie } from '../../lib/view';
import { texts } from './texts';
import type { DieView, Place } from './types';

const COLOURS = ['cherry', 'lemon', 'blue', 'mint'] as const;

/** Each player's dice have a colour of their own. */
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length] ?? 'plain';

/** A die in its player's colour; letters have no values here, and the wild smiles. */
export const lying = ({ name, glyph }: DieView, seat: number): LyingDie => ({
  name,
  glyph,
  called: texts.die(name.replace(/\D/g, '')),
  identifier: '',
  colour: colourOf(seat),
  points: null,
  wild: 'smiley',
});

export const placedOf = (cells: Cell[]): Place[] => cells.map(({ die, row, col, reads }) => ({ die, row, col, reads }));

/** Why the bowl is closed; null where it is open (SD-4). */
export function whyClosed(cells: Cell[], count: number): 'few' | 'many' | 'apart' | null {
  if (cells.length !== count) return cells.length < count ? 'few' : 'many';
  return islands(cells).length > 1 ? 'apart' : null;
}

/** What the bowl still waits for, in a sentence; null where it is open. */
export function waitsFor(cells: Cell[], count: number): string | null {
  switch (whyClosed(cells, count)) {
    case 'few':
      return texts.race.more(count - cells.length);
    case 'many':
      return texts.race.tooMany(cells.length - count);
    case 'apart':
      return texts.race.apart;
    case null:
      return null;
  }
}

/** Dice that are not linked to the largest group, for the grid to show. */
export function apart(cells: Cell[]): Record<string, string> {
  const [, ...others] = islands(cells);
  return Object.fromEntries(others.flat().map((cell) => [keyOf(cell), 'island']));
}
