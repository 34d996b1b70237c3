// Every sentence of Speed Dice that a player reads.

import { grammar } from '../../../lib/grammar';
import type { Labels } from '../../../lib/rules';

const { count, list, tenths } = grammar('en');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const seconds = (millis: number): string => tenths(millis / 1000);

export const texts = {
  die: (number: string) => `number ${number} die`,
  diceOf: (who: string) => `${who}’s dice`,

  ready: {
    title: 'Eight dice, seven linked',
    text: (n: number) =>
      `Everybody rolls at once. Link ${inWords(n)} dice in words, across and down, and toss the last one into the bowl.`,
    go: 'Ready',
    waits: (names: string[]) => `Waiting for ${list(names)} …`,
    opens: 'to the roll',
    next: 'Ready for the next roll',
    isReady: 'ready',
    rolling: 'The dice are in the cups …',
  },

  race: {
    grid: 'Your dice, linked',
    tray: 'Your dice',
    hint: 'Tap or drag dice onto the grid',
    hintKeys: 'Type: the letters lie down where the cursor is',
    linked: (n: number, of: number) => `${n} of ${of} linked`,
    more: (n: number) => `${n} more ${count(n, 'die', 'dice')} to link`,
    tooMany: (n: number) => `One die is for the bowl: take ${inWords(n)} back`,
    apart: 'All must touch: some dice lie apart',
    open: 'All lie linked. If they are words, toss the last one!',
    words: 'Your words',
    noWords: 'no word yet',
    racing: 'linking',
    stuck: 'Nobody can? Roll anew',
    proposed: 'You have asked for a new roll.',
    away: 'You are back. You roll from the next round on.',
    watching: 'Everybody links dice. How they lie is seen when one is tossed.',
    hopeless: 'Nobody can link these dice. Agree on a new roll.',
    wildTitle: 'Which letter?',
    wildText: 'The smiley stands for any one letter, the same in both of its words.',
  },

  bowl: {
    toss: 'Toss!',
    label: 'The bowl',
    closed: (why: string) => `The bowl. ${why}`,
    tossing: 'Tossing …',
    inIt: (names: string[]) => `In the bowl, from the bottom: ${list(names)}`,
    yours: (place: number) => (place === 1 ? 'Yours lies at the bottom.' : `Yours is number ${place}.`),
    first: (who: string, you: boolean) => (you ? 'You are first in the bowl!' : `${who} is first in the bowl!`),
    hurry: 'The bowl is still open for yours.',
    inBowl: 'in the bowl',
  },

  anew: {
    title: (who: string) => `${who} would like a new roll.`,
    titleAll: 'A new roll?',
    yes: 'Roll anew',
    no: 'Play on',
    given: (given: number, of: number) => `${given} of ${of} agree so far`,
  },

  check: {
    title: (who: string, you: boolean) => (you ? 'Your dice are checked' : `${who}’s dice are checked`),
    looking: 'The referee looks them up …',
    right: (who: string, you: boolean) =>
      you ? 'All right! The round is yours.' : `All right! The round is ${who}’s.`,
    wrong: (who: string, you: boolean) => (you ? 'A mistake: no round for you.' : `A mistake: no round for ${who}.`),
    nobody: 'Time is up: nobody was done.',
    words: 'Words',
    stands: 'counts',
    falls: 'does not count',
    open: 'the others decide',
    vote: (word: string) => `Does ${word} count?`,
    voteText: 'It is in no list. It counts if all the others agree.',
    yes: 'It counts',
    no: 'It does not',
    voted: (given: number, of: number) => `${given} of ${of} have voted`,
    own: 'The others decide on your word.',
    took: (time: string) => `in ${time} s`,
    layout: (words: string[]) => `Linked dice: ${list(words)}`,
    decide: 'to decide',
  },

  trophy: {
    name: 'The trophy',
    middle: 'The trophy lies in the middle',
    held: (who: string, side: 'silver' | 'gold', you: boolean) =>
      `${you ? 'You have' : `${who} has`} the trophy, ${side} side up`,
    short: { silver: 'silver', gold: 'gold' },
    next: {
      middle: 'Win a round to take it.',
      mineSilver: 'One more round turns it to gold.',
      mineGold: 'One more round and you win.',
      silver: 'Win a round to take it away.',
      gold: 'Stop them: win this round.',
    },
  },

  goal: {
    wins: (n: number) => `${n} ${count(n, 'round', 'rounds')} to win`,
    'set-aside': (n: number) => `${n} ${count(n, 'die', 'dice')} set aside to win`,
    aside: (n: number) => `${n} set aside`,
  },

  sheet: {
    title: 'Rounds',
    round: 'Round',
    who: 'Ended by',
    words: 'Words',
    time: 'Seconds',
    nobody: 'nobody',
    empty: 'The first round will be written here.',
    rolls: (n: number) => `${n} rolls`,
    seconds,
  },

  labels: {
    options: {
      goal: 'What wins',
      wins: 'Rounds, or dice set aside, to win',
      round_seconds: 'Seconds a round',
      ready_seconds: 'Seconds to get ready',
      next_die: 'After a mistake, check the next die',
      bowl_seconds: 'Seconds the bowl stays open',
      unknown_words: 'A word in no list',
      vote_seconds: 'Seconds to vote',
      tell_hopeless: 'Tell when nobody can finish',
      max_rounds: 'Most rounds',
      idle_seconds: 'Patience without a clock, in seconds',
    },
    choices: {
      trophy: 'the trophy',
      wins: 'rounds',
      'set-aside': 'dice set aside',
      vote: 'the others decide',
      refuse: 'is a mistake',
    },
  } satisfies Labels,

  keysTitle: 'Keyboard',
  keysMore: [['Enter', 'toss the last die into the bowl, or be ready']] as [string, string][],

  referee: {
    began: (round: number, roll: number) =>
      roll > 1 ? 'All dice are rolled anew. Link seven!' : `Round ${round}. All dice are rolled: link seven!`,
    hopeless: 'Nobody can link these dice.',
    proposed: (who: string, you: boolean) => (you ? 'You ask for a new roll.' : `${who} asks for a new roll.`),
    decided: (agreed: boolean) => (agreed ? 'All agree to roll anew.' : 'Not all agree: play on.'),
    tossed: (who: string, you: boolean, place: number) =>
      `${you ? 'Your' : `${who}’s`} die is ${place === 1 ? 'first' : `number ${place}`} in the bowl!`,
    vote: (who: string, word: string) => `${who}: ${word} is in no list. The others decide.`,
    right: (who: string, words: string[]) => `${who}: ${list(words)}. All right!`,
    wrong: (who: string, words: string[], bad: string[]) =>
      `${who}: ${list(words)}. ${bad.length ? `${list(bad)} ${count(bad.length, 'does', 'do')} not count.` : 'A mistake.'}`,
    tile: (who: string, you: boolean, side: 'silver' | 'gold') =>
      side === 'gold'
        ? `${you ? 'You turn' : `${who} turns`} the trophy to gold.`
        : `${you ? 'You take' : `${who} takes`} the trophy.`,
    tileBack: 'The trophy goes back to the middle.',
    aside: (who: string, you: boolean) => (you ? 'You set a die aside.' : `${who} sets a die aside.`),
    nobody: (round: number) => `Round ${round} ends: nobody was done.`,
    round: (round: number, who: string, correct: boolean, time: string) =>
      `Round ${round}: ${correct ? who : `${who} made a mistake`}, ${time} s.`,
    left: (who: string) => `${who} left.`,
    back: (who: string, you: boolean) => (you ? 'You are back.' : `${who} is back.`),
    ended: (names: string[], you: boolean) =>
      `The match is over. ${you ? 'You win.' : `${list(names)} ${count(names.length, 'wins', 'share the win')}.`}`,
  },
};
