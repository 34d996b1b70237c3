// What this device remembers, by name. Where it is kept, and what happens where nothing can be, is storage.svelte.ts.

import { keeping } from './storage.svelte';
import type { MyMatch } from './wire';

const read = <T>(key: string): T | null => keeping.read<T>(key);
const write = (key: string, value: unknown): void => keeping.write(key, value);

/** From before the first roll of a match: what the server had promised, and what this device added to the dice. */
export interface Kept {
  commitment: string;
  share: string | null;
}

export interface Seat {
  seat: number;
  token: string;
  /** Further seats that are played on this device. */
  local: number[];
  /** A table of practice or of a lesson, which has its own way back. */
  aside?: boolean;
  fair?: Kept;
}

/** The secret of a seat: kept here, sent in the socket's first message, never part of an address (B-9). */
export function seatOf(match: string): Seat | null {
  const kept = read<Seat>(`seat.${match}`);
  return kept && { ...kept, local: kept.local ?? [] };
}

/** What creating or joining a table gave; without a seat of one's own there is nothing to keep. */
interface Given {
  seat: number | null;
  token: string | null;
  seats?: { seat: number; kind: string }[];
  fair?: Kept;
}

export function keepSeat(match: string, { seat, token, seats = [], fair }: Given, aside = false): void {
  if (seat === null || token === null) return;
  const local = seats.filter(({ kind }) => kind === 'local').map((place) => place.seat);
  write(`seat.${match}`, { seat, token, local, ...(aside ? { aside } : {}), ...(fair ? { fair } : {}) });
}

/** Forget a seat, and what was noted about its match. */
export function dropSeat(match: string): void {
  write(`seat.${match}`, null);
  keepSeen(Object.values(lastSeen()).filter((seen) => seen.match !== match));
}

/** Matches in which this device has seats, without those that have a way back of their own. */
export function keptSeats(): { match: string; token: string }[] {
  const asides = [
    ...['en', ...keeping.under('practice.')].map(practice),
    ...keeping.under('lesson.').map((game) => note<{ match: string }>(game, 'lesson')?.match),
  ];
  return keeping.under('seat.').flatMap((match) => {
    const seat = seatOf(match);
    return seat && !seat.aside && !asides.includes(match) ? [{ match, token: seat.token }] : [];
  });
}

/** How the matches of this device stood when the server was last asked. */
export const lastSeen = (): Record<string, MyMatch> => read<Record<string, MyMatch>>('mine') ?? {};
export const keepSeen = (matches: MyMatch[]): void =>
  write('mine', Object.fromEntries(matches.map((match) => [match.match, match])));

export const myName = (): string => read<string>('name') ?? '';
export const keepName = (name: string): void => write('name', name);

/** Words this device's tables accept, by language. */
export const houseList = (language: string): string => read<string>(`house.${language}`) ?? '';
export const keepHouseList = (language: string, words: string): void => write(`house.${language}`, words);

/** The turn on the front page, one for each language of words; there was but one, in English. */
export const practice = (words: string): string | null =>
  read<string>(`practice.${words}`) ?? (words === 'en' ? read<string>('practice') : null);
export const keepPractice = (words: string, match: string): void => write(`practice.${words}`, match);

/** Anything of a match that is nobody else's business: an unsent word, the order of one's dice. */
export const note = <T>(match: string, what: string): T | null => read<T>(`${what}.${match}`);
export const keepNote = (match: string, what: string, value: unknown): void => write(`${what}.${match}`, value);

export type Theme = 'light' | 'dark' | null;
export const theme = (): Theme => read<Theme>('theme');
export const keepTheme = (value: Theme): void => write('theme', value);

/** Sounds are off until somebody wants them. */
export const sound = (): boolean => read<boolean>('sound') ?? false;
export const keepSound = (on: boolean): void => write('sound', on);

/** The language chosen for the screens; null where the browser's is good. */
export const chosenLanguage = (): string | null => read<string>('language');
export const keepLanguage = (value: string): void => write('language', value);

/** The language chosen for words; null where they follow the screens. */
export const wordsLanguage = (): string | null => read<string>('words');
export const keepWordsLanguage = (value: string | null): void => write('words', value);
