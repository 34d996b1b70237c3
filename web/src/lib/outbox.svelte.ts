// What a player arranges changes faster than the line answers. The newest arrangement travels, one at a time; what has
// to come after it, as locking in, waits until the server has it. An arrangement that this screen did not change is
// taken over from the server: the same seat may be open in another tab (B-7).

import type { Action, Pending } from './match.svelte';

interface Line {
  pending: Pending | null;
  refusal: { code: string } | null;
  send: (action: Action) => boolean;
}

export interface Arrangement {
  /** How things lie on this screen, and how the server has them. */
  here: string;
  there: string;
  /** How often the player has changed them here. */
  edits: number;
  /** The action that tells the server. */
  tell: () => Action;
  /** Lay things here as the server has them. */
  adopt: () => void;
}

export class Outbox {
  /** What waits for the arrangement to arrive. */
  after = $state.raw<Action | null>(null);
  #sent: string | null = null;
  #settled = 0;

  constructor(private readonly line: Line) {}

  then(action: Action): void {
    this.after = action;
  }

  /** To be called whenever either side, or the line, has changed. */
  follow({ here, there, edits, tell, adopt }: Arrangement): void {
    if (this.line.pending) return;
    if (here === there) this.#arrived(edits);
    else if (edits === this.#settled) adopt();
    else if (this.#isRefused(here)) this.after = null;
    else if (this.line.send(tell())) this.#sent = here;
  }

  #arrived(edits: number): void {
    this.#settled = edits;
    if (this.after && this.line.send(this.after)) this.after = null;
  }

  /** A refusal stands, except that an arrangement which came too late for one question may answer the next. */
  #isRefused(here: string): boolean {
    return this.#sent === here && this.line.refusal !== null && this.line.refusal.code !== 'stale';
  }
}
