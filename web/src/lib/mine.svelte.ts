// The matches in which this device has seats, as they stand. What the server last said is shown at once, and kept while
// it does not answer; what it no longer knows is forgotten.

import { mine, type MyMatch, type Problem } from './api';
import { dropSeat, keepSeen, keptSeats, lastSeen } from './stored';

/** As many as one question may ask about. */
const AT_ONCE = 24;
const EVERY = 30_000;

export class MyMatches {
  all = $state.raw<MyMatch[]>(this.#known());
  /** Why what is shown may be out of date; null where the server has just said so. */
  problem = $state.raw<Problem | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Where something waits for this device first, then what is in play, then tables that wait for people. */
  get running(): MyMatch[] {
    return this.all
      .filter(({ status }) => status !== 'ended')
      .toSorted((a, b) => urgency(a) - urgency(b) || b.created.localeCompare(a.created));
  }

  get ended(): MyMatch[] {
    return this.all.filter(({ status }) => status === 'ended').toSorted((a, b) => b.created.localeCompare(a.created));
  }

  start(): void {
    void this.ask();
    this.#timer = setInterval(this.#again, EVERY);
    document.addEventListener('visibilitychange', this.#again);
    addEventListener('online', this.#again);
  }

  stop(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#again);
    removeEventListener('online', this.#again);
  }

  #again = (): void => {
    if (document.visibilityState === 'visible') void this.ask();
  };

  async ask(): Promise<void> {
    const seats = keptSeats();
    const found: MyMatch[] = [];
    try {
      for (let from = 0; from < seats.length; from += AT_ONCE) {
        const asked = seats.slice(from, from + AT_ONCE);
        const answers = await mine(asked);
        asked.forEach(({ match }, place) => answers[place] ?? dropSeat(match));
        found.push(...answers.filter((answer) => answer !== null));
      }
      this.problem = null;
      this.all = found;
      keepSeen(found);
    } catch (failed) {
      this.problem = failed as Problem;
    }
  }

  /** This device has no business there any more. */
  forget(matches: MyMatch[]): void {
    for (const { match } of matches) dropSeat(match);
    this.all = this.#known();
  }

  #known(): MyMatch[] {
    const seen = lastSeen();
    return keptSeats().flatMap(({ match }) => seen[match] ?? []);
  }
}

export const isMyTurn = ({ to_act, mine: own }: MyMatch): boolean =>
  to_act?.some((seat) => own.includes(seat)) ?? false;

const urgency = (match: MyMatch): number => (isMyTurn(match) ? 0 : match.status === 'playing' ? 1 : 2);

/** Who else plays: nobody, only this device and bots, or other people. */
export const isTogether = ({ seats, mine: own }: MyMatch): boolean =>
  seats.some(({ seat, kind, partners }) => (kind !== 'bot' && !own.includes(seat)) || partners.length > 0);
