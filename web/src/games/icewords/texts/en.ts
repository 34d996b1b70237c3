// Every sentence of Icewords that a player reads.

import { grammar, signed } from '../../../lib/grammar';
import type { Labels } from '../../../lib/rules';
import type { Drink } from '../drinks';

const { count, list } = grammar('en');

export const texts = {
  drinks: {
    punch: 'fruit punch',
    grape: 'grape soda',
    lemonade: 'lemonade',
    coffee: 'iced coffee',
  } satisfies Record<Drink, string>,
  yourDrink: (drink: string) => `Your ${drink}`,

  dice: {
    ordinals: ['first die', 'second die', 'third die', 'fourth die', 'fifth die', 'sixth die', 'seventh die'],
    sugar: 'sugar die',
    ice: (glyph: string) => `ice cube ${glyph}`,
    iceMatched: (glyph: string) => `ice cube ${glyph}, matched`,
  },

  targets: {
    label: 'Target letters',
    none: 'The ice is still in the bucket …',
    ignored: 'You play without the targets: your letters multiply.',
  },

  timer: {
    label: 'Sand timer',
    left: (time: string) => `${time} left`,
    bell: 'Time is up: the letters as they lie are your word.',
    none: 'No clock: the round ends when everybody has locked in.',
  },

  study: {
    title: 'Study the ice',
    text: 'Four target letters. Each one in your word multiplies it.',
    go: 'Go!',
    goText: 'You start the timer for everybody.',
    waits: (who: string) => `${who} says Go`,
    opens: 'to study',
    next: (n: number) => `Round ${n}`,
  },

  opening: {
    title: 'Who starts?',
    text: 'Everybody rolled the same die; the letter nearest A starts.',
    starts: (who: string, you: boolean) => (you ? 'You start.' : `${who} starts.`),
    rolled: (who: string, glyph: string) => `${who}: ${glyph === '?' ? 'wild' : glyph}`,
  },

  again: {
    title: 'Other target letters?',
    text: 'If everybody agrees, the ice is rolled once more.',
    yes: 'Roll again',
    no: 'Keep these',
    voted: (given: number, of: number) => `${given} of ${of} have answered`,
    waits: 'You have answered. Waiting for the others …',
  },

  board: {
    word: 'Your word',
    hint: 'Tap dice to spell',
    hintKeys: 'Type, tap or drag dice to spell',
    drop: 'Drop here',
    lock: 'Lock in',
    lockWord: (word: string) => `Lock in ${word}`,
    lockEmpty: 'Lock in without a word',
    lockSure: 'Lock in without a word?',
    lockSureText: 'This round you score nothing.',
    lockYes: 'Yes, no word',
    sending: 'Locking in …',
    pending: 'being sent',
    laid: 'on your board',
    short: (min: number) => `A word has at least ${min} letters.`,
    unlimited: 'As many rerolls as you like',
    reroll: (n: number) => `Reroll ${n}`,
    rerollAll: 'Reroll all',
    glass: (drink: string) => `Your dice, ${drink}`,
    refused: (word: string, reason: string) => reason || `${word} does not count. Try another word.`,
    rung: 'The bell has rung',
  },

  sum: {
    targets: 'targets',
    letters: 'letters',
    side: { a: 'Side A', b: 'Side B' },
    bonusNext: (more: number, bonus: number) => `${more} more ${count(more, 'letter', 'letters')}: bonus ${bonus}`,
  },

  done: {
    title: 'You are in.',
    waits: (names: string[]) => `Waiting for ${list(names)} …`,
    noWord: 'You have locked in without a word.',
  },

  wait: {
    headStart: (names: string[]) =>
      `${list(names)} ${count(names.length, 'has', 'have')} a head start. Then the timer runs for everybody.`,
    mine: 'Your head start: the timer runs for you alone.',
    watching: 'Everybody is arranging letters in secret.',
    away: 'You are back. You play from the next round on.',
    checking: 'The referee looks it up …',
  },

  seat: {
    playing: 'playing',
    locked: 'locked in',
    waiting: 'waits',
    starts: 'says Go',
    voting: 'deciding',
    sugar: 'has the sugar cube',
    headStart: 'head start',
  },

  reveal: {
    title: (n: number) => `Round ${n}: the words`,
    none: 'no word',
    best: 'Best of the round',
    noTargets: 'no target matched',
    counts: 'counts',
    struck: 'does not count',
  },

  trial: {
    title: (word: string) => `Does ${word} stand?`,
    several: 'Do these words stand?',
    challenge: 'Challenge',
    challengeWord: (word: string) => `Challenge ${word}`,
    accept: 'Let them stand',
    yes: 'It counts',
    no: 'It does not',
    voted: (given: number, of: number) => `${given} of ${of} have voted`,
    own: 'Your word is on trial. The others decide.',
    hostYou: 'You are the host. Does it count?',
    hostWaits: (who: string) => `${who} rules on it.`,
    waits: 'Waiting for the others …',
    closes: 'to decide',
  },

  sheet: {
    title: 'Score sheet',
    of: (who: string) => `Score sheet: ${who}`,
    round: 'Round',
    word: 'Word',
    wordScore: 'Word score',
    targets: 'Targets matched',
    subtotal: 'Subtotal',
    bonus: 'Bonus',
    roundScore: 'Round score',
    total: 'Total',
    key: 'Bonus',
    keyText: (letters: number, points: number) => `${letters} letters: ${points}`,
  },

  score: {
    title: 'How words score',
    text: 'Points on your dice × target letters in the word + bonus. A target counts once, however often it stands in the word; with none, only the bonus is left.',
    values: 'Points',
    bonus: 'Bonus by letters',
  },

  ended: {
    bestWord: (who: string, score: number) => `Best word: ${who}, ${score} points`,
  },

  labels: {
    options: {
      rounds: 'Rounds',
      timed: 'Sand timer',
      round_seconds: 'Seconds a round',
      study_seconds: 'Seconds to study the ice',
      grace_seconds: 'Seconds of grace after the bell',
      rerolls: 'Rerolls a round',
      min_length: 'Shortest word',
      each_die: 'Equal ice cubes count one by one',
      sugar_cube: 'Sugar cube',
      reroll_targets: 'Other target letters by agreement',
      same_dice: 'Same dice for everybody',
      judging: 'Who judges words',
      invalid_word: 'A word that is not allowed',
      vote_seconds: 'Seconds to decide on a word',
      first_seat: 'Who starts',
      idle_seconds: 'Patience without a clock, in seconds',
      unlimited_rerolls: 'Unlimited rerolls',
      head_start: 'Head start',
      ignore_targets: 'Targets ignored',
      side_b: 'Board side B: bonus from three letters',
      time_percent: 'Time, in percent',
    },
    choices: {},
  } satisfies Labels,

  referee: {
    openingRolled: (rolled: string) => `The opening roll: ${rolled}.`,
    started: (who: string, you: boolean) => (you ? 'You start.' : `${who} starts.`),
    targets: (round: number, letters: string[], again: boolean) =>
      `${again ? 'New target letters' : `Round ${round}, target letters`}: ${letters.join(', ')}.`,
    kept: 'The target letters stay.',
    went: 'Go! The timer runs.',
    headStart: (names: string[]) => `Go! A head start for ${list(names)}.`,
    locked: (who: string, you: boolean) => (you ? 'You are locked in.' : `${who} is locked in.`),
    bell: (you: boolean) => (you ? 'The bell: time is up.' : ''),
    revealed: 'The words lie open.',
    ruled: (word: string, stands: boolean, by: string, reason: string) =>
      `${texts.referee.judges[by] ?? by}: ${word} ${stands ? 'counts' : 'does not count'}.${reason ? ` ${reason}` : ''}`,
    judges: { vote: 'The vote', host: 'The host', challenge: 'The referee' } as Record<string, string>,
    scored: (who: string, word: string, value: number, times: number, bonus: number, score: number) =>
      `${who}: ${word}, ${value} × ${times}${bonus ? ` + ${bonus}` : ''} = ${signed(score)}.`,
    nothing: (who: string, word: string, reason: string) =>
      `${who}: ${word ? `${word} scores nothing` : 'no word'}.${reason ? ` ${reason}` : ''}`,
    sugar: (who: string | null, you: boolean) =>
      who === null ? 'Nobody gets the sugar cube.' : you ? 'You get the sugar cube.' : `${who} gets the sugar cube.`,
    left: (who: string) => `${who} left.`,
    back: (who: string, you: boolean) => (you ? 'You are back.' : `${who} is back.`),
    ended: (names: string[], you: boolean) =>
      `The match is over. ${you ? 'You win.' : `${list(names)} ${count(names.length, 'wins', 'share the win')}.`}`,
  },

  keysTitle: 'Keyboard',
  keys: [
    ['A – Z', 'put a die into the word'],
    ['Backspace', 'take the last letter back'],
    ['Escape', 'clear the word'],
    ['Enter', 'lock in, or the main button'],
    ['Shift Enter', 'reroll the other dice'],
    ['1 – 8', 'keep or free a die'],
    ['Arrows', 'walk over the dice, Space picks'],
    ['Shift ← →', 'move a letter of the word that has the focus'],
  ] as [string, string][],
};
