// The turn on the front page is a turn at a real table for one. It is kept, so that coming back finds the same dice.

import { create, type Created } from '../../lib/api';
import { dropSeat, keepPractice, keepSeat, practice, seatOf } from '../../lib/stored';
import { forTable, words } from '../../lib/words.svelte';

const GAME = 'dicewords';
const ROUNDS = 50;

export interface Practice {
  match: string;
  token: string;
}

/** The table in the language of words; one in another language waits until that is chosen again. */
export async function practiceTable(fresh = false): Promise<Practice> {
  const spoken = words.language;
  const kept = fresh ? null : practice(spoken);
  const seat = kept ? seatOf(kept) : null;
  if (kept && seat) return { match: kept, token: seat.token };
  const table = { game: GAME, rules: { rounds: ROUNDS }, ...(await forTable(GAME)) };
  const made: Created = await create({ ...table, seats: [{ kind: 'human' }] });
  const before = practice(spoken);
  if (before) dropSeat(before);
  return sit(made, spoken);
}

function sit({ match, seat, token, commitment }: Created, spoken: string): Practice {
  if (seat === null || token === null) throw new Error('a table made with a human seat gives that seat');
  // Nothing is added to these dice: hashing would have to be loaded with the front page.
  keepSeat(match, { seat, token, fair: { commitment, share: null } }, true);
  keepPractice(spoken, match);
  return { match, token };
}
