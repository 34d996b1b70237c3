// Elke zin van Speed Dice in het Nederlands.

import { grammar } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list, tenths } = grammar('nl');

const NUMBERS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const dice = (n: number): string => count(n, 'dobbelsteen', 'dobbelstenen');

export const texts: Texts = {
  die: (number) => `dobbelsteen ${number}`,
  diceOf: (who) => `Dobbelstenen van ${who}`,

  ready: {
    title: 'Acht dobbelstenen, zeven verbonden',
    text: (n) =>
      `Iedereen gooit tegelijk. Verbind ${inWords(n)} dobbelstenen tot woorden, opzij en omlaag, en gooi de laatste in de schaal.`,
    go: 'Klaar',
    waits: (names) => `Wachten op ${list(names)}…`,
    opens: 'tot de worp',
    next: 'Klaar voor de volgende worp',
    isReady: 'klaar',
    rolling: 'De dobbelstenen zitten in de bekers…',
  },

  race: {
    grid: 'Jouw dobbelstenen, verbonden',
    tray: 'Jouw dobbelstenen',
    hint: 'Tik of sleep dobbelstenen op het raster',
    hintKeys: 'Typ: de letters komen bij de cursor te liggen',
    linked: (n, of) => `${n} van ${of} verbonden`,
    more: (n) => `Nog ${n} ${dice(n)} te verbinden`,
    tooMany: (n) => `Eén dobbelsteen is voor de schaal: neem er ${inWords(n)} terug`,
    apart: 'Ze moeten elkaar allemaal raken: er liggen er los',
    open: 'Alles ligt verbonden. Zijn het woorden, gooi dan de laatste!',
    words: 'Jouw woorden',
    noWords: 'nog geen woord',
    racing: 'verbindt',
    stuck: 'Kan het niemand? Opnieuw gooien',
    proposed: 'Je hebt om een nieuwe worp gevraagd.',
    away: 'Je bent er weer. Vanaf de volgende ronde gooi je mee.',
    watching: 'Iedereen verbindt dobbelstenen. Hoe ze liggen, zie je als er een gegooid wordt.',
    hopeless: 'Niemand kan deze dobbelstenen verbinden. Spreek een nieuwe worp af.',
    wildTitle: 'Welke letter?',
    wildText: 'De smiley staat voor één letter naar keuze, dezelfde in allebei zijn woorden.',
  },

  bowl: {
    toss: 'Erin!',
    label: 'De schaal',
    closed: (why) => `De schaal. ${why}`,
    tossing: 'Onderweg…',
    inIt: (names) => `In de schaal, van onderen: ${list(names)}`,
    yours: (place) => (place === 1 ? 'Die van jou ligt onderop.' : `Die van jou is nummer ${place}.`),
    first: (who, you) => (you ? 'Jij bent het eerst in de schaal!' : `${who} is het eerst in de schaal!`),
    hurry: 'De schaal is nog open voor die van jou.',
    inBowl: 'in de schaal',
  },

  anew: {
    title: (who) => `${who} wil graag een nieuwe worp.`,
    titleAll: 'Een nieuwe worp?',
    yes: 'Opnieuw gooien',
    no: 'Doorspelen',
    given: (given, of) => `${given} van ${of} zijn tot nu toe voor`,
  },

  check: {
    title: (who, you) => (you ? 'Jouw dobbelstenen worden nagekeken' : `De dobbelstenen van ${who} worden nagekeken`),
    looking: 'De woorden worden opgezocht…',
    right: (who, you) => (you ? 'Alles goed! De ronde is voor jou.' : `Alles goed! De ronde is voor ${who}.`),
    wrong: (who, you) => (you ? 'Een fout: geen ronde voor jou.' : `Een fout: geen ronde voor ${who}.`),
    nobody: 'De tijd is om: niemand was klaar.',
    words: 'Woorden',
    stands: 'telt',
    falls: 'telt niet',
    open: 'de anderen beslissen',
    vote: (word) => `Telt ${word}?`,
    voteText: 'Het staat in geen enkele lijst. Het telt als alle anderen het goedvinden.',
    yes: 'Het telt',
    no: 'Het telt niet',
    voted: (given, of) => `${given} van ${of} hebben gestemd`,
    own: 'De anderen beslissen over je woord.',
    took: (time) => `in ${time} s`,
    layout: (words) => `Verbonden dobbelstenen: ${list(words)}`,
    decide: 'om te beslissen',
  },

  trophy: {
    name: 'De trofee',
    middle: 'De trofee ligt in het midden',
    held: (who, side, you) =>
      `${you ? 'Jij hebt' : `${who} heeft`} de trofee, met de ${side === 'gold' ? 'gouden' : 'zilveren'} kant boven`,
    short: { silver: 'zilver', gold: 'goud' },
    next: {
      middle: 'Win een ronde om hem te pakken.',
      mineSilver: 'Nog één ronde en hij wordt goud.',
      mineGold: 'Nog één ronde en je wint.',
      silver: 'Win een ronde om hem af te pakken.',
      gold: 'Houd ze tegen: win deze ronde.',
    },
  },

  goal: {
    wins: (n) => `${n} ${count(n, 'ronde', 'ronden')} om te winnen`,
    'set-aside': (n) => `${n} ${dice(n)} opzij om te winnen`,
    aside: (n) => `${n} opzij`,
  },

  sheet: {
    title: 'Ronden',
    round: 'Ronde',
    who: 'Beëindigd door',
    words: 'Woorden',
    time: 'Seconden',
    nobody: 'niemand',
    empty: 'Hier komt de eerste ronde te staan.',
    rolls: (n) => `${n} ${count(n, 'worp', 'worpen')}`,
    seconds: (millis) => tenths(millis / 1000),
  },

  labels: {
    options: {
      goal: 'Waarmee je wint',
      wins: 'Ronden, of dobbelstenen opzij, om te winnen',
      round_seconds: 'Seconden per ronde',
      ready_seconds: 'Seconden om klaar te gaan zitten',
      next_die: 'Na een fout de volgende dobbelsteen nakijken',
      bowl_seconds: 'Seconden dat de schaal open blijft',
      unknown_words: 'Een woord dat in geen lijst staat',
      vote_seconds: 'Seconden om te stemmen',
      tell_hopeless: 'Zeggen wanneer niemand kan winnen',
      max_rounds: 'Hoogstens zoveel ronden',
      idle_seconds: 'Geduld zonder klok, in seconden',
    },
    choices: {
      trophy: 'met de trofee',
      wins: 'met ronden',
      'set-aside': 'met dobbelstenen opzij',
      vote: 'de anderen beslissen',
      refuse: 'is een fout',
    },
  },

  keysTitle: 'Toetsenbord',
  keysMore: [['Enter', 'de laatste dobbelsteen in de schaal gooien, of klaar zijn']],

  referee: {
    began: (round, roll) =>
      roll > 1
        ? 'Alle dobbelstenen zijn opnieuw gegooid. Verbind er zeven!'
        : `Ronde ${round}. Alle dobbelstenen zijn gegooid: verbind er zeven!`,
    hopeless: 'Niemand kan deze dobbelstenen verbinden.',
    proposed: (who, you) => (you ? 'Je vraagt om een nieuwe worp.' : `${who} vraagt om een nieuwe worp.`),
    decided: (agreed) => (agreed ? 'Iedereen wil opnieuw gooien.' : 'Niet iedereen wil het: speel door.'),
    tossed: (who, you, place) =>
      `${you ? 'Jouw dobbelsteen' : `De dobbelsteen van ${who}`} is ${place === 1 ? 'de eerste' : `nummer ${place}`} in de schaal!`,
    vote: (who, word) => `${who}: ${word} staat in geen enkele lijst. De anderen beslissen.`,
    right: (who, words) => `${who}: ${list(words)}. Alles goed!`,
    wrong: (who, words, bad) =>
      `${who}: ${list(words)}. ${bad.length ? `${list(bad)} ${count(bad.length, 'telt', 'tellen')} niet.` : 'Een fout.'}`,
    tile: (who, you, side) =>
      side === 'gold'
        ? `${you ? 'Je draait' : `${who} draait`} de trofee naar goud.`
        : `${you ? 'Je pakt' : `${who} pakt`} de trofee.`,
    tileBack: 'De trofee gaat terug naar het midden.',
    aside: (who, you) => (you ? 'Je legt een dobbelsteen opzij.' : `${who} legt een dobbelsteen opzij.`),
    nobody: (round) => `Ronde ${round} eindigt: niemand was klaar.`,
    round: (round, who, correct, time) => `Ronde ${round}: ${who}${correct ? '' : ' (fout)'}, ${time} s.`,
    left: (who) => `${who} heeft de tafel verlaten.`,
    back: (who, you) => (you ? 'Je bent er weer.' : `${who} is er weer.`),
    ended: (names, you) =>
      `De partij is afgelopen. ${you ? 'Jij wint.' : `${list(names)} ${count(names.length, 'wint', 'winnen samen')}.`}`,
  },
};
