// Hver sætning fra træneren på dansk. Ord med store bogstaver staves med engelske terninger.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('da');

const spelled = (word: string): string => [...word].join(', ');

export const texts: Texts = {
  coach: {
    label: 'Første spil',
    goOn: 'Videre',
    skipStep: 'Spring over',
    leave: 'Forlad',
    again: 'En gang til',
    rules: 'Læs reglerne',
    real: 'Spil rigtigt mod en robot',
    progress: (step, of) => `Trin ${step} af ${of}`,
    finished: 'Nu kan du spillet. Spil et rigtigt!',
    reading: 'Sådan går det første spil',
    refused: (why) => `Det tillader bordet ikke; intet er tabt. »${why}« viser reglen.`,
    spell: (word, keys) =>
      keys
        ? `Skriv ${word}: terningerne løfter sig op i dit ord.`
        : `Tryk på ${spelled(word)}: terningerne løfter sig op i dit ord.`,
    lay: (word, keys) =>
      keys
        ? `Skriv ${word}: det lægger sig fra markøren mod højre.`
        : `Tryk på ${spelled(word)} nederst: de lægger sig fra venstre mod højre.`,
  },

  dicewords: {
    dice: 'Ni terninger, ét ord. De små tal lægges sammen, og summen ganges med antallet af bogstaver.',
    other: (word, wanted) => `${word} er din egen begyndelse. Tag den tilbage i denne øvelse, og stav ${wanted}.`,
    sum: '7 × 4 = 28: værdi gange bogstaver. Hvert bogstav mere tæller altså dobbelt.',
    reroll: (button, keys) =>
      `Du må slå to gange til. Det, der er i dit ord, bliver; resten slås om. Tryk på »${button}«${keys ? ', eller Shift og Enter' : ''}.`,
    rolled: 'De andre er slået om.',
    longer: (word, keys) =>
      keys ? `Der kom et I, et N og et G. Skriv ING: ${word}.` : `Der kom et I, et N og et G. Tryk på dem: ${word}.`,
    own: 'Du beholdt andre terninger; fint. Stav nu det længste ord, du ser, eller slå om en gang til.',
    declare: (keys) =>
      `Kun et meldt ord tæller, ét pr. tur. Meld dit med den store knap${keys ? ', eller med Enter' : ''}.`,
    scored: (word, value, letters, score) => `${word}: ${value} × ${letters} = ${score} står på dit ark.`,
    nothing: 'Den tur gav intet; det sker.',
    none: (word, keys) =>
      `Tur to. Og hvis et ord ikke er et ord? Prøv: ${keys ? `skriv ${word}` : `tryk på ${spelled(word)}`}, og meld det.`,
    noneDeclare: 'Meld det nu, og se, hvad der sker.',
    refused: (why) => `Afvist, og intet er tabt: terninger og omslag er der endnu. »${why}« ved siden af åbner reglen.`,
    wild: (word, keys) =>
      keys
        ? `Stjernen er jokeren: et hvilket som helst bogstav, men den tæller −2. Ryd med Escape, og skriv ${word}: stjernen bliver til N.`
        : `Stjernen er jokeren: et hvilket som helst bogstav, men den tæller −2. Tag de gamle bogstaver tilbage, og tryk ${word}; til N tager du stjernen.`,
    again: '10 × 7 = 70, selv om stjernen trækker to fra. Meld det.',
    end: 'Det var et spil. Alene eller med andre: alle har lige mange ture, og den højeste sum vinder.',
  },

  icewords: {
    ice: (letters) => `Fire isterninger viser målbogstaverne: ${list(letters)}. Hvert af dem i dit ord ganger det.`,
    go: 'Sig af sted. I et rigtigt spil løber sandet så, to minutter for alle; her venter det på dig.',
    other: (word, wanted) => `${word} kan måske også gå. Stav ${wanted} i denne øvelse.`,
    sum: '6 × 2 = 12: point på dine terninger gange mål i ordet. A og W er med. Uden mål bliver der højst en bonus.',
    reroll: (button, keys) =>
      `Du må slå om to gange. Det, der er i dit ord, bliver. Tryk på »${button}«${keys ? ', eller Shift og Enter' : ''}.`,
    longer: (word, keys) =>
      keys
        ? `Et E er det tredje mål, og seks bogstaver giver 10 i bonus. Skriv ED: ${word}.`
        : `Et E er det tredje mål, og seks bogstaver giver 10 i bonus. Tryk på E og D: ${word}.`,
    own: 'Du beholdt andre terninger; fint. Stav det bedste ord, du ser, med målbogstaver i.',
    lock: (keys) => `Det, der ligger, når sandet er løbet ud, er dit ord. Eller lås det nu${keys ? ': Enter' : ''}.`,
    scored: (word, value, targets, bonus, score) =>
      `${word}: ${value} × ${targets}${bonus ? ` + ${bonus}` : ''} = ${score}.`,
    nothing: 'Ingen point i denne runde; det sker.',
    sheet: 'Alle rundens ord vises på én gang, det bedste først. Arket har en kolonne for hver del af regnestykket.',
  },

  bookworm: {
    card: 'I denne runde er du bogormen: vælg en af kortets tre kategorier.',
    display:
      'Syv terninger ligger fremme. Et ord tager terningen med sit første bogstav; øjnene er point. Robin til venstre for dig begynder.',
    vote: (word, category) =>
      `Robin siger »${word}«. Passer det til »${category}«? Ved dette bord stemmer de andre, altså dig.`,
    votes: 'Robin stemmer om dit ord. Står det lige, gælder det.',
    thinks: 'Robin tænker …',
    name: (category, letter, word) =>
      `Din tur: sig noget til »${category}« med en ternings bogstav forrest. Til ${letter} for eksempel »${word}«.`,
    took: (word, letter, dots) => `»${word}« tager ${letter}: ${dots} ${count(dots, 'øje', 'øjne')} til dig.`,
    refused: (word) => `»${word}« passer ikke. Den, der sagde det, må prøve et andet.`,
    steal: (letter, word) =>
      `Stjæl nu: et ord med ${letter}, for eksempel »${word}«, tager terningen foran Robin. Skriv det, og tryk på terningen, hvis den ikke er markeret.`,
    stole: (word, letter) => `»${word}«: ${letter} er din. Robin får et bogormekort for den, et point værd.`,
    robbed: (word, letter) => `»${word}« stjæler dit ${letter}. Du får et bogormekort, et point værd.`,
    on: (word) =>
      `Bliv ved, til alle terninger er taget. Måske »${word}«? Den, der ikke kender et ord, siger det: −2, og runden er slut.`,
    sums: 'Runden er slut: øjne plus bogormekort, 2 fra for den, der dumpede. Ellers har du ti sekunder og fem, der tælles ned, og der spilles til 21.',
  },

  cubes: {
    cubes: 'Fjorten klodser, hver med sin værdi. Byg ord vandret og lodret, der alle hænger sammen som et krydsord.',
    other: (word, wanted) => `${word} ligger der; fint. Læg ${wanted} vandret i denne øvelse.`,
    crossing: (letter, word, keys) =>
      keys
        ? `Ord krydser hinanden. Gå med ← og ↓ til feltet under det sidste ${letter}, og skriv ${word.slice(1)}: ${word} løber nedad.`
        : `Ord krydser hinanden. Tryk på feltet under det sidste ${letter}, én gang til for nedad, og så på ${spelled(word.slice(1))}: ${word}.`,
    twice: 'SCHOOL + LABOR: det fælles L tæller i begge. Det, der ikke er i noget ord, trækkes fra.',
    third: (word, keys) =>
      keys
        ? `Et til: gå til feltet under det første O, og skriv ${word.slice(1)} nedad: ${word}.`
        : `Et til: tryk på feltet under det første O, om nødvendigt igen for nedad, og så på ${spelled(word.slice(1))}: ${word}.`,
    blank:
      'Kun den blanke er tilbage. Den er et hvilket som helst bogstav, tæller 0 og koster intet, når den bliver liggende.',
    done: (button, keys) =>
      `En rigtig tur varer tre minutter, og det, der så ligger, tæller. Du er klar: tryk på »${button}«${keys ? ' eller Enter' : ''}.`,
    refused: 'Noget er ikke et ord og er markeret. Ret det; intet er tabt.',
    scored: (score) => `Din tur giver ${score}.`,
    why: 'Hvert ord er summen af sine klodser, turen summen af sine ord. Alle point på arket kan foldes ud sådan.',
  },

  speed: {
    ready: 'Alle slår på én gang, når alle er klar. Er du?',
    dice: 'Otte terninger. Forbind syv af dem i ord, vandret og lodret; den ottende er til skålen. Ellers gør alle det på én gang.',
    other: (word, wanted) => `${word} kan måske også gå. Læg ${wanted} vandret i denne øvelse.`,
    second: (word, keys) =>
      keys
        ? `Fem er forbundet. Gå med ← og ↓ til feltet under T, og skriv ${word.slice(1)}: ${word} løber nedad.`
        : `Fem er forbundet. Tryk på feltet under T, én gang til for nedad, og så på ${spelled(word.slice(1))}: ${word}.`,
    toss: (keys) =>
      `Syv er forbundet: skålen er åben. Vær den første, og kast den sidste terning i: tryk på skålen${keys ? ', eller på Enter' : ''}.`,
    right: 'Efterset: hver række og kolonne er et ord.',
    wrong: 'En fejl: ingen pokal denne gang. Den, der havde den, måtte give den tilbage.',
    trophy:
      'Den, der slutter en runde rigtigt, tager pokalen med sølvsiden op. En runde til vender den til guld, og en tredje vinder.',
  },
};
