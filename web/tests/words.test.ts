// The language of words at new tables: the page's, until another is chosen; English where the server has no list of it.

import { beforeEach, expect, it, vi } from 'vitest';
import type { GameInfo, Lexicons } from '../src/lib/api';
import { speak } from '../src/lib/language.svelte';
import { practiceTable } from '../src/games/dicewords/practice';
import { practice } from '../src/lib/stored';
import { forTable, inLanguage, titleOf, words } from '../src/lib/words.svelte';

const LISTS = {
  lexicons: [
    { name: 'english', title: 'standard English word list', language: 'en' },
    { name: 'german', title: 'German word list', language: 'de' },
  ],
  defaults: { en: 'english', de: 'german' },
  house: {},
} as unknown as Lexicons;
const game = (id: string, ...languages: string[]) =>
  ({ id, dice_sets: languages.map((language) => ({ name: `${id}-${language}`, language })) }) as unknown as GameInfo;
const DICE = game('dicewords', 'en');
const CARDS = game('bookworm', 'en', 'de', 'it');

let made: { lexicon?: string; dice_set?: string }[] = [];

beforeEach(async () => {
  made = [];
  words.choose('');
  await speak('en');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/lexicons') return Response.json(LISTS);
    if (path === '/api/games') return Response.json({ games: [DICE, CARDS] });
    made.push(JSON.parse(String(init.body)));
    return Response.json({ match: `m${made.length}`, code: 'ABCDE', seat: 0, token: 't', commitment: '', seats: [] });
  });
});

it('is that of the page, with dice and cards of the same where there are some', async () => {
  expect(await forTable('bookworm')).toEqual({});
  await speak('de');
  expect(await forTable('dicewords')).toEqual({ lexicon: 'german' });
  expect(await forTable('bookworm')).toEqual({ lexicon: 'german', dice_set: 'bookworm-de' });
});

it('is English where there is no list, cards or not', () => {
  expect(inLanguage('it', LISTS, CARDS)).toEqual({});
});

it('is kept as it was chosen, whatever the page speaks', async () => {
  words.choose('de');
  expect(words.language).toBe('de');
  await speak('it');
  expect(words.language).toBe('de');
  expect(await forTable('dicewords')).toEqual({ lexicon: 'german' });
  words.choose('');
  expect(words.language).toBe('it');
});

it('gives the front page a turn of its own in each language, and the other waits', async () => {
  const english = await practiceTable();
  await speak('de');
  const german = await practiceTable();
  expect(german.match).not.toBe(english.match);
  expect(made.map(({ lexicon }) => lexicon)).toEqual([undefined, 'german']);
  expect(await practiceTable()).toEqual(german);
  await speak('en');
  expect(await practiceTable()).toEqual(english);
  expect(practice('de')).toBe(german.match);
});

it('says which list decides, by its title', async () => {
  expect(await titleOf('german')).toBe('German word list');
  expect(await titleOf('club')).toBe('club');
});
