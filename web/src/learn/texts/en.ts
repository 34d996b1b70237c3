// Every sentence of the coach. Words in capitals are spelled with English dice, whatever the language of the screens.

import { grammar } from '../../lib/grammar';

const { count, list } = grammar('en');

const spelled = (word: string): string => [...word].join(', ');

export const texts = {
  coach: {
    label: 'First game',
    goOn: 'Go on',
    skipStep: 'Skip this step',
    leave: 'Leave',
    again: 'Once more',
    rules: 'Read the rules',
    real: 'Play a real game against a bot',
    progress: (step: number, of: number) => `Step ${step} of ${of}`,
    finished: 'You know the game. Now play a real one!',
    reading: 'How the first game goes',
    refused: (why: string) => `The table does not allow that; nothing is lost. “${why}” shows the rule.`,
    spell: (word: string, keys: boolean) =>
      keys ? `Type ${word}: the dice go up into your word.` : `Tap ${spelled(word)}: the dice go up into your word.`,
    lay: (word: string, keys: boolean) =>
      keys
        ? `Type ${word}: it lies down from the cursor, left to right.`
        : `Tap ${spelled(word)} in the tray: they lie down left to right.`,
  },

  dicewords: {
    dice: 'Nine dice, one word. Its dice are worth the small figures on them, and their sum is multiplied by the number of letters.',
    other: (word: string, wanted: string) =>
      `${word} is a start of your own. For this lesson, take it back and spell ${wanted}.`,
    sum: '7 × 4 = 28: value times letters. So each further letter counts twice over.',
    reroll: (button: string, keys: boolean) =>
      `You may roll twice more. Dice in your word stay; the others are thrown again. Press “${button}”${keys ? ', or Shift and Enter' : ''}.`,
    rolled: 'The others have been thrown again.',
    longer: (word: string, keys: boolean) =>
      keys ? `An I, an N and a G have come. Type ING: ${word}.` : `An I, an N and a G have come. Tap them: ${word}.`,
    own: 'You kept other dice; fine. Now spell the longest word that you see, or reroll once more.',
    declare: (keys: boolean) =>
      `Only a declared word counts, one in a turn. Declare yours with the big button${keys ? ', or Enter' : ''}.`,
    scored: (word: string, value: number, letters: number, score: number) =>
      `${word}: ${value} × ${letters} = ${score}, on your sheet.`,
    nothing: 'That turn counts nothing; it happens.',
    none: (word: string, keys: boolean) =>
      `Turn two. What if a word is none? Try it: ${keys ? 'type' : 'tap'} ${keys ? word : spelled(word)} and declare it.`,
    noneDeclare: 'Now declare it, and see what the referee says.',
    refused: (why: string) =>
      `Refused, and nothing is lost: your dice and rerolls are still there. “${why}” beside it opens the rule.`,
    wild: (word: string, keys: boolean) =>
      keys
        ? `The star is wild: any letter, but it counts −2. Clear with Escape and type ${word}: the star becomes the N.`
        : `The star is wild: any letter, but it counts −2. Take the old letters back and tap ${word}; for the N, tap the star.`,
    again: '10 × 7 = 70, although the star takes two off. Declare it.',
    end: 'That was a match. Alone or with others, everybody has the same number of turns, and the highest total wins.',
  },

  icewords: {
    ice: (letters: string[]) =>
      `Four ice cubes show the target letters: ${list(letters)}. Each one that stands in your word multiplies it.`,
    go: 'Say Go. In a real game two minutes of sand now run for everybody; here the sand waits for you.',
    other: (word: string, wanted: string) => `${word} may do. For this lesson, spell ${wanted}.`,
    sum: '6 × 2 = 12: points on your dice, times targets in the word. A and W are in it. Without a target you would get no more than a bonus.',
    reroll: (button: string, keys: boolean) =>
      `You may reroll twice. Dice in your word stay. Press “${button}”${keys ? ', or Shift and Enter' : ''}.`,
    longer: (word: string, keys: boolean) =>
      keys
        ? `An E is a third target, and six letters bring a bonus of 10. Type ED: ${word}.`
        : `An E is a third target, and six letters bring a bonus of 10. Tap E and D: ${word}.`,
    own: 'You kept other dice; fine. Spell the best word that you see, with target letters in it.',
    lock: (keys: boolean) => `What lies when the sand has run is your word. Or lock it in now${keys ? ': Enter' : ''}.`,
    scored: (word: string, value: number, targets: number, bonus: number, score: number) =>
      `${word}: ${value} × ${targets}${bonus ? ` + ${bonus}` : ''} = ${score}.`,
    nothing: 'No points this round; it happens.',
    sheet: 'All words of a round are shown at once, the best first. The sheet has a column for each part of the sum.',
  },

  bookworm: {
    card: 'You are the Bookworm of this round: pick one of the three categories on the card.',
    display:
      'Seven dice lie on display. A word takes the die with its first letter; the dots are points. Robin, left of you, begins.',
    vote: (word: string, category: string) =>
      `Robin names “${word}”. Does it fit “${category}”? At this table the others vote, so it is up to you.`,
    votes: 'Robin votes on your word. If the votes are even, it stands.',
    thinks: 'Robin is thinking …',
    name: (category: string, letter: string, word: string) =>
      `Your turn: name something for “${category}” with the first letter of a die. For ${letter}, say, “${word}”.`,
    took: (word: string, letter: string, dots: number) =>
      `“${word}” takes the ${letter}: ${dots} ${count(dots, 'dot', 'dots')} for you.`,
    refused: (word: string) => `“${word}” does not fit. Whoever named it may try another.`,
    steal: (letter: string, word: string) =>
      `Now steal: a word with ${letter}, such as “${word}”, takes the die before Robin. Write it, and tap that die if it is not marked.`,
    stole: (word: string, letter: string) =>
      `“${word}”: the ${letter} is yours. Robin gets a Bookworm card for it, worth a point.`,
    robbed: (word: string, letter: string) =>
      `“${word}” steals your ${letter}. You get a Bookworm card, worth a point.`,
    on: (word: string) =>
      `Go on until the display is empty. “${word}”, perhaps? Who knows no word says so: −2, and the round ends.`,
    sums: 'The round is over: dots plus Bookworm cards, less 2 for who failed. In a real game you have ten seconds and a counted five, and play to 21.',
  },

  cubes: {
    cubes: 'Fourteen cubes, each with its value. Build words across and down that all connect, like a crossword.',
    other: (word: string, wanted: string) => `${word} lies there; fine. For this lesson, lay ${wanted} across.`,
    crossing: (letter: string, word: string, keys: boolean) =>
      keys
        ? `Words cross. Go to the cell below the last ${letter} with ← and ↓, and type ${word.slice(1)}: ${word} runs down.`
        : `Words cross. Tap the cell below the last ${letter}, tap it again to turn downwards, then tap ${spelled(word.slice(1))}: ${word}.`,
    twice: 'SCHOOL + LABOR: the shared L counts in both. What lies in no word is taken off the sum.',
    third: (word: string, keys: boolean) =>
      keys
        ? `One more: go to the cell below the first O and type ${word.slice(1)}, downwards: ${word}.`
        : `One more: tap the cell below the first O, if need be again to turn downwards, then ${spelled(word.slice(1))}: ${word}.`,
    blank: 'All but the blank is used. A blank is any letter, counts 0, and costs nothing when it is left.',
    done: (button: string, keys: boolean) =>
      `A real turn lasts three minutes, and what lies then counts. You are ready: press “${button}”${keys ? ', or Enter' : ''}.`,
    refused: 'Something is no word, and is marked. Mend it and go on; nothing is lost.',
    scored: (score: number) => `Your turn brings ${score}.`,
    why: 'Every word is the sum of its cubes, and the turn the sum of its words. Any score on the sheet opens like this.',
  },

  speed: {
    ready: 'All roll at the same time, when everybody is ready. Are you?',
    dice: 'Eight dice. Link seven of them in words, across and down; the eighth is for the bowl. In a real game everybody does so at once.',
    other: (word: string, wanted: string) => `${word} may do too. For this lesson, lay ${wanted} across.`,
    second: (word: string, keys: boolean) =>
      keys
        ? `Five are linked. Go to the cell below the T with ← and ↓, and type ${word.slice(1)}: ${word} runs down.`
        : `Five are linked. Tap the cell below the T, tap it again to turn downwards, then ${spelled(word.slice(1))}: ${word}.`,
    toss: (keys: boolean) =>
      `Seven are linked: the bowl is open. Be the first, toss the last die: tap the bowl${keys ? ', or press Enter' : ''}.`,
    right: 'Checked: every row and column is a word.',
    wrong: 'A mistake: no trophy this time. Whoever had it would have to give it back.',
    trophy:
      'Who ends a round rightly takes the trophy, silver side up. A second round turns it to gold, and a third wins.',
  },
};
