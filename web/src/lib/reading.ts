// How a typed letter becomes those on dice: as the server reads a word, by the same rule, which comes with the match.

import { getContext, setContext } from 'svelte';
import type { Reading } from './wire';

const KEY = Symbol('how this table reads letters');

const LATIN: Reading = { alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', rules: {}, initials: {} };

/** By which rule letters typed on this page are read. */
export const setReading = (reading: () => Reading | null | undefined): void => void setContext(KEY, reading);

/** The rule of the table around; plain letters while it is not known. */
export function readingHere(): () => Reading {
  const found = getContext<(() => Reading | null | undefined) | undefined>(KEY);
  return () => found?.() ?? LATIN;
}

/** The letters of a text as dice show them; null where some character has none. */
export function fold(text: string, reading: Reading): string | null {
  const letters = [...text.normalize('NFC')].map((character) => folded(character, reading));
  return letters.includes(null) ? null : letters.join('');
}

/** What a key types: the letters that dice may show for it, or the key itself where there are none. */
export const typed = (key: string, reading: Reading): string[] => [...(fold(key, reading) ?? key.toUpperCase())];

/** The letters a word may be meant to begin with: its own, and the plain one. */
export function begins(word: string, reading: Reading): string[] {
  const first = [...(fold(word, reading) ?? '')][0];
  if (first === undefined) return [];
  const plain = reading.initials[first];
  return plain ? [first, plain] : [first];
}

function folded(character: string, reading: Reading): string | null {
  const ruled = reading.rules[character];
  if (ruled !== undefined) return ruled;
  if (reading.alphabet.includes(character)) return character;
  if (/^\p{Mn}$/u.test(character)) return '';
  const upper = character.toUpperCase();
  const parts = upper === character ? takenApart(character) : upper;
  return parts === character ? null : [...parts].reduce<string | null>((sum, part) => joined(sum, part, reading), '');
}

function joined(sum: string | null, part: string, reading: Reading): string | null {
  const letters = folded(part, reading);
  return sum === null || letters === null ? null : sum + letters;
}

/** The character without its outermost accent: ǟ is ä and a macron. */
function takenApart(character: string): string {
  const marks = [...character.normalize('NFD')];
  const outermost = marks.pop() ?? '';
  return marks.length ? marks.join('').normalize('NFC') + outermost : character;
}
