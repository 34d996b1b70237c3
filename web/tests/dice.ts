// The roll of the rulebook's example, E L E P H N T E V, as the server shows it.

import type { DieView } from '../src/games/dicewords/types';

const colours = ['gold', 'indigo', 'orange', 'red', 'purple', 'blue', 'brown', 'black', 'green'];
const points: Record<string, number> = { '?': -2, P: 3, H: 2, V: 5, Q: 9, C: 3, M: 3 };

export function roll(glyphs: string): DieView[] {
  return [...glyphs].map((glyph, place) => ({
    name: colours[place] ?? '',
    identifier: '?YJKQVWXZ'[place] ?? '',
    colour: colours[place] ?? '',
    glyph,
    points: points[glyph] ?? 1,
  }));
}
