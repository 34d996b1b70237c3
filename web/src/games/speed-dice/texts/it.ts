// Ogni frase di Speed Dice in italiano.

import { grammar } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list, tenths } = grammar('it');

const NUMBERS = ['nessuno', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const dice = (n: number): string => count(n, 'dado', 'dadi');

export const texts: Texts = {
  die: (number) => `dado numero ${number}`,
  diceOf: (who) => `Dadi di ${who}`,

  ready: {
    title: 'Otto dadi, sette collegati',
    text: (n) =>
      `Tutti lanciano insieme. Collega ${inWords(n)} dadi in parole, in orizzontale e in verticale, e getta l’ultimo nella ciotola.`,
    go: 'Ci sono',
    waits: (names) => `Aspettiamo ${list(names)}…`,
    opens: 'al lancio',
    next: 'Pronto per il prossimo lancio',
    isReady: 'c’è',
    rolling: 'I dadi sono nei bicchieri…',
  },

  race: {
    grid: 'I tuoi dadi, collegati',
    tray: 'I tuoi dadi',
    hint: 'Tocca i dadi o trascinali sulla griglia',
    hintKeys: 'Scrivi: le lettere si posano dov’è il cursore',
    linked: (n, of) => `${n} di ${of} collegati`,
    more: (n) => `Ancora ${n} ${dice(n)} da collegare`,
    tooMany: (n) => `Un dado è per la ciotola: riprendine ${inWords(n)}`,
    apart: 'Devono toccarsi tutti: qualche dado sta per conto suo',
    open: 'Tutti collegati. Se sono parole, getta l’ultimo!',
    words: 'Le tue parole',
    noWords: 'ancora nessuna parola',
    racing: 'collega',
    stuck: 'Non ci riesce nessuno? Rilanciate',
    proposed: 'Hai chiesto un nuovo lancio.',
    away: 'Sei di nuovo qui. Lanci dal prossimo giro.',
    watching: 'Tutti collegano dadi. Come stanno si vede quando qualcuno getta il suo.',
    hopeless: 'Nessuno può collegare questi dadi. Accordatevi per un nuovo lancio.',
    wildTitle: 'Quale lettera?',
    wildText: 'La faccina vale per una lettera qualsiasi, la stessa in tutte e due le sue parole.',
  },

  bowl: {
    toss: 'Dentro!',
    label: 'La ciotola',
    closed: (why) => `La ciotola. ${why}`,
    tossing: 'In volo…',
    inIt: (names) => `Nella ciotola, dal fondo: ${list(names)}`,
    yours: (place) => (place === 1 ? 'Il tuo è sul fondo.' : `Il tuo è il numero ${place}.`),
    first: (who, you) => (you ? 'Il primo dado nella ciotola è tuo!' : `Il primo dado nella ciotola è di ${who}!`),
    hurry: 'La ciotola è ancora aperta per il tuo.',
    inBowl: 'nella ciotola',
  },

  anew: {
    title: (who) => `${who} vorrebbe un nuovo lancio.`,
    titleAll: 'Un nuovo lancio?',
    yes: 'Rilanciamo',
    no: 'Si continua',
    given: (given, of) => `Finora d’accordo ${given} su ${of}`,
  },

  check: {
    title: (who, you) => (you ? 'Si controllano i tuoi dadi' : `Si controllano i dadi di ${who}`),
    looking: 'Si consulta il dizionario…',
    right: (who, you) => (you ? 'Tutto giusto! Il giro è tuo.' : `Tutto giusto! Il giro è di ${who}.`),
    wrong: (who, you) => (you ? 'Un errore: niente giro per te.' : `Un errore: niente giro per ${who}.`),
    nobody: 'Tempo scaduto: non ha finito nessuno.',
    words: 'Parole',
    stands: 'conta',
    falls: 'non conta',
    open: 'decidono gli altri',
    vote: (word) => `${word} conta?`,
    voteText: 'Non è in nessuna lista. Conta se tutti gli altri sono d’accordo.',
    yes: 'Conta',
    no: 'Non conta',
    voted: (given, of) => `Hanno votato ${given} su ${of}`,
    own: 'Gli altri decidono sulla tua parola.',
    took: (time) => `in ${time} s`,
    layout: (words) => `Dadi collegati: ${list(words)}`,
    decide: 'per decidere',
  },

  trophy: {
    name: 'Il trofeo',
    middle: 'Il trofeo è al centro',
    held: (who, side, you) =>
      `${you ? 'Hai' : `${who} ha`} il trofeo, con il lato ${side === 'gold' ? 'd’oro' : 'd’argento'} in su`,
    short: { silver: 'argento', gold: 'oro' },
    next: {
      middle: 'Vinci un giro per prenderlo.',
      mineSilver: 'Ancora un giro e diventa d’oro.',
      mineGold: 'Ancora un giro e hai vinto.',
      silver: 'Vinci un giro per portarlo via.',
      gold: 'Ferma la corsa: vinci questo giro.',
    },
  },

  goal: {
    wins: (n) => `${n} ${count(n, 'giro', 'giri')} per vincere`,
    'set-aside': (n) => `${n} ${dice(n)} da parte per vincere`,
    aside: (n) => `${n} da parte`,
  },

  sheet: {
    title: 'Giri',
    round: 'Giro',
    who: 'Chiuso da',
    words: 'Parole',
    time: 'Secondi',
    nobody: 'nessuno',
    empty: 'Il primo giro comparirà qui.',
    rolls: (n) => `${n} ${count(n, 'lancio', 'lanci')}`,
    seconds: (millis) => tenths(millis / 1000),
  },

  labels: {
    options: {
      goal: 'Come si vince',
      wins: 'Giri, o dadi da parte, per vincere',
      round_seconds: 'Secondi per giro',
      ready_seconds: 'Secondi per prepararsi',
      next_die: 'Dopo un errore si controlla il dado seguente',
      bowl_seconds: 'Secondi in cui la ciotola resta aperta',
      unknown_words: 'Una parola in nessuna lista',
      vote_seconds: 'Secondi per votare',
      tell_hopeless: 'Dire quando nessuno può finire',
      max_rounds: 'Giri al massimo',
      idle_seconds: 'Pazienza senza tempo, in secondi',
    },
    choices: {
      trophy: 'con il trofeo',
      wins: 'con i giri',
      'set-aside': 'con i dadi da parte',
      vote: 'decidono gli altri',
      refuse: 'è un errore',
    },
  },

  keysTitle: 'Tastiera',
  keysMore: [['Invio', 'getta l’ultimo dado nella ciotola, o di’ che ci sei']],

  referee: {
    began: (round, roll) =>
      roll > 1
        ? 'Tutti i dadi sono stati rilanciati. Collegane sette!'
        : `Giro ${round}. I dadi sono lanciati: collegane sette!`,
    hopeless: 'Nessuno può collegare questi dadi.',
    proposed: (who, you) => (you ? 'Chiedi un nuovo lancio.' : `${who} chiede un nuovo lancio.`),
    decided: (agreed) => (agreed ? 'Tutti d’accordo: si rilancia.' : 'Non tutti sono d’accordo: si continua.'),
    tossed: (who, you, place) =>
      `${you ? 'Il tuo dado' : `Il dado di ${who}`} è ${place === 1 ? 'il primo' : `il numero ${place}`} nella ciotola!`,
    vote: (who, word) => `${who}: ${word} non è in nessuna lista. Decidono gli altri.`,
    right: (who, words) => `${who}: ${list(words)}. Tutto giusto!`,
    wrong: (who, words, bad) =>
      `${who}: ${list(words)}. ${bad.length ? `${list(bad)} ${count(bad.length, 'non conta', 'non contano')}.` : 'Un errore.'}`,
    tile: (who, you, side) =>
      side === 'gold'
        ? `${you ? 'Giri' : `${who} gira`} il trofeo sull’oro.`
        : `${you ? 'Prendi' : `${who} prende`} il trofeo.`,
    tileBack: 'Il trofeo torna al centro.',
    aside: (who, you) => (you ? 'Metti un dado da parte.' : `${who} mette un dado da parte.`),
    nobody: (round) => `Il giro ${round} finisce: non ha finito nessuno.`,
    round: (round, who, correct, time) => `Giro ${round}: ${who}${correct ? '' : ' (errore)'}, ${time} s.`,
    left: (who) => `${who} ha lasciato il tavolo.`,
    back: (who, you) => (you ? 'Sei di nuovo qui.' : `${who} è di nuovo qui.`),
    ended: (names, you) =>
      `La partita è finita. ${you ? 'Hai vinto.' : `${count(names.length, 'Vince', 'Vincono a pari merito')} ${list(names)}.`}`,
  },
};
