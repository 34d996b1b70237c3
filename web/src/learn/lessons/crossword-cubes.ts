// Crossword Cubes in one turn of Game One: SCHOOL across, LABOR and OMIT down from it.
// The cubes are those of data/lessons.toml.

import type { CubesEvent, CubesView } from '../../games/crossword-cubes/types';
import { texts as game } from '../../games/crossword-cubes/texts';
import { turnScore } from '../../games/crossword-cubes/reckon';
import { runs, type Cell } from '../../lib/layout';
import type { Lesson, Scene } from '../lesson';

type At = Scene<CubesView>;

const FIRST = 'SCHOOL';
const CROSSING = { word: 'LABOR', letter: 5 };
const THIRD = { word: 'OMIT', letter: 3 };

const lying = ({ view }: At): Cell[] => view.hands.find(({ seat }) => seat === view.seat)?.lying ?? [];
const words = (at: At): string[] => runs(lying(at)).map(({ word }) => word);
const over = ({ view }: At): boolean => view.sheet.length > 0;
const others = (at: At, wanted: string): string[] => words(at).filter((word) => !wanted.startsWith(word));

/** The cell below a letter of the first word, where another begins to run down. */
function below(at: At, letter: number): string {
  const first = runs(lying(at)).find(({ word, across }) => across && word === FIRST)?.cells[letter];
  return first ? `[data-row="${first.row + 1}"][data-col="${first.col}"]` : '.cells';
}

const lesson: Lesson<CubesView> = {
  steps: [
    { id: 'cubes', at: '.bench .rack', say: (t) => t.cubes.cubes, past: over },
    {
      id: 'first',
      at: '.cells',
      say: (t, at) => {
        const [other] = others(at, FIRST);
        return other ? t.cubes.other(other, FIRST) : t.coach.lay(FIRST, at.keys);
      },
      done: (at) => words(at).includes(FIRST),
      past: over,
    },
    {
      id: 'crossing',
      at: (at) => below(at, CROSSING.letter),
      say: (t, { keys }) => t.cubes.crossing('L', CROSSING.word, keys),
      done: (at) => words(at).includes(CROSSING.word),
      past: over,
    },
    { id: 'twice', at: '.bench .sum', say: (t) => t.cubes.twice, past: over },
    {
      id: 'third',
      at: (at) => below(at, THIRD.letter),
      say: (t, { keys }) => t.cubes.third(THIRD.word, keys),
      done: (at) => words(at).includes(THIRD.word),
      past: over,
    },
    { id: 'blank', at: '.bench .rack', say: (t) => t.cubes.blank, past: over },
    {
      id: 'done',
      at: '.bench .finish',
      say: (t, { keys }) => t.cubes.done(game.bench.done, keys),
      done: over,
    },
    { id: 'why', at: '.turns', say: (t) => t.cubes.why },
  ],
  answer: (heard, t) => {
    const event = heard as CubesEvent;
    if (event.kind === 'layout-refused') return t.cubes.refused;
    return event.kind === 'scored' ? t.cubes.scored(turnScore(event.line)) : '';
  },
  read: (t, keys) => [
    t.cubes.cubes,
    t.coach.lay(FIRST, keys),
    t.cubes.crossing('L', CROSSING.word, keys),
    t.cubes.twice,
    t.cubes.third(THIRD.word, keys),
    t.cubes.blank,
    t.cubes.done(game.bench.done, keys),
    t.cubes.why,
  ],
};

export default lesson;
