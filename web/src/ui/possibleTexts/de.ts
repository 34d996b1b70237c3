// Was über vergangene Züge gesagt wird, auf Deutsch.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../possibleTexts';

const { count, list } = grammar('de');
const { format } = new Intl.NumberFormat('de');

export const texts: Texts = {
  ask: 'Was war möglich?',
  title: (who, what) => `${who}${what ? `, ${what}` : ''}: was möglich war`,
  round: (round) => `Runde ${round}: was möglich war`,
  loading: 'Das Beste wird gesucht …',
  open: 'Das ist noch nicht vorbei. Frag wieder, wenn es auf dem Wertungsblatt steht.',

  words: 'Die besten Wörter der letzten Würfel',
  noWord: 'Mit diesen Würfeln ging kein Wort.',

  split: {
    title: 'Woher die Punkte kamen',
    before: 'Erwartet',
    beforeText: 'was so ein Zug bei bestem Spiel vor dem ersten Wurf bringt',
    luck: 'Glück',
    luckText: 'was die Würfel darüber hinaus brachten',
    rerolling: 'Würfelwahl',
    rerollingText: 'was die Wahl der Würfel gekostet hat',
    words: 'Wortfindung',
    wordsText: 'was das Wort gegenüber dem besten gekostet hat',
    score: 'Punkte',
  },

  rolls: {
    title: 'Wurf für Wurf',
    roll: (number) => `Wurf ${number}`,
    kept: (dice) => (dice.length ? `${list(dice)} behalten` : 'alle neu geworfen'),
    stayed: 'nicht mehr gewürfelt',
    best: (dice) => (dice.length ? `Besser: ${list(dice)} behalten` : 'Besser: alle neu werfen'),
    bestStay: 'Besser: nicht mehr würfeln',
    right: 'Nichts war besser.',
    gain: (points) => `im Schnitt ${points} Punkte mehr`,
  },

  crossword: {
    best: (score) => `${score} Punkte waren möglich`,
    found: (score) => `${score} Punkte wurden in der Zeit gefunden`,
    laid: (score) => `${score} lagen`,
    proven: 'Bewiesen: Kein Kreuzwort aus diesen Würfeln bringt mehr, mit Wörtern, die wir vorschlagen.',
    bound: (bound) => `Kein Kreuzwort aus diesen Würfeln bringt mehr als ${bound}, mit Wörtern, die wir vorschlagen.`,
    nothing: 'Keine zwei dieser Würfel ergeben ein Wort, das wir vorschlagen.',
  },

  linked: {
    of: (who) => `Würfel von ${who}`,
    roll: (roll) => `Wurf ${roll}`,
    left: (dice) => `übrig: ${list(dice)}`,
    none: 'Keine Wörter, die wir vorschlagen, verbinden sie: Alles wurde versucht.',
    ways: (ways, all) =>
      all
        ? count(ways, 'nur eine Möglichkeit', `${format(ways)} Möglichkeiten`)
        : `mehr als ${format(ways)} Möglichkeiten`,
    layout: (words) => `Verbundene Würfel: ${list(words)}`,
  },

  category: {
    none: 'Zu diesen Buchstaben ist kein Wort bekannt.',
    named: 'wurde genannt',
    first: 'Die häufigsten zuerst.',
  },
};
