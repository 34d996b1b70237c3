// Elke zin van de begeleiding bij het eerste spel. Woorden in hoofdletters komen van Engelse dobbelstenen.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('nl');

const spelled = (word: string): string => [...word].join(', ');

export const texts: Texts = {
  coach: {
    label: 'Eerste spel',
    goOn: 'Verder',
    skipStep: 'Deze stap overslaan',
    leave: 'Verlaten',
    again: 'Nog een keer',
    rules: 'Spelregels lezen',
    real: 'Een echt spel tegen een bot',
    progress: (step, of) => `Stap ${step} van ${of}`,
    finished: 'Nu ken je het spel. Op naar een echt!',
    refused: 'Dat staat de tafel niet toe; er is niets verloren. ‘Waarom?’ toont de regel.',
    spell: (word, keys) =>
      keys
        ? `Typ ${word}: de dobbelstenen gaan omhoog, je woord in.`
        : `Tik ${spelled(word)} aan: de dobbelstenen gaan omhoog, je woord in.`,
    lay: (word, keys) =>
      keys
        ? `Typ ${word}: het komt vanaf de cursor te liggen, van links naar rechts.`
        : `Tik in de voorraad ${spelled(word)} aan: ze komen van links naar rechts te liggen.`,
  },

  dicewords: {
    dice: 'Negen dobbelstenen, één woord. De kleine cijfers zeggen wat ze waard zijn, en hun som wordt vermenigvuldigd met het aantal letters.',
    other: (word, wanted) => `${word} is een eigen begin. Neem het voor deze les terug en spel ${wanted}.`,
    sum: '7 × 4 = 28: waarde maal letters. Elke letter erbij telt dus dubbel mee.',
    reroll: (keys) =>
      `Je mag nog twee keer gooien. Wat in je woord ligt, blijft; de rest wordt opnieuw gegooid. Druk op ‘5 opnieuw gooien’${keys ? ', of op Shift en Enter' : ''}.`,
    rolled: 'De andere zijn opnieuw gegooid.',
    longer: (word, keys) =>
      keys
        ? `Er zijn een I, een N en een G gekomen. Typ ING: ${word}.`
        : `Er zijn een I, een N en een G gekomen. Tik ze aan: ${word}.`,
    own: 'Je hebt andere dobbelstenen gehouden; prima. Spel nu het langste woord dat je ziet, of gooi nog eens.',
    declare: (keys) =>
      `Alleen een aangemeld woord telt, één per beurt. Meld het jouwe aan met de grote knop${keys ? ', of met Enter' : ''}.`,
    scored: (word, value, letters, score) => `${word}: ${value} × ${letters} = ${score}, op je blad.`,
    nothing: 'Die beurt levert niets op; dat gebeurt.',
    none: (word, keys) =>
      `Tweede beurt. En als een woord er geen is? Probeer maar: ${keys ? `typ ${word}` : `tik ${spelled(word)} aan`} en meld het aan.`,
    noneDeclare: 'Meld het nu aan en kijk wat ervan komt.',
    refused:
      'Geweigerd, en er is niets verloren: je dobbelstenen en herworpen zijn er nog. ‘Waarom?’ ernaast opent de regel.',
    wild: (word, keys) =>
      keys
        ? `De ster is een joker: elke letter, maar hij telt −2. Maak leeg met Escape en typ ${word}: de ster wordt de N.`
        : `De ster is een joker: elke letter, maar hij telt −2. Neem de oude letters terug en tik ${word}; voor de N tik je de ster aan.`,
    again: '10 × 7 = 70, hoewel de ster er twee afhaalt. Meld het aan.',
    end: 'Dat was een partij. Alleen of met anderen heeft iedereen evenveel beurten, en het hoogste totaal wint.',
  },

  icewords: {
    ice: (letters) =>
      `Vier ijsblokjes tonen de doelletters: ${list(letters)}. Elke doelletter in je woord vermenigvuldigt het.`,
    go: 'Zeg ‘Los!’. In een echt spel loopt er nu twee minuten zand voor iedereen; hier wacht het zand op jou.',
    other: (word, wanted) => `${word} kan ook. Spel voor deze les ${wanted}.`,
    sum: '6 × 2 = 12: punten op je dobbelstenen maal doelen in het woord. A en W zitten erin. Zonder doel kreeg je hoogstens een bonus.',
    reroll: (keys) =>
      `Je mag twee keer opnieuw gooien. Wat in je woord ligt, blijft. Druk op ‘3 opnieuw gooien’${keys ? ', of op Shift en Enter' : ''}.`,
    longer: (word, keys) =>
      keys
        ? `Een E is een derde doel, en zes letters geven een bonus van 10. Typ ED: ${word}.`
        : `Een E is een derde doel, en zes letters geven een bonus van 10. Tik E en D aan: ${word}.`,
    own: 'Je hebt andere dobbelstenen gehouden; prima. Spel het beste woord dat je ziet, met doelletters erin.',
    lock: (keys) =>
      `Wat er ligt als het zand door is, is je woord. Of leg het nu vast${keys ? ': met Enter' : ''}.`,
    scored: (word, value, targets, bonus, score) =>
      `${word}: ${value} × ${targets}${bonus ? ` + ${bonus}` : ''} = ${score}.`,
    nothing: 'Deze ronde geen punten; dat gebeurt.',
    sheet:
      'Alle woorden van een ronde worden tegelijk getoond, het beste eerst. Het blad heeft een kolom voor elk deel van de som.',
  },

  bookworm: {
    card: 'Deze ronde ben jij de Boekenwurm: kies een van de drie categorieën op de kaart.',
    display:
      'Zeven dobbelstenen liggen in het aanbod. Een woord pakt de dobbelsteen met zijn eerste letter; de ogen zijn punten. Robin, links van je, begint.',
    vote: (word, category) =>
      `Robin noemt “${word}”. Past dat bij “${category}”? Aan deze tafel stemmen de anderen, dus jij beslist.`,
    votes: 'Robin stemt over je woord. Bij gelijke stemmen geldt het.',
    thinks: 'Robin denkt na…',
    name: (category, letter, word) =>
      `Jouw beurt: noem iets bij “${category}” dat begint met de letter van een dobbelsteen. Voor ${letter} bijvoorbeeld “${word}”.`,
    took: (word, letter, dots) => `“${word}” pakt de ${letter}: ${dots} ${count(dots, 'oog', 'ogen')} voor jou.`,
    refused: (word) => `“${word}” past niet. Wie het noemde, mag iets anders proberen.`,
    steal: (letter, word) =>
      `Nu pikken: een woord met ${letter}, zoals “${word}”, pakt de dobbelsteen voor Robin. Schrijf het, en tik die dobbelsteen aan als hij niet is aangewezen.`,
    stole: (word, letter) =>
      `“${word}”: de ${letter} is van jou. Robin krijgt er een Boekenwurmkaart voor, een punt waard.`,
    robbed: (word, letter) => `“${word}” pikt jouw ${letter}. Je krijgt een Boekenwurmkaart, een punt waard.`,
    on: (word) =>
      `Ga door tot het aanbod leeg is. “${word}” misschien? Wie geen woord weet, zegt het: −2, en de ronde eindigt.`,
    sums: 'De ronde is afgelopen: ogen plus Boekenwurmkaarten, min 2 voor wie faalde. In een echt spel heb je tien seconden, dan wordt er tot vijf geteld, en het gaat tot 21.',
  },

  cubes: {
    cubes:
      'Veertien stenen, elk met zijn waarde. Bouw woorden opzij en omlaag die allemaal samenhangen, als in een kruiswoordpuzzel.',
    other: (word, wanted) => `Daar ligt ${word}; prima. Leg voor deze les ${wanted} opzij.`,
    crossing: (letter, word, keys) =>
      keys
        ? `Woorden kruisen elkaar. Ga met ← en ↓ naar het vakje onder de laatste ${letter} en typ ${word.slice(1)}: ${word} loopt omlaag.`
        : `Woorden kruisen elkaar. Tik het vakje onder de laatste ${letter} aan, nog een keer voor omlaag, en dan ${spelled(word.slice(1))}: ${word}.`,
    twice: 'SCHOOL + LABOR: de gedeelde L telt in allebei. Wat in geen woord ligt, gaat van de som af.',
    third: (word, keys) =>
      keys
        ? `Nog een: ga naar het vakje onder de eerste O en typ ${word.slice(1)}, omlaag: ${word}.`
        : `Nog een: tik het vakje onder de eerste O aan, zo nodig nog eens voor omlaag, dan ${spelled(word.slice(1))}: ${word}.`,
    blank: 'Alleen de blanco steen is over. Die is elke letter, telt 0, en kost niets als hij blijft liggen.',
    done: (keys) =>
      `Een echte beurt duurt drie minuten, en wat er dan ligt, telt. Je bent zover: druk op ‘Klaar’${keys ? ', of op Enter' : ''}.`,
    refused: 'Iets is geen woord en is gemarkeerd. Verbeter het en ga verder; er is niets verloren.',
    scored: (score) => `Je beurt levert ${score} op.`,
    why: 'Elk woord is de som van zijn stenen, en de beurt de som van zijn woorden. Elke score op het blad gaat zo open.',
  },

  speed: {
    ready: 'Iedereen gooit tegelijk, zodra iedereen klaar is. Ben jij het?',
    dice: 'Acht dobbelstenen. Verbind er zeven tot woorden, opzij en omlaag; de achtste is voor de schaal. In een echt spel doet iedereen dat tegelijk.',
    other: (word, wanted) => `${word} kan ook. Leg voor deze les ${wanted} opzij.`,
    second: (word, keys) =>
      keys
        ? `Vijf zijn verbonden. Ga met ← en ↓ naar het vakje onder de T en typ ${word.slice(1)}: ${word} loopt omlaag.`
        : `Vijf zijn verbonden. Tik het vakje onder de T aan, nog een keer voor omlaag, dan ${spelled(word.slice(1))}: ${word}.`,
    toss: (keys) =>
      `Zeven zijn verbonden: de schaal is open. Wees de eerste, gooi de laatste dobbelsteen: tik de schaal aan${keys ? ', of druk op Enter' : ''}.`,
    right: 'Nagekeken: elke rij en elke kolom is een woord.',
    wrong: 'Een fout: deze keer geen trofee. Wie hem had, zou hem moeten teruggeven.',
    trophy:
      'Wie een ronde goed beëindigt, pakt de trofee, zilveren kant boven. Een tweede ronde maakt hem goud, en een derde wint.',
  },
};
