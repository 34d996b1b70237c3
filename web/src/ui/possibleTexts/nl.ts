// Wat over voorbije beurten wordt gezegd, in het Nederlands.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../possibleTexts';

const { count, list } = grammar('nl');
const { format } = new Intl.NumberFormat('nl');

export const texts: Texts = {
  ask: 'Wat was er mogelijk?',
  title: (who, what) => `${who}${what ? `, ${what}` : ''}: wat mogelijk was`,
  round: (round) => `Ronde ${round}: wat mogelijk was`,
  loading: 'Het beste wordt gezocht…',
  open: 'Dit is nog niet voorbij. Vraag het opnieuw als het op het scoreblad staat.',

  words: 'De beste woorden van de laatste dobbelstenen',
  noWord: 'Met deze dobbelstenen was geen woord te maken.',

  split: {
    title: 'Waar de punten vandaan kwamen',
    before: 'Verwacht',
    beforeText: 'wat zo’n beurt bij het beste spel opbrengt, vóór de eerste worp',
    luck: 'Geluk',
    luckText: 'wat de dobbelstenen daarbovenop brachten',
    rerolling: 'Opnieuw gooien',
    rerollingText: 'wat de keuze van dobbelstenen kostte',
    words: 'Woorden vinden',
    wordsText: 'wat het woord kostte tegenover het beste',
    score: 'Punten',
  },

  rolls: {
    title: 'Worp voor worp',
    roll: (number) => `Worp ${number}`,
    kept: (dice) => (dice.length ? `${list(dice)} gehouden` : 'alles opnieuw gegooid'),
    stayed: 'niet meer gegooid',
    best: (dice) => (dice.length ? `Beter: ${list(dice)} houden` : 'Beter: alles opnieuw gooien'),
    bestStay: 'Beter: niet meer gooien',
    right: 'Niets was beter.',
    gain: (points) => `gemiddeld ${points} punten meer`,
  },

  crossword: {
    best: (score) => `${score} punten waren mogelijk`,
    found: (score) => `${score} punten zijn in de tijd gevonden`,
    laid: (score) => `${score} lagen er`,
    proven: 'Bewezen: geen kruiswoord van deze stenen brengt meer op, met woorden die wij voorstellen.',
    bound: (bound) => `Geen kruiswoord van deze stenen brengt meer op dan ${bound}, met woorden die wij voorstellen.`,
    nothing: 'Geen twee van deze stenen vormen een woord dat wij voorstellen.',
  },

  linked: {
    of: (who) => `Dobbelstenen van ${who}`,
    roll: (roll) => `worp ${roll}`,
    left: (dice) => `over: ${list(dice)}`,
    none: 'Geen woorden die wij voorstellen verbinden ze: alles is geprobeerd.',
    ways: (ways, all) =>
      all ? count(ways, 'maar één manier', `${format(ways)} manieren`) : `meer dan ${format(ways)} manieren`,
    layout: (words) => `Verbonden dobbelstenen: ${list(words)}`,
  },

  category: {
    none: 'Bij deze letters is geen woord bekend.',
    named: 'is genoemd',
    first: 'De gewoonste eerst.',
  },
};
