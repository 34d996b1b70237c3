// Icewords in one round: study the ice, WANT with two targets, a reroll, WANTED with three and a bonus.
// The dice are those of data/lessons.toml.

import { texts as game } from '../../games/icewords/texts';
import type { IcewordsEvent, IcewordsView } from '../../games/icewords/types';
import { worth } from '../../lib/view';
import type { Lesson, Scene } from '../lesson';

type At = Scene<IcewordsView>;

const FIRST = 'WANT';
const LONGER = 'WANTED';

const hand = ({ view }: At) => view.hands.find(({ seat }) => seat === view.seat);
const over = ({ view }: At): boolean => view.sheet.length > 0;
const canGrow = (at: At): boolean => {
  const glyphs = (hand(at)?.dice ?? []).map(({ glyph }) => glyph);
  return [...LONGER].every((letter) => glyphs.includes(letter));
};

const lesson: Lesson<IcewordsView> = {
  steps: [
    {
      id: 'ice',
      at: '.ice',
      say: (t, { view }) => t.icewords.ice(view.targets.map(({ glyph }) => glyph)),
      past: ({ view }) => view.stage !== 'studying',
    },
    {
      id: 'go',
      at: '.study .go',
      say: (t) => t.icewords.go,
      done: ({ view }) => view.stage !== 'studying',
    },
    {
      id: 'spell',
      at: '.rack',
      say: (t, { word, keys }) =>
        word && !FIRST.startsWith(word) ? t.icewords.other(word, FIRST) : t.coach.spell(FIRST, keys),
      done: ({ word }) => word.startsWith(FIRST),
      past: over,
    },
    { id: 'sum', at: '.board .sum', say: (t) => t.icewords.sum, past: over },
    {
      id: 'reroll',
      at: '.board .actions .button:nth-child(2)',
      say: (t, { keys }) => t.icewords.reroll(game.board.reroll(3), keys),
      done: (at) => (hand(at)?.rerolls_left ?? 2) < 2,
      past: over,
    },
    {
      id: 'longer',
      at: '.rack',
      say: (t, at) => (canGrow(at) ? t.icewords.longer(LONGER, at.keys) : t.icewords.own),
      done: ({ word }) => word === LONGER,
      past: over,
    },
    {
      id: 'lock',
      at: '.board .actions .button:last-child',
      say: (t, { keys }) => t.icewords.lock(keys),
      done: over,
    },
    { id: 'sheet', at: '.reveal', say: (t) => t.icewords.sheet },
  ],
  answer: (heard, t) => {
    const event = heard as IcewordsEvent;
    if (event.kind !== 'scored') return '';
    const { word, valid, reckoning } = event.line;
    if (!word || !valid) return t.icewords.nothing;
    const { value, multiplier, bonus } = reckoning.sum;
    return t.icewords.scored(word, value, multiplier, bonus, worth(reckoning.sum));
  },
  read: (t, keys) => [
    t.icewords.ice(['A', 'E', 'L', 'W']),
    t.icewords.go,
    t.coach.spell(FIRST, keys),
    t.icewords.sum,
    t.icewords.reroll(game.board.reroll(3), keys),
    t.icewords.longer(LONGER, keys),
    t.icewords.lock(keys),
    t.icewords.sheet,
  ],
};

export default lesson;
