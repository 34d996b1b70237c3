// Ogni frase di Crossword Cubes in italiano.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('it');

export const texts: Texts = {
  cube: (number) => `cubo ${number}`,

  bench: {
    grid: 'Il tuo cruciverba',
    tray: 'I tuoi cubi',
    hint: 'Tocca una casella, poi i cubi. Le parole vanno in orizzontale e in verticale, e si toccano tutte.',
    hintKeys: 'Scrivi, tocca o trascina. Le parole vanno in orizzontale e in verticale, e si toccano tutte.',
    done: 'Fatto',
    doneFor: (score) => `Fatto: ${signed(score)}`,
    sending: 'Invio…',
    checking: 'Si consulta il dizionario…',
    shuffle: 'Mescola i cubi per vedere parole nuove',
    left: (n) => (n ? `${count(n, 'Resta', 'Restano')} ${n} ${count(n, 'cubo', 'cubi')}` : 'Tutti i cubi usati'),
    islands: 'Non tutte le parole si toccano: conta solo il gruppo migliore.',
    single: (n) => `${n} ${count(n, 'cubo non è', 'cubi non sono')} in nessuna parola.`,
    refused: (words) =>
      words.length === 1
        ? (words[0]?.reason ?? '')
        : `Non ammesse: ${list(words.map(({ word }) => word))}. Correggile.`,
    sureNone: 'Finire senza una parola?',
    sureNoneText: (minus) => `Tutti i tuoi cubi restano inutilizzati e contano ${signed(-minus)}.`,
    sureLoose: 'Finire con cubi sparsi?',
    sureLooseText: 'Quello che non si tocca viene sottratto come inutilizzato.',
    sureYes: 'Sì, fatto',
    wildTitle: 'Quale lettera?',
    wildText: 'Un cubo bianco è qualsiasi lettera e conta 0. In tutte e due le sue parole resta la stessa.',
  },

  sum: {
    label: 'Il conto',
    unused: 'inutilizzati',
    slam: 'slam',
    earlier: (length) => `precedente di ${length} lettere`,
    empty: 'I cubi inutilizzati si sottraggono.',
    said: (terms, score) => `${terms} fa ${signed(score)}`,
    why: {
      '': '',
      'not-allowed': 'non ammessa',
      island: 'non collegata',
      'same-length': 'la seconda di questa lunghezza',
      'too-long': 'più di otto lettere',
    },
    counts: 'conta',
    deducted: (length) => `Ora conta una parola più bassa di ${length} lettere; la precedente si toglie.`,
    unusedLine: 'Cubi inutilizzati',
    slamLine: { 50: 'Grande Slam', 25: 'Piccolo Slam' },
    total: 'Questo turno',
  },

  lengths: {
    title: 'Carta delle lunghezze',
    of: (who) => `Lunghezze fatte da ${who}`,
    done: (length, score) => `${length} lettere: fatta, ${signed(score)}`,
    now: (length, score) => `${length} lettere: sulla griglia, ${signed(score)}`,
    open: (length) => `${length} lettere: da fare`,
    slam: (bonus, within, turn) => (turn > within ? '' : `Tutte e sette entro ${within} turni: +${bonus}`),
  },

  decide: {
    title: (turn) => (turn === 3 ? 'Un terzo turno?' : 'Un quarto turno?'),
    text: 'Lancia per le lunghezze che mancano, oppure passa e tieni quello che hai. I cubi inutilizzati si sottraggono.',
    shake: 'Lancia',
    pass: 'Passo: chiudi il mio giro',
    waits: (names) => `${list(names)} ${count(names.length, 'decide', 'decidono')} se fare un altro turno…`,
  },

  wait: {
    done: 'Hai finito.',
    others: (names) => `Aspettiamo ${list(names)}…`,
    hidden: 'I cruciverba restano nascosti finché tutti hanno finito.',
    builds: (who) => `${who} compone`,
    ordering: 'Tutti lanciano per vedere chi comincia…',
    checking: 'Si consulta il dizionario…',
    passed: 'Hai chiuso il tuo giro.',
    away: 'Giochi dal prossimo turno.',
    shaking: 'I cubi sono nel bicchiere…',
  },

  seat: {
    builds: 'compone',
    done: 'fatto',
    decides: 'un altro turno?',
    decidesWords: 'giudica',
    passed: 'giro chiuso',
    first: 'comincia',
    lengths: (n) => `${n} lunghezze su 7`,
  },

  order: {
    title: 'Chi comincia?',
    again: 'ancora',
  },

  turn: {
    round: (round, rounds) => (rounds ? `Giro ${round} di ${rounds}` : `Giro ${round}`),
    target: (points) => `a ${points}`,
    same: 'stessi cubi per tutti',
    turnOf: (turn, of) => `turno ${Math.min(turn, of)} di ${of}`,
  },

  last: {
    title: (who) => `${who}: l’ultimo turno`,
    several: 'L’ultimo turno',
    open: 'Guarda perché',
    of: (who, score) => `${who} ${signed(score)}`,
    crossword: (words) => (words.length ? `Cruciverba: ${list(words)}` : 'Non c’è nessuna parola'),
    none: 'nessuna parola',
    best: 'migliore',
  },

  trial: {
    challengeTitle: 'Queste parole valgono?',
    challenge: (word) => `Contesta ${word}`,
    penalty: (points) => `Contestare una parola ammessa costa ${points}.`,
    accept: 'Lasciale valere',
    voteTitle: (who, me) => (me ? 'Si vota sulle tue parole' : `Le parole di ${who} contano?`),
    mark: 'Tocca le parole che non contano.',
    marked: (word) => `${word} non conta`,
    yes: 'Contano tutte',
    no: (n) => `${n} ${count(n, 'non conta', 'non contano')}`,
    noneMarked: 'Nessuna segnata',
    voted: (given, of) => `Hanno votato ${given} su ${of}`,
    own: 'Le tue parole sono sotto esame. Decidono gli altri.',
    hostWaits: (who) => `Decide ${who}.`,
    waits: 'Aspettiamo gli altri…',
    closes: 'per decidere',
  },

  sheet: {
    title: 'Segnapunti',
    turn: 'Turno',
    total: 'Totale',
    empty: 'Il primo turno comparirà qui.',
    entry: (round, turn, turns) => (turns > 1 ? `${round}.${turn}` : `${round}`),
    explain: (who, turn, score) => `${who}, turno ${turn}: ${signed(score)}. Guarda perché`,
  },

  ended: {
    best: (who, score) => `Turno migliore: ${who}, ${signed(score)}`,
  },

  keysTitle: 'Tastiera',
  enter: ['Invio', 'fatto, o il pulsante principale'],

  labels: {
    options: {
      game: 'Quale gioco',
      score_limit: 'Finisce a un totale di',
      rounds: 'Giri',
      turns: 'Turni a testa',
      turn_seconds: 'Secondi per turno',
      untimed: 'Senza tempo (gioco 2)',
      duplicates: 'Due parole di una lunghezza',
      judging: 'Chi giudica le parole',
      invalid_word: 'Una parola non ammessa',
      challenge_seconds: 'Secondi per decidere sulle parole',
      failed_challenge_penalty: 'Costo di una contestazione sbagliata',
      first_seat: 'Chi comincia',
      together: 'Tutti insieme',
      idle_seconds: 'Pazienza senza tempo, in secondi',
      time_percent: 'Tempo, in percentuale',
    },
    choices: {
      one: 'Gioco 1: tante parole contro il tempo',
      two: 'Gioco 2: una parola di ogni lunghezza',
      lower: 'Conta la più bassa',
      harsh: 'Si sottrae anche la più alta',
      off: 'No, uno dopo l’altro',
      own: 'Sì, ognuno con i suoi cubi',
      duplicate: 'Sì, tutti con lo stesso lancio',
      refuse: 'Si può correggere',
      zero: 'Non vale niente',
    },
  },

  referee: {
    rolled: (who, total, again) => `${who}: ${again ? 'di nuovo, ' : ''}lancio di ${total}.`,
    first: (who, you) => (you ? 'Cominci tu.' : `Comincia ${who}.`),
    began: (round, turn, names, many) =>
      `Giro ${round}${turn > 1 ? `, turno ${turn}` : ''}: ${many ? 'lanciano tutti' : `${count(names.length, 'lancia', 'lanciano')} ${list(names)}`}.`,
    mayPass: (names) => `Un altro turno, o passo: ${list(names)}.`,
    yours: 'Lanci tu.',
    passed: (who, you) => (you ? 'Passi.' : `${who} passa.`),
    refused: (who, you, words) => (words ? `${you ? 'Non ammesse' : `${who}, non ammesse`}: ${list(words)}.` : ''),
    done: (who, you) => (you ? 'Hai finito.' : `${who} ha finito.`),
    timeUp: (who, you) => (you ? 'Tempo scaduto: conta quello che c’è.' : `Il tempo di ${who} è scaduto.`),
    challenged: (by, word, stands, reason, penalty) =>
      `${by}: contestata ${word}, che ${stands ? 'vale' : 'non conta'}.${reason ? ` ${reason}` : ''}${penalty ? ` ${by}: ${signed(-penalty)}.` : ''}`,
    ruled: (who, refused, by) =>
      `${by}: ${refused.length ? `${list(refused)} ${count(refused.length, 'non conta', 'non contano')}` : `le parole contano tutte (${who})`}.`,
    judges: { vote: 'Il voto', host: 'Chi ospita' },
    scored: (who, sum, score) => `${who}: ${sum} = ${signed(score)}.`,
    left: (who) => `${who} ha lasciato il tavolo.`,
    back: (who, you) => (you ? 'Sei di nuovo qui.' : `${who} è di nuovo qui.`),
    ended: (names, you) =>
      `La partita è finita. ${you ? 'Hai vinto.' : `${count(names.length, 'Vince', 'Vincono a pari merito')} ${list(names)}.`}`,
  },
};
