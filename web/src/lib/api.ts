// The server's HTTP side: small typed calls, and one kind of failure that a person can read.

import { ready } from './language.svelte';
import { said } from './said';
import { texts } from './texts';
import { wayTexts } from './wayTexts';
import type * as wire from './wire';
import type {
  AskedSeat,
  CreateMatch,
  Created,
  Joined,
  KeptSeats,
  Lexicons,
  MatchInfo,
  MyMatch,
  MyMatches,
  PastTurn,
  TableInfo,
  Turns,
  WordInfo,
} from './wire';

export type JsonSchema = {
  type?: string | string[];
  title?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
};

export type SeatKind = AskedSeat['kind'];
export type DiceSet = wire.DiceSet;
export type DieInfo = wire.Die;
export type Face = wire.Face;
export type GameInfo = Omit<wire.GameInfo, 'rules' | 'seat_options'> & { rules: JsonSchema; seat_options: JsonSchema };

/** A refusal by the server, or no answer at all; `message` is for the player. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw noAnswer();
  }
  if (answer.ok) return (await answer.json()) as T;
  throw await problemOf(answer);
}

/** Nothing came back: this device has no network, or the server is away. */
const noAnswer = (): Problem =>
  navigator.onLine
    ? new Problem(0, 'unreachable', texts.problems.unreachable)
    : new Problem(0, 'offline', wayTexts.trouble.offline.text);

/**
 * A part of the page that comes when it is wanted, with its texts in the language that is spoken; where it does not
 * come, Problem says why: no line, or a page older than the server.
 */
export async function part<T>(loading: Promise<T>): Promise<T> {
  try {
    const loaded = await loading;
    await ready();
    return loaded;
  } catch (failed) {
    if (failed instanceof Problem) throw failed;
    throw await whyMissing();
  }
}

async function whyMissing(): Promise<Problem> {
  try {
    // With a question no cache answers: what the server has as its page now.
    const now = await fetch(`/?${Date.now()}`, { cache: 'no-store' });
    if (!now.ok) return await problemOf(now);
    const isOurs = (await now.text()).includes(new URL(import.meta.url).pathname);
    return isOurs ? noAnswer() : new Problem(0, 'outdated', wayTexts.trouble.outdated.text);
  } catch {
    return noAnswer();
  }
}

/** What kind of trouble keeps something away; null where the server says that there is no such thing. */
export function troubleOf({ status, code }: Problem): 'offline' | 'unreachable' | 'outdated' | 'server' | null {
  if (code === 'offline' || code === 'unreachable' || code === 'outdated') return code;
  return status === 404 && GONE.has(code) ? null : 'server';
}

/** The server's own word that something is not there; a 404 of anything between us and it says nothing of the kind. */
const GONE = new Set(['no-such-match', 'no-such-game', 'no-lesson']);

/** A field as forms name it: a seat's by its place, `seats.0.name`; of the rules by the rule alone. */
const fieldOf = (where: string): string => /\bseats\.\d+\.\w+$/.exec(where)?.[0] ?? where.split('.').at(-1) ?? '';

async function problemOf(answer: Response): Promise<Problem> {
  const body: Partial<wire.ProblemBody> = await answer.json().catch(() => ({}));
  const code = typeof body.code === 'string' ? body.code : 'error';
  const fields = Object.fromEntries(
    (body.faults ?? []).map(({ where, message }) => [fieldOf(where), said('fault', message)]),
  );
  const first = Object.values(fields)[0];
  if (typeof body.detail !== 'string') return new Problem(answer.status, code, texts.problems.server(answer.status));
  return new Problem(answer.status, code, first ?? said(code, body.detail), fields);
}

let catalogue: Promise<GameInfo[]> | null = null;

/** All games with their rules, variants and dice; asked for once. */
export function games(): Promise<GameInfo[]> {
  catalogue ??= ask<{ games: GameInfo[] }>('GET', '/games')
    .then((said) => said.games)
    .catch((problem: unknown) => {
      catalogue = null;
      throw problem;
    });
  return catalogue;
}

export async function game(id: string): Promise<GameInfo> {
  const found = (await games()).find((candidate) => candidate.id === id);
  if (!found) throw new Problem(404, 'no-such-game', texts.problems.noGame(id));
  return found;
}

/** What the file of a dice set says; its faults are said with their lines. */
export const readDiceSet = (name: string, text: string): Promise<DiceSet> =>
  ask('POST', '/dice-sets', { name: name.slice(0, 100), text });

/** Where the package's dice sets can be had as files. */
export const diceSetFile = (game: string, name: string): string =>
  `/api/games/${encodeURIComponent(game)}/dice-sets/${encodeURIComponent(name)}`;

/** Put words on the house list of the machine that serves and take some off, where the page may. */
export const changeHouse = (language: string, change: wire.HouseChange): Promise<wire.HouseWords> =>
  ask('POST', `/house/${encodeURIComponent(language)}`, change);

export const lexicons = (): Promise<Lexicons> => ask('GET', '/lexicons');

/** What is known of a word: whether it counts, and what it means. */
export const word = (text: string, lexicon?: string): Promise<WordInfo> =>
  ask('GET', `/words/${encodeURIComponent(text)}${lexicon ? `?lexicon=${encodeURIComponent(lexicon)}` : ''}`);

export const create = (table: CreateMatch): Promise<Created> => ask('POST', '/matches', table);

/** The table of a game's first game, with the dice that its lesson needs. */
export const firstGame = (game: string): Promise<Created> => ask('POST', `/lessons/${encodeURIComponent(game)}`);

/** Sit down again at the table that follows an ended match; the first who asks sets it up. */
export const rematch = (match: string, asked: wire.RematchRequest): Promise<Joined> =>
  ask('POST', `/matches/${encodeURIComponent(match)}/rematch`, asked);

/** Sit down at a free seat or, invited, beside a team; `held` are this device's tokens of the match. */
export const join = (match: string, asked: wire.JoinMatch): Promise<Joined> =>
  ask('POST', `/matches/${encodeURIComponent(match)}/join`, asked);

/** The code by which a partner joins the team of the seat whose token it is. */
export const invitation = (match: string, token: string): Promise<wire.Invitation> =>
  ask('POST', `/matches/${encodeURIComponent(match)}/invitation`, { token });

/** The seat of a rematch that is kept for us is free for others. */
export const decline = (match: string, token: string): Promise<unknown> =>
  ask('POST', `/matches/${encodeURIComponent(match)}/leave`, { token });

/** Get up for good; resolves once the server has stored it. */
export const leave = (match: string, token: string): Promise<unknown> =>
  ask('POST', `/matches/${encodeURIComponent(match)}/leave`, { token });

/** How matches stand in which this device has seats; null for what is gone. */
export const mine = (seats: KeptSeats['seats']): Promise<(MyMatch | null)[]> =>
  ask<MyMatches>('POST', '/matches/mine', { seats }).then((said) => said.matches);

export const header = (match: string): Promise<MatchInfo> => ask('GET', `/matches/${encodeURIComponent(match)}`);

export const record = (match: string): Promise<wire.MatchRecord> =>
  ask('GET', `/matches/${encodeURIComponent(match)}/record`);

/** What was rolled in an ended match, under which labels. */
export const rolls = (match: string): Promise<wire.LabelledRoll[]> =>
  ask<wire.Rolls>('GET', `/matches/${encodeURIComponent(match)}/rolls`).then((said) => said.rolls);

export const openTables = (): Promise<TableInfo[]> =>
  ask<{ matches: TableInfo[] }>('GET', '/matches?open=true').then((said) => said.matches);

/** The turns of a round that are over, each with what can be asked about it. */
export const turns = (match: string, round: number): Promise<PastTurn[]> =>
  ask<Turns>('GET', `/matches/${encodeURIComponent(match)}/turns?round=${round}`).then((said) => said.turns);

/** The answer to a question about a position. */
export const answer = (game: string, question: Record<string, unknown>): Promise<unknown> =>
  ask('POST', `/solve/${encodeURIComponent(game)}`, question);

export type {
  AskedSeat,
  CreateMatch,
  Created,
  Invitation,
  Joined,
  Lexicons,
  MatchInfo,
  MyMatch,
  PastTurn,
  SeatSummary,
  TableInfo,
} from './wire';
