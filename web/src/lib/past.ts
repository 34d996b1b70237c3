// Turns that are over, as the server knows them: it tells what can be asked about each, and answers it. So what was
// possible can be seen on any device, also one that was not there.

import { answer, turns, type PastTurn } from './api';
import { seatOf } from './stored';

export interface Which {
  match: string;
  game: string;
  round: number;
  turn?: number | null;
  seat?: number | null;
  /** Only these are asked; all where it is left out. */
  questions?: string[];
}

/** A turn that is over, and the answer to each question about it, by the question's name. */
export interface Looked<Answers> {
  turn: PastTurn;
  answers: Partial<Answers>;
}

const isMeant =
  ({ round, turn = null, seat = null }: Which) =>
  (past: PastTurn): boolean =>
    past.round === round && (turn === null || past.turn === turn) && (seat === null || past.seat === seat);

/** What was possible in a round, or in one turn of it; nothing while it is still open. */
export async function lookBack<Answers>(which: Which): Promise<Looked<Answers>[]> {
  const found = (await turns(which.match, which.round)).filter(isMeant(which));
  const token = seatOf(which.match)?.token;
  const isWanted = (ask: PastTurn['asks'][number]): boolean =>
    which.questions?.includes(String(ask['question'])) ?? true;
  const asked = async (turn: PastTurn): Promise<Looked<Answers>> => {
    const said = await Promise.all(
      turn.asks
        .filter(isWanted)
        .map(async (ask) => [ask['question'], await answer(which.game, token ? { ...ask, token } : ask)]),
    );
    return { turn, answers: Object.fromEntries(said) as Partial<Answers> };
  };
  return Promise.all(found.map(asked));
}
