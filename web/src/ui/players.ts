// Who sits at the table, as the list of players shows them.

import type { Names } from '../games/screen';
import type { View } from '../lib/view';

export interface Player {
  seat: number;
  name: string;
  score: number;
  acts: boolean;
  done: boolean;
  here: boolean;
  left: boolean;
  me: boolean;
  /** What is said of them instead of the usual: playing, locked in. */
  note?: string;
  /** The colour of their dice, where each player has one. */
  colour?: string;
}

/** The players of a match by their seats; `more` is what only the game knows of one. */
export function playersOf(
  view: View,
  names: Names,
  presence: boolean[],
  more: (seat: number) => Partial<Player>,
): Player[] {
  return view.scores.map((score, seat) => ({
    seat,
    name: names.of(seat),
    score,
    acts: view.to_act.includes(seat),
    done: false,
    here: presence[seat] ?? true,
    left: view.left.includes(seat),
    me: names.isHere(seat),
    ...more(seat),
  }));
}
