// Ogni frase di Bookworm in italiano.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('it');

export const texts: Texts = {
  die: {
    dots: (n) => `${n} ${count(n, 'pallino', 'pallini')}`,
    said: (glyph, letters, dots) => `${letters.length > 1 ? letters.join(' o ') : glyph}, ${texts.die.dots(dots)}`,
    of: (who, you) => (you ? 'davanti a te' : `davanti a ${who}`),
    chosen: 'scelto',
    special: 'il dado verde',
  },

  card: {
    label: 'La carta',
    choose: 'Scegli una categoria',
    chooses: (who) => `${who} sceglie una categoria`,
    levels: { easy: 'facile', medium: 'più difficile', hard: 'la più difficile' },
    now: 'Di’ qualcosa per',
    names: 'Valgono anche nomi ed espressioni.',
    turning: 'Si gira una carta…',
    bookworm: 'Topo di biblioteca',
  },

  display: {
    label: 'Mostra',
    cards: (n) => `${n} ${count(n, 'carta Topo', 'carte Topo')} al centro`,
    noCards: 'Carte Topo finite: non si ruba più',
    empty: 'Tutti i dadi sono presi.',
    throwing: 'I dadi sono nel bicchiere…',
  },

  pile: {
    cards: (n) => `${n} ${count(n, 'carta Topo', 'carte Topo')}`,
    nothing: 'ancora nessun dado',
    thinks: 'sta pensando',
    decides: 'decide',
    picks: 'sceglie',
    yours: 'tocca a te',
    bookworm: 'Topo di biblioteca',
    total: (n) => `${n} ${count(n, 'punto', 'punti')}`,
    round: 'questo giro',
  },

  namer: {
    label: 'La tua parola',
    placeholder: (letters) => (letters ? `Una parola con ${letters}…` : 'Una parola…'),
    name: 'Dilla',
    take: (glyph) => `Prendi ${glyph}`,
    steal: (glyph, from) => `Ruba ${glyph} a ${from}`,
    waits: (who) => `${who} sta pensando`,
    ready: 'Pensaci prima: la tua parola aspetta il tuo turno.',
    noDie: 'Nessun dado a portata di mano ha quella lettera.',
    begin: 'Comincia con la lettera di un dado.',
    others: 'Le frecce o un tocco cambiano il dado.',
    own: 'Quel dado è già davanti a te.',
    noCards: 'Non ci sono più carte Topo, quindi i dadi si prendono solo dalla mostra.',
    not: 'NOT si prende invece di sbagliare, non con una parola.',
    giveUp: 'Non ne so nessuna',
    giveUpSure: 'Ti arrendi?',
    giveUpText: 'Il giro finisce e ti costa 2 punti.',
    giveUpYes: 'Sì, mi arrendo',
    takeNot: 'Prendi NOT (−1)',
    sending: 'Invio…',
  },

  count: {
    label: 'Si conta',
    fail: 'Troppo tardi!',
  },

  verdict: {
    asks: (word, category) => `«${word}» va bene per «${category}»?`,
    named: (who, you) => (you ? 'Detta da te' : `Detta da ${who}`),
    checking: 'Si consultano le liste…',
    accept: 'Vale',
    dispute: 'Ne dubito',
    yes: 'Va bene',
    no: 'Non va bene',
    own: 'Gli altri decidono sulla tua parola. Il tuo tempo è fermo.',
    voted: (given, of) => `Hanno votato ${given} su ${of}`,
    host: (who) => `Decide ${who}.`,
    waits: 'Aspettiamo gli altri…',
    closes: 'per decidere',
    forDie: (glyph) => `per ${glyph}`,
  },

  words: {
    title: 'Dette in questo giro',
    none: 'Ancora niente.',
    refused: 'non va bene',
  },

  moment: {
    took: (who, you, word, glyph) => (you ? `«${word}» ti porta ${glyph}.` : `${who}: «${word}», e prende ${glyph}.`),
    stole: (who, you, word, glyph, from, me) => {
      if (you) return `«${word}»: rubi ${glyph} a ${from}, che riceve una carta Topo.`;
      return me
        ? `«${word}»: ${who} ti ruba ${glyph}. Ricevi una carta Topo.`
        : `«${word}»: ${who} ruba ${glyph} a ${from}, che riceve una carta Topo.`;
    },
    refused: (word, reason) => reason || `«${word}» non va bene. Dinne un’altra.`,
  },

  round: {
    title: (n) => `Giro ${n}`,
    sum: (dots, cards, penalty, score) => `${dots} + ${cards}${penalty ? ` − ${-penalty}` : ''} = ${signed(score)}`,
    said: (dots, cards, penalty, score) =>
      `${dots} ${count(dots, 'pallino', 'pallini')} e ${cards} ${count(cards, 'carta', 'carte')}${penalty ? `, meno ${-penalty} per l’errore` : ''}, fa ${signed(score)}`,
    dots: 'pallini',
    cards: 'carte',
    failed: 'sbagliato',
    best: 'migliore',
  },

  where: (round, target) => `Giro ${round}, a ${target}`,

  sheet: {
    title: 'Segnapunti',
    round: 'Giro',
    total: 'Totale',
    empty: 'Il primo giro comparirà qui.',
    key: 'pallini + carte Topo, meno 2 per chi ha sbagliato',
  },

  wait: {
    drawing: 'Un lancio decide chi è il primo Topo di biblioteca…',
    next: 'Si gira la prossima carta…',
  },

  keysTitle: 'Tastiera',
  keys: [
    ['A – Z', 'scrivi una parola, ovunque tu sia'],
    ['↑ ↓', 'cambia il dado a cui serve'],
    ['Invio', 'dilla, o il pulsante principale'],
    ['Esc', 'svuota la parola'],
    ['1 2 3', 'scegli una categoria della carta'],
  ],

  labels: {
    options: {
      target_score: 'Finisce a un totale di',
      green_only: 'Sempre la categoria facile',
      special_die: 'Dado speciale verde',
      think_seconds: 'Secondi per pensare',
      count_seconds: 'Secondi del conteggio',
      untimed: 'Senza tempo',
      choice_seconds: 'Secondi per scegliere la categoria',
      judging: 'Chi giudica le parole',
      dispute_seconds: 'Secondi per dubitare',
      ballot_seconds: 'Secondi per un voto',
      first_seat: 'Primo Topo di biblioteca',
      idle_seconds: 'Pazienza senza tempo, in secondi',
      time_percent: 'Tempo, in percentuale',
    },
    choices: {
      auto: 'Le liste di parole, e un voto dove non sanno',
      challenge: 'Vale, se nessuno ne dubita',
      vote: 'Gli altri, con un voto',
      host: 'Chi ospita',
    },
  },

  referee: {
    aDie: 'un dado',
    bookworm: (who, you, round) =>
      `Giro ${round}: ${you ? 'il Topo di biblioteca sei tu' : `il Topo di biblioteca è ${who}`}.`,
    chosen: (title) => `La categoria: ${title}.`,
    rolled: (glyphs) => `In mostra: ${glyphs.join(', ')}.`,
    turn: (you) => (you ? 'Tocca a te: di’ una parola.' : ''),
    named: (who, you, word) => (you ? '' : `${who} dice ${word}.`),
    not: (who, you) => (you ? 'Prendi NOT.' : `${who} prende NOT.`),
    notStolen: (who, you, from, me) => {
      if (you) return `Rubi NOT a ${from}, che riceve una carta Topo.`;
      return me
        ? `${who} ti ruba NOT. Ricevi una carta Topo.`
        : `${who} ruba NOT a ${from}, che riceve una carta Topo.`;
    },
    disputed: (who, you) => (you ? 'Ne dubiti.' : `${who} ne dubita.`),
    ruled: (word, stands, by) =>
      `${by === 'host' ? 'Chi ospita' : 'Il voto'}: ${word} ${stands ? 'va bene' : 'non va bene'}.`,
    refused: (word, reason) => `${word} non va bene.${reason ? ` ${reason}` : ''}`,
    failed: (who, you, gaveUp) => {
      if (you) return gaveUp ? 'Non sai nessuna parola.' : 'Il tuo tempo è scaduto.';
      return gaveUp ? `${who} non sa nessuna parola.` : `Il tempo di ${who} è scaduto.`;
    },
    scored: (who, sum) => `${who} ${sum}`,
    roundOver: (lines) => `Il giro è finito: ${lines}.`,
    left: (who) => `${who} ha lasciato il tavolo.`,
    back: (who, you) => (you ? 'Sei di nuovo qui.' : `${who} è di nuovo qui.`),
    ended: (names, you) =>
      `La partita è finita. ${you ? 'Hai vinto.' : `${count(names.length, 'Vince', 'Vincono a pari merito')} ${list(names)}.`}`,
  },
};
