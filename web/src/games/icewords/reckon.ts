// What a word comes to, reckoned here while it is on its way to the server (KW-5 to KW-8). The server's reckoning counts.

import type { Bonus } from '../../lib/wire';
import type { Aids, DieView, Reckoning } from './types';

/** The target letters that stand in a word: each letter once, or once for every ice die that shows it (KW-7). */
export function matchedIn(word: string, targets: DieView[], eachDie: boolean): string[] {
  const letters = targets.map(({ glyph }) => glyph).filter((letter) => word.includes(letter));
  return eachDie ? letters : [...new Set(letters)];
}

export const bonusFor = (length: number, table: Bonus | undefined): number =>
  table?.points.find(([letters]) => letters === length)?.[1] ?? 0;

/** The bonus table on a seat's side of the board (KW-8, KW-13). */
export const sideOf = (bonuses: Bonus[], aids: Aids | undefined): Bonus | undefined =>
  bonuses.find(({ name }) => name === (aids?.side_b ? 'side-b' : 'side-a'));

export interface Board {
  targets: DieView[];
  eachDie: boolean;
  aids: Aids | undefined;
  bonuses: Bonus[];
}

export function reckon(word: string, value: number, { targets, eachDie, aids, bonuses }: Board): Reckoning {
  const matched = matchedIn(word, targets, eachDie);
  const multiplier = aids?.ignore_targets ? word.length : matched.length;
  return { matched, sum: { value, multiplier, bonus: bonusFor(word.length, sideOf(bonuses, aids)) } };
}
