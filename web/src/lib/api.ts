// The server's HTTP side: small typed calls, and one kind of failure that a person can read.

import { texts } from './texts';
import type * as wire from './wire';
import type {
  AskedSeat,
  CreateMatch,
  Created,
  Joined,
  Lexicons,
  MatchInfo,
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
    throw new Problem(0, 'unreachable', texts.problems.unreachable);
  }
  if (answer.ok) return (await answer.json()) as T;
  throw await problemOf(answer);
}

async function problemOf(answer: Response): Promise<Problem> {
  const said: Record<string, unknown> = await answer.json().catch(() => ({}));
  const fields: Record<string, string> = {};
  for (const fault of (said['faults'] as wire.Fault[] | undefined) ?? []) {
    fields[fault.where.split('.').at(-1) ?? ''] = fault.message;
  }
  const detail = typeof said['detail'] === 'string' ? said['detail'] : texts.problems.server(answer.status);
  return new Problem(answer.status, String(said['code'] ?? 'error'), detail, fields);
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

export const lexicons = (): Promise<Lexicons> => ask('GET', '/lexicons');

/** What is known of a word: whether it counts, and what it means. */
export const word = (text: string, lexicon?: string): Promise<WordInfo> =>
  ask('GET', `/words/${encodeURIComponent(text)}${lexicon ? `?lexicon=${encodeURIComponent(lexicon)}` : ''}`);

export const create = (table: CreateMatch): Promise<Created> => ask('POST', '/matches', table);

/** The table of a game's first game, with the dice that its lesson needs. */
export const firstGame = (game: string): Promise<Created> => ask('POST', `/lessons/${encodeURIComponent(game)}`);

/** Sit down again at the table that follows an ended match; the first who asks sets it up. */
export const rematch = (match: string, token: string): Promise<Joined> =>
  ask('POST', `/matches/${encodeURIComponent(match)}/rematch`, { token });

/** Sit down at a free seat or, invited, beside a team; `held` are this device's tokens of the match. */
export const join = (match: string, asked: wire.JoinMatch): Promise<Joined> =>
  ask('POST', `/matches/${encodeURIComponent(match)}/join`, asked);

/** The code by which a partner joins the team of the seat whose token it is. */
export const invitation = (match: string, token: string): Promise<wire.Invitation> =>
  ask('POST', `/matches/${encodeURIComponent(match)}/invitation`, { token });

/** The seat of a rematch that is kept for us is free for others. */
export const decline = (match: string, token: string): Promise<unknown> =>
  ask('POST', `/matches/${encodeURIComponent(match)}/leave`, { token });

export const header = (match: string): Promise<MatchInfo> => ask('GET', `/matches/${encodeURIComponent(match)}`);

export const record = (match: string): Promise<unknown> => ask('GET', `/matches/${encodeURIComponent(match)}/record`);

export const openTables = (): Promise<TableInfo[]> =>
  ask<{ matches: TableInfo[] }>('GET', '/matches?open=true').then((said) => said.matches);

/** The turns of a match that are over, each with what can be asked about it. */
export const turns = (match: string): Promise<PastTurn[]> =>
  ask<Turns>('GET', `/matches/${encodeURIComponent(match)}/turns`).then((said) => said.turns);

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
  PastTurn,
  SeatSummary,
  TableInfo,
} from './wire';
