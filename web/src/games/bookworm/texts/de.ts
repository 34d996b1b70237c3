// Jeder Satz von Bookworm auf Deutsch.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('de');

export const texts: Texts = {
  die: {
    dots: (n) => `${n} ${count(n, 'Auge', 'Augen')}`,
    said: (glyph, letters, dots) => `${letters.length > 1 ? letters.join(' oder ') : glyph}, ${texts.die.dots(dots)}`,
    of: (who, you) => (you ? 'vor dir' : `vor ${who}`),
    chosen: 'gewählt',
    special: 'der grüne Würfel',
  },

  card: {
    label: 'Die Karte',
    choose: 'Wähle eine Kategorie',
    chooses: (who) => `${who} wählt eine Kategorie`,
    levels: { easy: 'leicht', medium: 'schwerer', hard: 'am schwersten' },
    now: 'Nenn etwas zu',
    names: 'Auch Namen und Wendungen zählen.',
    turning: 'Eine Karte wird aufgedeckt …',
    bookworm: 'Bücherwurm',
  },

  display: {
    label: 'Auslage',
    cards: (n) => `${n} ${count(n, 'Bücherwurm-Karte', 'Bücherwurm-Karten')} in der Mitte`,
    noCards: 'Keine Bücherwurm-Karten mehr: Stibitzen geht nicht',
    empty: 'Alle Würfel sind weg.',
    throwing: 'Die Würfel sind im Becher …',
  },

  pile: {
    cards: (n) => `${n} ${count(n, 'Bücherwurm-Karte', 'Bücherwurm-Karten')}`,
    nothing: 'noch keine Würfel',
    thinks: 'überlegt',
    decides: 'entscheidet',
    picks: 'wählt',
    yours: 'du bist dran',
    bookworm: 'Bücherwurm',
    total: (n) => `${n} ${count(n, 'Punkt', 'Punkte')}`,
    round: 'diese Runde',
  },

  namer: {
    label: 'Dein Wort',
    placeholder: (letters) => (letters ? `Ein Wort mit ${letters} …` : 'Ein Wort …'),
    name: 'Nennen',
    take: (glyph) => `${glyph} nehmen`,
    steal: (glyph, from) => `${glyph} von ${from} stibitzen`,
    waits: (who) => `${who} überlegt`,
    ready: 'Denk voraus: Dein Wort wartet, bis du dran bist.',
    noDie: 'Kein Würfel in Reichweite hat diesen Buchstaben.',
    begin: 'Fang mit dem Buchstaben eines Würfels an.',
    others: 'Pfeiltasten oder Antippen wechseln den Würfel.',
    own: 'Dieser Würfel liegt schon vor dir.',
    noCards: 'Keine Bücherwurm-Karte ist mehr da, also gibt es Würfel nur aus der Auslage.',
    not: 'NOT nimmt man, statt zu scheitern, nicht mit einem Wort.',
    giveUp: 'Ich weiß keins',
    giveUpSure: 'Aufgeben?',
    giveUpText: 'Die Runde endet und kostet dich 2 Punkte.',
    giveUpYes: 'Ja, aufgeben',
    takeNot: 'NOT nehmen (−1)',
    sending: 'Wird gesendet …',
  },

  count: {
    label: 'Es wird gezählt',
    fail: 'Zu spät!',
  },

  verdict: {
    asks: (word, category) => `Passt „${word}“ zu „${category}“?`,
    named: (who, you) => (you ? 'Von dir genannt' : `Von ${who} genannt`),
    checking: 'Das Wort wird nachgeschlagen …',
    accept: 'Es gilt',
    dispute: 'Das bezweifle ich',
    yes: 'Es passt',
    no: 'Es passt nicht',
    own: 'Die anderen entscheiden über dein Wort. Deine Uhr steht.',
    voted: (given, of) => `${given} von ${of} haben abgestimmt`,
    host: (who) => `${who} entscheidet.`,
    waits: 'Warten auf die anderen …',
    closes: 'zum Entscheiden',
    forDie: (glyph) => `für ${glyph}`,
  },

  words: {
    title: 'In dieser Runde genannt',
    none: 'Noch ist nichts genannt.',
    refused: 'passt nicht',
  },

  moment: {
    took: (who, you, word, glyph) =>
      you ? `„${word}“ bringt dir ${glyph}.` : `${who}: „${word}“, und nimmt ${glyph}.`,
    stole: (who, you, word, glyph, from, me) => {
      if (you) return `„${word}“: Du stibitzt ${glyph} von ${from}; dafür gibt es dort eine Bücherwurm-Karte.`;
      return me
        ? `„${word}“: ${who} stibitzt dir ${glyph}. Du bekommst eine Bücherwurm-Karte.`
        : `„${word}“: ${who} stibitzt ${glyph} von ${from}; dafür gibt es dort eine Bücherwurm-Karte.`;
    },
    refused: (word, reason) => reason || `„${word}“ passt nicht. Nenn etwas anderes.`,
  },

  round: {
    title: (n) => `Runde ${n}`,
    sum: (dots, cards, penalty, score) => `${dots} + ${cards}${penalty ? ` − ${-penalty}` : ''} = ${signed(score)}`,
    said: (dots, cards, penalty, score) =>
      `${dots} ${count(dots, 'Auge', 'Augen')} und ${cards} ${count(cards, 'Karte', 'Karten')}${penalty ? `, minus ${-penalty} fürs Scheitern` : ''}, ergibt ${signed(score)}`,
    dots: 'Augen',
    cards: 'Karten',
    failed: 'gescheitert',
    best: 'beste',
  },

  where: (round, target) => `Runde ${round}, bis ${target}`,

  sheet: {
    title: 'Wertungsblatt',
    round: 'Runde',
    total: 'Summe',
    empty: 'Hier wird die erste Runde stehen.',
    key: 'Augen + Bücherwurm-Karten, minus 2 fürs Scheitern',
  },

  wait: {
    drawing: 'Ein Wurf entscheidet, wer zuerst Bücherwurm ist …',
    next: 'Die nächste Karte wird aufgedeckt …',
  },

  keysTitle: 'Tastatur',
  keys: [
    ['A – Z', 'ein Wort schreiben, wo auch immer du gerade bist'],
    ['↑ ↓', 'den Würfel wechseln, für den es ist'],
    ['Enter', 'nennen, oder die Haupttaste'],
    ['Escape', 'Wort leeren'],
    ['1 2 3', 'eine Kategorie der Karte wählen'],
  ],

  labels: {
    options: {
      target_score: 'Endet bei einer Summe von',
      green_only: 'Immer die leichte Kategorie',
      special_die: 'Grüner Sonderwürfel',
      think_seconds: 'Sekunden zum Überlegen',
      count_seconds: 'Sekunden des Zählens',
      untimed: 'Ohne Uhr',
      choice_seconds: 'Sekunden für die Wahl der Kategorie',
      judging: 'Wer über Wörter entscheidet',
      dispute_seconds: 'Sekunden zum Bezweifeln',
      ballot_seconds: 'Sekunden zum Abstimmen',
      first_seat: 'Wer zuerst Bücherwurm ist',
      idle_seconds: 'Geduld ohne Uhr, in Sekunden',
      time_percent: 'Zeit, in Prozent',
    },
    choices: {
      auto: 'Wörterlisten, und Abstimmung, wo sie nichts wissen',
      challenge: 'Es gilt, wenn niemand zweifelt',
      vote: 'Die anderen stimmen ab',
      host: 'Die Spielleitung',
    },
  },

  referee: {
    aDie: 'einen Würfel',
    bookworm: (who, you, round) => `Runde ${round}: ${you ? 'Du bist der Bücherwurm' : `${who} ist der Bücherwurm`}.`,
    chosen: (title) => `Die Kategorie: ${title}.`,
    rolled: (glyphs) => `In der Auslage: ${glyphs.join(', ')}.`,
    turn: (you) => (you ? 'Du bist dran: Nenn ein Wort.' : ''),
    named: (who, you, word) => (you ? '' : `${who} nennt ${word}.`),
    not: (who, you) => (you ? 'Du nimmst NOT.' : `${who} nimmt NOT.`),
    notStolen: (who, you, from, me) => {
      if (you) return `Du stibitzt NOT von ${from}; dafür gibt es dort eine Bücherwurm-Karte.`;
      return me
        ? `${who} stibitzt dir NOT. Du bekommst eine Bücherwurm-Karte.`
        : `${who} stibitzt NOT von ${from}; dafür gibt es dort eine Bücherwurm-Karte.`;
    },
    disputed: (who, you) => (you ? 'Du bezweifelst es.' : `${who} bezweifelt es.`),
    ruled: (word, stands, by) =>
      `${by === 'host' ? 'Spielleitung' : 'Abstimmung'}: ${word} ${stands ? 'passt' : 'passt nicht'}.`,
    refused: (word, reason) => `${word} passt nicht.${reason ? ` ${reason}` : ''}`,
    failed: (who, you, gaveUp) => {
      if (you) return gaveUp ? 'Du weißt kein Wort.' : 'Deine Zeit ist um.';
      return gaveUp ? `${who} weiß kein Wort.` : `Die Zeit von ${who} ist um.`;
    },
    scored: (who, sum) => `${who} ${sum}`,
    roundOver: (lines) => `Die Runde ist vorbei: ${lines}.`,
    left: (who) => `${who} hat den Tisch verlassen.`,
    back: (who, you) => (you ? 'Du bist wieder da.' : `${who} ist wieder da.`),
    ended: (names, you) =>
      `Die Partie ist vorbei. ${you ? 'Du gewinnst.' : `${list(names)} ${count(names.length, 'gewinnt', 'gewinnen gemeinsam')}.`}`,
  },
};
