// Elke zin van Bookworm in het Nederlands.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('nl');

export const texts: Texts = {
  die: {
    dots: (n) => `${n} ${count(n, 'oog', 'ogen')}`,
    said: (glyph, letters, dots) => `${letters.length > 1 ? letters.join(' of ') : glyph}, ${texts.die.dots(dots)}`,
    of: (who, you) => (you ? 'voor jou' : `voor ${who}`),
    chosen: 'gekozen',
    special: 'de groene dobbelsteen',
  },

  card: {
    label: 'De kaart',
    choose: 'Kies een categorie',
    chooses: (who) => `${who} kiest een categorie`,
    levels: { easy: 'makkelijk', medium: 'lastiger', hard: 'het lastigst' },
    now: 'Noem iets bij',
    names: 'Namen en uitdrukkingen tellen ook.',
    turning: 'Er wordt een kaart omgedraaid…',
    bookworm: 'Boekenwurm',
  },

  display: {
    label: 'Aanbod',
    cards: (n) => `${n} ${count(n, 'Boekenwurmkaart', 'Boekenwurmkaarten')} in het midden`,
    noCards: 'Geen Boekenwurmkaarten meer: pikken kan niet meer',
    empty: 'Alle dobbelstenen zijn op.',
    throwing: 'De dobbelstenen zitten in de beker…',
  },

  pile: {
    cards: (n) => `${n} ${count(n, 'Boekenwurmkaart', 'Boekenwurmkaarten')}`,
    nothing: 'nog geen dobbelstenen',
    thinks: 'denkt na',
    decides: 'beslist',
    picks: 'kiest',
    yours: 'jouw beurt',
    bookworm: 'Boekenwurm',
    total: (n) => `${n} ${count(n, 'punt', 'punten')}`,
    round: 'deze ronde',
  },

  namer: {
    label: 'Jouw woord',
    placeholder: (letters) => (letters ? `Een woord met ${letters}…` : 'Een woord…'),
    name: 'Noemen',
    take: (glyph) => `${glyph} pakken`,
    steal: (glyph, from) => `${glyph} van ${from} pikken`,
    waits: (who) => `${who} denkt na`,
    ready: 'Denk vooruit: je woord wacht tot je aan de beurt bent.',
    noDie: 'Geen dobbelsteen binnen bereik heeft die letter.',
    begin: 'Begin met de letter van een dobbelsteen.',
    others: 'Pijltjes of aantikken wisselt de dobbelsteen.',
    own: 'Die dobbelsteen ligt al voor je.',
    noCards: 'Er is geen Boekenwurmkaart meer, dus dobbelstenen komen alleen uit het aanbod.',
    not: 'NOT pak je in plaats van te falen, niet met een woord.',
    giveUp: 'Ik weet er geen',
    giveUpSure: 'Opgeven?',
    giveUpText: 'De ronde eindigt en kost je 2 punten.',
    giveUpYes: 'Ja, opgeven',
    takeNot: 'NOT pakken (−1)',
    sending: 'Wordt verstuurd…',
  },

  count: {
    label: 'Er wordt geteld',
    fail: 'Te laat!',
  },

  verdict: {
    asks: (word, category) => `Past “${word}” bij “${category}”?`,
    named: (who, you) => (you ? 'Door jou genoemd' : `Door ${who} genoemd`),
    checking: 'Het woord wordt opgezocht…',
    accept: 'Het geldt',
    dispute: 'Dat betwijfel ik',
    yes: 'Het past',
    no: 'Het past niet',
    own: 'De anderen beslissen over je woord. Je klok staat stil.',
    voted: (given, of) => `${given} van ${of} hebben gestemd`,
    host: (who) => `${who} beslist.`,
    waits: 'Wachten op de anderen…',
    closes: 'om te beslissen',
    forDie: (glyph) => `voor ${glyph}`,
  },

  words: {
    title: 'Genoemd in deze ronde',
    none: 'Er is nog niets genoemd.',
    refused: 'past niet',
  },

  moment: {
    took: (who, you, word, glyph) =>
      you ? `“${word}” levert je ${glyph} op.` : `${who}: “${word}”, en pakt ${glyph}.`,
    stole: (who, you, word, glyph, from, me) => {
      if (you) return `“${word}”: je pikt ${glyph} van ${from}, die een Boekenwurmkaart krijgt.`;
      return me
        ? `“${word}”: ${who} pikt ${glyph} van jou. Je krijgt een Boekenwurmkaart.`
        : `“${word}”: ${who} pikt ${glyph} van ${from}, die een Boekenwurmkaart krijgt.`;
    },
    refused: (word, reason) => reason || `“${word}” past niet. Noem iets anders.`,
  },

  round: {
    title: (n) => `Ronde ${n}`,
    sum: (dots, cards, penalty, score) => `${dots} + ${cards}${penalty ? ` − ${-penalty}` : ''} = ${signed(score)}`,
    said: (dots, cards, penalty, score) =>
      `${dots} ${count(dots, 'oog', 'ogen')} en ${cards} ${count(cards, 'kaart', 'kaarten')}${penalty ? `, min ${-penalty} voor falen` : ''}, is ${signed(score)}`,
    dots: 'ogen',
    cards: 'kaarten',
    failed: 'gefaald',
    best: 'beste',
  },

  where: (round, target) => `Ronde ${round}, tot ${target}`,

  sheet: {
    title: 'Scoreblad',
    round: 'Ronde',
    total: 'Totaal',
    empty: 'Hier komt de eerste ronde te staan.',
    key: 'ogen + Boekenwurmkaarten, min 2 voor wie faalde',
  },

  wait: {
    drawing: 'Een worp beslist wie de eerste Boekenwurm is…',
    next: 'De volgende kaart wordt omgedraaid…',
  },

  keysTitle: 'Toetsenbord',
  keys: [
    ['A – Z', 'een woord schrijven, waar je ook bent'],
    ['↑ ↓', 'de dobbelsteen wisselen waar het voor is'],
    ['Enter', 'noemen, of de hoofdknop'],
    ['Escape', 'het woord leegmaken'],
    ['1 2 3', 'een categorie van de kaart kiezen'],
  ],

  labels: {
    options: {
      target_score: 'Eindigt bij een totaal van',
      green_only: 'Altijd de makkelijke categorie',
      special_die: 'Groene speciale dobbelsteen',
      think_seconds: 'Seconden om na te denken',
      count_seconds: 'Seconden van het tellen',
      untimed: 'Zonder klok',
      choice_seconds: 'Seconden om een categorie te kiezen',
      judging: 'Wie over woorden oordeelt',
      dispute_seconds: 'Seconden om te twijfelen',
      ballot_seconds: 'Seconden om te stemmen',
      first_seat: 'Eerste Boekenwurm',
      idle_seconds: 'Geduld zonder klok, in seconden',
      time_percent: 'Tijd, in procenten',
    },
    choices: {
      auto: 'Woordenlijsten, en een stemming waar die het niet weten',
      challenge: 'Het geldt, tenzij iemand twijfelt',
      vote: 'De anderen stemmen',
      host: 'De spelleiding',
    },
  },

  referee: {
    aDie: 'een dobbelsteen',
    bookworm: (who, you, round) => `Ronde ${round}: ${you ? 'jij bent de Boekenwurm' : `${who} is de Boekenwurm`}.`,
    chosen: (title) => `De categorie: ${title}.`,
    rolled: (glyphs) => `In het aanbod: ${glyphs.join(', ')}.`,
    turn: (you) => (you ? 'Jouw beurt: noem een woord.' : ''),
    named: (who, you, word) => (you ? '' : `${who} noemt ${word}.`),
    not: (who, you) => (you ? 'Je pakt NOT.' : `${who} pakt NOT.`),
    notStolen: (who, you, from, me) => {
      if (you) return `Je pikt NOT van ${from}, die een Boekenwurmkaart krijgt.`;
      return me
        ? `${who} pikt NOT van jou. Je krijgt een Boekenwurmkaart.`
        : `${who} pikt NOT van ${from}, die een Boekenwurmkaart krijgt.`;
    },
    disputed: (who, you) => (you ? 'Je betwijfelt het.' : `${who} betwijfelt het.`),
    ruled: (word, stands, by) =>
      `${by === 'host' ? 'Spelleiding' : 'Stemming'}: ${word} ${stands ? 'past' : 'past niet'}.`,
    refused: (word, reason) => `${word} past niet.${reason ? ` ${reason}` : ''}`,
    failed: (who, you, gaveUp) => {
      if (you) return gaveUp ? 'Je weet geen woord.' : 'Je tijd is om.';
      return gaveUp ? `${who} weet geen woord.` : `De tijd van ${who} is om.`;
    },
    scored: (who, sum) => `${who} ${sum}`,
    roundOver: (lines) => `De ronde is afgelopen: ${lines}.`,
    left: (who) => `${who} heeft de tafel verlaten.`,
    back: (who, you) => (you ? 'Je bent er weer.' : `${who} is er weer.`),
    ended: (names, you) =>
      `De partij is afgelopen. ${you ? 'Jij wint.' : `${list(names)} ${count(names.length, 'wint', 'winnen samen')}.`}`,
  },
};
