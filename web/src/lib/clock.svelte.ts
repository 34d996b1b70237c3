// Match time on this device: the server's clock plus how far ours is off (B-14).
//
// What the server says bounds how far: when it speaks unasked, its time is at least what it says; when it answers a
// question, it is also no more than the time we waited ahead of that. The bounds of all it has said are kept together,
// and the middle is our estimate, so one quick answer among slow ones is enough.

/** How far two clocks may drift apart, in milliseconds for each millisecond. */
const DRIFT = 0.0002;
/** How much faster or slower than time the shown clock runs while it takes up a better estimate. */
const PACE = 0.25;
/** An estimate so far from what is shown is no correction but another time: it is shown at once. */
const JUMP = 5000;

export class MatchClock {
  now = $state(0);
  #low = -Infinity;
  #high = Infinity;
  #widened = 0;
  #shown: number | null = null;
  #ticked = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly local: () => number = () => performance.now()) {}

  /** The server said that it was `at`; `waited` is how long ago we asked it to, or null when it spoke unasked. */
  heard(at: number, waited: number | null): void {
    this.#widen();
    const low = at - this.local();
    const high = waited === null ? Infinity : low + waited;
    // Bounds that exclude each other are of two times: the device slept, or the match stood still.
    const together = low <= this.#high && high >= this.#low;
    this.#low = together ? Math.max(low, this.#low) : low;
    this.#high = together ? Math.min(high, this.#high) : high;
    this.tick();
  }

  /** Whether nothing the server said yet bounds the estimate on both sides. */
  get guesses(): boolean {
    return this.#high === Infinity;
  }

  /** The connection is new: the old bounds say nothing about it, and the match may have stood still. */
  reset(): void {
    this.#low = -Infinity;
    this.#high = Infinity;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.tick(), 100);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Time goes on, and what is shown comes nearer to the estimate without standing still or leaping. */
  tick(): void {
    const local = this.local();
    const passed = local - this.#ticked;
    this.#ticked = local;
    if (this.#low === -Infinity && this.#shown === null) return;
    const estimate = this.#estimate();
    const shown = this.#shown ?? estimate;
    const off = estimate - shown;
    const step = Math.min(Math.abs(off), PACE * Math.max(0, passed));
    this.#shown = Math.abs(off) > JUMP ? estimate : shown + Math.sign(off) * step;
    this.now = local + this.#shown;
  }

  #estimate(): number {
    if (this.#low === -Infinity) return this.#shown ?? 0;
    return this.guesses ? this.#low : (this.#low + this.#high) / 2;
  }

  /** What was known a while ago is a little less certain now. */
  #widen(): void {
    const local = this.local();
    const drift = DRIFT * Math.max(0, local - this.#widened);
    this.#widened = local;
    this.#low -= drift;
    this.#high += drift;
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
