// Speed Dice in one round: POINT across, THE down from its T, and the last die into the bowl.
// The dice are those of data/lessons.toml.

import type { SpeedDiceEvent, SpeedDiceView } from '../../games/speed-dice/types';
import { runs, type Cell } from '../../lib/layout';
import type { Lesson, Scene } from '../lesson';

type At = Scene<SpeedDiceView>;

const FIRST = 'POINT';
const SECOND = { word: 'THE', letter: 4 };

const lying = ({ view }: At): Cell[] =>
  (view.racks.find(({ seat }) => seat === view.seat)?.placed ?? []).map((place) => ({
    ...place,
    reads: place.reads ?? '',
  }));
const words = (at: At): string[] => runs(lying(at)).map(({ word }) => word);
const racing = ({ view }: At): boolean => view.stage === 'racing';
const over = ({ view }: At): boolean => view.sheet.length > 0;

const open = (at: At): boolean => at.count('[data-bowl]:not([aria-disabled])') > 0;

function below(at: At): string {
  const first = runs(lying(at)).find(({ word, across }) => across && word === FIRST)?.cells[SECOND.letter];
  return first ? `[data-row="${first.row + 1}"][data-col="${first.col}"]` : '.cells';
}

const lesson: Lesson<SpeedDiceView> = {
  steps: [
    {
      id: 'ready',
      at: '.ready',
      say: (t) => t.speed.ready,
      done: (at) => racing(at) || over(at),
    },
    { id: 'dice', at: '.race .rack', say: (t) => t.speed.dice, past: over },
    {
      id: 'first',
      at: '.cells',
      say: (t, at) => {
        const other = words(at).find((word) => !FIRST.startsWith(word));
        return other ? t.speed.other(other, FIRST) : t.coach.lay(FIRST, at.keys);
      },
      done: (at) => words(at).includes(FIRST),
      past: (at) => over(at) || open(at),
    },
    {
      id: 'second',
      at: below,
      say: (t, { keys }) => t.speed.second(SECOND.word, keys),
      done: open,
      past: over,
    },
    {
      id: 'toss',
      at: '[data-bowl]',
      say: (t, { keys }) => t.speed.toss(keys),
      done: over,
    },
    { id: 'trophy', at: '.ended', say: (t) => t.speed.trophy },
  ],
  answer: (heard, t) => {
    const event = heard as SpeedDiceEvent;
    if (event.kind !== 'checked') return '';
    return event.correct ? t.speed.right : t.speed.wrong;
  },
  read: (t, keys) => [
    t.speed.ready,
    t.speed.dice,
    t.coach.lay(FIRST, keys),
    t.speed.second(SECOND.word, keys),
    t.speed.toss(keys),
    t.speed.right,
    t.speed.trophy,
  ],
};

export default lesson;
