// Every sentence of Crossword Cubes that a player reads.

import { grammar, signed } from '../../../lib/grammar';
import type { Labels } from '../../../lib/rules';
import type { ScoredWord } from '../types';

const { count, list } = grammar('en');

export const texts = {
  cube: (number: string) => `cube ${number}`,

  bench: {
    grid: 'Your crossword',
    tray: 'Your cubes',
    hint: 'Tap a cell, then cubes. Words run across and down and all connect.',
    hintKeys: 'Type, tap or drag. Words run across and down and all connect.',
    done: 'Done',
    doneFor: (score: number) => `Done: ${signed(score)}`,
    sending: 'Sending …',
    checking: 'The referee looks it up …',
    shuffle: 'Shuffle the cubes to see new words',
    left: (n: number) => (n ? `${n} ${count(n, 'cube', 'cubes')} left` : 'All cubes used'),
    islands: 'Not all words connect: only the best group counts.',
    single: (n: number) => `${n} ${count(n, 'cube lies', 'cubes lie')} in no word.`,
    refused: (words: { word: string; reason: string }[]) =>
      words.length === 1 ? (words[0]?.reason ?? '') : `Not allowed: ${list(words.map(({ word }) => word))}. Mend them.`,
    sureNone: 'Done without a word?',
    sureNoneText: (minus: number) => `All your cubes are unused, and count ${signed(-minus)}.`,
    sureLoose: 'Done with loose cubes?',
    sureLooseText: 'What does not connect is subtracted as unused.',
    sureYes: 'Yes, done',
    wildTitle: 'Which letter?',
    wildText: 'A blank is any letter and counts 0. It stays that letter in both of its words.',
  },

  sum: {
    label: 'The sum',
    unused: 'unused',
    slam: 'slam',
    earlier: (length: number) => `earlier ${length} letters`,
    empty: 'Unused cubes are subtracted.',
    said: (terms: string, score: number) => `${terms} makes ${signed(score)}`,
    why: {
      '': '',
      'not-allowed': 'not allowed',
      island: 'not connected',
      'same-length': 'second of its length',
      'too-long': 'over eight letters',
    } satisfies Record<ScoredWord['why'], string>,
    counts: 'counts',
    deducted: (length: number) => `A lower word of ${length} letters now counts; the earlier one is taken off.`,
    unusedLine: 'Unused cubes',
    slamLine: { 50: 'Grand Slam', 25: 'Little Grand Slam' } as Record<number, string>,
    total: 'This turn',
  },

  lengths: {
    title: 'Length card',
    of: (who: string) => `Lengths made by ${who}`,
    done: (length: number, score: number) => `${length} letters: made, ${signed(score)}`,
    now: (length: number, score: number) => `${length} letters: on the grid, ${signed(score)}`,
    open: (length: number) => `${length} letters: open`,
    slam: (bonus: number, within: number, turn: number) =>
      turn > within ? '' : `All seven within ${within} turns: +${bonus}`,
  },

  decide: {
    title: (turn: number) => (turn === 3 ? 'A third turn?' : 'A fourth turn?'),
    text: 'Shake for the lengths that are still open, or pass and keep what you have. Unused cubes are subtracted.',
    shake: 'Shake',
    pass: 'Pass: end my round',
    waits: (names: string[]) => `${list(names)} ${count(names.length, 'decides', 'decide')} about another turn …`,
  },

  wait: {
    done: 'You are done.',
    others: (names: string[]) => `Waiting for ${list(names)} …`,
    hidden: 'Crosswords stay hidden until all are done.',
    builds: (who: string) => `${who} builds`,
    ordering: 'Everybody shakes to see who goes first …',
    checking: 'The referee looks the words up …',
    passed: 'You have ended your round.',
    away: 'You play from the next turn on.',
    shaking: 'The cubes are in the cup …',
  },

  seat: {
    builds: 'building',
    done: 'done',
    decides: 'another turn?',
    decidesWords: 'judging',
    passed: 'round ended',
    first: 'goes first',
    lengths: (n: number) => `${n} of 7 lengths`,
  },

  order: {
    title: 'Shaken for the first place',
    again: 'again',
  },

  turn: {
    round: (round: number, rounds: number | null) => (rounds ? `Round ${round} of ${rounds}` : `Round ${round}`),
    target: (points: number) => `to ${points}`,
    same: 'same cubes for all',
    turnOf: (turn: number, of: number) => `turn ${Math.min(turn, of)} of ${of}`,
  },

  last: {
    title: (who: string) => `${who}: the last turn`,
    several: 'The last turn',
    open: 'See why',
    of: (who: string, score: number) => `${who} ${signed(score)}`,
    crossword: (words: string[]) => (words.length ? `Crossword: ${list(words)}` : 'No word lies'),
    none: 'no word',
    best: 'best',
  },

  trial: {
    challengeTitle: 'Do these words stand?',
    challenge: (word: string) => `Challenge ${word}`,
    penalty: (points: number) => `A challenge of a word that is allowed costs ${points}.`,
    accept: 'Let them stand',
    voteTitle: (who: string, me: boolean) => (me ? 'Your words are voted on' : `Do ${who}’s words count?`),
    mark: 'Tap the words that do not count.',
    marked: (word: string) => `${word} does not count`,
    yes: 'All count',
    no: (n: number) => `${n} ${count(n, 'does not count', 'do not count')}`,
    noneMarked: 'None marked',
    voted: (given: number, of: number) => `${given} of ${of} have voted`,
    own: 'Your words are on trial. The others decide.',
    hostWaits: (who: string) => `${who} rules on them.`,
    waits: 'Waiting for the others …',
    closes: 'to decide',
  },

  sheet: {
    title: 'Score sheet',
    turn: 'Turn',
    total: 'Total',
    empty: 'The first turn will be written here.',
    entry: (round: number, turn: number, turns: number) => (turns > 1 ? `${round}.${turn}` : `${round}`),
    explain: (who: string, turn: string, score: number) => `${who}, turn ${turn}: ${signed(score)}. See why`,
  },

  ended: {
    best: (who: string, score: number) => `Best turn: ${who}, ${signed(score)}`,
  },

  keysTitle: 'Keyboard',
  enter: ['Enter', 'done, or the main button'] as [string, string],

  labels: {
    options: {
      game: 'Which game',
      score_limit: 'Ends at a total of',
      rounds: 'Rounds',
      turns: 'Turns each',
      turn_seconds: 'Seconds a turn',
      untimed: 'Without a clock (Game Two)',
      duplicates: 'Two words of one length',
      judging: 'Who judges words',
      invalid_word: 'A word that is not allowed',
      challenge_seconds: 'Seconds to decide on words',
      failed_challenge_penalty: 'Cost of a failed challenge',
      first_seat: 'Who goes first',
      together: 'Everybody at once',
      idle_seconds: 'Patience without a clock, in seconds',
      time_percent: 'Time, in percent',
    },
    choices: {
      one: 'Game One: many words against time',
      two: 'Game Two: one word of each length',
      lower: 'The lower one counts',
      harsh: 'The higher one is deducted too',
      off: 'No, one after the other',
      own: 'Yes, each with own cubes',
      duplicate: 'Yes, all with the same roll',
      refuse: 'May be mended',
      zero: 'Scores nothing',
    },
  } satisfies Labels,

  referee: {
    rolled: (who: string, total: number, again: boolean) => `${who} shakes ${total}${again ? ' again' : ''}.`,
    first: (who: string, you: boolean) => (you ? 'You go first.' : `${who} goes first.`),
    began: (round: number, turn: number, names: string[], many: boolean) =>
      `Round ${round}${turn > 1 ? `, turn ${turn}` : ''}: ${many ? 'everybody shakes' : `${list(names)} ${count(names.length, 'shakes', 'shake')}`}.`,
    mayPass: (names: string[]) => `Another turn, or pass: ${list(names)}.`,
    yours: 'You shake.',
    passed: (who: string, you: boolean) => (you ? 'You pass.' : `${who} passes.`),
    refused: (who: string, you: boolean, words: string[] | null) =>
      words ? `${you ? 'Not allowed' : `${who}: not allowed`}: ${list(words)}.` : '',
    done: (who: string, you: boolean) => (you ? 'You are done.' : `${who} is done.`),
    timeUp: (who: string, you: boolean) => (you ? 'Time is up: what lies counts.' : `${who}’s time is up.`),
    challenged: (by: string, word: string, stands: boolean, reason: string, penalty: number) =>
      `${by} challenged ${word}: it ${stands ? 'stands' : 'does not count'}.${reason ? ` ${reason}` : ''}${penalty ? ` ${by}: ${signed(-penalty)}.` : ''}`,
    ruled: (who: string, refused: string[], by: string) =>
      `${by}: ${refused.length ? `${list(refused)} ${count(refused.length, 'does', 'do')} not count` : `all words count (${who})`}.`,
    judges: { vote: 'The vote', host: 'The host' } as Record<string, string>,
    scored: (who: string, sum: string, score: number) => `${who}: ${sum} = ${signed(score)}.`,
    left: (who: string) => `${who} left.`,
    back: (who: string, you: boolean) => (you ? 'You are back.' : `${who} is back.`),
    ended: (names: string[], you: boolean) =>
      `The match is over. ${you ? 'You win.' : `${list(names)} ${count(names.length, 'wins', 'share the win')}.`}`,
  },
};
