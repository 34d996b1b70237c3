// What is said about turns that are over.

import { grammar } from '../../lib/grammar';

const { count, list } = grammar('en');
const { format } = new Intl.NumberFormat('en');

export const texts = {
  ask: 'What was possible?',
  /** Whose turn, and what they made of it. */
  title: (who: string, what: string) => `${who}${what ? `, ${what}` : ''}: what was possible`,
  round: (round: number) => `Round ${round}: what was possible`,
  loading: 'Looking for the best there was …',
  open: 'This is not over yet. Ask again once it stands on the score sheet.',

  words: 'The best words of the last dice',
  noWord: 'No word was on these dice.',

  split: {
    title: 'Where the points came from',
    before: 'Expected',
    beforeText: 'what such a turn brings with the best play, before the first roll',
    luck: 'Luck',
    luckText: 'what the dice brought beyond that',
    rerolling: 'Rerolling',
    rerollingText: 'what the choice of dice cost',
    words: 'Word-finding',
    wordsText: 'what the word cost against the best one',
    score: 'Score',
  },

  rolls: {
    title: 'Roll by roll',
    roll: (number: number) => `Roll ${number}`,
    kept: (dice: string[]) => (dice.length ? `kept ${list(dice)}` : 'rolled all again'),
    stayed: 'rolled no more',
    best: (dice: string[]) => (dice.length ? `Better: keep ${list(dice)}` : 'Better: roll all again'),
    bestStay: 'Better: roll no more',
    right: 'Nothing was better.',
    gain: (points: string) => `${points} points more on average`,
  },

  crossword: {
    best: (score: string) => `${score} points were possible`,
    found: (score: string) => `${score} points were found in the time`,
    laid: (score: string) => `${score} were laid`,
    proven: 'Proven: no crossword of these cubes brings more, of the words we suggest.',
    bound: (bound: string) => `No crossword of these cubes brings more than ${bound}, of the words we suggest.`,
    nothing: 'No two of these cubes make a word we suggest.',
  },

  linked: {
    of: (who: string) => `${who}’s dice`,
    roll: (roll: number) => `roll ${roll}`,
    left: (dice: string[]) => `left over: ${list(dice)}`,
    none: 'No words we suggest link them: every way was tried.',
    ways: (ways: number, all: boolean) =>
      all ? count(ways, 'one way in all', `${format(ways)} ways in all`) : `more than ${format(ways)} ways`,
    layout: (words: string[]) => `Linked dice: ${list(words)}`,
  },

  category: {
    none: 'No word is known for these letters.',
    named: 'was named',
    first: 'The commonest first.',
  },
};
