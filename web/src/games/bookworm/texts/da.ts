// Hver sætning i Bookworm på dansk.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('da');

export const texts: Texts = {
  die: {
    dots: (n) => `${n} ${count(n, 'øje', 'øjne')}`,
    said: (glyph, letters, dots) => `${letters.length > 1 ? letters.join(' eller ') : glyph}, ${texts.die.dots(dots)}`,
    of: (who, you) => (you ? 'foran dig' : `foran ${who}`),
    chosen: 'valgt',
    special: 'den grønne terning',
  },

  card: {
    label: 'Kortet',
    choose: 'Vælg en kategori',
    chooses: (who) => `${who} vælger en kategori`,
    levels: { easy: 'let', medium: 'sværere', hard: 'sværest' },
    now: 'Nævn noget til',
    names: 'Navne og vendinger tæller også.',
    turning: 'Et kort bliver vendt …',
    bookworm: 'Bogorm',
  },

  display: {
    label: 'Udvalg',
    cards: (n) => `${n} bogormekort i midten`,
    noCards: 'Ikke flere bogormekort: slut med at stjæle',
    empty: 'Alle terninger er taget.',
    throwing: 'Terningerne er i bægeret …',
  },

  pile: {
    cards: (n) => `${n} bogormekort`,
    nothing: 'ingen terninger endnu',
    thinks: 'tænker',
    decides: 'afgør',
    picks: 'vælger',
    yours: 'din tur',
    bookworm: 'Bogorm',
    total: (n) => `${n} point`,
    round: 'denne runde',
  },

  namer: {
    label: 'Dit ord',
    placeholder: (letters) => (letters ? `Et ord med ${letters} …` : 'Et ord …'),
    name: 'Sig det',
    take: (glyph) => `Tag ${glyph}`,
    steal: (glyph, from) => `Stjæl ${glyph} fra ${from}`,
    waits: (who) => `${who} tænker`,
    ready: 'Tænk forud: dit ord venter, til det er din tur.',
    noDie: 'Ingen terning inden for rækkevidde har det bogstav.',
    begin: 'Begynd med bogstavet på en terning.',
    others: 'Piletaster eller et tryk skifter terning.',
    own: 'Den terning ligger allerede foran dig.',
    noCards: 'Der er ikke flere bogormekort, så terninger kommer kun fra udvalget.',
    not: 'NOT tager man i stedet for at dumpe, ikke med et ord.',
    giveUp: 'Jeg kender intet',
    giveUpSure: 'Give op?',
    giveUpText: 'Runden slutter og koster dig 2 point.',
    giveUpYes: 'Ja, giv op',
    takeNot: 'Tag NOT (−1)',
    sending: 'Sender …',
  },

  count: {
    label: 'Der tælles',
    fail: 'For sent!',
  },

  verdict: {
    asks: (word, category) => `Passer »${word}« til »${category}«?`,
    named: (who, you) => (you ? 'Du sagde' : `${who} sagde`),
    checking: 'Ordet bliver slået op …',
    accept: 'Det gælder',
    dispute: 'Det tvivler jeg på',
    yes: 'Det passer',
    no: 'Det passer ikke',
    own: 'De andre afgør dit ord. Dit ur står stille.',
    voted: (given, of) => `${given} af ${of} har stemt`,
    host: (who) => `${who} afgør det.`,
    waits: 'Venter på de andre …',
    closes: 'til at afgøre det',
    forDie: (glyph) => `for ${glyph}`,
  },

  words: {
    title: 'Nævnt i denne runde',
    none: 'Intet er nævnt endnu.',
    refused: 'passer ikke',
  },

  moment: {
    took: (who, you, word, glyph) => (you ? `»${word}« giver dig ${glyph}.` : `${who}: »${word}«, og tager ${glyph}.`),
    stole: (who, you, word, glyph, from, me) => {
      if (you) return `»${word}«: du stjæler ${glyph} fra ${from}, som får et bogormekort.`;
      return me
        ? `»${word}«: ${who} stjæler ${glyph} fra dig. Du får et bogormekort.`
        : `»${word}«: ${who} stjæler ${glyph} fra ${from}, som får et bogormekort.`;
    },
    refused: (word, reason) => reason || `»${word}« passer ikke. Nævn noget andet.`,
  },

  round: {
    title: (n) => `Runde ${n}`,
    sum: (dots, cards, penalty, score) => `${dots} + ${cards}${penalty ? ` − ${-penalty}` : ''} = ${signed(score)}`,
    said: (dots, cards, penalty, score) =>
      `${dots} ${count(dots, 'øje', 'øjne')} og ${cards} kort${penalty ? `, minus ${-penalty} for at dumpe` : ''}, giver ${signed(score)}`,
    dots: 'øjne',
    cards: 'kort',
    failed: 'dumpet',
    best: 'bedst',
  },

  where: (round, target) => `Runde ${round}, til ${target}`,

  sheet: {
    title: 'Pointark',
    round: 'Runde',
    total: 'I alt',
    empty: 'Her kommer den første runde til at stå.',
    key: 'øjne + bogormekort, minus 2 for den, der dumpede',
  },

  wait: {
    drawing: 'Et kast afgør, hvem der er den første bogorm …',
    next: 'Det næste kort bliver vendt …',
  },

  keysTitle: 'Tastatur',
  keys: [
    ['A – Z', 'skriv et ord, uanset hvor du er'],
    ['↑ ↓', 'skift den terning, det er til'],
    ['Enter', 'sig det, eller hovedknappen'],
    ['Escape', 'ryd ordet'],
    ['1 2 3', 'vælg en kategori på kortet'],
  ],

  labels: {
    options: {
      target_score: 'Slutter ved en sum på',
      green_only: 'Altid den lette kategori',
      special_die: 'Grøn specialterning',
      think_seconds: 'Sekunder til at tænke',
      count_seconds: 'Sekunder, der tælles',
      untimed: 'Uden ur',
      choice_seconds: 'Sekunder til at vælge kategori',
      judging: 'Hvem afgør ord',
      dispute_seconds: 'Sekunder til at tvivle',
      ballot_seconds: 'Sekunder til en afstemning',
      first_seat: 'Første bogorm',
      idle_seconds: 'Tålmodighed uden ur, i sekunder',
      time_percent: 'Tid, i procent',
    },
    choices: {
      auto: 'Ordlister, og afstemning, hvor de ikke ved det',
      challenge: 'Det gælder, medmindre nogen tvivler',
      vote: 'De andre stemmer',
      host: 'Værten',
    },
  },

  referee: {
    aDie: 'en terning',
    bookworm: (who, you, round) => `Runde ${round}: ${you ? 'du er bogormen' : `${who} er bogormen`}.`,
    chosen: (title) => `Kategorien: ${title}.`,
    rolled: (glyphs) => `I udvalget: ${glyphs.join(', ')}.`,
    turn: (you) => (you ? 'Din tur: nævn et ord.' : ''),
    named: (who, you, word) => (you ? '' : `${who} siger ${word}.`),
    not: (who) => `${who} tager NOT.`,
    notStolen: (who, you, from, me) => {
      if (you) return `Du stjæler NOT fra ${from}, som får et bogormekort.`;
      return me
        ? `${who} stjæler NOT fra dig. Du får et bogormekort.`
        : `${who} stjæler NOT fra ${from}, som får et bogormekort.`;
    },
    disputed: (who) => `${who} tvivler på det.`,
    ruled: (word, stands, by) =>
      `${by === 'host' ? 'Værten' : 'Afstemningen'}: ${word} ${stands ? 'passer' : 'passer ikke'}.`,
    refused: (word, reason) => `${word} passer ikke.${reason ? ` ${reason}` : ''}`,
    failed: (who, you, gaveUp) => {
      if (you) return gaveUp ? 'Du kender intet ord.' : 'Din tid er gået.';
      return gaveUp ? `${who} kender intet ord.` : `Tiden er gået for ${who}.`;
    },
    scored: (who, sum) => `${who} ${sum}`,
    roundOver: (lines) => `Runden er slut: ${lines}.`,
    left: (who) => `${who} har forladt bordet.`,
    back: (who) => `${who} er tilbage.`,
    ended: (names, you) =>
      `Partiet er slut. ${you ? 'Du vinder.' : `${list(names)} ${count(names.length, 'vinder', 'deler sejren')}.`}`,
  },
};
