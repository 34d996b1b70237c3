// What the server says, in the language of the screens.
//
// The server speaks English: refusals, reasons, what options mean, titles. Each language has a catalogue of these
// sentences by their English, as gettext keeps them; tests/languages.test.ts holds it complete against what
// scripts/sentences.py finds in the server's source. What no catalogue has is shown as it came.

import { grammar } from './grammar';
import { book, language } from './language.svelte';

export interface Told {
  /**
   * Translations by the English sentence. In both, {0}, {1} ... stand for what changes; a translation that writes <0>
   * instead has it translated in its turn. What players wrote is never written <0>.
   */
  sentences: Record<string, string>;
  /** So many dice with a letter, as in 'QUEUE needs two Us'. */
  letters: (n: number, letter: string) => string;
}

const catalogue = book<Told>(
  { sentences: {}, letters: (_, letter) => letter },
  {
    de: () => import('./told/de'),
    nl: () => import('./told/nl'),
    da: () => import('./told/da'),
    it: () => import('./told/it'),
  },
);

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const AMOUNT = new RegExp(`^(${NUMBERS.join('|')}|\\d+) (\\p{Lu}+)s?$`, 'u');

interface Form {
  pattern: RegExp;
  translation: string;
}

/** The sentences that have something in them that changes, the most telling first. */
function formsOf(sentences: Record<string, string>): Form[] {
  const fixed = (english: string): number => english.replace(/\{\d\}/g, '').length;
  return Object.entries(sentences)
    .filter(([english]) => english.includes('{'))
    .toSorted(([a], [b]) => fixed(b) - fixed(a))
    .map(([english, translation]) => ({ pattern: patternOf(english), translation }));
}

function patternOf(english: string): RegExp {
  const parts = english.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`, 'su');
}

const known = new Map<string, Form[]>();

function forms(): Form[] {
  const found = known.get(language()) ?? formsOf(catalogue.sentences);
  known.set(language(), found);
  return found;
}

/** Which edition of a list judges, as (scowl 2020.12.07-2), is told where lists are told of, not to who spells. */
const EDITION = / \((?:[\w-]+ )?\d{4}\.\d\d[^()]*\)/g;

/** A sentence of the server's, or a part of one, in the language of the screens. */
export const told = (english: string): string => said(english.replace(EDITION, ''));

const said = (english: string): string => translated(english) ?? listed(english) ?? english;

/** Whether a sentence can be told in the language of the screens. */
export const isKnown = (english: string): boolean =>
  language() === 'en' || (translated(english) ?? listed(english)) !== null;

function translated(english: string): string | null {
  const whole = catalogue.sentences[english];
  if (whole !== undefined) return whole;
  for (const { pattern, translation } of forms()) {
    const found = pattern.exec(english);
    if (found) return filled(translation, found.slice(1));
  }
  return amount(english);
}

function filled(translation: string, values: string[]): string {
  return translation.replace(/\{(\d)\}|<(\d)>/g, (_, as: string | undefined, anew: string | undefined) =>
    as === undefined ? told(values[Number(anew)] ?? '') : (values[Number(as)] ?? ''),
  );
}

function amount(english: string): string | null {
  const [, number, letter] = AMOUNT.exec(english) ?? [];
  if (!number || !letter) return null;
  const n = NUMBERS.includes(number) ? NUMBERS.indexOf(number) : Number(number);
  return catalogue.letters(n, letter);
}

/** 'two Us, a hyphen and Q' item by item; null where one of the items is not known. */
function listed(english: string): string | null {
  const items = english.split(/, | and /);
  if (items.length < 2) return null;
  const anew = items.map((item) => translated(item) ?? (/^\p{Lu}+$/u.test(item) ? item : null));
  return anew.includes(null) ? null : grammar(language()).list(anew.filter((item) => item !== null));
}
