// Jeder Satz von Icewords auf Deutsch.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('de');

export const texts: Texts = {
  drinks: {
    punch: 'Fruchtpunsch',
    grape: 'Traubenlimo',
    lemonade: 'Zitronenlimo',
    coffee: 'Eiskaffee',
  },
  yourDrink: (drink) => `Dein Getränk: ${drink}`,

  dice: {
    ordinals: [
      'erster Würfel',
      'zweiter Würfel',
      'dritter Würfel',
      'vierter Würfel',
      'fünfter Würfel',
      'sechster Würfel',
      'siebter Würfel',
    ],
    sugar: 'Zuckerwürfel',
    ice: (glyph) => `Eiswürfel ${glyph}`,
    iceMatched: (glyph) => `Eiswürfel ${glyph}, getroffen`,
  },

  targets: {
    label: 'Zielbuchstaben',
    none: 'Das Eis ist noch im Kübel …',
    ignored: 'Du spielst ohne die Zielbuchstaben: Die Zahl deiner Buchstaben vervielfacht.',
  },

  timer: {
    label: 'Sanduhr',
    left: (time) => `noch ${time}`,
    bell: 'Die Zeit ist um: Die Buchstaben, wie sie liegen, sind dein Wort.',
    none: 'Ohne Uhr: Die Runde endet, wenn sich alle festgelegt haben.',
  },

  study: {
    title: 'Schau dir das Eis an',
    text: 'Vier Zielbuchstaben. Jeder, der in deinem Wort steckt, vervielfacht es.',
    go: 'Los!',
    goText: 'Du drehst die Sanduhr für alle um.',
    waits: (who) => `${who} sagt „Los!“`,
    opens: 'zum Anschauen',
    next: (n) => `Runde ${n}`,
  },

  opening: {
    title: 'Wer fängt an?',
    text: 'Alle haben denselben Würfel geworfen; der Buchstabe, der A am nächsten ist, fängt an.',
    starts: (who, you) => (you ? 'Du fängst an.' : `${who} fängt an.`),
    rolled: (who, glyph) => `${who}: ${glyph === '?' ? 'Joker' : glyph}`,
  },

  again: {
    title: 'Andere Zielbuchstaben?',
    text: 'Wenn alle zustimmen, wird das Eis noch einmal geworfen.',
    yes: 'Neu werfen',
    no: 'Diese behalten',
    voted: (given, of) => `${given} von ${of} haben geantwortet`,
    waits: 'Du hast geantwortet. Warten auf die anderen …',
  },

  board: {
    word: 'Dein Wort',
    hint: 'Tippe Würfel an und bilde ein Wort',
    hintKeys: 'Schreib, tippe oder ziehe Würfel in dein Wort',
    drop: 'Hier ablegen',
    lock: 'Festlegen',
    lockWord: (word) => `${word} festlegen`,
    lockEmpty: 'Ohne Wort festlegen',
    lockSure: 'Ohne Wort festlegen?',
    lockSureText: 'In dieser Runde bekommst du dann nichts.',
    lockYes: 'Ja, kein Wort',
    sending: 'Wird festgelegt …',
    pending: 'wird gesendet',
    laid: 'auf deiner Tafel',
    short: (min) => `Ein Wort hat mindestens ${min} Buchstaben.`,
    unlimited: 'Nachwürfe, so viele du magst',
    reroll: (n) => `${n} neu würfeln`,
    rerollAll: 'Alle neu würfeln',
    glass: (drink) => `Deine Würfel, ${drink}`,
    refused: (word, reason) => reason || `${word} zählt nicht. Versuch ein anderes Wort.`,
    rung: 'Die Glocke hat geläutet',
  },

  sum: {
    targets: 'Treffer',
    letters: 'Buchstaben',
    side: { a: 'Seite A', b: 'Seite B' },
    bonusNext: (more, bonus) => `Noch ${more} Buchstabe${more === 1 ? '' : 'n'}: Bonus ${bonus}`,
  },

  done: {
    title: 'Du hast dich festgelegt.',
    waits: (names) => `Warten auf ${list(names)} …`,
    noWord: 'Du hast dich ohne Wort festgelegt.',
  },

  wait: {
    headStart: (names) =>
      `${list(names)} ${count(names.length, 'hat', 'haben')} einen Vorsprung. Danach läuft die Sanduhr für alle.`,
    mine: 'Dein Vorsprung: Die Sanduhr läuft nur für dich.',
    watching: 'Alle legen im Geheimen ihre Buchstaben.',
    away: 'Du bist wieder da. Ab der nächsten Runde spielst du mit.',
    checking: 'Die Wörter werden nachgeschlagen …',
  },

  seat: {
    playing: 'spielt',
    locked: 'festgelegt',
    waiting: 'wartet',
    starts: 'sagt „Los!“',
    voting: 'entscheidet',
    sugar: 'hat den Zuckerwürfel',
    headStart: 'Vorsprung',
  },

  reveal: {
    title: (n) => `Runde ${n}: die Wörter`,
    none: 'kein Wort',
    best: 'Bestes Wort der Runde',
    noTargets: 'kein Zielbuchstabe getroffen',
    counts: 'zählt',
    struck: 'zählt nicht',
  },

  trial: {
    title: (word) => `Gilt ${word}?`,
    several: 'Gelten diese Wörter?',
    challenge: 'Anzweifeln',
    challengeWord: (word) => `${word} anzweifeln`,
    accept: 'Gelten lassen',
    yes: 'Es zählt',
    no: 'Es zählt nicht',
    voted: (given, of) => `${given} von ${of} haben abgestimmt`,
    own: 'Über dein Wort wird geurteilt. Die anderen entscheiden.',
    hostYou: 'Du hast die Spielleitung. Zählt es?',
    hostWaits: (who) => `${who} entscheidet.`,
    waits: 'Warten auf die anderen …',
    closes: 'zum Entscheiden',
  },

  sheet: {
    title: 'Wertungsblatt',
    of: (who) => `Wertungsblatt: ${who}`,
    round: 'Runde',
    word: 'Wort',
    wordScore: 'Wortwert',
    targets: 'Treffer',
    subtotal: 'Zwischensumme',
    bonus: 'Bonus',
    roundScore: 'Rundenpunkte',
    total: 'Summe',
    key: 'Bonus',
    keyText: (letters, points) => `${letters} Buchstaben: ${points}`,
  },

  score: {
    title: 'So zählen Wörter',
    text: 'Punkte auf deinen Würfeln × Zielbuchstaben im Wort + Bonus. Ein Ziel zählt einmal, wie oft es auch im Wort steht; ohne Treffer bleibt nur der Bonus.',
    values: 'Punkte',
    bonus: 'Bonus nach Buchstaben',
  },

  ended: {
    bestWord: (who, score) => `Bestes Wort: ${who}, ${score} Punkte`,
  },

  labels: {
    options: {
      rounds: 'Runden',
      timed: 'Sanduhr',
      round_seconds: 'Sekunden je Runde',
      study_seconds: 'Sekunden, um das Eis anzuschauen',
      grace_seconds: 'Sekunden Kulanz nach der Glocke',
      rerolls: 'Nachwürfe je Runde',
      min_length: 'Kürzestes Wort',
      each_die: 'Gleiche Eiswürfel zählen einzeln',
      sugar_cube: 'Zuckerwürfel',
      reroll_targets: 'Andere Zielbuchstaben auf Wunsch aller',
      same_dice: 'Dieselben Würfel für alle',
      judging: 'Wer über Wörter entscheidet',
      invalid_word: 'Ein ungültiges Wort',
      vote_seconds: 'Sekunden, um über ein Wort zu entscheiden',
      first_seat: 'Wer anfängt',
      idle_seconds: 'Geduld ohne Uhr, in Sekunden',
      unlimited_rerolls: 'Beliebig viele Nachwürfe',
      head_start: 'Vorsprung',
      ignore_targets: 'Ohne Zielbuchstaben',
      side_b: 'Tafelseite B: Bonus ab drei Buchstaben',
      time_percent: 'Zeit, in Prozent',
    },
    choices: {},
  },

  referee: {
    openingRolled: (rolled) => `Der Eröffnungswurf: ${rolled}.`,
    started: (who, you) => (you ? 'Du fängst an.' : `${who} fängt an.`),
    targets: (round, letters, again) =>
      `${again ? 'Neue Zielbuchstaben' : `Runde ${round}, Zielbuchstaben`}: ${letters.join(', ')}.`,
    kept: 'Die Zielbuchstaben bleiben.',
    went: 'Los! Der Sand läuft.',
    headStart: (names) => `Los! Vorsprung für ${list(names)}.`,
    locked: (who, you) => (you ? 'Du hast dich festgelegt.' : `${who} hat sich festgelegt.`),
    bell: (you) => (you ? 'Die Glocke: Die Zeit ist um.' : ''),
    revealed: 'Die Wörter liegen offen.',
    ruled: (word, stands, by, reason) =>
      `${texts.referee.judges[by] ?? by}: ${word} ${stands ? 'zählt' : 'zählt nicht'}.${reason ? ` ${reason}` : ''}`,
    judges: { vote: 'Abstimmung', host: 'Spielleitung', challenge: 'Nachgeschlagen' },
    scored: (who, word, value, times, bonus, score) =>
      `${who}: ${word}, ${value} × ${times}${bonus ? ` + ${bonus}` : ''} = ${signed(score)}.`,
    nothing: (who, word, reason) =>
      `${who}: ${word ? `${word} zählt nichts` : 'kein Wort'}.${reason ? ` ${reason}` : ''}`,
    sugar: (who, you) =>
      who === null
        ? 'Niemand bekommt den Zuckerwürfel.'
        : you
          ? 'Du bekommst den Zuckerwürfel.'
          : `${who} bekommt den Zuckerwürfel.`,
    left: (who) => `${who} hat den Tisch verlassen.`,
    back: (who, you) => (you ? 'Du bist wieder da.' : `${who} ist wieder da.`),
    ended: (names, you) =>
      `Die Partie ist vorbei. ${you ? 'Du gewinnst.' : `${list(names)} ${count(names.length, 'gewinnt', 'gewinnen gemeinsam')}.`}`,
  },

  keysTitle: 'Tastatur',
  keys: [
    ['A – Z', 'einen Würfel ins Wort legen'],
    ['Rücktaste', 'letzten Buchstaben zurücknehmen'],
    ['Escape', 'Wort leeren'],
    ['Enter', 'festlegen, oder die Haupttaste'],
    ['Umschalt Enter', 'die anderen Würfel neu würfeln'],
    ['1 – 8', 'einen Würfel behalten oder freigeben'],
    ['Pfeile', 'über die Würfel gehen, Leertaste wählt'],
    ['Umschalt ← →', 'den Buchstaben verschieben, auf dem der Fokus liegt'],
  ],
};
