// Hver sætning i Crossword Cubes på dansk.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('da');

export const texts: Texts = {
  cube: (number) => `klods ${number}`,

  bench: {
    grid: 'Dit krydsord',
    tray: 'Dine klodser',
    hint: 'Tryk på et felt og så på klodser. Ord løber vandret og lodret og hænger alle sammen.',
    hintKeys: 'Skriv, tryk eller træk. Ord løber vandret og lodret og hænger alle sammen.',
    done: 'Færdig',
    doneFor: (score) => `Færdig: ${signed(score)}`,
    sending: 'Sender …',
    checking: 'Ordene bliver slået op …',
    shuffle: 'Bland klodserne for at se nye ord',
    left: (n) => (n ? `${n} ${count(n, 'klods', 'klodser')} tilbage` : 'Alle klodser brugt'),
    islands: 'Ikke alle ord hænger sammen: kun den bedste gruppe tæller.',
    single: (n) => `${n} ${count(n, 'klods', 'klodser')} ligger ikke i noget ord.`,
    refused: (words) =>
      words.length === 1 ? (words[0]?.reason ?? '') : `Ikke tilladt: ${list(words.map(({ word }) => word))}. Ret dem.`,
    sureNone: 'Færdig uden et ord?',
    sureNoneText: (minus) => `Alle dine klodser er ubrugte og tæller ${signed(-minus)}.`,
    sureLoose: 'Færdig med løse klodser?',
    sureLooseText: 'Det, der ikke hænger sammen, trækkes fra som ubrugt.',
    sureYes: 'Ja, færdig',
    wildTitle: 'Hvilket bogstav?',
    wildText: 'En blank er et hvilket som helst bogstav og tæller 0. Den bliver ved med at være det i begge sine ord.',
  },

  sum: {
    label: 'Regnestykket',
    unused: 'ubrugt',
    slam: 'slam',
    earlier: (length) => `tidligere med ${length} bogstaver`,
    empty: 'Ubrugte klodser trækkes fra.',
    said: (terms, score) => `${terms} giver ${signed(score)}`,
    why: {
      '': '',
      'not-allowed': 'ikke tilladt',
      island: 'ikke forbundet',
      'same-length': 'det andet af samme længde',
      'too-long': 'over otte bogstaver',
    },
    counts: 'tæller',
    deducted: (length) => `Nu tæller et lavere ord på ${length} bogstaver; det tidligere trækkes fra.`,
    unusedLine: 'Ubrugte klodser',
    slamLine: { 50: 'Grand Slam', 25: 'Lille Grand Slam' },
    total: 'Denne tur',
  },

  lengths: {
    title: 'Længdekort',
    of: (who) => `Længder lagt af ${who}`,
    done: (length, score) => `${length} bogstaver: klaret, ${signed(score)}`,
    now: (length, score) => `${length} bogstaver: ligger i gitteret, ${signed(score)}`,
    open: (length) => `${length} bogstaver: åben`,
    slam: (bonus, within, turn) => (turn > within ? '' : `Alle syv på ${within} ture: +${bonus}`),
  },

  decide: {
    title: (turn) => (turn === 3 ? 'En tredje tur?' : 'En fjerde tur?'),
    text: 'Ryst for de længder, der stadig er åbne, eller meld pas, og behold det, du har. Ubrugte klodser trækkes fra.',
    shake: 'Ryst',
    pass: 'Pas: slut min runde',
    waits: (names) => `${list(names)} overvejer en tur til …`,
  },

  wait: {
    done: 'Du er færdig.',
    others: (names) => `Venter på ${list(names)} …`,
    hidden: 'Krydsordene er skjult, til alle er færdige.',
    builds: (who) => `${who} bygger`,
    ordering: 'Alle ryster for at se, hvem der begynder …',
    checking: 'Ordene bliver slået op …',
    passed: 'Du har afsluttet din runde.',
    away: 'Du spiller med fra næste tur.',
    shaking: 'Klodserne er i bægeret …',
  },

  seat: {
    builds: 'bygger',
    done: 'færdig',
    decides: 'en tur til?',
    decidesWords: 'afgør',
    passed: 'runden afsluttet',
    first: 'begynder',
    lengths: (n) => `${n} af 7 længder`,
  },

  order: {
    title: 'Hvem begynder?',
    again: 'igen',
  },

  turn: {
    round: (round, rounds) => (rounds ? `Runde ${round} af ${rounds}` : `Runde ${round}`),
    target: (points) => `til ${points}`,
    same: 'samme klodser til alle',
    turnOf: (turn, of) => `tur ${Math.min(turn, of)} af ${of}`,
  },

  last: {
    title: (who) => `${who}: den sidste tur`,
    several: 'Den sidste tur',
    open: 'Se hvorfor',
    of: (who, score) => `${who} ${signed(score)}`,
    crossword: (words) => (words.length ? `Krydsord: ${list(words)}` : 'Der ligger intet ord'),
    none: 'intet ord',
    best: 'bedst',
  },

  trial: {
    challengeTitle: 'Gælder disse ord?',
    challenge: (word) => `Betvivl ${word}`,
    penalty: (points) => `At betvivle et tilladt ord koster ${points}.`,
    accept: 'Lad dem gælde',
    voteTitle: (who, me) => (me ? 'Der stemmes om dine ord' : `Tæller ordene fra ${who}?`),
    mark: 'Tryk på de ord, der ikke tæller.',
    marked: (word) => `${word} tæller ikke`,
    yes: 'Alle tæller',
    no: (n) => `${n} tæller ikke`,
    noneMarked: 'Ingen markeret',
    voted: (given, of) => `${given} af ${of} har stemt`,
    own: 'Dine ord er til afgørelse. De andre bestemmer.',
    hostWaits: (who) => `${who} afgør det.`,
    waits: 'Venter på de andre …',
    closes: 'til at afgøre det',
  },

  sheet: {
    title: 'Pointark',
    turn: 'Tur',
    total: 'I alt',
    empty: 'Her kommer den første tur til at stå.',
    entry: (round, turn, turns) => (turns > 1 ? `${round}.${turn}` : `${round}`),
    explain: (who, turn, score) => `${who}, tur ${turn}: ${signed(score)}. Se hvorfor`,
  },

  ended: {
    best: (who, score) => `Bedste tur: ${who}, ${signed(score)}`,
  },

  keysTitle: 'Tastatur',
  enter: ['Enter', 'færdig, eller hovedknappen'],

  labels: {
    options: {
      game: 'Hvilket spil',
      score_limit: 'Slutter ved en sum på',
      rounds: 'Runder',
      turns: 'Ture til hver',
      turn_seconds: 'Sekunder pr. tur',
      untimed: 'Uden ur (spil 2)',
      duplicates: 'To ord af samme længde',
      judging: 'Hvem afgør ord',
      invalid_word: 'Et ord, der ikke er tilladt',
      challenge_seconds: 'Sekunder til at afgøre ord',
      failed_challenge_penalty: 'Pris for at betvivle forkert',
      first_seat: 'Hvem begynder',
      together: 'Alle på én gang',
      idle_seconds: 'Tålmodighed uden ur, i sekunder',
      time_percent: 'Tid, i procent',
    },
    choices: {
      one: 'Spil 1: mange ord mod tiden',
      two: 'Spil 2: ét ord af hver længde',
      lower: 'Det laveste tæller',
      harsh: 'Det højeste trækkes også fra',
      off: 'Nej, efter hinanden',
      own: 'Ja, hver med egne klodser',
      duplicate: 'Ja, alle med samme kast',
      refuse: 'Må rettes',
      zero: 'Giver ingenting',
    },
  },

  referee: {
    rolled: (who, total, again) => `${who} ryster ${total}${again ? ' igen' : ''}.`,
    first: (who) => `${who} begynder.`,
    began: (round, turn, names, many) =>
      `Runde ${round}${turn > 1 ? `, tur ${turn}` : ''}: ${many ? 'alle' : list(names)} ryster.`,
    mayPass: (names) => `En tur til, eller pas: ${list(names)}.`,
    yours: 'Du ryster.',
    passed: (who) => `${who} melder pas.`,
    refused: (who, you, words) => (words ? `${you ? 'Ikke tilladt' : `${who}: ikke tilladt`}: ${list(words)}.` : ''),
    done: (who) => `${who} er færdig.`,
    timeUp: (who, you) => (you ? 'Tiden er gået: det, der ligger, tæller.' : `Tiden er gået for ${who}.`),
    challenged: (by, word, stands, reason, penalty) =>
      `${by} betvivlede ${word}: det ${stands ? 'gælder' : 'tæller ikke'}.${reason ? ` ${reason}` : ''}${penalty ? ` ${by}: ${signed(-penalty)}.` : ''}`,
    ruled: (who, refused, by) =>
      `${by}: ${refused.length ? `${list(refused)} tæller ikke` : `alle ord tæller (${who})`}.`,
    judges: { vote: 'Afstemningen', host: 'Værten' },
    scored: (who, sum, score) => `${who}: ${sum} = ${signed(score)}.`,
    left: (who) => `${who} har forladt bordet.`,
    back: (who) => `${who} er tilbage.`,
    ended: (names, you) =>
      `Partiet er slut. ${you ? 'Du vinder.' : `${list(names)} ${count(names.length, 'vinder', 'deler sejren')}.`}`,
  },
};
