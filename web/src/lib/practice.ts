// The turn on the front page is a turn at a real table for one. It is kept, so that coming back finds the same dice.

import { create, type Created } from './api';
import { dropSeat, keepPractice, keepSeat, practice, seatOf } from './stored';

const ROUNDS = 50;

export interface Practice {
  match: string;
  token: string;
}

export async function practiceTable(fresh = false): Promise<Practice> {
  const kept = fresh ? null : practice();
  const seat = kept ? seatOf(kept) : null;
  if (kept && seat) return { match: kept, token: seat.token };
  const made: Created = await create({ game: 'dicewords', rules: { rounds: ROUNDS }, seats: [{ kind: 'human' }] });
  if (practice()) dropSeat(practice() ?? '');
  return sit(made);
}

function sit({ match, seat, token }: Created): Practice {
  if (seat === null || token === null) throw new Error('a table made with a human seat gives that seat');
  keepSeat(match, { seat, token }, true);
  keepPractice(match);
  return { match, token };
}
