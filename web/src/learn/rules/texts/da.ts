// Reglerne for de fem spil med vores egne ord, kort, hvert afsnit én tanke.

import type { Texts } from '../types';

export const texts: Texts = {
  label: 'Regler',
  of: (game) => `Reglerne for ${game}`,
  why: 'Hvorfor?',
  atHand: 'Lige nu',
  all: 'Alle regler',
  house: 'Ved hvert bord',
  play: 'Lær det ved at spille',

  rules: {
    dicewords: {
      goal: {
        title: 'Hvad det går ud på',
        text: [
          'Slå ni bogstavterninger, op til tre gange, og meld ét ord. Jo bedre ord, jo flere point; en tur uden ord giver 0.',
        ],
      },
      dice: {
        title: 'Terningerne',
        text: [
          'Hver terning har sin egen farve og et kendetegn i hjørnet: den første af dens sider. Det lille tal er, hvad siden er værd.',
          'Terningtabellen viser alle sider og ligger altid klar, det samme gør regnetabellen, som ganger for dig.',
        ],
      },
      rolls: {
        title: 'At slå og beholde',
        text: [
          'Det første slag er med alle ni terninger. Så må du slå om to gange, hver gang dem, du vil; en terning, der er beholdt, må godt slås senere.',
          'På denne skærm bliver terninger i ordet og terninger med nål liggende; »Slå om« kaster de andre. Det, der er slået, tages ikke tilbage.',
        ],
      },
      word: {
        title: 'Dit ord',
        text: [
          'Et ord har mindst tre bogstaver, og hver terning giver højst ét af dem. Det skal ligge på terningerne nu: det, du har slået væk, kan ikke meldes.',
        ],
      },
      wild: {
        title: 'Jokeren',
        text: [
          'Stjernen står for et hvilket som helst bogstav og tæller −2. Kan dit ord staves både med og uden, får du det bedste resultat, medmindre du selv har valgt terningerne.',
        ],
      },
      score: {
        title: 'Hvad et ord giver',
        text: [
          'Læg tallene på dets terninger sammen, og gang med antallet af bogstaver. RULES er 5 værd og har fem bogstaver: 25. COMPUTER, 14 gange 8, giver 112.',
        ],
      },
      allowed: {
        title: 'Hvilke ord tæller',
        text: [
          'Dem på den valgte ordliste. Ingen navne, forkortelser, bindestreger eller apostroffer; accenter gør ingen forskel.',
          'Et afslag nævner listen. Hvor der slås op med det samme, må du prøve et andet ord og taber intet.',
        ],
      },
      judging: {
        title: 'Hvem afgør',
        text: [
          'Bordet vælger: ordlisten med det samme, de andre ved at betvivle, en afstemning eller værten. Når man må betvivle, åbnes listen kun, hvis nogen tvivler; et ord, der falder, giver 0.',
          'Ved en afstemning er den, der meldte ordet, ikke med, og står det lige, gælder det.',
        ],
      },
      clock: {
        title: 'Uret',
        text: [
          'Spiller bordet med ur, gælder det ord, der ligger færdigt foran dig, når tiden er gået, som meldt; ligger der intet, giver turen 0. Et bord kan aftale, at kun det meldte tæller.',
        ],
      },
      together: {
        title: 'Alle på én gang',
        text: [
          'Som mulighed spiller alle turen samtidig, med egne terninger eller alle med de samme. Ordene vises, når alle har meldt.',
        ],
      },
      end: {
        title: 'Begyndelse og slutning',
        text: [
          'Et kast afgør, hvem der begynder, medmindre bordet siger det. Alle har lige mange ture: så mange runder, eller til den runde, hvor et pointtal nås. Den højeste sum vinder; ens summer deler sejren.',
        ],
      },
    },

    icewords: {
      round: {
        title: 'En runde',
        text: [
          'Den, der begynder, kaster de fire isterninger: målbogstaverne. Efter et øjeblik til at kigge lyder det »Af sted!«, og sandet løber i to minutter, for alle.',
          'Alle har syv terninger i deres egen drink og leder i det skjulte efter et ord.',
        ],
      },
      start: {
        title: 'Hvem begynder',
        text: [
          'Alle slår den samme terning; bogstavet tættest på A begynder, jokeren kommer sidst, og står det lige, slås der om. For hver runde går begyndelsen mod venstre.',
        ],
      },
      letters: {
        title: 'Bogstaverne, der ligger',
        text: [
          'Når klokken ringer, er bogstaverne, som de ligger på din plade, dit ord; der er ingen knap at komme for sent til. Hver terning giver ét bogstav. Du må også låse, og når alle har det, slutter runden.',
        ],
      },
      rerolls: {
        title: 'Omslag',
        text: [
          'Nogle af eller alle dine terninger må slås om, op til to gange i en runde. Terninger i ordet eller med nål bliver liggende.',
        ],
      },
      score: {
        title: 'Point og mål',
        text: [
          'Ordværdien er summen af dets terninger; jokeren tæller 0. Den ganges med, hvor mange målbogstaver der står i ordet: uden nogen er den 0.',
          'Et mål tæller én gang, hvor tit ordet end har det. Jokeren må stå for et mål. J, X, Q og Z er ikke på nogen terning, så kun en joker kan være dem.',
        ],
      },
      bonus: {
        title: 'Bonussen og arket',
        text: [
          'Fem bogstaver giver 5, seks 10, syv 25. Den lægges til sidst, så selv et ord uden mål får den.',
          'Arket har en kolonne til hver del: ord, ordværdi, mål, mellemsum, bonus, rundens point, i alt.',
        ],
      },
      allowed: {
        title: 'Hvilke ord tæller',
        text: [
          'Dem på ordlisten, fra to bogstaver. Et ord, der ikke er tilladt, giver ingenting, heller ikke sin bonus.',
          'Bordet vælger, hvem der afgør: ordlisten, den, der betvivler, en afstemning uden den, der lagde ordet, eller værten, som lader de andre om sit eget ord.',
        ],
      },
      targets: {
        title: 'Andre målbogstaver',
        text: [
          'Som mulighed må alle, lige efter at isen er kastet, blive enige om at kaste den igen, én gang i en runde.',
        ],
      },
      sugar: {
        title: 'Sukkerknalden',
        text: [
          'Som mulighed får den, der er sidst, sukkerknalden som ottende terning til næste runde. Af flere den, der fik mindst i runden; står det stadig lige, ingen. Otte bogstaver giver 25.',
        ],
      },
      aids: {
        title: 'Hjælp til yngre spillere',
        text: [
          'Hver plads kan have sin egen: ubegrænsede omslag; et forspring, hvor sandet først løber kun for den; bogstaver i stedet for mål at gange med; eller pladens side B, med bonus fra tre bogstaver.',
        ],
      },
      end: {
        title: 'Slutningen',
        text: ['Efter 5, 10 eller 15 runder, som valgt, vinder den højeste sum; ens summer deler sejren.'],
      },
    },

    bookworm: {
      card: {
        title: 'Kortet',
        text: [
          'Rundens bogorm vender et kort, vælger en af dets tre kategorier og slår terningerne: de er udvalget. Den, der sidder til venstre, begynder.',
          'Den første bogorm bliver trukket, medmindre bordet siger det. Når alle kort er brugt, blandes de igen.',
        ],
      },
      turn: {
        title: 'En tur',
        text: [
          'Nævn ét ord, der passer til kategorien, ikke er nævnt i runden og begynder med bogstavet på en terning i udvalget eller foran en anden. Tag terningen, og læg den foran dig. Så er det den næstes tur.',
          'CK og XY er det ene eller det andet bogstav, som du vil.',
        ],
      },
      initial: {
        title: 'Forbogstaver, og »nævnt før«',
        text: [
          'En artikel foran tæller ikke: en banan er til B. Hører den til navnet selv, må du også vælge dens bogstav: Den grimme ælling går til G eller D. Navne og vendinger tæller, hvor kategorien beder om dem.',
          'Store bogstaver, accenter, artikler, bindestreger og et ords simple flertalsform gør ikke et gammelt ord til et nyt.',
        ],
      },
      steal: {
        title: 'At stjæle',
        text: [
          'Et ord må også tage en terning, der ligger foran en anden. Den anden får et bogormekort fra midten, et point værd. Når alle seks er væk, kommer terninger kun fra udvalget.',
          'Dine egne terninger kan ikke nævnes; en stjålet terning må stjæles tilbage.',
        ],
      },
      fits: {
        title: 'Passer det?',
        text: [
          'Vores lister kender mange ord; det, de ikke kender, stemmer de andre om, uden den, der nævnte det. Står det lige, gælder det. Et ord, der blev stemt ned, må erstattes, så længe der er tid.',
          'Bordet kan også overlade det til tvivl, til en afstemning om hvert ord eller til værten, som aldrig afgør sit eget ord.',
        ],
      },
      clock: {
        title: 'Uret',
        text: [
          'Ti sekunder til at tænke, så tælles der til fem. Ved nul er du dumpet. Uret står stille, mens de andre afgør. Begge tider kan vælges, også helt uden.',
        ],
      },
      round: {
        title: 'Slutningen på en runde',
        text: [
          'En runde slutter, når den sidste hvide terning forlader udvalget, eller når nogen ikke kender et ord. Den, der sluttede den, er den næste bogorm.',
        ],
      },
      score: {
        title: 'Hvad en runde giver',
        text: ['Øjnene på terningerne foran dig plus én for hvert bogormekort; −2 for den, der dumpede.'],
      },
      special: {
        title: 'Den grønne terning',
        text: [
          'En mulighed, og ikke til de første partier. A–Z ligger i udvalget, ét øje, til et ord med et hvilket som helst bogstav. NOT må tages i stedet for at dumpe, for −1, af hver spiller én gang i runden, og kan stjæles som enhver terning. Spørgsmålstegnet vender en ny kategori til resten af runden.',
          'Den må stjæles som enhver anden, men runden venter ikke på den.',
        ],
      },
      end: {
        title: 'Slutningen',
        text: ['Når nogen efter en runde har 21 eller mere, vinder den højeste sum; ens summer deler sejren.'],
      },
    },

    'crossword-cubes': {
      turn: {
        title: 'En tur',
        text: [
          'Ét kast med alle fjorten klodser, og af dem ét krydsord: ord løber vandret og lodret, og alle hænger sammen. Hvor to eller flere klodser ligger side om side, er det et ord.',
        ],
      },
      order: {
        title: 'Hvem begynder',
        text: [
          'Alle ryster og lægger sammen; den højeste begynder, står det lige, rystes der igen. Så går klodserne rundt. På et hold ryster én af jer.',
        ],
      },
      allowed: {
        title: 'Hvilke ord tæller',
        text: ['Dem på ordlisten; ingen navne, forkortelser, bindestreger eller apostroffer.'],
      },
      blank: {
        title: 'De blanke',
        text: [
          'En blank er et hvilket som helst bogstav og tæller 0. Den er det bogstav hele turen, i begge sine ord. De to blanke behøver ikke være ens.',
        ],
      },
      score: {
        title: 'Hvad en tur giver',
        text: [
          'Hvert ord er summen af sine klodser, så en klods i to ord tæller to gange. Værdien af ubrugte klodser trækkes fra; en tur kan komme under nul.',
        ],
      },
      mistakes: {
        title: 'Fejl',
        text: [
          'Hvor der slås op med det samme, må du rette et ord, der ikke er tilladt. Ellers giver det ingenting, og klodser, der ikke er i andre ord, er ubrugte; dog forbinder det stadig sine naboer.',
          'Af grupper, der ikke hænger sammen, tæller kun den bedste. Bordet kan også afgøre ved tvivl, afstemning eller værten.',
        ],
      },
      one: {
        title: 'Spil 1',
        text: [
          'Tre minutter, så mange ord, du kan, af enhver længde. Når tiden er gået, tæller det, der ligger. Så ryster den næste.',
        ],
      },
      two: {
        title: 'Spil 2',
        text: [
          'I en runde har alle to til fire ture, efter hinanden rundt om bordet; i den tredje og fjerde må man melde pas. Din runde slutter med alle syv længder, med pas eller efter fire ture.',
          'Ubrugte klodser trækkes fra i hver tur, så en tur til er et vovestykke.',
        ],
      },
      lengths: {
        title: 'Ét ord af hver længde',
        text: [
          'I en runde af spil 2 tæller ét ord af hver længde fra to til otte bogstaver. Af to med samme længde tæller kun det laveste; i den strenge udgave trækkes det højeste også fra.',
          'Længere ord og et ottende ord i en tur tæller ikke, men deres klodser er ikke ubrugte.',
        ],
      },
      slam: {
        title: 'Slams',
        text: ['Alle syv længder på to ture: en Grand Slam, +50. På tre: en lille Grand Slam, +25.'],
      },
      together: {
        title: 'Alle på én gang',
        text: [
          'Alle ryster og bygger samtidig, med egne klodser eller alle med de samme; krydsordene er skjult, til tiden er gået. Det almindelige på nettet; på skift, hvis bordet vil det.',
        ],
      },
      end: {
        title: 'Slutningen',
        text: [
          'Ved et pointtal, 200 i spil 1 og 300 i spil 2, medmindre bordet siger andet, eller efter så mange runder eller ture. Alle har lige mange. Den højeste sum vinder; ens summer deler sejren.',
        ],
      },
    },

    'speed-dice': {
      race: {
        title: 'Kapløbet',
        text: [
          'Alle slår deres otte terninger samtidig og prøver straks at forbinde syv af dem. Der er ingen ture og ingen omslag. Til næste runde slås alle otte igen.',
        ],
      },
      linked: {
        title: 'Forbundne terninger',
        text: [
          'Syv terninger i én gruppe, hver med en side mod en anden. Hver række, fra venstre mod højre, og hver kolonne, oppefra og ned, med to eller flere terninger er et ord: også hvor to ord ligger side om side.',
        ],
      },
      smiley: {
        title: 'Smileyen',
        text: ['Den står for ét bogstav efter eget valg, det samme i begge sine ord.'],
      },
      bowl: {
        title: 'Skålen',
        text: [
          'Syv forbundet? Kast den ottende i skålen: den første slutter runden. Skålen tager kun imod en terning, når syv ligger forbundet, rigtigt eller forkert. Den, der nåede bordet først, ligger nederst.',
        ],
      },
      check: {
        title: 'Tjekket',
        text: [
          'Så ser alle på terningerne hos den, der var først. Er alt rigtigt, går pokalen derhen med sølvsiden opad, fra midten eller fra den, der har den.',
        ],
      },
      allowed: {
        title: 'Hvilke ord tæller',
        text: [
          'Ethvert ord på listen, også navne og almindelige forkortelser. Det, der ikke står på nogen liste, afgør de andre, og alle skal være enige; mod lutter robotter afgør listerne.',
        ],
      },
      trophy: {
        title: 'Sølv, guld, sejr',
        text: [
          'Den, der har pokalen og vinder en runde til, vender den til guld; den, der har den i guld og vinder igen, vinder spillet.',
        ],
      },
      mistake: {
        title: 'En fejl',
        text: [
          'Den, der sluttede runden med en fejl, giver pokalen tilbage til midten, hvis den lå der; ellers mister ingen den. Som mulighed tjekkes den næste terning i skålen i stedet.',
        ],
      },
      anew: {
        title: 'Ingen kan',
        text: [
          'Finder ingen syv, må alle blive enige om at slå om. Som mulighed siges der til, når ingens terninger kan forbindes.',
        ],
      },
      goals: {
        title: 'Andre mål',
        text: [
          'I stedet for pokalen: så mange runder for at vinde; eller vinderen af en runde lægger en terning til side og spiller videre med én færre.',
        ],
      },
    },
  },

  table: {
    moves: {
      title: 'Træk i tide',
      text: [
        'Bordet stiller hver plads ét spørgsmål ad gangen og tager imod ét svar på det. Det, der kommer, når bordet er gået videre, kommer to gange, eller når det ikke er din tur, ændrer ingenting.',
        'Ryger forbindelsen, holdes din plads, og du kommer tilbage til den af dig selv.',
      ],
    },
    seats: {
      title: 'Pladser',
      text: [
        'Kun den, der sidder ved et bord, kan spille, og kun for pladserne på sin egen enhed. Den, der ser med, ser det, alle må se.',
        'Den, der er gået for altid, kommer ikke tilbage til det parti.',
      ],
    },
    dice: {
      title: 'Ærlige terninger',
      text: [
        'Hvert kast følger af en hemmelighed, der ligger fast og er forseglet, så alle kan se det, før det første kast. Til sidst åbnes den, og med protokollen kan enhver tjekke hver terning. Et første spil er undtagelsen: dets terninger er kendt på forhånd.',
      ],
    },
  },

  greyed: {
    dicewords: {
      'no-word': 'Der er intet ord at melde endnu: tryk på terninger, eller skriv.',
      short: 'Dit ord er stadig for kort til at blive meldt.',
      'no-rerolls': 'Der er ikke flere omslag i denne tur: meld et ord fra disse terninger, eller meld pas.',
      'none-loose': 'Alle dine terninger er i ordet eller holdt med nål: giv dem fri, du vil slå.',
      'in-word': 'En terning i dit ord bliver alligevel liggende; tag den ud for at slå den om.',
      missing: 'Ingen fri terning viser det bogstav, og der er ingen joker tilbage til det.',
    },
    icewords: {
      short: 'Dit ord er stadig for kort til at blive låst.',
      'no-rerolls': 'Der er ikke flere omslag i denne runde: stav et ord med disse terninger.',
      'none-loose': 'Alle dine terninger er i ordet eller holdt med nål: giv dem fri, du vil slå.',
      'in-word': 'En terning i dit ord bliver alligevel liggende; tag den ud for at slå den om.',
      missing: 'Ingen fri terning viser det bogstav, og der er ingen joker tilbage til det.',
      bell: 'Klokken har ringet: bogstaverne, som de ligger, er dit ord.',
    },
    bookworm: {
      'not-mine': 'Det er ikke din tur. Du må gerne skrive dit ord allerede: det venter.',
      'no-text': 'Skriv først et ord, så bliver den terning, det tager, markeret.',
      'no-die': 'Ingen terning, du må tage, begynder som dette ord.',
      'own-die': 'Den terning ligger allerede foran dig.',
      'no-cards': 'Der er ikke flere bogormekort i midten, så terninger kommer kun fra udvalget.',
      symbol: 'NOT tager man i stedet for at dumpe, ikke med et ord.',
    },
    'crossword-cubes': {
      missing: 'Ingen fri klods viser det bogstav, og der er ingen blank tilbage til det.',
      loose: 'Nogle klodser er ikke i noget ord eller hænger ikke sammen med de andre.',
      'none-marked': 'Markér først de ord, der ikke tæller.',
      'some-marked': 'Du har markeret ord, der ikke tæller: stem imod dem, eller fjern markeringen.',
    },
    'speed-dice': {
      few: 'Skålen åbner, når syv terninger er forbundet. Der mangler stadig nogle.',
      many: 'Én terning skal være tilbage til skålen: tag en tilbage.',
      apart: 'Terningerne rører ikke alle hinanden: forbind dem til én gruppe.',
      missing: 'Ingen fri terning viser det bogstav, og der er ingen smiley tilbage til det.',
    },
  },
};
