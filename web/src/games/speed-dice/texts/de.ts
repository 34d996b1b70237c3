// Jeder Satz von Speed Dice auf Deutsch.

import { grammar } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list, tenths } = grammar('de');

const NUMBERS = ['keine', 'einen', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);

export const texts: Texts = {
  die: (number) => `Würfel ${number}`,
  diceOf: (who) => `Würfel von ${who}`,

  ready: {
    title: 'Acht Würfel, sieben verbunden',
    text: (n) =>
      `Alle würfeln zugleich. Verbinde ${inWords(n)} Würfel zu Wörtern, waagerecht und senkrecht, und wirf den letzten in die Schale.`,
    go: 'Bereit',
    waits: (names) => `Warten auf ${list(names)} …`,
    opens: 'bis zum Wurf',
    next: 'Bereit für den nächsten Wurf',
    isReady: 'bereit',
    rolling: 'Die Würfel sind in den Bechern …',
  },

  race: {
    grid: 'Deine Würfel, verbunden',
    tray: 'Deine Würfel',
    hint: 'Tippe oder ziehe Würfel ins Raster',
    hintKeys: 'Schreib: Die Buchstaben legen sich an die Schreibmarke',
    linked: (n, of) => `${n} von ${of} verbunden`,
    more: (n) => `Noch ${n} Würfel zu verbinden`,
    tooMany: (n) => `Ein Würfel ist für die Schale: Nimm ${inWords(n)} zurück`,
    apart: 'Alle müssen sich berühren: Einige liegen abseits',
    open: 'Alle liegen verbunden. Sind es Wörter, dann wirf den letzten hinein!',
    words: 'Deine Wörter',
    noWords: 'noch kein Wort',
    racing: 'verbindet',
    stuck: 'Geht nichts? Neu würfeln',
    proposed: 'Du hast um einen neuen Wurf gebeten.',
    away: 'Du bist wieder da. Ab der nächsten Runde würfelst du mit.',
    watching: 'Alle verbinden Würfel. Wie sie liegen, zeigt sich, wenn einer geworfen wird.',
    hopeless: 'Diese Würfel lassen sich nicht verbinden. Einigt euch auf einen neuen Wurf.',
    wildTitle: 'Welcher Buchstabe?',
    wildText: 'Der Smiley steht für einen beliebigen Buchstaben, in seinen beiden Wörtern für denselben.',
  },

  bowl: {
    toss: 'Hinein!',
    label: 'Die Schale',
    closed: (why) => `Die Schale. ${why}`,
    tossing: 'Fliegt …',
    inIt: (names) => `In der Schale, von unten: ${list(names)}`,
    yours: (place) => (place === 1 ? 'Deiner liegt ganz unten.' : `Deiner ist Nummer ${place}.`),
    first: (who, you) => (you ? 'Du bist zuerst in der Schale!' : `${who} ist zuerst in der Schale!`),
    hurry: 'Noch ist die Schale für deinen offen.',
    inBowl: 'in der Schale',
  },

  anew: {
    title: (who) => `${who} möchte einen neuen Wurf.`,
    titleAll: 'Ein neuer Wurf?',
    yes: 'Neu würfeln',
    no: 'Weiterspielen',
    given: (given, of) => `${given} von ${of} sind bisher dafür`,
  },

  check: {
    title: (who, you) => (you ? 'Deine Würfel werden geprüft' : `Die Würfel von ${who} werden geprüft`),
    looking: 'Die Wörter werden nachgeschlagen …',
    right: (who, you) => (you ? 'Alles richtig! Die Runde ist deine.' : `Alles richtig! Die Runde geht an ${who}.`),
    wrong: (who, you) => (you ? 'Ein Fehler: keine Runde für dich.' : `Ein Fehler: keine Runde für ${who}.`),
    nobody: 'Die Zeit ist um: Niemand war fertig.',
    words: 'Wörter',
    stands: 'zählt',
    falls: 'zählt nicht',
    open: 'die anderen entscheiden',
    vote: (word) => `Zählt ${word}?`,
    voteText: 'Es steht in keiner Liste. Es zählt, wenn alle anderen zustimmen.',
    yes: 'Es zählt',
    no: 'Es zählt nicht',
    voted: (given, of) => `${given} von ${of} haben abgestimmt`,
    own: 'Die anderen entscheiden über dein Wort.',
    took: (time) => `in ${time} s`,
    layout: (words) => `Verbundene Würfel: ${list(words)}`,
    decide: 'zum Entscheiden',
  },

  trophy: {
    name: 'Der Pokal',
    middle: 'Der Pokal liegt in der Mitte',
    held: (who, side, you) =>
      `${you ? 'Du hast' : `${who} hat`} den Pokal, ${side === 'gold' ? 'goldene' : 'silberne'} Seite oben`,
    short: { silver: 'Silber', gold: 'Gold' },
    next: {
      middle: 'Gewinne eine Runde, um ihn zu holen.',
      mineSilver: 'Noch eine Runde macht ihn golden.',
      mineGold: 'Noch eine Runde, und du gewinnst.',
      silver: 'Gewinne eine Runde, um ihn wegzunehmen.',
      gold: 'Halte dagegen: Gewinne diese Runde.',
    },
  },

  goal: {
    wins: (n) => `${n} ${count(n, 'Runde', 'Runden')} zum Sieg`,
    'set-aside': (n) => `${n} Würfel beiseite zum Sieg`,
    aside: (n) => `${n} beiseite`,
  },

  sheet: {
    title: 'Runden',
    round: 'Runde',
    who: 'Beendet von',
    words: 'Wörter',
    time: 'Sekunden',
    nobody: 'niemand',
    empty: 'Hier wird die erste Runde stehen.',
    rolls: (n) => `${n} ${count(n, 'Wurf', 'Würfe')}`,
    seconds: (millis) => tenths(millis / 1000),
  },

  labels: {
    options: {
      goal: 'Womit man gewinnt',
      wins: 'Runden, oder Würfel beiseite, zum Sieg',
      round_seconds: 'Sekunden je Runde',
      ready_seconds: 'Sekunden zum Bereitmachen',
      next_die: 'Nach einem Fehler den nächsten Würfel prüfen',
      bowl_seconds: 'Sekunden, die die Schale offen bleibt',
      unknown_words: 'Ein Wort, das in keiner Liste steht',
      vote_seconds: 'Sekunden zum Abstimmen',
      tell_hopeless: 'Sagen, wenn niemand fertig werden kann',
      max_rounds: 'Höchstens so viele Runden',
      idle_seconds: 'Geduld ohne Uhr, in Sekunden',
    },
    choices: {
      trophy: 'mit dem Pokal',
      wins: 'mit Runden',
      'set-aside': 'mit Würfeln beiseite',
      vote: 'die anderen entscheiden',
      refuse: 'ist ein Fehler',
    },
  },

  keysTitle: 'Tastatur',
  keysMore: [['Enter', 'den letzten Würfel in die Schale werfen, oder bereit sein']],

  referee: {
    began: (round, roll) =>
      roll > 1
        ? 'Alle Würfel sind neu geworfen. Verbinde sieben!'
        : `Runde ${round}. Alle Würfel sind geworfen: Verbinde sieben!`,
    hopeless: 'Diese Würfel lassen sich nicht verbinden.',
    proposed: (who, you) => (you ? 'Du bittest um einen neuen Wurf.' : `${who} bittet um einen neuen Wurf.`),
    decided: (agreed) => (agreed ? 'Alle wollen neu würfeln.' : 'Nicht alle sind dafür: Es geht weiter.'),
    tossed: (who, you, place) =>
      `${you ? 'Dein Würfel' : `Der Würfel von ${who}`} ist ${place === 1 ? 'der erste' : `Nummer ${place}`} in der Schale!`,
    vote: (who, word) => `${who}: ${word} steht in keiner Liste. Die anderen entscheiden.`,
    right: (who, words) => `${who}: ${list(words)}. Alles richtig!`,
    wrong: (who, words, bad) =>
      `${who}: ${list(words)}. ${bad.length ? `${list(bad)} ${count(bad.length, 'zählt', 'zählen')} nicht.` : 'Ein Fehler.'}`,
    tile: (who, you, side) =>
      side === 'gold'
        ? `${you ? 'Du drehst' : `${who} dreht`} den Pokal auf Gold.`
        : `${you ? 'Du nimmst dir' : `${who} nimmt sich`} den Pokal.`,
    tileBack: 'Der Pokal kommt zurück in die Mitte.',
    aside: (who, you) => (you ? 'Du legst einen Würfel beiseite.' : `${who} legt einen Würfel beiseite.`),
    nobody: (round) => `Runde ${round} endet: Niemand war fertig.`,
    round: (round, who, correct, time) => `Runde ${round}: ${who}${correct ? '' : ' (Fehler)'}, ${time} s.`,
    left: (who) => `${who} hat den Tisch verlassen.`,
    back: (who, you) => (you ? 'Du bist wieder da.' : `${who} ist wieder da.`),
    ended: (names, you) =>
      `Die Partie ist vorbei. ${you ? 'Du gewinnst.' : `${list(names)} ${count(names.length, 'gewinnt', 'gewinnen gemeinsam')}.`}`,
  },
};
