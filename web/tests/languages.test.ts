// Every language says everything: what English says, what the server says, and what every game's form asks.

import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { screenOf } from '../src/games/screen';
import { part } from '../src/lib/api';
import { grammar } from '../src/lib/grammar';
import { book, choose, language, LANGUAGES, preferred, speak, type Language } from '../src/lib/language.svelte';
import { labelOf, plain } from '../src/lib/rules';
import { said } from '../src/lib/said';
import { texts } from '../src/lib/texts';
import { told, type Told } from '../src/lib/told';
import { wayTexts } from '../src/lib/wayTexts';
import { gridTexts } from '../src/ui/gridTexts';
import Feed from '../src/ui/Feed.svelte';
import server from './sentences.json';

type Part = Record<string, unknown>;

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((tag) => tag !== 'en');
const books = import.meta.glob<{ texts: Part }>('../src/**/{texts,*Texts}/*.ts', { eager: true });
const catalogues = import.meta.glob<{ texts: Told }>('../src/lib/told/*.ts', { eager: true });
const folders = Object.keys(books).flatMap((path) => (path.endsWith('/en.ts') ? [path.slice(0, -'en.ts'.length)] : []));

/** Same in any language: names, and letters as they are on the dice. */
const SAME = new Set(['Crossword Cubes']);
const LONG = 15;

afterEach(() => speak('en'));

/** All sentences of a text, by where they stand; of one with questions in it, its fixed parts. */
function sentences(part: unknown, where = ''): [string, string][] {
  if (typeof part === 'string') return [[where, part]];
  if (typeof part === 'function') return literals(String(part)).map((text) => [`${where}()`, text]);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => sentences(value, where ? `${where}.${key}` : key));
}

/** The strings that stand in a function, without what is filled in; pieces of code between them are none. */
const literals = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].flatMap(([, a, b, c]) =>
    (a ?? b ?? c ?? '').split(/\$\{[^}]*\}/).filter((text) => !/[{}]/.test(text)),
  );

/** Where something stands: every key of every part, so that records that types leave open are compared as well. */
function places(part: unknown, where = ''): string[] {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return [where];
  return Object.entries(part).flatMap(([key, value]) => places(value, `${where}.${key}`));
}

describe.each(OTHERS)('%s', (tag) => {
  it.each(folders)('has every part of %s', (folder) => {
    const [english, other] = [books[`${folder}en.ts`]?.texts, books[`${folder}${tag}.ts`]?.texts];
    expect(places(other).toSorted()).toEqual(places(english).toSorted());
  });

  it.each(folders)('leaves no sentence of %s in English', (folder) => {
    const english = new Set(sentences(books[`${folder}en.ts`]?.texts).map(([, text]) => text.trim()));
    const left = sentences(books[`${folder}${tag}.ts`]?.texts).filter(
      ([, text]) => text.trim().length >= LONG && english.has(text.trim()) && !SAME.has(text.trim()),
    );
    expect(left).toEqual([]);
  });

  const catalogue = catalogues[`../src/lib/told/${tag}.ts`]?.texts.sentences ?? {};

  it('has every sentence of the server', () => {
    expect(server.sentences.map(plain).filter((english) => !(english in catalogue))).toEqual([]);
  });

  it('has a sentence for every problem whose text comes from elsewhere', async () => {
    await speak(tag);
    for (const code of server.codes)
      expect(said(code, 'Value error, input should be a valid thing')).toBe(wayTexts.codes[code]);
    expect(said('new-code', 'What no catalogue has.')).toBe(wayTexts.codes['other']);
    expect(said('full', 'Every seat of this match is taken; you can watch it.')).toMatch(/^Every seat/);
  });

  it('fills in only what the server’s sentence has', () => {
    const places = (text: string): string[] => [...text.matchAll(/[{<](\d)[}>]/g)].map(([, place]) => place ?? '');
    const odd = Object.entries(catalogue).filter(([english, said]) => {
      const there = new Set(places(english));
      return places(said).some((place) => !there.has(place));
    });
    expect(odd).toEqual([]);
  });

  it('is punctuated as the server’s sentences are', () => {
    const end = (text: string): string => text.at(-1)?.replace(/[^.?]/, '') ?? '';
    expect(Object.entries(catalogue).filter(([english, said]) => end(english) !== end(said))).toEqual([]);
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])('the rules form in %s', (tag) => {
  it.each(Object.entries(server.options))('names each option of %s and each choice', async (game, options) => {
    const labels = (await screenOf(game))?.labels ?? { options: {}, choices: {} };
    await speak(tag);
    const choices = server.choices[game as keyof typeof server.choices];
    expect(options.filter((name) => !(name in labels.options || name in texts.options))).toEqual([]);
    expect(choices.filter((name) => !(name in labels.choices || name in texts.choices))).toEqual([]);
  });
});

describe('the language of the screens', () => {
  it('is that of a part of the page which comes later, from its first sentence on', async () => {
    await speak('de');
    const words = { de: 'Würfel', nl: 'Stenen', da: 'Terninger', it: 'Dadi' };
    const of = (dice: string) => async () => ({ texts: { dice } });
    const coming = async (): Promise<{ dice: string }> => {
      await tick();
      return book({ dice: 'Dice' }, { de: of(words.de), nl: of(words.nl), da: of(words.da), it: of(words.it) });
    };
    expect((await part(coming())).dice).toBe('Würfel');
  });

  it('is switched in what is on the screen already', async () => {
    render(Feed, { lines: [] });
    expect(screen.getByText('The dice have just been rolled.')).toBeTruthy();
    await speak('de');
    await tick();
    expect(screen.getByText('Die Würfel sind gerade erst gefallen.')).toBeTruthy();
    expect(document.documentElement.lang).toBe('de');
  });

  it('stays alive in parts that were taken before the switch', async () => {
    const { shiftTo } = gridTexts;
    const t = texts.turn;
    await speak('it');
    expect(t.pass).toBe('Passo');
    expect(shiftTo.up).toBe('Sposta tutto in su');
    expect(Object.keys(texts.games)).toHaveLength(5);
    expect('rounds' in texts.options).toBe(true);
  });

  it('is the one chosen before, else the first of the browser’s that we speak', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'nl-BE', 'en']);
    expect(preferred()).toBe('nl');
    await choose('da');
    expect(preferred()).toBe('da');
    vi.restoreAllMocks();
    localStorage.clear();
    expect(preferred()).toBe('en');
    expect(language()).toBe('da');
  });

  it('counts and lists as the language does', () => {
    const { count, list, tenths } = grammar('de');
    expect([0, 1, 2].map((n) => count(n, 'Würfel', 'Würfel+'))).toEqual(['Würfel+', 'Würfel', 'Würfel+']);
    expect(list(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo und Cy');
    expect(tenths(3.25)).toMatch(/^3,[23]$/);
    const polish = grammar('pl');
    expect([1, 2, 5].map((n) => polish.count(n, 'kość', 'kości', { few: 'kości', many: 'kostek' }))).toEqual([
      'kość',
      'kości',
      'kostek',
    ]);
  });
});

describe('what the server says', () => {
  const german: [string, string][] = [
    ['It is not your turn to act.', 'Du bist gerade nicht dran.'],
    ['CAT is too short: a word has at least 4 letters.', 'CAT ist zu kurz: Ein Wort hat mindestens 4 Buchstaben.'],
    [
      'QUEUE needs two Us; your dice show one and two wilds.',
      'QUEUE braucht 2-mal U; deine Würfel zeigen einen und zwei Joker.',
    ],
    ['ABCDEFGHIJ needs ten dice, and there are nine.', 'ABCDEFGHIJ braucht zehn Würfel, und da sind neun.'],
    [
      'PARIS is not in the standard English word list (2020.12.07-2); it is a proper noun: Paris.',
      'PARIS steht nicht in der Liste „Englisch“; es ist ein Eigenname: Paris.',
    ],
    [
      "can't has an apostrophe; a word is spelled with letters only.",
      "can't enthält einen Apostroph; ein Wort besteht nur aus Buchstaben.",
    ],
    ['There is no mauve die; the dice are red and blue.', 'Einen Würfel „mauve“ gibt es nicht, nur red and blue.'],
    // What a player wrote stays as it was written, even where it is a word of ours.
    ['two has been named in this round.', 'two wurde in dieser Runde schon genannt.'],
    ['What no catalogue has.', 'What no catalogue has.'],
  ];

  it.each(german)('%s', async (english, said) => {
    await speak('de');
    expect(told(english)).toBe(said);
  });

  it('is left alone in English', () => expect(told('QUEUE needs two Us.')).toBe('QUEUE needs two Us.'));

  it('of an option is plain words: rule ids and line breaks go', () =>
    expect(plain('How many turns\n    everybody has (DW-9).')).toBe('How many turns everybody has.'));

  it('names options', async () => {
    await speak('da');
    expect(labelOf('rounds')).toBe('Runder');
  });
});
