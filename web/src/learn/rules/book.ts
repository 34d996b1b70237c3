// The rules as this program tells them: for each game its sections in order, and the ids of the rules that each holds.
// What a section says lies in texts/, in every language of the screens.

export const BOOK = {
  dicewords: {
    goal: ['DW-2', 'DW-9'],
    dice: ['DW-11'],
    rolls: ['DW-1'],
    word: ['DW-3'],
    wild: ['DW-5'],
    score: ['DW-4'],
    allowed: ['DW-6'],
    judging: ['DW-7'],
    clock: ['DW-8'],
    together: ['DW-12'],
    end: ['DW-9', 'DW-10'],
  },
  icewords: {
    round: ['KW-2', 'KW-3'],
    start: ['KW-1', 'KW-11'],
    letters: ['KW-4'],
    rerolls: ['KW-3'],
    score: ['KW-5', 'KW-6', 'KW-7'],
    bonus: ['KW-8', 'KW-9'],
    allowed: ['KW-10'],
    targets: ['KW-14'],
    sugar: ['KW-12'],
    aids: ['KW-13'],
    end: ['KW-11'],
  },
  bookworm: {
    card: ['BW-1', 'BW-10'],
    turn: ['BW-2'],
    initial: ['BW-11'],
    steal: ['BW-3', 'BW-4'],
    fits: ['BW-9'],
    clock: ['BW-8'],
    round: ['BW-5'],
    score: ['BW-6'],
    special: ['BW-12'],
    end: ['BW-7'],
  },
  'crossword-cubes': {
    turn: ['CC-2'],
    order: ['CC-1', 'CC-9'],
    allowed: ['CC-3'],
    blank: ['CC-4'],
    score: ['CC-5'],
    mistakes: ['CC-6'],
    one: ['CC-8', 'CC-9'],
    two: ['CC-10', 'CC-13'],
    lengths: ['CC-11', 'CC-12'],
    slam: ['CC-14'],
    together: ['CC-15'],
    end: ['CC-7'],
  },
  'speed-dice': {
    race: ['SD-1', 'SD-8'],
    linked: ['SD-2'],
    smiley: ['SD-3'],
    bowl: ['SD-4'],
    check: ['SD-5'],
    allowed: ['SD-12'],
    trophy: ['SD-6'],
    mistake: ['SD-7'],
    anew: ['SD-9'],
    goals: ['SD-10', 'SD-11'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type Game = keyof typeof BOOK;
export type SectionOf<G extends Game> = keyof (typeof BOOK)[G] & string;

/** What every table has, whatever is played at it. */
export const HOUSE = ['moves', 'seats', 'dice'] as const;
export type HouseSection = (typeof HOUSE)[number];

export interface Section {
  title: string;
  text: string[];
}

export const isGame = (id: string): id is Game => id in BOOK;

/** The rule ids of a section; the house's sections have none. */
export const idsOf = (game: Game, section: string): readonly string[] =>
  (BOOK[game] as Record<string, readonly string[]>)[section] ?? [];
