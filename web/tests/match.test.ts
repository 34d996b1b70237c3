import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BACKOFF, DEAD_AFTER, Match, PING_EVERY } from '../src/lib/match.svelte';
import { deadlineOf, MatchClock, minutes } from '../src/lib/clock.svelte';

/** A socket whose other end is the test. */
class Line {
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
  opens(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drops(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
  /** A pong for the ping that was sent last. */
  answers(at: number): void {
    const pings = this.sent.filter(({ kind }) => kind === 'ping');
    this.says({ kind: 'pong', at, answers: pings.at(-1)?.['id'] ?? null });
  }
  actions(): unknown[] {
    return this.sent.filter(({ kind }) => kind === 'do');
  }
}

const update = (prompt: number, accepted: number | null = null, seat = 0): object => ({
  kind: 'update',
  seq: 1,
  at: 1000,
  seat,
  accepted,
  view: { seat, prompt, to_act: [0], can: ['pass'], deadlines: [], scores: [0], left: [], result: null },
  events: [],
  presence: [true],
});

let lines: Line[] = [];
let waits: { millis: number; then: () => void }[] = [];
let match: Match;
const line = (): Line => lines.at(-1) as Line;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  waits = [];
  match = begun(null);
});

function begun(share: string | null): Match {
  const one = new Match('m1', 'secret', share, {
    open: (url) => lines[lines.push(new Line(url)) - 1] as unknown as WebSocket,
    wait: (millis, then) => waits.push({ millis, then }),
  });
  one.start();
  line().opens();
  return one;
}

afterEach(() => {
  match.stop();
  vi.useRealTimers();
});

const PASS = { kind: 'pass' };

describe('what this device adds to the dice', () => {
  const helloes = (): unknown[] => lines.flatMap(({ sent }) => sent.filter(({ kind }) => kind === 'hello'));
  const SHOWN = { kind: 'hello', token: 'secret', entropy: 'ab' };
  const SILENT = { kind: 'hello', token: 'secret' };

  function comesBack(): void {
    line().drops();
    waits.at(-1)?.then();
    line().opens();
  }

  beforeEach(() => {
    match.stop();
    lines = [];
    match = begun('ab');
  });

  it('B-40: is shown with the first message, again while nobody has rolled, and no more afterwards', () => {
    line().says({ kind: 'waiting', seats: [] });
    comesBack();
    line().says(update(3));
    comesBack();
    expect(helloes()).toEqual([SHOWN, SHOWN, SILENT]);
  });

  it('is nothing where the seat has committed to something else, as a partner of a team did', () => {
    line().drops(4422);
    expect(match.link).toBe('lost');
    waits.at(-1)?.then();
    line().opens();
    expect(helloes()).toEqual([SHOWN, SILENT]);
    line().drops(4422);
    expect(match.link).toBe('refused');
  });
});

describe('the line to the server', () => {
  it('B-9: the token goes in the first message, never in the address', () => {
    expect(line().url).not.toContain('secret');
    expect(line().sent).toEqual([{ kind: 'hello', token: 'secret' }]);
  });

  it('B-1: an action is pending until the server says that it took it', () => {
    line().says(update(3));
    match.send(PASS);
    expect(line().actions()).toEqual([{ kind: 'do', prompt: 3, action: PASS, seat: 0 }]);
    expect(match.pending?.prompt).toBe(3);
    line().says(update(4, 3));
    expect(match.pending).toBeNull();
  });

  it('B-19: a double click plays once', () => {
    line().says(update(3));
    expect(match.send(PASS)).toBe(true);
    expect(match.send(PASS)).toBe(false);
    expect(line().actions()).toHaveLength(1);
  });

  it('B-3: an action under way is sent again with the same number after the line came back', () => {
    line().says(update(3));
    match.send(PASS);
    line().drops();
    expect(match.link).toBe('lost');
    expect(match.pending).not.toBeNull();
    waits[0]?.then();
    line().opens();
    line().says(update(3));
    expect(line().actions()).toEqual([{ kind: 'do', prompt: 3, action: PASS, seat: 0 }]);
  });

  it('B-3: an action that had arrived before the line broke is not sent again', () => {
    line().says(update(3));
    match.send(PASS);
    line().drops();
    waits[0]?.then();
    line().opens();
    line().says(update(4, 3));
    expect(match.pending).toBeNull();
    expect(line().actions()).toHaveLength(0);
  });

  it('B-21: a refusal frees the hand and says why', () => {
    line().says(update(3));
    match.send(PASS);
    line().says({ kind: 'refused', prompt: 3, code: 'not-now', message: 'Not now.' });
    expect(match.pending).toBeNull();
    expect(match.refusal?.message).toBe('Not now.');
  });

  it('a refusal of an older action leaves the one under way alone', () => {
    line().says(update(3));
    match.send(PASS);
    line().says({ kind: 'refused', prompt: 2, code: 'stale', message: '' });
    expect(match.pending?.prompt).toBe(3);
  });

  it('hot seat: when another seat of this device is asked, the action before was taken', () => {
    line().says(update(3));
    match.send(PASS);
    line().says(update(0, null, 1));
    expect(match.pending).toBeNull();
  });

  it('B-8: it comes back for ever, ever more slowly, up to a cap', () => {
    for (let time = 0; time < 10; time += 1) {
      line().drops();
      waits.at(-1)?.then();
    }
    expect(lines).toHaveLength(11);
    const cap = (BACKOFF.at(-1) ?? 0) * 1.25;
    expect(Math.max(...waits.map(({ millis }) => millis))).toBeLessThanOrEqual(cap);
    expect(waits[0]?.millis).toBeLessThan(400);
  });

  it('B-8: focus brings it back at once', () => {
    line().says(update(3));
    line().drops();
    expect(lines).toHaveLength(1);
    dispatchEvent(new Event('focus'));
    expect(lines).toHaveLength(2);
    waits[0]?.then();
    expect(lines, 'the timer that was running opens no second line').toHaveLength(2);
  });

  it('B-11: a sign of life every twenty seconds, and silence means lost', () => {
    line().says(update(3));
    line().answers(1000);
    const before = line().sent.length;
    vi.advanceTimersByTime(PING_EVERY + 1500);
    expect(line().sent.slice(before)).toEqual([{ kind: 'ping', id: 2 }]);
    vi.advanceTimersByTime(DEAD_AFTER + 1500);
    expect(match.link).toBe('lost');
  });

  it('B-11: pings go out though the server keeps talking, since only they measure', () => {
    line().says(update(3));
    line().answers(1000);
    const before = line().sent.length;
    for (let seconds = 0; seconds < 60; seconds += 5) {
      vi.advanceTimersByTime(5000);
      line().says({ kind: 'pong', at: 6000 + seconds * 1000, answers: null });
      line().answers(6000 + seconds * 1000);
    }
    expect(line().sent.length - before).toBeGreaterThanOrEqual(2);
    expect(match.link).toBe('open');
  });

  it('a token the server does not know is not tried again', () => {
    line().drops(4401);
    expect(match.link).toBe('refused');
    expect(waits).toHaveLength(0);
  });

  it('a spectator cannot act', () => {
    const watcher = new Match('m1', null, null, {
      open: (url) => new Line(url) as unknown as WebSocket,
      wait: () => 0,
    });
    expect(watcher.send(PASS)).toBe(false);
  });
});

describe('match time', () => {
  it('B-14: counts on the server’s clock, whatever this device believes', () => {
    let local = 500;
    const clock = new MatchClock(() => local);
    clock.heard(10_000, 100);
    expect(clock.now).toBe(10_050);
    local = 1500;
    clock.tick();
    expect(clock.now).toBe(11_050);
  });

  it('B-14: a late message does not turn the clock back', () => {
    const clock = new MatchClock(() => 0);
    clock.heard(10_000, 40);
    clock.heard(9_000, null);
    expect(clock.now).toBe(10_020);
  });

  it('B-14: a keep-alive is no measurement: a minute of silence leaves the clock where it is', () => {
    let local = 0;
    const clock = new MatchClock(() => local);
    clock.heard(0, 30);
    for (local = 20_000; local <= 60_000; local += 20_000) clock.heard(local - 15, null);
    local = 60_000;
    clock.tick();
    expect(Math.abs(clock.now - 60_000)).toBeLessThan(30);
  });

  it('B-14: a better estimate is taken up backwards too, and time shown never stands still or leaps', () => {
    let local = 0;
    const clock = new MatchClock(() => local);
    clock.heard(0, 4000);
    expect(clock.now).toBe(2000);
    clock.heard(0, 20);
    let before = clock.now;
    for (local = 200; local <= 12_000; local += 200) {
      clock.tick();
      expect(clock.now - before).toBeGreaterThanOrEqual(140);
      expect(clock.now - before).toBeLessThanOrEqual(260);
      before = clock.now;
    }
    expect(Math.abs(clock.now - 12_010)).toBeLessThan(20);
  });

  it('B-14: one quick answer among slow ones is enough, whatever way the slow ones were slow', () => {
    let local = 0;
    const clock = new MatchClock(() => local);
    const server = (): number => local + 5000;
    for (const [there, back] of [
      [1900, 100],
      [20, 30],
      [50, 3000],
    ] as const) {
      const at = server() + there;
      local += there + back;
      clock.heard(at, there + back);
    }
    local += 20_000;
    clock.tick();
    expect(Math.abs(clock.now - server())).toBeLessThan(40);
  });

  it('B-14: after a sleep, in which this device stood still, the time is the server’s at once', () => {
    let local = 0;
    const clock = new MatchClock(() => local);
    clock.heard(1000, 20);
    local = 100;
    clock.heard(601_100, 20);
    expect(clock.now).toBe(601_110);
  });

  it('shows the deadline of a seat or of the table', () => {
    const deadlines: [number, number | null][] = [
      [900, 1],
      [500, 0],
    ];
    expect(deadlineOf(deadlines, 1)).toBe(900);
    expect(deadlineOf([...deadlines, [700, null]], 1)).toBe(700);
    expect(deadlineOf([], 1)).toBeNull();
    expect(minutes(61_001)).toBe('1:02');
    expect(minutes(-5)).toBe('0:00');
  });
});
