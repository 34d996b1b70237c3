// Every sentence of Bookworm that a player reads.

import { grammar, signed } from '../../../lib/grammar';
import type { Labels } from '../../../lib/rules';

const { count, list } = grammar('en');

export const texts = {
  die: {
    dots: (n: number) => `${n} ${count(n, 'dot', 'dots')}`,
    said: (glyph: string, letters: string[], dots: number) =>
      `${letters.length > 1 ? letters.join(' or ') : glyph}, ${texts.die.dots(dots)}`,
    of: (who: string, you: boolean) => (you ? 'before you' : `before ${who}`),
    chosen: 'chosen',
    special: 'the green die',
  },

  card: {
    label: 'The card',
    choose: 'Pick a category',
    chooses: (who: string) => `${who} picks a category`,
    levels: { easy: 'easy', medium: 'harder', hard: 'hardest' } as Record<string, string>,
    now: 'Name something for',
    names: 'Names and phrases count.',
    turning: 'A card is turned over …',
    bookworm: 'Bookworm',
  },

  display: {
    label: 'Display',
    cards: (n: number) => `${n} Bookworm ${count(n, 'card', 'cards')} in the middle`,
    noCards: 'No Bookworm cards left: no more stealing',
    empty: 'All dice are taken.',
    throwing: 'The dice are in the cup …',
  },

  pile: {
    cards: (n: number) => `${n} Bookworm ${count(n, 'card', 'cards')}`,
    nothing: 'no dice yet',
    thinks: 'is thinking',
    decides: 'decides',
    picks: 'picks',
    yours: 'your turn',
    bookworm: 'Bookworm',
    total: (n: number) => `${n} points`,
    round: 'this round',
  },

  namer: {
    label: 'Your word',
    placeholder: (letters: string) => (letters ? `A word with ${letters} …` : 'A word …'),
    name: 'Name it',
    take: (glyph: string) => `Take ${glyph}`,
    steal: (glyph: string, from: string) => `Steal ${glyph} from ${from}`,
    waits: (who: string) => `${who} is thinking`,
    ready: 'Think ahead: your word waits for your turn.',
    noDie: 'No die within reach has that letter.',
    begin: 'Begin with the letter of a die.',
    others: 'Arrow keys or a tap change the die.',
    own: 'That die lies before you already.',
    noCards: 'No Bookworm card is left, so dice come from the display only.',
    not: 'NOT is taken instead of failing, not with a word.',
    giveUp: 'I know none',
    giveUpSure: 'Give up?',
    giveUpText: 'The round ends, and costs you 2 points.',
    giveUpYes: 'Yes, give up',
    takeNot: 'Take NOT (−1)',
    sending: 'Sending …',
  },

  count: {
    label: 'The count',
    fail: 'Too late!',
  },

  verdict: {
    asks: (word: string, category: string) => `Does “${word}” fit “${category}”?`,
    named: (who: string, you: boolean) => (you ? 'You named' : `${who} named`),
    checking: 'The referee looks it up …',
    accept: 'It stands',
    dispute: 'I doubt it',
    yes: 'It fits',
    no: 'It does not',
    own: 'The others decide on your word. Your clock stands.',
    voted: (given: number, of: number) => `${given} of ${of} have voted`,
    host: (who: string) => `${who} rules on it.`,
    waits: 'Waiting for the others …',
    closes: 'to decide',
    forDie: (glyph: string) => `for ${glyph}`,
  },

  words: {
    title: 'Named in this round',
    none: 'Nothing has been named yet.',
    refused: 'does not fit',
  },

  moment: {
    took: (who: string, you: boolean, word: string, glyph: string) =>
      you ? `“${word}” brings you ${glyph}.` : `${who}: “${word}”, and takes ${glyph}.`,
    stole: (who: string, you: boolean, word: string, glyph: string, from: string, me: boolean) => {
      if (you) return `“${word}”: you steal ${glyph} from ${from}, who gets a Bookworm card.`;
      return me
        ? `“${word}”: ${who} steals ${glyph} of yours. You get a Bookworm card.`
        : `“${word}”: ${who} steals ${glyph} from ${from}, who gets a Bookworm card.`;
    },
    refused: (word: string, reason: string) => reason || `“${word}” does not fit. Name another.`,
  },

  round: {
    title: (n: number) => `Round ${n}`,
    sum: (dots: number, cards: number, penalty: number, score: number) =>
      `${dots} + ${cards}${penalty ? ` − ${-penalty}` : ''} = ${signed(score)}`,
    said: (dots: number, cards: number, penalty: number, score: number) =>
      `${dots} ${count(dots, 'dot', 'dots')} and ${cards} ${count(cards, 'card', 'cards')}${penalty ? `, less ${-penalty} for failing` : ''}, makes ${signed(score)}`,
    dots: 'dots',
    cards: 'cards',
    failed: 'failed',
    best: 'best',
  },

  where: (round: number, target: number) => `Round ${round}, to ${target}`,

  sheet: {
    title: 'Score sheet',
    round: 'Round',
    total: 'Total',
    empty: 'The first round will be written here.',
    key: 'dots + Bookworm cards, less 2 for who failed',
  },

  wait: {
    drawing: 'A roll decides who is the first Bookworm …',
    next: 'The next card is turned over …',
  },

  keysTitle: 'Keyboard',
  keys: [
    ['A – Z', 'write a word, wherever the focus is'],
    ['↑ ↓', 'change the die it is for'],
    ['Enter', 'name it, or the main button'],
    ['Escape', 'clear the word'],
    ['1 2 3', 'pick a category of the card'],
  ] as [string, string][],

  labels: {
    options: {
      target_score: 'Ends at a total of',
      green_only: 'Always the easy category',
      special_die: 'Green special die',
      think_seconds: 'Seconds to think',
      count_seconds: 'Seconds of the count',
      untimed: 'Without a clock',
      choice_seconds: 'Seconds to pick a category',
      judging: 'Who judges words',
      dispute_seconds: 'Seconds to doubt a word',
      ballot_seconds: 'Seconds for a vote',
      first_seat: 'First Bookworm',
      idle_seconds: 'Patience without a clock, in seconds',
      time_percent: 'Time, in percent',
    },
    choices: {
      auto: 'Word lists, and a vote where they do not know',
      challenge: 'It stands unless somebody doubts it',
      vote: 'The others, by vote',
      host: 'The host',
    },
  } satisfies Labels,

  referee: {
    aDie: 'a die',
    bookworm: (who: string, you: boolean, round: number) =>
      `Round ${round}: ${you ? 'you are the Bookworm' : `${who} is the Bookworm`}.`,
    chosen: (title: string) => `The category: ${title}.`,
    rolled: (glyphs: string[]) => `On display: ${glyphs.join(', ')}.`,
    turn: (you: boolean) => (you ? 'Your turn: name a word.' : ''),
    named: (who: string, you: boolean, word: string) => (you ? '' : `${who} names ${word}.`),
    not: (who: string, you: boolean) => (you ? 'You take NOT.' : `${who} takes NOT.`),
    notStolen: (who: string, you: boolean, from: string, me: boolean) => {
      if (you) return `You steal NOT from ${from}, who gets a Bookworm card.`;
      return me
        ? `${who} steals NOT from you. You get a Bookworm card.`
        : `${who} steals NOT from ${from}, who gets a Bookworm card.`;
    },
    disputed: (who: string, you: boolean) => (you ? 'You doubt it.' : `${who} doubts it.`),
    ruled: (word: string, stands: boolean, by: string) =>
      `${by === 'host' ? 'The host' : 'The vote'}: ${word} ${stands ? 'fits' : 'does not fit'}.`,
    refused: (word: string, reason: string) => `${word} does not fit.${reason ? ` ${reason}` : ''}`,
    failed: (who: string, you: boolean, gaveUp: boolean) => {
      if (you) return gaveUp ? 'You know no word.' : 'Your time is up.';
      return gaveUp ? `${who} knows no word.` : `${who}’s time is up.`;
    },
    scored: (who: string, sum: string) => `${who} ${sum}`,
    roundOver: (lines: string) => `The round is over: ${lines}.`,
    left: (who: string) => `${who} left.`,
    back: (who: string, you: boolean) => (you ? 'You are back.' : `${who} is back.`),
    ended: (names: string[], you: boolean) =>
      `The match is over. ${you ? 'You win.' : `${list(names)} ${count(names.length, 'wins', 'share the win')}.`}`,
  },
};
