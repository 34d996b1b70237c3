import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../src/learn/rules/answer';
import { BOOK, HOUSE, isGame, type Game } from '../src/learn/rules/book';
import { GREYED, REFUSED, REFUSED_BY_THE_HOUSE } from '../src/learn/rules/reasons';
import { texts } from '../src/learn/rules/texts/en';

const SOURCE = '../src/shakespell';
const games = Object.keys(BOOK) as Game[];

const python = (folder: string): string =>
  readdirSync(`${SOURCE}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.py'))
    .map((file) => readFileSync(`${SOURCE}/${folder}/${file}`, 'utf8'))
    .join('\n');

/** The codes of all refusals in a part of the server's source, by what raises or sends them. */
const codes = (source: string, raised = 'IllegalAction|_refuse'): string[] => [
  ...new Set(
    [...source.matchAll(new RegExp(`\\b(?:${raised})\\(\\s*(?:\\w+, )*"([a-z-]+)"`, 'g'))].map(([, code = '']) => code),
  ),
];

/** What checking a layout that a player laid may find; reading one from text has further codes. */
const LAYOUT = ['off-grid', 'cell-taken', 'no-such-die', 'die-twice', 'not-letters', 'wild', 'not-rolled', 'too-big'];
const onAGrid = (game: Game): boolean => game === 'crossword-cubes' || game === 'speed-dice';

describe('a refusal has its rule', () => {
  it('finds the codes that there are', () => {
    expect(codes(python('games/dicewords'))).toEqual(
      expect.arrayContaining(['too-short', 'no-rerolls', 'not-on-dice']),
    );
    expect(codes(python('words'), 'LayoutError')).toEqual(expect.arrayContaining(LAYOUT));
  });

  it.each(games)('%s: every code of its source, of trials and of the table leads to a section', (game) => {
    const own = codes(python(`games/${game.replace('-', '_')}`));
    const all = [...own, ...codes(python('core')), ...codes(python('server')), ...(onAGrid(game) ? LAYOUT : [])];
    const sections = [...Object.keys(BOOK[game]), ...HOUSE];
    expect(all.filter((code) => !sections.includes(sectionOf(game, code) ?? ''))).toEqual([]);
  });

  it.each(games)('%s: no section is named for a code that does not exist', (game) => {
    const known = codes(`${python('games')}${python('core')}${python('server')}`);
    expect(Object.keys(REFUSED[game]).filter((code) => ![...known, ...LAYOUT].includes(code))).toEqual([]);
    expect(Object.keys(REFUSED_BY_THE_HOUSE).filter((code) => !known.includes(code))).toEqual([]);
  });
});

describe('a greyed button has its rule', () => {
  /** A game's own screen, and the shared rack where its dice can be kept. */
  const screens = (game: Game): string =>
    readdirSync(`src/games/${game}`, { encoding: 'utf8' })
      .filter((file) => /\.(svelte|ts)$/.test(file))
      .map((file) => readFileSync(`src/games/${game}/${file}`, 'utf8'))
      .map((source) => (source.includes('onkeep') ? source + readFileSync('src/ui/Rack.svelte', 'utf8') : source))
      .join('\n');

  it.each(games)('%s: each of its reasons has a sentence and a section, and stands in a screen', (game) => {
    for (const [button, section] of Object.entries<string>(GREYED[game])) {
      expect(Object.keys(BOOK[game]), button).toContain(section);
      expect((texts.greyed[game] as Record<string, string>)[button], button).toMatch(/\.$/);
      expect(screens(game), button).toMatch(new RegExp(`['"]${button}['"]`));
    }
  });

  it.each(games)('%s: what its screens name is known here', (game) => {
    const buttons = [...screens(game).matchAll(/(?:use:greyed|<Why button)=(\{.*\}|".*?")/g)].map(
      ([, reason = '']) => reason,
    );
    const named = buttons.flatMap((reason) => [
      ...reason.replace(/includes\(.*?\)/g, '').matchAll(/['"]([a-z-]+)['"]/g),
    ]);
    expect(named.map(([, reason = '']) => reason).filter((reason) => !(reason in GREYED[game]))).toEqual([]);
  });
});

describe('the book of rules', () => {
  const LAST = { dicewords: 12, icewords: 14, bookworm: 12, 'crossword-cubes': 15, 'speed-dice': 12 };

  it.each(games)('%s: every rule of the game stands in a section', (game) => {
    const ids = Object.values<readonly string[]>(BOOK[game]).flat();
    const letters = ids[0]?.split('-')[0];
    const all = Array.from({ length: LAST[game] }, (_, at) => `${letters}-${at + 1}`);
    expect(all.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !all.includes(id))).toEqual([]);
  });

  it('knows its games', () => {
    expect(games.every(isGame)).toBe(true);
    expect(isGame('chess')).toBe(false);
  });
});
