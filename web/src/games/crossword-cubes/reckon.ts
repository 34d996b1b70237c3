// What a crossword comes to while it is being built, if every word of it is allowed. The server scores (CC-5, CC-6,
// CC-11 to CC-13); this is the same arithmetic, so that the sum grows under the player's hands.

import { islands, keyOf, runs, type Cell, type Run } from '../../lib/layout';
import type { Letter } from '../../lib/word';
import type { Breakdown, LengthDone, Line, ScoredWord } from './types';

export interface Terms {
  game: 'one' | 'two';
  duplicates: 'lower' | 'harsh';
  /** Lengths made in earlier turns of the round. */
  done: LengthDone[];
}

export const LENGTHS = [2, 3, 4, 5, 6, 7, 8] as const;

export const scoreOf = ({ words, corrections, unused }: Breakdown): number =>
  total(words.map(({ adds }) => adds)) +
  total(corrections.map(({ adds }) => adds)) -
  total(unused.map(({ points }) => points));

export const unusedOf = ({ unused }: Breakdown): number => total(unused.map(({ points }) => points));

/** What a turn brought: its sum and the bonus for a slam. */
export const turnScore = ({ breakdown, slam }: Line): number => scoreOf(breakdown) + slam;

const total = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Of islands the one with the best score counts; of equal ones the larger, then the first in reading order. */
export function reckon(cells: Cell[], dice: Letter[], terms: Terms): Breakdown {
  const groups = islands(cells.toSorted((a, b) => a.row - b.row || a.col - b.col));
  const ways = (groups.length ? groups : [[]]).map((group) => ofIsland(group, groups, dice, terms));
  return ways.reduce((best, way) => (scoreOf(way) > scoreOf(best) ? way : best));
}

function ofIsland(group: Cell[], groups: Cell[][], dice: Letter[], terms: Terms): Breakdown {
  const points = new Map(dice.map((die) => [die.name, die.points]));
  const score = (run: Run, why: ScoredWord['why']): ScoredWord => {
    const each = run.cells.map(({ die }) => points.get(die) ?? 0);
    return { word: run.word, points: each, score: total(each), valid: true, why, adds: 0 };
  };
  const mine = runs(group);
  const used = new Set(mine.flatMap(({ cells }) => cells.map(({ die }) => die)));
  const elsewhere = groups.filter((other) => other !== group).flatMap(runs);
  const words = mine.map((run) => score(run, ''));
  const counted =
    terms.game === 'two'
      ? oneOfEachLength(words, terms)
      : { words: words.map((word) => ({ ...word, adds: word.score })), corrections: [], lengths: [] };
  return {
    ...counted,
    words: [...counted.words, ...elsewhere.map((run) => score(run, 'island'))],
    unused: dice.flatMap(({ name, glyph, points }, die) =>
      used.has(name) ? [] : [{ die, glyph, points: points ?? 0 }],
    ),
    connected: groups.length <= 1,
  };
}

/** Game Two: of each length the lowest word of the round counts; harsh: the others are deducted (CC-11, CC-12). */
function oneOfEachLength(
  words: ScoredWord[],
  { duplicates, done: before }: Terms,
): Pick<Breakdown, 'words' | 'corrections' | 'lengths'> {
  const harsh = duplicates === 'harsh';
  const done = new Map(before.map(({ length, score }) => [length, score]));
  const corrections: Breakdown['corrections'] = [];
  const settled = words.map((word): ScoredWord => (word.word.length > 8 ? { ...word, why: 'too-long' } : word));
  for (const length of LENGTHS) {
    const same = words
      .flatMap((word, at) => (word.word.length === length ? [{ ...word, at }] : []))
      .toSorted((a, b) => a.score - b.score);
    const [lowest] = same;
    if (!lowest) continue;
    const earlier = done.get(length);
    if (earlier !== undefined && earlier > lowest.score) {
      corrections.push({ length, adds: -earlier * (harsh ? 2 : 1) });
      done.delete(length);
    }
    for (const { at, ...word } of same) {
      if (done.has(length)) settled[at] = { ...word, why: 'same-length', adds: harsh ? -word.score : 0 };
      else {
        done.set(length, word.score);
        settled[at] = { ...word, adds: word.score };
      }
    }
  }
  const lengths = [...done].map(([length, score]) => ({ length, score })).toSorted((a, b) => a.length - b.length);
  return { words: settled, corrections, lengths };
}

/** What is to be marked in the cells: dice of other islands, dice in no word, dice of words that were refused. */
export function marked(cells: Cell[], refused: string[]): Record<string, string> {
  const [main] = islands(cells);
  const words = runs(cells);
  const inWord = new Set(words.flatMap((run) => run.cells.map(keyOf)));
  const wrong = new Set(words.filter(({ word }) => refused.includes(word)).flatMap((run) => run.cells.map(keyOf)));
  const connected = new Set(main?.map(keyOf));
  return Object.fromEntries(
    cells.flatMap((cell) => {
      const key = keyOf(cell);
      const mark = wrong.has(key) ? 'wrong' : !inWord.has(key) ? 'single' : connected.has(key) ? '' : 'island';
      return mark ? [[key, mark]] : [];
    }),
  );
}
