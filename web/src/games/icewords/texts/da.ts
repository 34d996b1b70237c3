// Hver sætning i Icewords på dansk.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('da');

export const texts: Texts = {
  drinks: {
    punch: 'frugtpunch',
    grape: 'druesodavand',
    lemonade: 'citronsodavand',
    coffee: 'iskaffe',
  },
  yourDrink: (drink) => `Din drink: ${drink}`,

  dice: {
    ordinals: [
      'første terning',
      'anden terning',
      'tredje terning',
      'fjerde terning',
      'femte terning',
      'sjette terning',
      'syvende terning',
    ],
    sugar: 'sukkerknalden',
    ice: (glyph) => `isterning ${glyph}`,
    iceMatched: (glyph) => `isterning ${glyph}, ramt`,
  },

  targets: {
    label: 'Målbogstaver',
    none: 'Isen er stadig i spanden …',
    ignored: 'Du spiller uden målbogstaverne: antallet af bogstaver ganger.',
  },

  timer: {
    label: 'Timeglas',
    left: (time) => `${time} tilbage`,
    bell: 'Tiden er gået: bogstaverne, som de ligger, er dit ord.',
    none: 'Intet ur: runden slutter, når alle har låst deres ord.',
  },

  study: {
    title: 'Kig på isen',
    text: 'Fire målbogstaver. Hvert af dem i dit ord ganger det.',
    go: 'Af sted!',
    goText: 'Du vender timeglasset for alle.',
    waits: (who) => `${who} siger »Af sted!«`,
    opens: 'til at kigge',
    next: (n) => `Runde ${n}`,
  },

  opening: {
    title: 'Hvem begynder?',
    text: 'Alle slog med den samme terning; bogstavet tættest på A begynder.',
    starts: (who) => `${who} begynder.`,
    rolled: (who, glyph) => `${who}: ${glyph === '?' ? 'joker' : glyph}`,
  },

  again: {
    title: 'Andre målbogstaver?',
    text: 'Er alle enige, kastes isen én gang til.',
    yes: 'Kast igen',
    no: 'Behold dem',
    voted: (given, of) => `${given} af ${of} har svaret`,
    waits: 'Du har svaret. Venter på de andre …',
  },

  board: {
    word: 'Dit ord',
    hint: 'Tryk på terninger, og stav et ord',
    hintKeys: 'Skriv, tryk på eller træk terninger, og stav et ord',
    drop: 'Læg den her',
    lock: 'Lås',
    lockWord: (word) => `Lås ${word}`,
    lockEmpty: 'Lås uden et ord',
    lockSure: 'Låse uden et ord?',
    lockSureText: 'I denne runde får du så ingenting.',
    lockYes: 'Ja, intet ord',
    sending: 'Låser …',
    pending: 'sendes',
    laid: 'på din plade',
    short: (min) => `Et ord har mindst ${min} bogstaver.`,
    unlimited: 'Så mange omslag, du vil',
    reroll: (n) => `Slå ${n} om`,
    rerollAll: 'Slå alle om',
    glass: (drink) => `Dine terninger, ${drink}`,
    refused: (word, reason) => reason || `${word} tæller ikke. Prøv et andet ord.`,
    rung: 'Klokken har ringet',
  },

  sum: {
    targets: 'mål',
    letters: 'bogstaver',
    side: { a: 'Side A', b: 'Side B' },
    bonusNext: (more, bonus) => `${more} ${count(more, 'bogstav', 'bogstaver')} mere: bonus ${bonus}`,
  },

  done: {
    title: 'Dit ord er låst.',
    waits: (names) => `Venter på ${list(names)} …`,
    noWord: 'Du har låst uden et ord.',
  },

  wait: {
    headStart: (names) => `${list(names)} har et forspring. Så løber timeglasset for alle.`,
    mine: 'Dit forspring: timeglasset løber kun for dig.',
    watching: 'Alle ordner bogstaver i det skjulte.',
    away: 'Du er tilbage. Du spiller med fra næste runde.',
    checking: 'Ordene bliver slået op …',
  },

  seat: {
    playing: 'spiller',
    locked: 'har låst',
    waiting: 'venter',
    starts: 'siger »Af sted!«',
    voting: 'afgør',
    sugar: 'har sukkerknalden',
    headStart: 'forspring',
  },

  reveal: {
    title: (n) => `Runde ${n}: ordene`,
    none: 'intet ord',
    best: 'Rundens bedste',
    noTargets: 'intet mål ramt',
    counts: 'tæller',
    struck: 'tæller ikke',
  },

  trial: {
    title: (word) => `Gælder ${word}?`,
    several: 'Gælder disse ord?',
    challenge: 'Betvivl',
    challengeWord: (word) => `Betvivl ${word}`,
    accept: 'Lad dem gælde',
    yes: 'Det tæller',
    no: 'Det tæller ikke',
    voted: (given, of) => `${given} af ${of} har stemt`,
    own: 'Dit ord er til afgørelse. De andre bestemmer.',
    hostYou: 'Du er vært. Tæller det?',
    hostWaits: (who) => `${who} afgør det.`,
    waits: 'Venter på de andre …',
    closes: 'til at afgøre det',
  },

  sheet: {
    title: 'Pointark',
    of: (who) => `Pointark: ${who}`,
    round: 'Runde',
    word: 'Ord',
    wordScore: 'Ordværdi',
    targets: 'Ramte mål',
    subtotal: 'Mellemsum',
    bonus: 'Bonus',
    roundScore: 'Rundens point',
    total: 'I alt',
    key: 'Bonus',
    keyText: (letters, points) => `${letters} bogstaver: ${points}`,
  },

  score: {
    title: 'Sådan giver ord point',
    text: 'Point på dine terninger × målbogstaver i ordet + bonus. Et mål tæller én gang, hvor tit det end står i ordet; uden mål er der kun bonussen tilbage.',
    values: 'Point',
    bonus: 'Bonus efter antal bogstaver',
  },

  ended: {
    bestWord: (who, score) => `Bedste ord: ${who}, ${score} point`,
  },

  labels: {
    options: {
      rounds: 'Runder',
      timed: 'Timeglas',
      round_seconds: 'Sekunder pr. runde',
      study_seconds: 'Sekunder til at kigge på isen',
      grace_seconds: 'Sekunders frist efter klokken',
      rerolls: 'Omslag i en runde',
      min_length: 'Korteste ord',
      each_die: 'Ens isterninger tæller hver for sig',
      sugar_cube: 'Sukkerknald',
      reroll_targets: 'Andre målbogstaver, hvis alle vil',
      same_dice: 'Samme terninger til alle',
      judging: 'Hvem afgør ord',
      invalid_word: 'Et ord, der ikke er tilladt',
      vote_seconds: 'Sekunder til at afgøre et ord',
      first_seat: 'Hvem begynder',
      idle_seconds: 'Tålmodighed uden ur, i sekunder',
      unlimited_rerolls: 'Ubegrænsede omslag',
      head_start: 'Forspring',
      ignore_targets: 'Uden målbogstaver',
      side_b: 'Pladens side B: bonus fra tre bogstaver',
      time_percent: 'Tid, i procent',
    },
    choices: {},
  },

  referee: {
    openingRolled: (rolled) => `Åbningskastet: ${rolled}.`,
    started: (who) => `${who} begynder.`,
    targets: (round, letters, again) =>
      `${again ? 'Nye målbogstaver' : `Runde ${round}, målbogstaver`}: ${letters.join(', ')}.`,
    kept: 'Målbogstaverne bliver liggende.',
    went: 'Af sted! Sandet løber.',
    headStart: (names) => `Af sted! Forspring til ${list(names)}.`,
    locked: (who) => `${who} har låst.`,
    bell: (you) => (you ? 'Klokken: tiden er gået.' : ''),
    revealed: 'Ordene ligger åbent.',
    ruled: (word, stands, by, reason) =>
      `${texts.referee.judges[by] ?? by}: ${word} ${stands ? 'tæller' : 'tæller ikke'}.${reason ? ` ${reason}` : ''}`,
    judges: { vote: 'Afstemningen', host: 'Værten', challenge: 'Ordbogen' },
    scored: (who, word, value, times, bonus, score) =>
      `${who}: ${word}, ${value} × ${times}${bonus ? ` + ${bonus}` : ''} = ${signed(score)}.`,
    nothing: (who, word, reason) =>
      `${who}: ${word ? `${word} giver ingenting` : 'intet ord'}.${reason ? ` ${reason}` : ''}`,
    sugar: (who) => `${who ?? 'Ingen'} får sukkerknalden.`,
    left: (who) => `${who} har forladt bordet.`,
    back: (who) => `${who} er tilbage.`,
    ended: (names, you) =>
      `Partiet er slut. ${you ? 'Du vinder.' : `${list(names)} ${count(names.length, 'vinder', 'deler sejren')}.`}`,
  },

  keysTitle: 'Tastatur',
  keys: [
    ['A – Z', 'læg en terning i ordet'],
    ['Backspace', 'tag det sidste bogstav tilbage'],
    ['Escape', 'ryd ordet'],
    ['Enter', 'lås, eller hovedknappen'],
    ['Shift Enter', 'slå de andre terninger om'],
    ['1 – 8', 'behold en terning, eller giv den fri'],
    ['Piletaster', 'gå over terningerne; mellemrum vælger'],
    ['Shift ← →', 'flyt det bogstav i ordet, der har fokus'],
  ],
};
