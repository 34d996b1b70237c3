// Sitting down: at a table of one's own, at somebody else's, and again at the one that follows. Each time this device
// adds something of its own to the dice, and keeps it with the seat, beside what the server promises (docs/fair-dice.md).

import { create, join, part, rematch, type CreateMatch, type Created, type Joined } from './api';
import { keepSeat, seatOf } from './stored';
import type { JoinMatch, SeatSummary } from './wire';

/** Hashing is asked for when somebody sits down, so that no page waits for it. */
const chance = (): Promise<typeof import('../fair/chance')> => part(import('../fair/chance'));

/** What asking for a seat at a match may add; asked again, it is the same. */
const shares = new Map<string, string>();

export async function setUp(table: CreateMatch): Promise<Created> {
  const { commitment, freshShare } = await chance();
  const share = freshShare();
  const made = await create({ ...table, entropy_commitment: commitment(share) });
  keepSeat(made.match, { ...made, fair: { commitment: made.commitment, share } });
  return made;
}

export const sitDown = (code: string, asked: JoinMatch): Promise<Joined> =>
  sit(`join/${code}`, [], (promised) => join(code, { ...asked, entropy_commitment: promised }));

/** At the table that follows an ended match; `locals` are played on this device too. */
export const sitAgain = (ended: string, token: string, locals: SeatSummary[]): Promise<Joined> =>
  sit(`again/${ended}`, locals, (promised) => rematch(ended, { token, entropy_commitment: promised }));

async function sit(asking: string, seats: SeatSummary[], ask: (promised: string) => Promise<Joined>): Promise<Joined> {
  const { commitment, freshShare } = await chance();
  const fresh = shares.get(asking) ?? freshShare();
  shares.set(asking, fresh);
  const sat = await ask(commitment(fresh));
  shares.delete(asking);
  // Where somebody plays at the seat already, it may have committed to something else: that is theirs to show.
  const own = [fresh, seatOf(sat.match)?.fair?.share ?? null];
  const share = own.find((each) => each !== null && commitment(each) === sat.entropy_commitment) ?? null;
  keepSeat(sat.match, { ...sat, seats, fair: { commitment: sat.commitment, share } });
  return sat;
}
