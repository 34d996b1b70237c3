// One match as this device meets it: a socket that comes back by itself, the last view, and the action under way.
//
// The server is always right: views replace views. An action is sent with the number of the question it answers
// (`prompt`); it is shown as pending until an update or a refusal names that number, and sent again with the same
// number after a lost connection, so that it counts once (B-1, B-3, B-8, B-19).

import { MatchClock } from './clock.svelte';
import { said } from './said';
import type { SeatSummary } from './wire';
import type { GameEvent, View } from './view';

export type Link = 'connecting' | 'open' | 'lost' | 'refused';

export interface Action {
  kind: string;
}

export interface Pending {
  prompt: number;
  seat: number | null;
  action: Action;
}

export interface Update {
  kind: 'update';
  seq: number;
  at: number;
  seat: number | null;
  accepted: number | null;
  view: View;
  events: GameEvent[];
  presence: boolean[];
}

type Message =
  | Update
  | { kind: 'refused'; prompt: number | null; code: string; message: string }
  | { kind: 'waiting'; seats: SeatSummary[] }
  | { kind: 'following'; match: string }
  | { kind: 'problem'; code: string; message: string }
  | { kind: 'pong'; at: number | null; answers: number | null };

/** Who follows a match beside its screen, as the coach of a first game does. */
export interface Follower {
  meet: (match: Match) => void;
  hear: (events: GameEvent[], view: View) => void;
}

export interface Wiring {
  open: (url: string) => WebSocket;
  wait: (millis: number, then: () => void) => unknown;
}

const browser: Wiring = {
  open: (url) => new WebSocket(url),
  wait: (millis, then) => setTimeout(then, millis),
};

export const PING_EVERY = 20_000;
/** Nothing heard since a ping for this long means that the line is dead, whatever the browser believes (B-11). */
export const DEAD_AFTER = 8_000;
export const BACKOFF = [250, 500, 1000, 2000, 4000, 8000];

/** The seat has committed to something else, as when somebody else of a team did: then we add nothing. */
const NOT_COMMITTED = 4422;

/** Closes by which the server says who we are to it; asking again would get the same answer. */
const FINAL = new Set([4400, 4401, 4404, 4409, NOT_COMMITTED]);

export class Match {
  link = $state<Link>('connecting');
  view = $state.raw<View | null>(null);
  waiting = $state.raw<SeatSummary[] | null>(null);
  presence = $state.raw<boolean[]>([]);
  pending = $state.raw<Pending | null>(null);
  problem = $state.raw<{ code: string; message: string } | null>(null);
  refusal = $state.raw<{ code: string; message: string } | null>(null);
  /** Where the players of an ended match gather for another one. */
  following = $state<string | null>(null);
  readonly clock = new MatchClock();

  onevents: (events: GameEvent[], view: View) => void = () => undefined;

  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #fresh = true;
  /** When we said hello, while the first word of the server is still to come: it answers that. */
  #greeted: number | null = null;
  /** The ping that has not been answered yet. */
  #asked: { ping: number; at: number } | null = null;
  #pings = 0;
  #pinged = 0;
  #heard = 0;
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    private readonly token: string | null,
    /** What this device adds to the dice: shown with the first message, until the match has begun. */
    private share: string | null = null,
    private readonly wiring: Wiring = browser,
  ) {}

  get mayPlay(): boolean {
    return this.token !== null;
  }

  start(): void {
    this.#connect();
    this.clock.start();
    this.#heartbeat = setInterval(() => this.#beat(), 1000);
    addEventListener('online', this.#atOnce);
    addEventListener('focus', this.#atOnce);
    document.addEventListener('visibilitychange', this.#atOnce);
  }

  stop(): void {
    this.#closed = true;
    this.clock.stop();
    clearInterval(this.#heartbeat);
    removeEventListener('online', this.#atOnce);
    removeEventListener('focus', this.#atOnce);
    document.removeEventListener('visibilitychange', this.#atOnce);
    this.#socket?.close();
  }

  /** Play an action in answer to the question on the screen; a second one is dropped while the first is under way. */
  send = (action: Action): boolean => {
    if (!this.view || this.pending || !this.mayPlay) return false;
    this.refusal = null;
    this.pending = { prompt: this.view.prompt, seat: this.view.seat, action };
    this.#transmit();
    return true;
  };

  #transmit(): void {
    if (!this.pending || this.#socket?.readyState !== WebSocket.OPEN) return;
    const { prompt, action, seat } = this.pending;
    this.#socket.send(JSON.stringify({ kind: 'do', prompt, action, ...(seat === null ? {} : { seat }) }));
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/matches/${encodeURIComponent(this.id)}/socket`;
    const socket = (this.#socket = this.wiring.open(url));
    this.#fresh = true;
    this.#asked = null;
    socket.onopen = () => {
      this.#greeted = performance.now();
      const shown = this.share !== null && !this.view ? { entropy: this.share } : {};
      socket.send(JSON.stringify({ kind: 'hello', token: this.token, ...shown }));
    };
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    if (code === NOT_COMMITTED && this.share !== null) this.#addNothing();
    else if (FINAL.has(code)) {
      this.link = 'refused';
      return;
    }
    this.link = 'lost';
    const pause = BACKOFF[Math.min(this.#attempt, BACKOFF.length - 1)] ?? 8000;
    this.#attempt += 1;
    // Spread the return of many clients after a restart.
    this.wiring.wait(pause * (0.75 + Math.random() / 2), () => this.#socket ?? this.#connect());
  }

  #addNothing(): void {
    this.share = null;
    this.problem = null;
  }

  #atOnce = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed) return;
    if (this.link === 'lost' && !this.#socket) this.#connect();
    else this.#ping();
  };

  #beat(): void {
    if (this.link !== 'open') return;
    const now = performance.now();
    if (this.#asked && this.#heard < this.#asked.at && now - this.#asked.at > DEAD_AFTER) {
      const dead = this.#socket;
      this.#lost(1006);
      dead?.close();
    } else if (now - this.#pinged > PING_EVERY) this.#ping();
  }

  #ping(): void {
    const now = performance.now();
    if (this.#socket?.readyState !== WebSocket.OPEN || (this.#asked && now - this.#asked.at < DEAD_AFTER)) return;
    this.#pinged = now;
    this.#asked = { ping: (this.#pings += 1), at: now };
    this.#socket.send(JSON.stringify({ kind: 'ping', id: this.#pings }));
  }

  #take(message: Message): void {
    const now = performance.now();
    this.#heard = now;
    if (this.link !== 'open') {
      this.link = 'open';
      this.#attempt = 0;
      this.clock.reset();
    }
    const greeted = this.#greeted;
    this.#greeted = null;
    switch (message.kind) {
      case 'update':
        return this.#update(message, greeted === null ? null : now - greeted);
      case 'refused':
        return this.#refused(message.prompt, message.code, message.message);
      case 'waiting':
        this.waiting = message.seats;
        return;
      case 'pong':
        return this.#pong(message.at, message.answers, now);
      case 'following':
        this.following = message.match;
        return;
      case 'problem':
        this.problem = { code: message.code, message: said(message.code, message.message) };
    }
  }

  /** Only a pong that names our ping tells how long it took; one that comes by itself is just late. */
  #pong(at: number | null, answers: number | null, now: number): void {
    const asked = this.#asked && this.#asked.ping === answers ? this.#asked : null;
    if (asked) this.#asked = null;
    if (at === null) return;
    this.clock.heard(at, asked && now - asked.at);
    if (this.clock.guesses) this.#ping();
  }

  #update(update: Update, waited: number | null): void {
    this.clock.heard(update.at, waited);
    this.waiting = null;
    this.presence = update.presence;
    const resumed = this.#fresh;
    this.#fresh = false;
    this.view = update.view;
    this.#settle(update, resumed);
    this.onevents(update.events, update.view);
    if (resumed || this.clock.guesses) this.#ping();
  }

  /** What an update says about the action under way. */
  #settle(update: Update, resumed: boolean): void {
    const pending = this.pending;
    if (!pending) return;
    const otherSeat = update.seat !== pending.seat;
    const taken = otherSeat || (update.accepted !== null && update.accepted >= pending.prompt);
    if (taken || update.view.prompt !== pending.prompt) this.pending = null;
    else if (resumed) this.#transmit();
  }

  #refused(prompt: number | null, code: string, message: string): void {
    if (prompt !== null && this.pending && this.pending.prompt !== prompt) return;
    this.pending = null;
    this.refusal = { code, message: said(code, message) };
  }
}
