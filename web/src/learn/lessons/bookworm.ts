// Bookworm in one round against Robin: pick a category, vote, name, steal, and go on until the display is empty.
// The card and the dice are those of data/lessons.toml; the words are examples, any that fits will do.

import { isInReach } from '../../games/bookworm/table';
import type { BookwormEvent, BookwormView, DieView } from '../../games/bookworm/types';
import type { Lesson, Scene } from '../lesson';

type At = Scene<BookwormView>;

/** For each category of the card some words, among them at least two for each letter of the display. */
const WORDS: Record<string, string[]> = {
  vegetables: 'spinach squash garlic gherkin potato pepper pumpkin leek lettuce tomato turnip onion okra'.split(' '),
  'things-you-can-pour': 'soup syrup gravy glue paint petrol punch lemonade lava tea treacle oil orangeade'.split(' '),
  rivers: 'Seine Spree Ganges Garonne Po Potomac Loire Lena Thames Tiber Oder Ohio'.split(' '),
};

const named = ({ view }: At, mine: boolean) => view.named.filter(({ seat }) => (seat === view.seat) === mine);
const myTurn = ({ view }: At): boolean => view.can.includes('name');
const judges = ({ view }: At): boolean => view.can.includes('vote');
const stolen = (at: At): boolean => named(at, true).some(({ stolen_from }) => stolen_from !== null);
const over = ({ view }: At): boolean => view.sheet.length > 0;

function example({ view }: At, dice: DieView[]): { word: string; die: DieView } | null {
  const gone = [...view.named, ...view.refused].map(({ word }) => word.toLowerCase());
  const free = (WORDS[view.category?.id ?? ''] ?? []).filter((word) => !gone.includes(word.toLowerCase()));
  for (const die of dice.toSorted((a, b) => b.dots - a.dots)) {
    const word = free.find((known) => die.letters.includes(known[0]?.toUpperCase() ?? ''));
    if (word) return { word, die };
  }
  return null;
}

const inReach = ({ view }: At): DieView[] => view.dice.filter((die) => isInReach(die, view));
const display = (at: At): DieView[] => inReach(at).filter(({ owner }) => owner === null);
const others = (at: At): DieView[] => inReach(at).filter(({ owner }) => owner !== null);

const waits = (t: Parameters<Lesson['answer']>[1], at: At): string => {
  if (judges(at) && at.view.claim) return t.bookworm.vote(at.view.claim.word, at.view.category?.title ?? '');
  return at.view.stage === 'voting' ? t.bookworm.votes : t.bookworm.thinks;
};

/** Where the learner acts now; nowhere while Robin does. */
const where = (at: At): string => (judges(at) ? '.verdict' : myTurn(at) ? '.namer' : '');

const lesson: Lesson<BookwormView> = {
  steps: [
    {
      id: 'card',
      at: '.paper',
      say: (t) => t.bookworm.card,
      done: ({ view }) => view.category !== null,
    },
    {
      id: 'vote',
      at: (at) => (judges(at) ? '.verdict' : '.display'),
      say: (t, at) => (judges(at) ? waits(t, at) : t.bookworm.display),
      done: ({ view }) => view.named.length + view.refused.length > 0,
    },
    {
      id: 'name',
      at: where,
      say: (t, at) => {
        const hint = myTurn(at) ? example(at, display(at)) : null;
        return hint ? t.bookworm.name(at.view.category?.title ?? '', hint.die.glyph, hint.word) : waits(t, at);
      },
      done: (at) => named(at, true).length > 0,
      past: over,
    },
    {
      id: 'steal',
      at: (at) => {
        const hint = myTurn(at) ? example(at, others(at)) : null;
        return hint ? `[data-die="${hint.die.name}"]` : where(at);
      },
      say: (t, at) => {
        const hint = myTurn(at) ? example(at, others(at)) : null;
        return hint ? t.bookworm.steal(hint.die.glyph, hint.word) : waits(t, at);
      },
      done: stolen,
      past: over,
    },
    {
      id: 'play',
      at: where,
      say: (t, at) => {
        const hint = myTurn(at) ? example(at, display(at)) : null;
        return hint ? t.bookworm.on(hint.word) : waits(t, at);
      },
      done: over,
    },
    { id: 'sums', at: '.sums', say: (t) => t.bookworm.sums },
  ],
  answer: (heard, t, { view }) => {
    const event = heard as BookwormEvent;
    if (event.kind === 'word-refused') return t.bookworm.refused(event.refused.word);
    if (event.kind !== 'die-taken') return '';
    const { seat, word, die, stolen_from } = event.named;
    const taken = view.dice.find(({ name }) => name === die);
    if (!taken) return '';
    const { glyph, dots } = taken;
    if (stolen_from === view.seat) return t.bookworm.robbed(word, glyph);
    if (seat !== view.seat) return '';
    return stolen_from === null ? t.bookworm.took(word, glyph, dots) : t.bookworm.stole(word, glyph);
  },
  read: (t) => [
    t.bookworm.card,
    t.bookworm.display,
    t.bookworm.vote('spinach', 'vegetables'),
    t.bookworm.name('vegetables', 'G', 'garlic'),
    t.bookworm.votes,
    t.bookworm.steal('S', 'squash'),
    t.bookworm.stole('squash', 'S'),
    t.bookworm.on('turnip'),
    t.bookworm.sums,
  ],
};

export default lesson;
