// Dicewords in two turns: WAIT grows into WAITING by a reroll; then a word that is none, and ECONOMY with the wild.
// The dice are those of data/lessons.toml.

import type { DicewordsEvent, DicewordsView, HandView } from '../../games/dicewords/types';
import { texts as house } from '../../lib/texts';
import { worth } from '../../lib/view';
import { helpTexts } from '../../ui/helpTexts';
import type { Lesson, Scene } from '../lesson';

type At = Scene<DicewordsView>;

const FIRST = 'WAIT';
const LONGER = 'WAITING';
const NO_WORD = 'COTEM';
const WILD = 'ECONOMY';

const mine = ({ view }: At): HandView | undefined => view.hands.find(({ seat }) => seat === view.seat);
const written = ({ view }: At): number => view.sheet.filter(({ seat }) => seat === view.seat).length;
const firstOver = (at: At): boolean => written(at) >= 1;
const canSpell = (at: At, word: string): boolean => {
  const glyphs = (mine(at)?.dice ?? []).map(({ glyph }) => glyph);
  return [...word].every((letter) => {
    const place = glyphs.indexOf(letter);
    if (place >= 0) glyphs.splice(place, 1);
    return place >= 0;
  });
};

const lesson: Lesson<DicewordsView> = {
  steps: [
    { id: 'dice', at: '.rack', say: (t) => t.dicewords.dice, past: firstOver },
    {
      id: 'spell',
      at: '.rack',
      say: (t, { word, keys }) =>
        word && !FIRST.startsWith(word) ? t.dicewords.other(word, FIRST) : t.coach.spell(FIRST, keys),
      done: ({ word }) => word.startsWith(FIRST),
      past: firstOver,
    },
    { id: 'sum', at: '.word .sum', say: (t) => t.dicewords.sum, past: firstOver },
    {
      id: 'reroll',
      at: '.turn .actions .button:first-child',
      say: (t, { keys }) => t.dicewords.reroll(house.turn.reroll(5), keys),
      done: (at) => (mine(at)?.rerolls_left ?? 0) < 2,
      past: firstOver,
    },
    {
      id: 'longer',
      at: '.rack',
      say: (t, at) => (canSpell(at, LONGER) ? t.dicewords.longer(LONGER, at.keys) : t.dicewords.own),
      done: ({ word }) => word === LONGER,
      past: firstOver,
    },
    {
      id: 'declare',
      at: '.turn .actions .main',
      say: (t, { keys }) => t.dicewords.declare(keys),
      done: firstOver,
    },
    {
      id: 'none',
      at: '.rack',
      say: (t, { keys, word }) => (word === NO_WORD ? t.dicewords.noneDeclare : t.dicewords.none(NO_WORD, keys)),
      done: (at) => firstOver(at) && mine(at)?.refusal != null,
      past: (at) => written(at) >= 2,
    },
    {
      id: 'refused',
      at: '.turn .said',
      say: (t) => t.dicewords.refused(helpTexts.why),
      past: (at) => written(at) >= 2,
    },
    {
      id: 'wild',
      at: '.rack [data-die=gold]',
      say: (t, { keys }) => t.dicewords.wild(WILD, keys),
      done: ({ word }) => word === WILD,
      past: (at) => written(at) >= 2,
    },
    {
      id: 'again',
      at: '.turn .actions .main',
      say: (t) => t.dicewords.again,
      done: (at) => written(at) >= 2,
    },
    { id: 'end', at: '.ended', say: (t) => t.dicewords.end },
  ],
  answer: (heard, t) => {
    const event = heard as DicewordsEvent;
    if (event.kind === 'rerolled') return t.dicewords.rolled;
    if (event.kind !== 'scored') return '';
    const { word, valid, sum } = event.line;
    return word && valid ? t.dicewords.scored(word, sum.value, sum.multiplier, worth(sum)) : t.dicewords.nothing;
  },
  read: (t, keys) => [
    t.dicewords.dice,
    t.coach.spell(FIRST, keys),
    t.dicewords.sum,
    t.dicewords.reroll(house.turn.reroll(5), keys),
    t.dicewords.longer(LONGER, keys),
    t.dicewords.declare(keys),
    t.dicewords.none(NO_WORD, keys),
    t.dicewords.refused(helpTexts.why),
    t.dicewords.wild(WILD, keys),
    t.dicewords.again,
    t.dicewords.end,
  ],
};

export default lesson;
