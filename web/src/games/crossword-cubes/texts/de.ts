// Jeder Satz von Crossword Cubes auf Deutsch.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('de');

export const texts: Texts = {
  cube: (number) => `Holzwürfel ${number}`,

  bench: {
    grid: 'Dein Kreuzwort',
    tray: 'Deine Würfel',
    hint: 'Tippe ein Feld an, dann Würfel. Wörter laufen waagerecht und senkrecht und hängen alle zusammen.',
    hintKeys: 'Schreib, tippe oder ziehe. Wörter laufen waagerecht und senkrecht und hängen alle zusammen.',
    done: 'Fertig',
    doneFor: (score) => `Fertig: ${signed(score)}`,
    sending: 'Wird gesendet …',
    checking: 'Die Wörter werden nachgeschlagen …',
    shuffle: 'Würfel mischen, um neue Wörter zu sehen',
    left: (n) => (n ? `Noch ${n} Würfel` : 'Alle Würfel gelegt'),
    islands: 'Nicht alle Wörter hängen zusammen: Nur die beste Gruppe zählt.',
    single: (n) => `${n} ${count(n, 'Würfel liegt', 'Würfel liegen')} in keinem Wort.`,
    refused: (words) =>
      words.length === 1
        ? (words[0]?.reason ?? '')
        : `Nicht erlaubt: ${list(words.map(({ word }) => word))}. Bessere sie aus.`,
    sureNone: 'Fertig ohne ein Wort?',
    sureNoneText: (minus) => `Alle deine Würfel bleiben ungenutzt und zählen ${signed(-minus)}.`,
    sureLoose: 'Fertig mit losen Würfeln?',
    sureLooseText: 'Was nicht zusammenhängt, wird als ungenutzt abgezogen.',
    sureYes: 'Ja, fertig',
    wildTitle: 'Welcher Buchstabe?',
    wildText: 'Ein leerer Würfel ist jeder Buchstabe und zählt 0. In seinen beiden Wörtern bleibt er derselbe.',
  },

  sum: {
    label: 'Die Rechnung',
    unused: 'ungenutzt',
    slam: 'Slam',
    earlier: (length) => `früher mit ${length} Buchstaben`,
    empty: 'Ungenutzte Würfel werden abgezogen.',
    said: (terms, score) => `${terms} ergibt ${signed(score)}`,
    why: {
      '': '',
      'not-allowed': 'nicht erlaubt',
      island: 'nicht verbunden',
      'same-length': 'das zweite dieser Länge',
      'too-long': 'über acht Buchstaben',
    },
    counts: 'zählt',
    deducted: (length) => `Jetzt zählt ein niedrigeres Wort mit ${length} Buchstaben; das frühere wird abgezogen.`,
    unusedLine: 'Ungenutzte Würfel',
    slamLine: { 50: 'Grand Slam', 25: 'Kleiner Grand Slam' },
    total: 'Dieser Zug',
  },

  lengths: {
    title: 'Längenkarte',
    of: (who) => `Gelegte Längen von ${who}`,
    done: (length, score) => `${length} Buchstaben: geschafft, ${signed(score)}`,
    now: (length, score) => `${length} Buchstaben: liegt im Raster, ${signed(score)}`,
    open: (length) => `${length} Buchstaben: offen`,
    slam: (bonus, within, turn) => (turn > within ? '' : `Alle sieben in ${within} Zügen: +${bonus}`),
  },

  decide: {
    title: (turn) => (turn === 3 ? 'Ein dritter Zug?' : 'Ein vierter Zug?'),
    text: 'Würfle für die Längen, die noch offen sind, oder passe und behalte, was du hast. Ungenutzte Würfel werden abgezogen.',
    shake: 'Würfeln',
    pass: 'Passen: meine Runde beenden',
    waits: (names) => `${list(names)} ${count(names.length, 'überlegt', 'überlegen')}, ob noch ein Zug folgt …`,
  },

  wait: {
    done: 'Du bist fertig.',
    others: (names) => `Warten auf ${list(names)} …`,
    hidden: 'Die Kreuzwörter bleiben verdeckt, bis alle fertig sind.',
    builds: (who) => `${who} baut`,
    ordering: 'Alle würfeln, um zu sehen, wer anfängt …',
    checking: 'Die Wörter werden nachgeschlagen …',
    passed: 'Du hast deine Runde beendet.',
    away: 'Ab dem nächsten Zug spielst du mit.',
    shaking: 'Die Würfel sind im Becher …',
  },

  seat: {
    builds: 'baut',
    done: 'fertig',
    decides: 'noch ein Zug?',
    decidesWords: 'entscheidet',
    passed: 'Runde beendet',
    first: 'fängt an',
    lengths: (n) => `${n} von 7 Längen`,
  },

  order: {
    title: 'Wer fängt an?',
    again: 'noch einmal',
  },

  turn: {
    round: (round, rounds) => (rounds ? `Runde ${round} von ${rounds}` : `Runde ${round}`),
    target: (points) => `bis ${points}`,
    same: 'dieselben Würfel für alle',
    turnOf: (turn, of) => `Zug ${Math.min(turn, of)} von ${of}`,
  },

  last: {
    title: (who) => `${who}: der letzte Zug`,
    several: 'Der letzte Zug',
    open: 'Warum?',
    of: (who, score) => `${who} ${signed(score)}`,
    crossword: (words) => (words.length ? `Kreuzwort: ${list(words)}` : 'Es liegt kein Wort'),
    none: 'kein Wort',
    best: 'am besten',
  },

  trial: {
    challengeTitle: 'Gelten diese Wörter?',
    challenge: (word) => `${word} anzweifeln`,
    penalty: (points) => `Ein erlaubtes Wort anzuzweifeln kostet ${points}.`,
    accept: 'Gelten lassen',
    voteTitle: (who, me) => (me ? 'Über deine Wörter wird abgestimmt' : `Zählen die Wörter von ${who}?`),
    mark: 'Tippe die Wörter an, die nicht zählen.',
    marked: (word) => `${word} zählt nicht`,
    yes: 'Alle zählen',
    no: (n) => `${n} ${count(n, 'zählt nicht', 'zählen nicht')}`,
    noneMarked: 'Keines angetippt',
    voted: (given, of) => `${given} von ${of} haben abgestimmt`,
    own: 'Über deine Wörter wird geurteilt. Die anderen entscheiden.',
    hostWaits: (who) => `${who} entscheidet.`,
    waits: 'Warten auf die anderen …',
    closes: 'zum Entscheiden',
  },

  sheet: {
    title: 'Wertungsblatt',
    turn: 'Zug',
    total: 'Summe',
    empty: 'Hier wird der erste Zug stehen.',
    entry: (round, turn, turns) => (turns > 1 ? `${round}.${turn}` : `${round}`),
    explain: (who, turn, score) => `${who}, Zug ${turn}: ${signed(score)}. Warum?`,
  },

  ended: {
    best: (who, score) => `Bester Zug: ${who}, ${signed(score)}`,
  },

  keysTitle: 'Tastatur',
  enter: ['Enter', 'fertig, oder die Haupttaste'],

  labels: {
    options: {
      game: 'Welches Spiel',
      score_limit: 'Endet bei einer Summe von',
      rounds: 'Runden',
      turns: 'Züge für jeden',
      turn_seconds: 'Sekunden je Zug',
      untimed: 'Ohne Uhr (Spiel 2)',
      duplicates: 'Zwei Wörter gleicher Länge',
      judging: 'Wer über Wörter entscheidet',
      invalid_word: 'Ein ungültiges Wort',
      challenge_seconds: 'Sekunden zum Entscheiden',
      failed_challenge_penalty: 'Preis für falsches Anzweifeln',
      first_seat: 'Wer anfängt',
      together: 'Alle gleichzeitig',
      idle_seconds: 'Geduld ohne Uhr, in Sekunden',
      time_percent: 'Zeit, in Prozent',
    },
    choices: {
      one: 'Spiel 1: viele Wörter gegen die Zeit',
      two: 'Spiel 2: ein Wort jeder Länge',
      lower: 'Das niedrigere zählt',
      harsh: 'Das höhere wird auch noch abgezogen',
      off: 'Nein, nacheinander',
      own: 'Ja, jeder mit eigenen Würfeln',
      duplicate: 'Ja, alle mit demselben Wurf',
      refuse: 'Darf ausgebessert werden',
      zero: 'Zählt nichts',
    },
  },

  referee: {
    rolled: (who, total, again) => `${who}: ${again ? 'noch einmal gewürfelt, ' : ''}${total}.`,
    first: (who, you) => (you ? 'Du fängst an.' : `${who} fängt an.`),
    began: (round, turn, names, many) =>
      `Runde ${round}${turn > 1 ? `, Zug ${turn}` : ''}: ${many ? 'alle würfeln' : `${list(names)} ${count(names.length, 'würfelt', 'würfeln')}`}.`,
    mayPass: (names) => `Noch ein Zug, oder passen: ${list(names)}.`,
    yours: 'Du würfelst.',
    passed: (who, you) => (you ? 'Du passt.' : `${who} passt.`),
    refused: (who, you, words) => (words ? `${you ? 'Nicht erlaubt' : `${who}: nicht erlaubt`}: ${list(words)}.` : ''),
    done: (who, you) => (you ? 'Du bist fertig.' : `${who} ist fertig.`),
    timeUp: (who, you) => (you ? 'Die Zeit ist um: Was liegt, zählt.' : `Die Zeit von ${who} ist um.`),
    challenged: (by, word, stands, reason, penalty) =>
      `${by}: ${word} angezweifelt – es ${stands ? 'gilt' : 'zählt nicht'}.${reason ? ` ${reason}` : ''}${penalty ? ` ${by}: ${signed(-penalty)}.` : ''}`,
    ruled: (who, refused, by) =>
      `${by}: ${refused.length ? `${list(refused)} ${count(refused.length, 'zählt', 'zählen')} nicht` : `Alle Wörter zählen (${who})`}.`,
    judges: { vote: 'Abstimmung', host: 'Spielleitung' },
    scored: (who, sum, score) => `${who}: ${sum} = ${signed(score)}.`,
    left: (who) => `${who} hat den Tisch verlassen.`,
    back: (who, you) => (you ? 'Du bist wieder da.' : `${who} ist wieder da.`),
    ended: (names, you) =>
      `Die Partie ist vorbei. ${you ? 'Du gewinnst.' : `${list(names)} ${count(names.length, 'gewinnt', 'gewinnen gemeinsam')}.`}`,
  },
};
