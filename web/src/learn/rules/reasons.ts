// Why something is refused, or greyed: the section that holds the rule, by the code of the refusal and by the button.
// tests/reasons.test.ts finds every code in the server's source here.

import type { Game, HouseSection, SectionOf } from './book';

type Reasons = { [G in Game]: Record<string, SectionOf<G>> };

export const REFUSED: Reasons = {
  dicewords: {
    'not-now': 'rolls',
    'no-rerolls': 'rolls',
    'no-dice': 'rolls',
    'die-twice': 'word',
    'unknown-die': 'dice',
    'not-letters': 'allowed',
    'too-short': 'word',
    'not-on-dice': 'word',
    'own-word': 'judging',
    'no-word': 'judging',
  },
  icewords: {
    'not-now': 'round',
    'no-rerolls': 'rerolls',
    'bell-rang': 'letters',
    'no-dice': 'rerolls',
    'die-twice': 'letters',
    'unknown-die': 'letters',
    'not-letters': 'allowed',
    'too-short': 'allowed',
    'not-on-dice': 'letters',
    'own-word': 'allowed',
    'no-word': 'allowed',
  },
  bookworm: {
    'not-now': 'turn',
    'no-category': 'card',
    'unknown-die': 'turn',
    'own-die': 'steal',
    'no-cards': 'steal',
    'too-long': 'turn',
    'not-letters': 'initial',
    'wrong-letter': 'initial',
    article: 'initial',
    'named-before': 'initial',
    'refused-before': 'fits',
    'no-not': 'special',
    'own-word': 'fits',
    'no-word': 'fits',
  },
  'crossword-cubes': {
    'not-now': 'turn',
    islands: 'turn',
    'no-words': 'turn',
    'unknown-die': 'turn',
    'off-grid': 'turn',
    'too-big': 'turn',
    'cell-taken': 'turn',
    'die-twice': 'turn',
    'no-such-die': 'turn',
    'not-letters': 'blank',
    wild: 'blank',
    'blank-named': 'blank',
    'not-rolled': 'blank',
    'own-word': 'mistakes',
    'no-word': 'mistakes',
    'yes-or-no': 'mistakes',
  },
  'speed-dice': {
    'not-now': 'race',
    'not-linked': 'linked',
    'die-in-bowl': 'bowl',
    'already-proposed': 'anew',
    'no-new-roll': 'anew',
    'unknown-die': 'linked',
    'off-grid': 'linked',
    'too-big': 'linked',
    'cell-taken': 'linked',
    'die-twice': 'linked',
    'no-such-die': 'linked',
    'not-letters': 'smiley',
    wild: 'smiley',
    'not-rolled': 'smiley',
    'own-word': 'allowed',
    'no-word': 'allowed',
  },
};

/** Refusals that no game makes: the table itself does. */
export const REFUSED_BY_THE_HOUSE: Record<string, HouseSection> = {
  stale: 'moves',
  'not-to-act': 'moves',
  over: 'moves',
  'not-begun': 'moves',
  'does-not-fit': 'moves',
  'too-many-messages': 'moves',
  'too-many-actions': 'moves',
  spectator: 'seats',
  'which-seat': 'seats',
  'not-your-seat': 'seats',
  left: 'seats',
};

/** A word that the referee did not allow. */
export const NOT_ALLOWED: { [G in Game]: SectionOf<G> } = {
  dicewords: 'allowed',
  icewords: 'allowed',
  bookworm: 'fits',
  'crossword-cubes': 'allowed',
  'speed-dice': 'allowed',
};

/** Buttons that may be greyed, by the name that their screen gives to `greyed`. */
export const GREYED = {
  dicewords: {
    'no-word': 'word',
    short: 'word',
    'no-rerolls': 'rolls',
    'none-loose': 'rolls',
    'in-word': 'rolls',
    missing: 'word',
  },
  icewords: {
    short: 'allowed',
    'no-rerolls': 'rerolls',
    'none-loose': 'rerolls',
    'in-word': 'rerolls',
    missing: 'letters',
    bell: 'letters',
  },
  bookworm: {
    'not-mine': 'turn',
    'no-text': 'turn',
    'no-die': 'initial',
    'own-die': 'steal',
    'no-cards': 'steal',
    symbol: 'special',
  },
  'crossword-cubes': {
    missing: 'turn',
    loose: 'turn',
    'none-marked': 'mistakes',
    'some-marked': 'mistakes',
  },
  'speed-dice': {
    few: 'linked',
    many: 'bowl',
    apart: 'linked',
    missing: 'smiley',
  },
} as const satisfies { [G in Game]: Record<string, SectionOf<G>> };

export type GreyedOf<G extends Game> = keyof (typeof GREYED)[G] & string;
