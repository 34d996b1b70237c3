// Elke zin van de coach in het Nederlands. Woorden in hoofdletters worden met Engelse dobbelstenen gespeld.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('nl');

const spelled = (word: string): string => [...word].join(', ');

export const texts: Texts = {
  coach: {
    label: 'Eerste spel',
    goOn: 'Verder',
    skipStep: 'Overslaan',
    leave: 'Weggaan',
    again: 'Nog een keer',
    rules: 'Lees de regels',
    real: 'Speel echt tegen een bot',
    progress: (step, of) => `Stap ${step} van ${of}`,
    finished: 'Je kent het spel. Speel nu een echte partij!',
    reading: 'Zo gaat het eerste spel',
    refused: (why) => `Dat laat de tafel niet toe; je verliest niets. “${why}” toont de regel.`,
    spell: (word, keys) =>
      keys
        ? `Typ ${word}: de stenen gaan omhoog je woord in.`
        : `Tik ${spelled(word)} aan: de stenen gaan omhoog je woord in.`,
    lay: (word, keys) =>
      keys
        ? `Typ ${word}: het komt vanaf de cursor te liggen, van links naar rechts.`
        : `Tik onderaan ${spelled(word)} aan: ze komen van links naar rechts te liggen.`,
  },

  dicewords: {
    dice: 'Negen dobbelstenen, één woord. De kleine cijfers tellen op, en die som gaat maal het aantal letters.',
    other: (word, wanted) => `${word} is een eigen begin. Neem het voor deze les terug en spel ${wanted}.`,
    sum: '7 × 4 = 28: waarde maal letters. Elke letter erbij telt dus dubbel.',
    reroll: (button, keys) =>
      `Je mag nog twee keer gooien. Wat in je woord staat blijft; de rest wordt opnieuw gegooid. Druk op “${button}”${keys ? ', of op Shift en Enter' : ''}.`,
    rolled: 'De andere zijn opnieuw gegooid.',
    longer: (word, keys) =>
      keys
        ? `Er zijn een I, een N en een G bij. Typ ING: ${word}.`
        : `Er zijn een I, een N en een G bij. Tik ze aan: ${word}.`,
    own: 'Je hield andere stenen; prima. Spel nu het langste woord dat je ziet, of gooi nog een keer.',
    declare: (keys) =>
      `Alleen een aangemeld woord telt, één per beurt. Meld het aan met de grote knop${keys ? ', of met Enter' : ''}.`,
    scored: (word, value, letters, score) => `${word}: ${value} × ${letters} = ${score}, op je scoreblad.`,
    nothing: 'Die beurt levert niets op; dat gebeurt.',
    none: (word, keys) =>
      `Beurt twee. En als een woord er geen is? Probeer het: ${keys ? `typ ${word}` : `tik ${spelled(word)} aan`} en meld het aan.`,
    noneDeclare: 'Meld het nu aan, en kijk wat er gebeurt.',
    refused: (why) =>
      `Geweigerd, en je verliest niets: stenen en herworpen zijn er nog. “${why}” ernaast opent de regel.`,
    wild: (word, keys) =>
      keys
        ? `De ster is de joker: elke letter, maar hij telt −2. Wis met Escape en typ ${word}: de ster wordt de N.`
        : `De ster is de joker: elke letter, maar hij telt −2. Neem de oude letters terug en tik ${word}; voor de N de ster.`,
    again: '10 × 7 = 70, al kost de ster twee punten. Meld het aan.',
    end: 'Dat was een partij. Alleen of met anderen: iedereen heeft evenveel beurten, en het hoogste totaal wint.',
  },

  icewords: {
    ice: (letters) =>
      `Vier ijsblokjes tonen de doelletters: ${list(letters)}. Elke doelletter in je woord vermenigvuldigt het.`,
    go: 'Zeg Los. In een echte partij loopt dan het zand, twee minuten voor iedereen; hier wacht het op jou.',
    other: (word, wanted) => `${word} kan misschien ook. Spel voor deze les ${wanted}.`,
    sum: '6 × 2 = 12: punten op je stenen, maal doelen in het woord. A en W zitten erin. Zonder doel blijft er hooguit een bonus.',
    reroll: (button, keys) =>
      `Je mag twee keer opnieuw gooien. Wat in je woord staat blijft. Druk op “${button}”${keys ? ', of op Shift en Enter' : ''}.`,
    longer: (word, keys) =>
      keys
        ? `De E is een derde doel, en zes letters geven een bonus van 10. Typ ED: ${word}.`
        : `De E is een derde doel, en zes letters geven een bonus van 10. Tik E en D aan: ${word}.`,
    own: 'Je hield andere stenen; prima. Spel het beste woord dat je ziet, met doelletters erin.',
    lock: (keys) => `Wat ligt als het zand op is, is je woord. Of leg het nu vast${keys ? ': Enter' : ''}.`,
    scored: (word, value, targets, bonus, score) =>
      `${word}: ${value} × ${targets}${bonus ? ` + ${bonus}` : ''} = ${score}.`,
    nothing: 'Deze ronde levert niets op; dat gebeurt.',
    sheet:
      'Alle woorden van een ronde gaan tegelijk open, het beste eerst. Het blad heeft een kolom voor elk deel van de som.',
  },

  bookworm: {
    card: 'Jij bent deze ronde de Boekenwurm: kies een van de drie categorieën op de kaart.',
    display:
      'Er liggen zeven dobbelstenen. Een woord pakt de steen met zijn eerste letter; de ogen zijn punten. Robin, links van je, begint.',
    vote: (word, category) =>
      `Robin noemt “${word}”. Past dat bij “${category}”? Aan deze tafel stemmen de anderen, dus jij.`,
    votes: 'Robin stemt over je woord. Bij gelijke stemmen geldt het.',
    thinks: 'Robin denkt na…',
    name: (category, letter, word) =>
      `Jij bent aan de beurt: noem iets bij “${category}” met de eerste letter van een steen. Voor ${letter} bijvoorbeeld “${word}”.`,
    took: (word, letter, dots) => `“${word}” pakt de ${letter}: ${dots} ${count(dots, 'oog', 'ogen')} voor jou.`,
    refused: (word) => `“${word}” past niet. Wie het noemde, mag een ander proberen.`,
    steal: (letter, word) =>
      `Steel nu: een woord met ${letter}, zoals “${word}”, pakt de steen bij Robin. Schrijf het, en tik die steen aan als hij niet gemarkeerd is.`,
    stole: (word, letter) =>
      `“${word}”: de ${letter} is van jou. Robin krijgt er een Boekenwurmkaart voor, een punt waard.`,
    robbed: (word, letter) => `“${word}” steelt je ${letter}. Je krijgt een Boekenwurmkaart, een punt waard.`,
    on: (word) =>
      `Ga door tot alle stenen weg zijn. Misschien “${word}”? Wie geen woord weet, zegt dat: −2, en de ronde is voorbij.`,
    sums: 'De ronde is voorbij: ogen plus Boekenwurmkaarten, min 2 voor wie faalde. In een echte partij heb je tien tellen en dan een aftelling van vijf, en speel je tot 21.',
  },

  cubes: {
    cubes:
      'Veertien stenen, elk met zijn waarde. Leg woorden opzij en omlaag die allemaal samenhangen, als een kruiswoordpuzzel.',
    other: (word, wanted) => `${word} ligt er; prima. Leg voor deze les ${wanted} opzij.`,
    crossing: (letter, word, keys) =>
      keys
        ? `Woorden kruisen elkaar. Ga met ← en ↓ naar het vakje onder de laatste ${letter} en typ ${word.slice(1)}: ${word} loopt omlaag.`
        : `Woorden kruisen elkaar. Tik het vakje onder de laatste ${letter} aan, nog eens voor omlaag, en dan ${spelled(word.slice(1))}: ${word}.`,
    twice: 'SCHOOL + LABOR: de gedeelde L telt in allebei. Wat in geen woord ligt, gaat eraf.',
    third: (word, keys) =>
      keys
        ? `Nog één: ga naar het vakje onder de eerste O en typ ${word.slice(1)} omlaag: ${word}.`
        : `Nog één: tik het vakje onder de eerste O aan, zo nodig nog eens voor omlaag, en dan ${spelled(word.slice(1))}: ${word}.`,
    blank: 'Alleen de blanco steen is over. Die is elke letter, telt 0, en kost niets als hij blijft liggen.',
    done: (button, keys) =>
      `Een echte beurt duurt drie minuten, en wat dan ligt telt. Je bent zover: druk op “${button}”${keys ? ' of op Enter' : ''}.`,
    refused: 'Iets is geen woord, en is gemarkeerd. Verbeter het; je verliest niets.',
    scored: (score) => `Je beurt levert ${score} op.`,
    why: 'Elk woord is de som van zijn stenen, de beurt de som van zijn woorden. Elke score op het blad gaat zo open.',
  },

  speed: {
    ready: 'Iedereen gooit tegelijk, zodra iedereen klaar is. Jij ook?',
    dice: 'Acht dobbelstenen. Verbind er zeven in woorden, opzij en omlaag; de achtste is voor de schaal. Anders doet iedereen dat tegelijk.',
    other: (word, wanted) => `${word} kan misschien ook. Leg voor deze les ${wanted} opzij.`,
    second: (word, keys) =>
      keys
        ? `Vijf zijn verbonden. Ga met ← en ↓ naar het vakje onder de T en typ ${word.slice(1)}: ${word} loopt omlaag.`
        : `Vijf zijn verbonden. Tik het vakje onder de T aan, nog eens voor omlaag, en dan ${spelled(word.slice(1))}: ${word}.`,
    toss: (keys) =>
      `Zeven zijn verbonden: de schaal is open. Wees de eerste en gooi de laatste steen erin: tik de schaal aan${keys ? ', of druk op Enter' : ''}.`,
    right: 'Gecontroleerd: elke rij en kolom is een woord.',
    wrong: 'Een fout: dit keer geen trofee. Wie hem had, zou hem teruggeven.',
    trophy:
      'Wie een ronde goed beëindigt, pakt de trofee, zilveren kant boven. Een tweede draait hem op goud, en een derde wint.',
  },
};
