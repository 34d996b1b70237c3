// Elke zin van Crossword Cubes in het Nederlands.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('nl');

export const texts: Texts = {
  cube: (number) => `steen ${number}`,

  bench: {
    grid: 'Jouw kruiswoord',
    tray: 'Jouw stenen',
    hint: 'Tik een vakje aan, dan stenen. Woorden lopen opzij en omlaag en hangen allemaal samen.',
    hintKeys: 'Typ, tik of sleep. Woorden lopen opzij en omlaag en hangen allemaal samen.',
    done: 'Klaar',
    doneFor: (score) => `Klaar: ${signed(score)}`,
    sending: 'Wordt verstuurd…',
    checking: 'De woorden worden opgezocht…',
    shuffle: 'Stenen schudden om nieuwe woorden te zien',
    left: (n) => (n ? `Nog ${n} ${count(n, 'steen', 'stenen')}` : 'Alle stenen gelegd'),
    islands: 'Niet alle woorden hangen samen: alleen de beste groep telt.',
    single: (n) => `${n} ${count(n, 'steen ligt', 'stenen liggen')} in geen enkel woord.`,
    refused: (words) =>
      words.length === 1
        ? (words[0]?.reason ?? '')
        : `Niet toegestaan: ${list(words.map(({ word }) => word))}. Verbeter ze.`,
    sureNone: 'Klaar zonder woord?',
    sureNoneText: (minus) => `Al je stenen zijn ongebruikt en tellen ${signed(-minus)}.`,
    sureLoose: 'Klaar met losse stenen?',
    sureLooseText: 'Wat niet samenhangt, wordt als ongebruikt afgetrokken.',
    sureYes: 'Ja, klaar',
    wildTitle: 'Welke letter?',
    wildText: 'Een blanco steen is elke letter en telt 0. Hij blijft die letter in allebei zijn woorden.',
  },

  sum: {
    label: 'De som',
    unused: 'ongebruikt',
    slam: 'slam',
    earlier: (length) => `eerder met ${length} letters`,
    empty: 'Ongebruikte stenen worden afgetrokken.',
    said: (terms, score) => `${terms} is ${signed(score)}`,
    why: {
      '': '',
      'not-allowed': 'niet toegestaan',
      island: 'niet verbonden',
      'same-length': 'het tweede van deze lengte',
      'too-long': 'meer dan acht letters',
    },
    counts: 'telt',
    deducted: (length) => `Nu telt een lager woord van ${length} letters; het eerdere gaat eraf.`,
    unusedLine: 'Ongebruikte stenen',
    slamLine: { 50: 'Grand Slam', 25: 'Kleine Grand Slam' },
    total: 'Deze beurt',
  },

  lengths: {
    title: 'Lengtekaart',
    of: (who) => `Gelegde lengtes van ${who}`,
    done: (length, score) => `${length} letters: gehaald, ${signed(score)}`,
    now: (length, score) => `${length} letters: ligt op het raster, ${signed(score)}`,
    open: (length) => `${length} letters: open`,
    slam: (bonus, within, turn) => (turn > within ? '' : `Alle zeven binnen ${within} beurten: +${bonus}`),
  },

  decide: {
    title: (turn) => (turn === 3 ? 'Een derde beurt?' : 'Een vierde beurt?'),
    text: 'Gooi voor de lengtes die nog open zijn, of pas en houd wat je hebt. Ongebruikte stenen worden afgetrokken.',
    shake: 'Gooien',
    pass: 'Passen: mijn ronde beëindigen',
    waits: (names) => `${list(names)} ${count(names.length, 'beslist', 'beslissen')} over nog een beurt…`,
  },

  wait: {
    done: 'Je bent klaar.',
    others: (names) => `Wachten op ${list(names)}…`,
    hidden: 'De kruiswoorden blijven verborgen tot iedereen klaar is.',
    builds: (who) => `${who} bouwt`,
    ordering: 'Iedereen gooit om te zien wie begint…',
    checking: 'De woorden worden opgezocht…',
    passed: 'Je hebt je ronde beëindigd.',
    away: 'Vanaf de volgende beurt speel je mee.',
    shaking: 'De stenen zitten in de beker…',
  },

  seat: {
    builds: 'bouwt',
    done: 'klaar',
    decides: 'nog een beurt?',
    decidesWords: 'oordeelt',
    passed: 'ronde beëindigd',
    first: 'begint',
    lengths: (n) => `${n} van 7 lengtes`,
  },

  order: {
    title: 'Wie begint?',
    again: 'nog eens',
  },

  turn: {
    round: (round, rounds) => (rounds ? `Ronde ${round} van ${rounds}` : `Ronde ${round}`),
    target: (points) => `tot ${points}`,
    same: 'dezelfde stenen voor iedereen',
    turnOf: (turn, of) => `beurt ${Math.min(turn, of)} van ${of}`,
  },

  last: {
    title: (who) => `${who}: de laatste beurt`,
    several: 'De laatste beurt',
    open: 'Waarom?',
    of: (who, score) => `${who} ${signed(score)}`,
    crossword: (words) => (words.length ? `Kruiswoord: ${list(words)}` : 'Er ligt geen woord'),
    none: 'geen woord',
    best: 'beste',
  },

  trial: {
    challengeTitle: 'Gelden deze woorden?',
    challenge: (word) => `${word} betwisten`,
    penalty: (points) => `Een toegestaan woord betwisten kost ${points}.`,
    accept: 'Laten gelden',
    voteTitle: (who, me) => (me ? 'Er wordt over jouw woorden gestemd' : `Tellen de woorden van ${who}?`),
    mark: 'Tik de woorden aan die niet tellen.',
    marked: (word) => `${word} telt niet`,
    yes: 'Allemaal tellen ze',
    no: (n) => `${n} ${count(n, 'telt niet', 'tellen niet')}`,
    noneMarked: 'Niets aangetikt',
    voted: (given, of) => `${given} van ${of} hebben gestemd`,
    own: 'Over jouw woorden wordt geoordeeld. De anderen beslissen.',
    hostWaits: (who) => `${who} beslist.`,
    waits: 'Wachten op de anderen…',
    closes: 'om te beslissen',
  },

  sheet: {
    title: 'Scoreblad',
    turn: 'Beurt',
    total: 'Totaal',
    empty: 'Hier komt de eerste beurt te staan.',
    entry: (round, turn, turns) => (turns > 1 ? `${round}.${turn}` : `${round}`),
    explain: (who, turn, score) => `${who}, beurt ${turn}: ${signed(score)}. Waarom?`,
  },

  ended: {
    best: (who, score) => `Beste beurt: ${who}, ${signed(score)}`,
  },

  keysTitle: 'Toetsenbord',
  enter: ['Enter', 'klaar, of de hoofdknop'],

  labels: {
    options: {
      game: 'Welk spel',
      score_limit: 'Eindigt bij een totaal van',
      rounds: 'Ronden',
      turns: 'Beurten voor iedereen',
      turn_seconds: 'Seconden per beurt',
      untimed: 'Zonder klok (spel 2)',
      duplicates: 'Twee woorden van één lengte',
      judging: 'Wie over woorden oordeelt',
      invalid_word: 'Een woord dat niet mag',
      challenge_seconds: 'Seconden om over woorden te beslissen',
      failed_challenge_penalty: 'Prijs van onterecht betwisten',
      first_seat: 'Wie begint',
      together: 'Iedereen tegelijk',
      idle_seconds: 'Geduld zonder klok, in seconden',
      time_percent: 'Tijd, in procenten',
    },
    choices: {
      one: 'Spel 1: veel woorden tegen de tijd',
      two: 'Spel 2: één woord van elke lengte',
      lower: 'Het laagste telt',
      harsh: 'Het hoogste gaat er ook nog af',
      off: 'Nee, na elkaar',
      own: 'Ja, ieder met eigen stenen',
      duplicate: 'Ja, allemaal met dezelfde worp',
      refuse: 'Mag verbeterd worden',
      zero: 'Scoort niets',
    },
  },

  referee: {
    rolled: (who, total, again) => `${who}: ${again ? 'nog eens gegooid, ' : ''}${total}.`,
    first: (who, you) => (you ? 'Jij begint.' : `${who} begint.`),
    began: (round, turn, names, many) =>
      `Ronde ${round}${turn > 1 ? `, beurt ${turn}` : ''}: ${many ? 'iedereen gooit' : `${list(names)} ${count(names.length, 'gooit', 'gooien')}`}.`,
    mayPass: (names) => `Nog een beurt, of passen: ${list(names)}.`,
    yours: 'Jij gooit.',
    passed: (who, you) => (you ? 'Je past.' : `${who} past.`),
    refused: (who, you, words) =>
      words ? `${you ? 'Niet toegestaan' : `${who}: niet toegestaan`}: ${list(words)}.` : '',
    done: (who, you) => (you ? 'Je bent klaar.' : `${who} is klaar.`),
    timeUp: (who, you) => (you ? 'De tijd is om: wat er ligt, telt.' : `De tijd van ${who} is om.`),
    challenged: (by, word, stands, reason, penalty) =>
      `${by}: ${word} betwist – het ${stands ? 'geldt' : 'telt niet'}.${reason ? ` ${reason}` : ''}${penalty ? ` ${by}: ${signed(-penalty)}.` : ''}`,
    ruled: (who, refused, by) =>
      `${by}: ${refused.length ? `${list(refused)} ${count(refused.length, 'telt', 'tellen')} niet` : `alle woorden tellen (${who})`}.`,
    judges: { vote: 'Stemming', host: 'Spelleiding' },
    scored: (who, sum, score) => `${who}: ${sum} = ${signed(score)}.`,
    left: (who) => `${who} heeft de tafel verlaten.`,
    back: (who, you) => (you ? 'Je bent er weer.' : `${who} is er weer.`),
    ended: (names, you) =>
      `De partij is afgelopen. ${you ? 'Jij wint.' : `${list(names)} ${count(names.length, 'wint', 'winnen samen')}.`}`,
  },
};
