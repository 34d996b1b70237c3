// Match time on this device: the server's clock plus how far ours is off (B-14).

export class MatchClock {
  #offset = $state(0);
  #rtt = Infinity;
  now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly local: () => number = () => performance.now()) {}

  /** The server said `at`; `rtt` is how long the asking took, or null when it spoke unasked. */
  heard(at: number, rtt: number | null): void {
    const offset = at + (rtt ?? 0) / 2 - this.local();
    const better = rtt !== null && rtt <= this.#rtt;
    // An unasked message can only be late, so it may move our clock forward, never back.
    if (better || this.#rtt === Infinity || offset > this.#offset) this.#offset = offset;
    if (better) this.#rtt = rtt;
    this.tick();
  }

  /** The connection is new: the old measurement says nothing about it, and the match may have stood still. */
  reset(): void {
    this.#rtt = Infinity;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.tick(), 200);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  tick(): void {
    this.now = this.local() + this.#offset;
  }
}

export const HOUR = 3_600_000;

/** The deadline that concerns a seat: its own, or the table's. */
export function deadlineOf(deadlines: [number, number | null][], seat: number | null): number | null {
  const own = deadlines.filter(([, of]) => of === null || of === seat);
  return own.length ? Math.min(...own.map(([at]) => at)) : null;
}

/** The deadline that concerns a seat, or else the next that the table waits for. */
export function nextDeadline(deadlines: [number, number | null][], seat: number | null): number | null {
  const next = deadlines.length ? Math.min(...deadlines.map(([at]) => at)) : null;
  return deadlineOf(deadlines, seat) ?? next;
}

export function minutes(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
