// Elke zin van Icewords in het Nederlands.

import { grammar, signed } from '../../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('nl');

export const texts: Texts = {
  drinks: {
    punch: 'vruchtenpunch',
    grape: 'druivenlimonade',
    lemonade: 'citroenlimonade',
    coffee: 'ijskoffie',
  },
  yourDrink: (drink) => `Jouw drankje: ${drink}`,

  dice: {
    ordinals: [
      'eerste dobbelsteen',
      'tweede dobbelsteen',
      'derde dobbelsteen',
      'vierde dobbelsteen',
      'vijfde dobbelsteen',
      'zesde dobbelsteen',
      'zevende dobbelsteen',
    ],
    sugar: 'suikerklontje',
    ice: (glyph) => `ijsblokje ${glyph}`,
    iceMatched: (glyph) => `ijsblokje ${glyph}, geraakt`,
  },

  targets: {
    label: 'Doelletters',
    none: 'Het ijs zit nog in de emmer…',
    ignored: 'Je speelt zonder de doelletters: het aantal letters vermenigvuldigt.',
  },

  timer: {
    label: 'Zandloper',
    left: (time) => `nog ${time}`,
    bell: 'De tijd is om: de letters zoals ze liggen zijn je woord.',
    none: 'Zonder klok: de ronde eindigt als iedereen zijn woord heeft vastgelegd.',
  },

  study: {
    title: 'Bekijk het ijs',
    text: 'Vier doelletters. Elke doelletter in je woord vermenigvuldigt het.',
    go: 'Los!',
    goText: 'Jij draait de zandloper om voor iedereen.',
    waits: (who) => `${who} zegt ‘Los!’`,
    opens: 'om te kijken',
    next: (n) => `Ronde ${n}`,
  },

  opening: {
    title: 'Wie begint?',
    text: 'Iedereen gooide dezelfde dobbelsteen; de letter die het dichtst bij A ligt, begint.',
    starts: (who, you) => (you ? 'Jij begint.' : `${who} begint.`),
    rolled: (who, glyph) => `${who}: ${glyph === '?' ? 'joker' : glyph}`,
  },

  again: {
    title: 'Andere doelletters?',
    text: 'Als iedereen het wil, wordt het ijs nog één keer gegooid.',
    yes: 'Opnieuw gooien',
    no: 'Deze houden',
    voted: (given, of) => `${given} van ${of} hebben geantwoord`,
    waits: 'Je hebt geantwoord. Wachten op de anderen…',
  },

  board: {
    word: 'Jouw woord',
    hint: 'Tik dobbelstenen aan en spel een woord',
    hintKeys: 'Typ, tik of sleep dobbelstenen tot een woord',
    drop: 'Hier neerleggen',
    lock: 'Vastleggen',
    lockWord: (word) => `${word} vastleggen`,
    lockEmpty: 'Vastleggen zonder woord',
    lockSure: 'Vastleggen zonder woord?',
    lockSureText: 'Deze ronde scoor je dan niets.',
    lockYes: 'Ja, geen woord',
    sending: 'Wordt vastgelegd…',
    pending: 'wordt verstuurd',
    laid: 'op je bord',
    short: (min) => `Een woord heeft minstens ${min} letters.`,
    unlimited: 'Zoveel herworpen als je wilt',
    reroll: (n) => `${n} opnieuw gooien`,
    rerollAll: 'Alles opnieuw gooien',
    glass: (drink) => `Jouw dobbelstenen, ${drink}`,
    refused: (word, reason) => reason || `${word} telt niet. Probeer een ander woord.`,
    rung: 'De bel is gegaan',
  },

  sum: {
    targets: 'doelen',
    letters: 'letters',
    side: { a: 'Kant A', b: 'Kant B' },
    bonusNext: (more, bonus) => `Nog ${more} ${count(more, 'letter', 'letters')}: bonus ${bonus}`,
  },

  done: {
    title: 'Je woord ligt vast.',
    waits: (names) => `Wachten op ${list(names)}…`,
    noWord: 'Je hebt vastgelegd zonder woord.',
  },

  wait: {
    headStart: (names) =>
      `${list(names)} ${count(names.length, 'heeft', 'hebben')} een voorsprong. Daarna loopt de zandloper voor iedereen.`,
    mine: 'Jouw voorsprong: de zandloper loopt alleen voor jou.',
    watching: 'Iedereen schikt in het geheim zijn letters.',
    away: 'Je bent er weer. Vanaf de volgende ronde speel je mee.',
    checking: 'De woorden worden opgezocht…',
  },

  seat: {
    playing: 'speelt',
    locked: 'vastgelegd',
    waiting: 'wacht',
    starts: 'zegt ‘Los!’',
    voting: 'beslist',
    sugar: 'heeft het suikerklontje',
    headStart: 'voorsprong',
  },

  reveal: {
    title: (n) => `Ronde ${n}: de woorden`,
    none: 'geen woord',
    best: 'Beste van de ronde',
    noTargets: 'geen doelletter geraakt',
    counts: 'telt',
    struck: 'telt niet',
  },

  trial: {
    title: (word) => `Geldt ${word}?`,
    several: 'Gelden deze woorden?',
    challenge: 'Betwisten',
    challengeWord: (word) => `${word} betwisten`,
    accept: 'Laten gelden',
    yes: 'Het telt',
    no: 'Het telt niet',
    voted: (given, of) => `${given} van ${of} hebben gestemd`,
    own: 'Over jouw woord wordt geoordeeld. De anderen beslissen.',
    hostYou: 'Jij hebt de spelleiding. Telt het?',
    hostWaits: (who) => `${who} beslist.`,
    waits: 'Wachten op de anderen…',
    closes: 'om te beslissen',
  },

  sheet: {
    title: 'Scoreblad',
    of: (who) => `Scoreblad: ${who}`,
    round: 'Ronde',
    word: 'Woord',
    wordScore: 'Woordscore',
    targets: 'Geraakte doelen',
    subtotal: 'Subtotaal',
    bonus: 'Bonus',
    roundScore: 'Rondescore',
    total: 'Totaal',
    key: 'Bonus',
    keyText: (letters, points) => `${letters} letters: ${points}`,
  },

  score: {
    title: 'Zo scoren woorden',
    text: 'Punten op je dobbelstenen × doelletters in het woord + bonus. Een doel telt één keer, hoe vaak het ook in het woord staat; zonder doel blijft alleen de bonus over.',
    values: 'Punten',
    bonus: 'Bonus per aantal letters',
  },

  ended: {
    bestWord: (who, score) => `Beste woord: ${who}, ${score} punten`,
  },

  labels: {
    options: {
      rounds: 'Ronden',
      timed: 'Zandloper',
      round_seconds: 'Seconden per ronde',
      study_seconds: 'Seconden om het ijs te bekijken',
      grace_seconds: 'Seconden respijt na de bel',
      rerolls: 'Herworpen per ronde',
      min_length: 'Kortste woord',
      each_die: 'Gelijke ijsblokjes tellen apart',
      sugar_cube: 'Suikerklontje',
      reroll_targets: 'Andere doelletters als iedereen wil',
      same_dice: 'Dezelfde dobbelstenen voor iedereen',
      judging: 'Wie over woorden oordeelt',
      invalid_word: 'Een woord dat niet mag',
      vote_seconds: 'Seconden om over een woord te beslissen',
      first_seat: 'Wie begint',
      idle_seconds: 'Geduld zonder klok, in seconden',
      unlimited_rerolls: 'Onbeperkt opnieuw gooien',
      head_start: 'Voorsprong',
      ignore_targets: 'Zonder doelletters',
      side_b: 'Bordkant B: bonus vanaf drie letters',
      time_percent: 'Tijd, in procenten',
    },
    choices: {},
  },

  referee: {
    openingRolled: (rolled) => `De openingsworp: ${rolled}.`,
    started: (who, you) => (you ? 'Jij begint.' : `${who} begint.`),
    targets: (round, letters, again) =>
      `${again ? 'Nieuwe doelletters' : `Ronde ${round}, doelletters`}: ${letters.join(', ')}.`,
    kept: 'De doelletters blijven.',
    went: 'Los! Het zand loopt.',
    headStart: (names) => `Los! Voorsprong voor ${list(names)}.`,
    locked: (who, you) => (you ? 'Je woord ligt vast.' : `Het woord van ${who} ligt vast.`),
    bell: (you) => (you ? 'De bel: de tijd is om.' : ''),
    revealed: 'De woorden liggen open.',
    ruled: (word, stands, by, reason) =>
      `${texts.referee.judges[by] ?? by}: ${word} ${stands ? 'telt' : 'telt niet'}.${reason ? ` ${reason}` : ''}`,
    judges: { vote: 'Stemming', host: 'Spelleiding', challenge: 'Opgezocht' },
    scored: (who, word, value, times, bonus, score) =>
      `${who}: ${word}, ${value} × ${times}${bonus ? ` + ${bonus}` : ''} = ${signed(score)}.`,
    nothing: (who, word, reason) =>
      `${who}: ${word ? `${word} scoort niets` : 'geen woord'}.${reason ? ` ${reason}` : ''}`,
    sugar: (who, you) =>
      who === null
        ? 'Niemand krijgt het suikerklontje.'
        : you
          ? 'Jij krijgt het suikerklontje.'
          : `${who} krijgt het suikerklontje.`,
    left: (who) => `${who} heeft de tafel verlaten.`,
    back: (who, you) => (you ? 'Je bent er weer.' : `${who} is er weer.`),
    ended: (names, you) =>
      `De partij is afgelopen. ${you ? 'Jij wint.' : `${list(names)} ${count(names.length, 'wint', 'winnen samen')}.`}`,
  },

  keysTitle: 'Toetsenbord',
  keys: [
    ['A – Z', 'een dobbelsteen in het woord leggen'],
    ['Backspace', 'de laatste letter terugnemen'],
    ['Escape', 'het woord leegmaken'],
    ['Enter', 'vastleggen, of de hoofdknop'],
    ['Shift Enter', 'de andere dobbelstenen opnieuw gooien'],
    ['1 – 8', 'een dobbelsteen vasthouden of vrijgeven'],
    ['Pijltjes', 'langs de dobbelstenen lopen, spatie kiest'],
    ['Shift ← →', 'de letter verplaatsen waar de focus op staat'],
  ],
};
