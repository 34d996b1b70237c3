// Hver sætning fra vejlederen i det første spil. Ord med store bogstaver staves med engelske terninger.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('da');

const spelled = (word: string): string => [...word].join(', ');

export const texts: Texts = {
  coach: {
    label: 'Første spil',
    goOn: 'Videre',
    skipStep: 'Spring trinnet over',
    leave: 'Forlad',
    again: 'En gang til',
    rules: 'Læs reglerne',
    real: 'Spil rigtigt mod en robot',
    progress: (step, of) => `Trin ${step} af ${of}`,
    finished: 'Nu kender du spillet. Så er det tid til et rigtigt!',
    refused: 'Det tillader bordet ikke; intet er tabt. »Hvorfor?« viser reglen.',
    spell: (word, keys) =>
      keys
        ? `Skriv ${word}: terningerne går op i dit ord.`
        : `Tryk på ${spelled(word)}: terningerne går op i dit ord.`,
    lay: (word, keys) =>
      keys
        ? `Skriv ${word}: det lægger sig fra markøren, fra venstre mod højre.`
        : `Tryk på ${spelled(word)} i bakken: de lægger sig fra venstre mod højre.`,
  },

  dicewords: {
    dice: 'Ni terninger, ét ord. De små tal siger, hvad terningerne er værd, og deres sum ganges med antallet af bogstaver.',
    other: (word, wanted) => `${word} er din egen begyndelse. Tag det tilbage i denne lektion, og stav ${wanted}.`,
    sum: '7 × 4 = 28: værdi gange bogstaver. Så hvert bogstav mere tæller dobbelt.',
    reroll: (keys) =>
      `Du må slå to gange til. Det, der ligger i ordet, bliver; resten slås om. Tryk på »Slå 5 om«${keys ? ', eller Shift og Enter' : ''}.`,
    rolled: 'De andre er slået om.',
    longer: (word, keys) =>
      keys
        ? `Der er kommet et I, et N og et G. Skriv ING: ${word}.`
        : `Der er kommet et I, et N og et G. Tryk på dem: ${word}.`,
    own: 'Du beholdt andre terninger; fint. Stav nu det længste ord, du ser, eller slå om igen.',
    declare: (keys) =>
      `Kun et meldt ord tæller, ét i hver tur. Meld dit med den store knap${keys ? ', eller Enter' : ''}.`,
    scored: (word, value, letters, score) => `${word}: ${value} × ${letters} = ${score}, på dit ark.`,
    nothing: 'Den tur giver ingenting; det sker.',
    none: (word, keys) =>
      `Anden tur. Hvad nu, hvis et ord ikke er et ord? Prøv: ${keys ? `skriv ${word}` : `tryk på ${spelled(word)}`}, og meld det.`,
    noneDeclare: 'Meld det nu, og se, hvad der sker.',
    refused:
      'Afvist, og intet er tabt: dine terninger og omslag er der stadig. »Hvorfor?« ved siden af åbner reglen.',
    wild: (word, keys) =>
      keys
        ? `Stjernen er en joker: et hvilket som helst bogstav, men den tæller −2. Ryd med Escape, og skriv ${word}: stjernen bliver N’et.`
        : `Stjernen er en joker: et hvilket som helst bogstav, men den tæller −2. Tag de gamle bogstaver tilbage, og tryk ${word}; til N’et trykker du på stjernen.`,
    again: '10 × 7 = 70, selv om stjernen trækker to fra. Meld det.',
    end: 'Det var et parti. Alene eller med andre har alle lige mange ture, og den højeste sum vinder.',
  },

  icewords: {
    ice: (letters) => `Fire isterninger viser målbogstaverne: ${list(letters)}. Hvert af dem i dit ord ganger det.`,
    go: 'Sig »Af sted!«. I et rigtigt spil løber der nu to minutters sand for alle; her venter sandet på dig.',
    other: (word, wanted) => `${word} kan også bruges. I denne lektion: stav ${wanted}.`,
    sum: '6 × 2 = 12: point på dine terninger gange mål i ordet. A og W er med. Uden mål fik du højst en bonus.',
    reroll: (keys) =>
      `Du må slå om to gange. Det, der ligger i ordet, bliver. Tryk på »Slå 3 om«${keys ? ', eller Shift og Enter' : ''}.`,
    longer: (word, keys) =>
      keys
        ? `Et E er et tredje mål, og seks bogstaver giver en bonus på 10. Skriv ED: ${word}.`
        : `Et E er et tredje mål, og seks bogstaver giver en bonus på 10. Tryk på E og D: ${word}.`,
    own: 'Du beholdt andre terninger; fint. Stav det bedste ord, du ser, med målbogstaver i.',
    lock: (keys) =>
      `Det, der ligger, når sandet er løbet ud, er dit ord. Eller lås det nu${keys ? ': med Enter' : ''}.`,
    scored: (word, value, targets, bonus, score) =>
      `${word}: ${value} × ${targets}${bonus ? ` + ${bonus}` : ''} = ${score}.`,
    nothing: 'Ingen point i denne runde; det sker.',
    sheet:
      'Alle ord i en runde vises på én gang, det bedste først. Arket har en kolonne til hver del af regnestykket.',
  },

  bookworm: {
    card: 'I denne runde er du bogormen: vælg en af de tre kategorier på kortet.',
    display:
      'Syv terninger ligger i udvalget. Et ord tager terningen med dets første bogstav; øjnene er point. Robin, til venstre for dig, begynder.',
    vote: (word, category) =>
      `Robin siger »${word}«. Passer det til »${category}«? Ved dette bord stemmer de andre, så det er dig, der afgør det.`,
    votes: 'Robin stemmer om dit ord. Står det lige, gælder det.',
    thinks: 'Robin tænker …',
    name: (category, letter, word) =>
      `Din tur: nævn noget til »${category}«, der begynder med bogstavet på en terning. Til ${letter} for eksempel »${word}«.`,
    took: (word, letter, dots) => `»${word}« tager ${letter}: ${dots} ${count(dots, 'øje', 'øjne')} til dig.`,
    refused: (word) => `»${word}« passer ikke. Den, der sagde det, må prøve noget andet.`,
    steal: (letter, word) =>
      `Så stjæles der: et ord med ${letter}, for eksempel »${word}«, tager terningen foran Robin. Skriv det, og tryk på terningen, hvis den ikke er markeret.`,
    stole: (word, letter) => `»${word}«: ${letter} er dit. Robin får et bogormekort for det, et point værd.`,
    robbed: (word, letter) => `»${word}« stjæler dit ${letter}. Du får et bogormekort, et point værd.`,
    on: (word) =>
      `Bliv ved, til udvalget er tomt. Måske »${word}«? Den, der ikke kender et ord, siger det: −2, og runden slutter.`,
    sums: 'Runden er slut: øjne plus bogormekort, minus 2 for den, der dumpede. I et rigtigt spil har du ti sekunder, så tælles der til fem, og der spilles til 21.',
  },

  cubes: {
    cubes:
      'Fjorten klodser, hver med sin værdi. Byg ord vandret og lodret, der alle hænger sammen, som i en krydsord.',
    other: (word, wanted) => `Der ligger ${word}; fint. I denne lektion: læg ${wanted} vandret.`,
    crossing: (letter, word, keys) =>
      keys
        ? `Ord krydser hinanden. Gå med ← og ↓ til feltet under det sidste ${letter}, og skriv ${word.slice(1)}: ${word} løber nedad.`
        : `Ord krydser hinanden. Tryk på feltet under det sidste ${letter}, tryk igen for lodret, og så ${spelled(word.slice(1))}: ${word}.`,
    twice: 'SCHOOL + LABOR: det fælles L tæller i begge. Det, der ikke ligger i noget ord, trækkes fra summen.',
    third: (word, keys) =>
      keys
        ? `Et til: gå til feltet under det første O, og skriv ${word.slice(1)} nedad: ${word}.`
        : `Et til: tryk på feltet under det første O, om nødvendigt igen for lodret, så ${spelled(word.slice(1))}: ${word}.`,
    blank:
      'Kun den blanke er tilbage. Den er et hvilket som helst bogstav, tæller 0 og koster intet, når den bliver liggende.',
    done: (keys) =>
      `En rigtig tur varer tre minutter, og det, der ligger så, tæller. Du er klar: tryk på »Færdig«${keys ? ', eller Enter' : ''}.`,
    refused: 'Noget er ikke et ord og er markeret. Ret det, og fortsæt; intet er tabt.',
    scored: (score) => `Din tur giver ${score}.`,
    why: 'Hvert ord er summen af sine klodser, og turen summen af sine ord. Ethvert tal på arket kan åbnes sådan.',
  },

  speed: {
    ready: 'Alle slår samtidig, når alle er klar. Er du?',
    dice: 'Otte terninger. Forbind syv af dem til ord, vandret og lodret; den ottende er til skålen. I et rigtigt spil gør alle det på én gang.',
    other: (word, wanted) => `${word} kan også bruges. I denne lektion: læg ${wanted} vandret.`,
    second: (word, keys) =>
      keys
        ? `Fem er forbundet. Gå med ← og ↓ til feltet under T’et, og skriv ${word.slice(1)}: ${word} løber nedad.`
        : `Fem er forbundet. Tryk på feltet under T’et, tryk igen for lodret, så ${spelled(word.slice(1))}: ${word}.`,
    toss: (keys) =>
      `Syv er forbundet: skålen er åben. Vær først, kast den sidste terning: tryk på skålen${keys ? ', eller på Enter' : ''}.`,
    right: 'Tjekket: hver række og hver kolonne er et ord.',
    wrong: 'En fejl: ingen pokal denne gang. Den, der havde den, måtte give den tilbage.',
    trophy:
      'Den, der afslutter en runde rigtigt, tager pokalen med sølvsiden opad. En anden runde gør den til guld, og en tredje vinder.',
  },
};
