// Ogni frase di Icewords in italiano.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('it');

export const texts: Texts = {
  drinks: {
    punch: 'ponce alla frutta',
    grape: 'gazzosa all’uva',
    lemonade: 'limonata',
    coffee: 'caffè freddo',
  },
  yourDrink: (drink) => `La tua bibita: ${drink}`,

  dice: {
    ordinals: ['primo dado', 'secondo dado', 'terzo dado', 'quarto dado', 'quinto dado', 'sesto dado', 'settimo dado'],
    sugar: 'zolletta',
    ice: (glyph) => `cubetto ${glyph}`,
    iceMatched: (glyph) => `cubetto ${glyph}, centrato`,
  },

  targets: {
    label: 'Lettere bersaglio',
    none: 'Il ghiaccio è ancora nel secchiello…',
    ignored: 'Giochi senza bersagli: a moltiplicare è il numero delle tue lettere.',
  },

  timer: {
    label: 'Clessidra',
    left: (time) => `ancora ${time}`,
    bell: 'Tempo scaduto: le lettere così come stanno sono la tua parola.',
    none: 'Senza tempo: il giro finisce quando tutti hanno confermato.',
  },

  study: {
    title: 'Studia il ghiaccio',
    text: 'Quattro lettere bersaglio. Ognuna che entra nella tua parola la moltiplica.',
    go: 'Via!',
    goText: 'Giri tu la clessidra per tutti.',
    waits: (who) => `${who} dice «Via!»`,
    opens: 'per studiare',
    next: (n) => `Giro ${n}`,
  },

  opening: {
    title: 'Chi comincia?',
    text: 'Tutti hanno lanciato lo stesso dado; comincia la lettera più vicina alla A.',
    starts: (who, you) => (you ? 'Cominci tu.' : `Comincia ${who}.`),
    rolled: (who, glyph) => `${who}: ${glyph === '?' ? 'jolly' : glyph}`,
  },

  again: {
    title: 'Altre lettere bersaglio?',
    text: 'Se siete tutti d’accordo, il ghiaccio si lancia un’altra volta.',
    yes: 'Rilancia',
    no: 'Tieni queste',
    voted: (given, of) => `Hanno risposto ${given} su ${of}`,
    waits: 'Hai risposto. Aspettiamo gli altri…',
  },

  board: {
    word: 'La tua parola',
    hint: 'Tocca i dadi per comporre',
    hintKeys: 'Scrivi, tocca o trascina i dadi per comporre',
    drop: 'Posalo qui',
    lock: 'Conferma',
    lockWord: (word) => `Conferma ${word}`,
    lockEmpty: 'Conferma senza parola',
    lockSure: 'Confermi senza parola?',
    lockSureText: 'In questo giro non segni niente.',
    lockYes: 'Sì, nessuna parola',
    sending: 'Conferma in corso…',
    pending: 'in invio',
    laid: 'sulla tua plancia',
    short: (min) => `Una parola ha almeno ${min} lettere.`,
    unlimited: 'Rilanci quanti ne vuoi',
    reroll: (n) => `Rilancia ${n}`,
    rerollAll: 'Rilancia tutti',
    glass: (drink) => `I tuoi dadi, ${drink}`,
    refused: (word, reason) => reason || `${word} non conta. Prova un’altra parola.`,
    rung: 'La campana ha suonato',
  },

  sum: {
    targets: 'bersagli',
    letters: 'lettere',
    side: { a: 'Lato A', b: 'Lato B' },
    bonusNext: (more, bonus) => `Ancora ${more} ${count(more, 'lettera', 'lettere')}: bonus ${bonus}`,
  },

  done: {
    title: 'Confermato.',
    waits: (names) => `Aspettiamo ${list(names)}…`,
    noWord: 'Hai confermato senza parola.',
  },

  wait: {
    headStart: (names) =>
      `${list(names)} ${count(names.length, 'ha', 'hanno')} un vantaggio. Poi la clessidra scorre per tutti.`,
    mine: 'Il tuo vantaggio: la clessidra scorre solo per te.',
    watching: 'Ognuno sistema le sue lettere in segreto.',
    away: 'Sei di nuovo qui. Giochi dal prossimo giro.',
    checking: 'Si consulta il dizionario…',
  },

  seat: {
    playing: 'gioca',
    locked: 'confermato',
    waiting: 'aspetta',
    starts: 'dice «Via!»',
    voting: 'decide',
    sugar: 'ha la zolletta',
    headStart: 'vantaggio',
  },

  reveal: {
    title: (n) => `Giro ${n}: le parole`,
    none: 'nessuna parola',
    best: 'La migliore del giro',
    noTargets: 'nessun bersaglio centrato',
    counts: 'conta',
    struck: 'non conta',
  },

  trial: {
    title: (word) => `${word} vale?`,
    several: 'Queste parole valgono?',
    challenge: 'Contesta',
    challengeWord: (word) => `Contesta ${word}`,
    accept: 'Lasciale valere',
    yes: 'Conta',
    no: 'Non conta',
    voted: (given, of) => `Hanno votato ${given} su ${of}`,
    own: 'La tua parola è sotto esame. Decidono gli altri.',
    hostYou: 'Ospiti tu. Conta?',
    hostWaits: (who) => `Decide ${who}.`,
    waits: 'Aspettiamo gli altri…',
    closes: 'per decidere',
  },

  sheet: {
    title: 'Segnapunti',
    of: (who) => `Segnapunti: ${who}`,
    round: 'Giro',
    word: 'Parola',
    wordScore: 'Valore',
    targets: 'Bersagli centrati',
    subtotal: 'Subtotale',
    bonus: 'Bonus',
    roundScore: 'Punti del giro',
    total: 'Totale',
    key: 'Bonus',
    keyText: (letters, points) => `${letters} lettere: ${points}`,
  },

  score: {
    title: 'Quanto valgono le parole',
    text: 'Punti sui tuoi dadi × lettere bersaglio nella parola + bonus. Un bersaglio conta una volta, per quante volte compaia nella parola; senza bersagli resta solo il bonus.',
    values: 'Punti',
    bonus: 'Bonus per lettere',
  },

  ended: {
    bestWord: (who, score) => `Parola migliore: ${who}, ${score} punti`,
  },

  labels: {
    options: {
      rounds: 'Giri',
      timed: 'Clessidra',
      round_seconds: 'Secondi per giro',
      study_seconds: 'Secondi per studiare il ghiaccio',
      grace_seconds: 'Secondi di tolleranza dopo la campana',
      rerolls: 'Rilanci per giro',
      min_length: 'Parola più corta',
      each_die: 'Cubetti uguali contano uno per uno',
      sugar_cube: 'Zolletta',
      reroll_targets: 'Altri bersagli se tutti vogliono',
      same_dice: 'Stessi dadi per tutti',
      judging: 'Chi giudica le parole',
      invalid_word: 'Una parola non ammessa',
      vote_seconds: 'Secondi per decidere su una parola',
      first_seat: 'Chi comincia',
      idle_seconds: 'Pazienza senza tempo, in secondi',
      unlimited_rerolls: 'Rilanci senza limite',
      head_start: 'Vantaggio',
      ignore_targets: 'Senza bersagli',
      side_b: 'Plancia lato B: bonus da tre lettere',
      time_percent: 'Tempo, in percentuale',
    },
    choices: {},
  },

  referee: {
    openingRolled: (rolled) => `Il lancio d’apertura: ${rolled}.`,
    started: (who, you) => (you ? 'Cominci tu.' : `Comincia ${who}.`),
    targets: (round, letters, again) =>
      `${again ? 'Nuove lettere bersaglio' : `Giro ${round}, lettere bersaglio`}: ${letters.join(', ')}.`,
    kept: 'Le lettere bersaglio restano.',
    went: 'Via! La sabbia scorre.',
    headStart: (names) => `Via! Vantaggio per ${list(names)}.`,
    locked: (who, you) => (you ? 'Hai confermato.' : `${who} ha confermato.`),
    bell: (you) => (you ? 'La campana: tempo scaduto.' : ''),
    revealed: 'Le parole sono scoperte.',
    ruled: (word, stands, by, reason) =>
      `${texts.referee.judges[by] ?? by}: ${word} ${stands ? 'conta' : 'non conta'}.${reason ? ` ${reason}` : ''}`,
    judges: { vote: 'Il voto', host: 'Chi ospita', challenge: 'Il dizionario' },
    scored: (who, word, value, times, bonus, score) =>
      `${who}: ${word}, ${value} × ${times}${bonus ? ` + ${bonus}` : ''} = ${signed(score)}.`,
    nothing: (who, word, reason) =>
      `${who}: ${word ? `${word} non vale niente` : 'nessuna parola'}.${reason ? ` ${reason}` : ''}`,
    sugar: (who, you) =>
      who === null ? 'La zolletta non va a nessuno.' : you ? 'La zolletta va a te.' : `La zolletta va a ${who}.`,
    left: (who) => `${who} ha lasciato il tavolo.`,
    back: (who, you) => (you ? 'Sei di nuovo qui.' : `${who} è di nuovo qui.`),
    ended: (names, you) =>
      `La partita è finita. ${you ? 'Hai vinto.' : `${count(names.length, 'Vince', 'Vincono a pari merito')} ${list(names)}.`}`,
  },

  keysTitle: 'Tastiera',
  keys: [
    ['A – Z', 'metti un dado nella parola'],
    ['Backspace', 'riprendi l’ultima lettera'],
    ['Esc', 'svuota la parola'],
    ['Invio', 'conferma, o il pulsante principale'],
    ['Maiusc Invio', 'rilancia gli altri dadi'],
    ['1 – 8', 'tieni o libera un dado'],
    ['Frecce', 'scorri i dadi, Spazio sceglie'],
    ['Maiusc ← →', 'sposta la lettera della parola che ha il focus'],
  ],
};
