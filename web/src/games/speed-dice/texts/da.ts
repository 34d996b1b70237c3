// Hver sætning i Speed Dice på dansk.

import { grammar } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list, tenths } = grammar('da');

const NUMBERS = ['ingen', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte'];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const dice = (n: number): string => count(n, 'terning', 'terninger');

export const texts: Texts = {
  die: (number) => `terning ${number}`,
  diceOf: (who) => `Terninger hos ${who}`,

  ready: {
    title: 'Otte terninger, syv forbundet',
    text: (n) =>
      `Alle slår på én gang. Forbind ${inWords(n)} terninger til ord, vandret og lodret, og kast den sidste i skålen.`,
    go: 'Klar',
    waits: (names) => `Venter på ${list(names)} …`,
    opens: 'til kastet',
    next: 'Klar til næste kast',
    isReady: 'klar',
    rolling: 'Terningerne er i bægrene …',
  },

  race: {
    grid: 'Dine terninger, forbundet',
    tray: 'Dine terninger',
    hint: 'Tryk på terninger, eller træk dem ind i gitteret',
    hintKeys: 'Skriv: bogstaverne lægger sig ved markøren',
    linked: (n, of) => `${n} af ${of} forbundet`,
    more: (n) => `${n} ${dice(n)} mere at forbinde`,
    tooMany: (n) => `Én terning er til skålen: tag ${inWords(n)} tilbage`,
    apart: 'Alle skal røre hinanden: nogle ligger for sig selv',
    open: 'Alle ligger forbundet. Er det ord, så kast den sidste!',
    words: 'Dine ord',
    noWords: 'intet ord endnu',
    racing: 'forbinder',
    stuck: 'Kan ingen? Slå om',
    proposed: 'Du har bedt om et nyt kast.',
    away: 'Du er tilbage. Du slår med fra næste runde.',
    watching: 'Alle forbinder terninger. Hvordan de ligger, ses, når en bliver kastet.',
    hopeless: 'Ingen kan forbinde disse terninger. Bliv enige om et nyt kast.',
    wildTitle: 'Hvilket bogstav?',
    wildText: 'Smileyen står for ét bogstav efter eget valg, det samme i begge sine ord.',
  },

  bowl: {
    toss: 'I med den!',
    label: 'Skålen',
    closed: (why) => `Skålen. ${why}`,
    tossing: 'Flyver …',
    inIt: (names) => `I skålen, nedefra: ${list(names)}`,
    yours: (place) => (place === 1 ? 'Din ligger nederst.' : `Din er nummer ${place}.`),
    first: (who) => `${who} er først i skålen!`,
    hurry: 'Skålen er stadig åben for din.',
    inBowl: 'i skålen',
  },

  anew: {
    title: (who) => `${who} vil gerne have et nyt kast.`,
    titleAll: 'Et nyt kast?',
    yes: 'Slå om',
    no: 'Spil videre',
    given: (given, of) => `${given} af ${of} er med på det indtil nu`,
  },

  check: {
    title: (who, you) => (you ? 'Dine terninger bliver tjekket' : `Terningerne hos ${who} bliver tjekket`),
    looking: 'Ordene bliver slået op …',
    right: (who, you) => (you ? 'Alt er rigtigt! Runden er din.' : `Alt er rigtigt! Runden går til ${who}.`),
    wrong: (who, you) => (you ? 'En fejl: ingen runde til dig.' : `En fejl: ingen runde til ${who}.`),
    nobody: 'Tiden er gået: ingen blev færdig.',
    words: 'Ord',
    stands: 'tæller',
    falls: 'tæller ikke',
    open: 'de andre afgør det',
    vote: (word) => `Tæller ${word}?`,
    voteText: 'Det står ikke på nogen liste. Det tæller, hvis alle de andre er enige.',
    yes: 'Det tæller',
    no: 'Det tæller ikke',
    voted: (given, of) => `${given} af ${of} har stemt`,
    own: 'De andre afgør dit ord.',
    took: (time) => `på ${time} s`,
    layout: (words) => `Forbundne terninger: ${list(words)}`,
    decide: 'til at afgøre det',
  },

  trophy: {
    name: 'Pokalen',
    middle: 'Pokalen ligger i midten',
    held: (who, side) => `${who} har pokalen, ${side === 'gold' ? 'guldsiden' : 'sølvsiden'} opad`,
    short: { silver: 'sølv', gold: 'guld' },
    next: {
      middle: 'Vind en runde for at tage den.',
      mineSilver: 'En runde til gør den til guld.',
      mineGold: 'En runde til, og du vinder.',
      silver: 'Vind en runde for at tage den fra dem.',
      gold: 'Stop dem: vind denne runde.',
    },
  },

  goal: {
    wins: (n) => `${n} ${count(n, 'runde', 'runder')} for at vinde`,
    'set-aside': (n) => `${n} ${dice(n)} lagt til side for at vinde`,
    aside: (n) => `${n} lagt til side`,
  },

  sheet: {
    title: 'Runder',
    round: 'Runde',
    who: 'Afsluttet af',
    words: 'Ord',
    time: 'Sekunder',
    nobody: 'ingen',
    empty: 'Her kommer den første runde til at stå.',
    rolls: (n) => `${n} kast`,
    seconds: (millis) => tenths(millis / 1000),
  },

  labels: {
    options: {
      goal: 'Hvad der vinder',
      wins: 'Runder, eller terninger til side, for at vinde',
      round_seconds: 'Sekunder pr. runde',
      ready_seconds: 'Sekunder til at gøre sig klar',
      next_die: 'Tjek næste terning efter en fejl',
      bowl_seconds: 'Sekunder, skålen er åben',
      unknown_words: 'Et ord, der ikke står på nogen liste',
      vote_seconds: 'Sekunder til at stemme',
      tell_hopeless: 'Sig til, når ingen kan blive færdig',
      max_rounds: 'Højst så mange runder',
      idle_seconds: 'Tålmodighed uden ur, i sekunder',
    },
    choices: {
      trophy: 'pokalen',
      wins: 'runder',
      'set-aside': 'terninger til side',
      vote: 'de andre afgør det',
      refuse: 'er en fejl',
    },
  },

  keysTitle: 'Tastatur',
  keysMore: [['Enter', 'kast den sidste terning i skålen, eller meld dig klar']],

  referee: {
    began: (round, roll) =>
      roll > 1 ? 'Alle terninger er slået om. Forbind syv!' : `Runde ${round}. Alle terninger er kastet: forbind syv!`,
    hopeless: 'Ingen kan forbinde disse terninger.',
    proposed: (who) => `${who} beder om et nyt kast.`,
    decided: (agreed) => (agreed ? 'Alle vil slå om.' : 'Ikke alle er enige: spil videre.'),
    tossed: (who, you, place) =>
      `${you ? 'Din terning' : `Terningen fra ${who}`} er ${place === 1 ? 'først' : `nummer ${place}`} i skålen!`,
    vote: (who, word) => `${who}: ${word} står ikke på nogen liste. De andre afgør det.`,
    right: (who, words) => `${who}: ${list(words)}. Alt er rigtigt!`,
    wrong: (who, words, bad) => `${who}: ${list(words)}. ${bad.length ? `${list(bad)} tæller ikke.` : 'En fejl.'}`,
    tile: (who, _, side) => (side === 'gold' ? `${who} vender pokalen til guld.` : `${who} tager pokalen.`),
    tileBack: 'Pokalen kommer tilbage til midten.',
    aside: (who) => `${who} lægger en terning til side.`,
    nobody: (round) => `Runde ${round} slutter: ingen blev færdig.`,
    round: (round, who, correct, time) => `Runde ${round}: ${who}${correct ? '' : ' (fejl)'}, ${time} s.`,
    left: (who) => `${who} har forladt bordet.`,
    back: (who) => `${who} er tilbage.`,
    ended: (names, you) =>
      `Partiet er slut. ${you ? 'Du vinder.' : `${list(names)} ${count(names.length, 'vinder', 'deler sejren')}.`}`,
  },
};
