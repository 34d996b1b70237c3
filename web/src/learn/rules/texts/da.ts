// De fem spils regler med egne ord, kort, én tanke i hvert afsnit.

import type { Texts } from '../types';

export const texts: Texts = {
  label: 'Regler',
  of: (game) => `Reglerne for ${game}`,
  why: 'Hvorfor?',
  atHand: 'Lige nu',
  all: 'Alle regler',
  house: 'Ved alle borde',
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
          'Hver terning har sin egen farve og et mærke i hjørnet: den første af dens sider. Det lille tal er sidens værdi.',
          'Terningtabellen med alle sider er altid ved hånden, og det er regnetabellen, der ganger for dig, også.',
        ],
      },
      rolls: {
        title: 'Slå og behold',
        text: [
          'Første slag er med alle ni terninger. Derefter må du slå om to gange, hver gang så mange du vil; en terning, du beholdt, må slås om senere.',
          'Her bliver terninger i dit ord og dem med nål liggende; de andre slås om. Det, der er slået, tages ikke tilbage.',
        ],
      },
      word: {
        title: 'Dit ord',
        text: [
          'Et ord har mindst tre bogstaver, og hver terning giver højst ét af dem. Det skal ligge der nu: det, du har slået væk, kan ikke meldes.',
        ],
      },
      wild: {
        title: 'Jokeren',
        text: [
          'Stjernen står for et hvilket som helst bogstav og tæller −2. Kan ordet staves med og uden den, får du det bedste, medmindre du selv valgte terningerne.',
        ],
      },
      score: {
        title: 'Hvad et ord giver',
        text: [
          'Læg terningernes tal sammen, og gang med antallet af bogstaver. RULES er 5 værd og har fem bogstaver: 25. COMPUTER, 14 gange 8, giver 112.',
        ],
      },
      allowed: {
        title: 'Hvilke ord tæller',
        text: [
          'Det, den valgte ordliste har. Ingen navne, forkortelser, bindestreger eller apostroffer; accenter er uden betydning.',
          'En afvisning nævner listen. Slås der op med det samme, må du prøve et andet ord og mister intet.',
        ],
      },
      judging: {
        title: 'Hvem afgør det',
        text: [
          'Bordet vælger: opslag med det samme, tvivl, afstemning eller værten. Ved tvivl åbnes listen kun, når nogen betvivler ordet; et ord, der falder, giver 0.',
          'Ved en afstemning stemmer den, der meldte, ikke med, og står det lige, gælder ordet.',
        ],
      },
      clock: {
        title: 'Uret',
        text: ['Spiller bordet med ur, giver en tur 0, når intet blev meldt, før tiden løb ud.'],
      },
      together: {
        title: 'Alle på én gang',
        text: [
          'Som valg spiller alle turen samtidig, med egne terninger eller alle med de samme. Ordene vises, når alle har meldt.',
        ],
      },
      end: {
        title: 'Start og slut',
        text: [
          'Et slag afgør, hvem der begynder, hvis bordet ikke siger det. Alle har lige mange ture: så mange runder, eller til den runde, hvor en sum nås. Den højeste sum vinder; står det lige, deles sejren.',
        ],
      },
    },

    icewords: {
      round: {
        title: 'En runde',
        text: [
          'Den, der begynder, slår de fire isterninger: målbogstaverne. Efter et øjeblik til at se på dem lyder det af sted, og sandet løber i to minutter for alle.',
          'Alle har syv terninger i hver sin drik og leder i hemmelighed efter et ord.',
        ],
      },
      start: {
        title: 'Hvem begynder',
        text: [
          'Alle slår den samme terning; bogstavet nærmest A begynder, jokeren kommer sidst, og står det lige, slås der igen. Hver runde går starten til venstre.',
        ],
      },
      letters: {
        title: 'Bogstaverne, som de ligger',
        text: [
          'Når klokken ringer, er bogstaverne, som de ligger på dit bræt, dit ord; der er ingen knap at gå glip af. Hver terning giver ét bogstav. Du må også låse, og når alle har gjort det, slutter runden.',
        ],
      },
      rerolls: {
        title: 'Omslag',
        text: [
          'Så mange af dine terninger, du vil, må slås om, op til to gange i runden. Det, der er i ordet eller har en nål, bliver.',
        ],
      },
      score: {
        title: 'Point og mål',
        text: [
          'Ordets point er summen af dets terninger; jokeren tæller 0. Den ganges med antallet af målbogstaver i ordet: uden nogen bliver det 0.',
          'Et mål tæller én gang, hvor tit det end er der. Jokeren må være et mål. J, X, Q og Z er ikke på nogen drikketerning; kun en joker kan stave dem.',
        ],
      },
      bonus: {
        title: 'Bonus og pointark',
        text: [
          'Fem bogstaver giver 5, seks 10, syv 25. Det lægges til sidst, så også et ord uden mål får det.',
          'Arket har en kolonne for hver del: runde, ord, ordpoint, mål, mellemsum, bonus, rundens point, sum.',
        ],
      },
      allowed: {
        title: 'Hvilke ord tæller',
        text: [
          'Det, ordlisten har, fra to bogstaver. Et ord, der ikke må, giver intet, heller ikke bonus.',
          'Bordet vælger, hvem der afgør det: opslag, den, der betvivler, en afstemning uden den, der lagde ordet, eller værten.',
        ],
      },
      targets: {
        title: 'Andre målbogstaver',
        text: ['Som valg: lige efter slaget må alle sammen beslutte at slå isen om, én gang pr. runde.'],
      },
      sugar: {
        title: 'Sukkerknalden',
        text: [
          'Som valg får den, der er bagest, sukkerterningen som den ottende i næste runde. Er der flere, så den, der fik mindst i runden; er det også lige, ingen. Otte bogstaver giver 25.',
        ],
      },
      aids: {
        title: 'Hjælp til yngre spillere',
        text: [
          'Hver plads kan have sin egen: ubegrænsede omslag; et forspring, det første sand kun for den; bogstaver i stedet for mål at gange med; eller side B af brættet med bonus fra tre bogstaver.',
        ],
      },
      end: {
        title: 'Slutningen',
        text: ['Efter 5, 10 eller 15 runder, som valgt, vinder den højeste sum; står det lige, deles sejren.'],
      },
    },

    bookworm: {
      card: {
        title: 'Kortet',
        text: [
          'Rundens bogorm vender et kort, vælger en af dets tre kategorier og slår terningerne: de ligger fremme. Man begynder til venstre for den.',
          'Den første bogorm trækkes, hvis bordet ikke siger det. Er alle kort brugt, blandes de igen.',
        ],
      },
      turn: {
        title: 'En tur',
        text: [
          'Sig ét ord, der passer til kategorien, ikke er sagt i runden og begynder med bogstavet på en terning, der ligger fremme eller foran en anden. Tag terningen, og læg den foran dig. Så er det den næstes tur.',
          'CK og XY er det ene eller det andet bogstav, som du vil.',
        ],
      },
      initial: {
        title: 'Første bogstav, og »sagt før«',
        text: [
          'Med en artikel foran må begge ord give bogstavet: The Hague går til T eller H. Navne og vendinger tæller, hvor kategorien spørger om det.',
          'Store bogstaver, accenter, artikler, bindestreger og en almindelig flertalsform gør ikke et gammelt ord nyt.',
        ],
      },
      steal: {
        title: 'At stjæle',
        text: [
          'Et ord må også tage en terning foran en anden. Den anden får et bogormekort fra midten, et point værd. Når alle seks er væk, kommer terninger kun fra dem, der ligger fremme.',
          'Dine egne terninger kan ikke nævnes; en stjålet terning må stjæles tilbage.',
        ],
      },
      fits: {
        title: 'Passer det?',
        text: [
          'Vores lister kender mange ord; det, de ikke kender, afgør de andre uden den, der sagde det. Står det lige, gælder det. Et ord, der blev stemt ned, må erstattes, så længe der er tid.',
          'Bordet kan også lade nogen tvivle, stemme om hvert ord eller spørge værten.',
        ],
      },
      clock: {
        title: 'Uret',
        text: [
          'Ti sekunder til at tænke, så fem, der tælles ned. Ved nul er du dumpet. Uret står, mens de andre afgør det. Begge tider, eller ingen, kan vælges.',
        ],
      },
      round: {
        title: 'Rundens slutning',
        text: [
          'En runde slutter, når den sidste hvide terning er taget fra midten, eller når nogen ikke kender et ord. Den, der sluttede den, er næste bogorm.',
        ],
      },
      score: {
        title: 'Hvad en runde giver',
        text: ['Øjnene på terningerne foran dig, plus én for hvert bogormekort; −2 for den, der dumpede.'],
      },
      special: {
        title: 'Den grønne terning',
        text: [
          'Et valg, og ikke for de første spil. A–Z ligger fremme med ét øje til et ord med ethvert bogstav. NOT må tages i stedet for at dumpe, for −1. Spørgsmålstegnet vender en ny kategori for resten af runden.',
          'Den må stjæles som alle andre, men runden venter ikke på den.',
        ],
      },
      end: {
        title: 'Slutningen',
        text: ['Når nogen efter en runde har 21 eller mere, vinder den højeste sum; står det lige, deles sejren.'],
      },
    },

    'crossword-cubes': {
      turn: {
        title: 'En tur',
        text: [
          'Ét slag med alle fjorten klodser og én krydsord af dem: ord løber vandret og lodret, og alle hænger sammen. Hvor to eller flere klodser ligger side om side, er det et ord.',
        ],
      },
      order: {
        title: 'Hvem begynder',
        text: [
          'Alle slår og lægger sammen; den højeste begynder, står det lige, slås der igen. Så går klodserne rundt. På et hold slår én af jer.',
        ],
      },
      allowed: {
        title: 'Hvilke ord tæller',
        text: ['Det, ordlisten har; ingen navne, forkortelser, bindestreger eller apostroffer.'],
      },
      blank: {
        title: 'De blanke',
        text: [
          'En blank er et hvilket som helst bogstav og tæller 0. Den er det samme hele turen, i begge sine ord. De to blanke behøver ikke være ens.',
        ],
      },
      score: {
        title: 'Hvad en tur giver',
        text: [
          'Hvert ord er summen af sine klodser, så en klods i to ord tæller to gange. Ubrugte klodser trækkes fra; en tur kan komme under nul.',
        ],
      },
      mistakes: {
        title: 'Fejl',
        text: [
          'Slås der op med det samme, må du rette et ord. Ellers giver det intet, og klodser i intet andet ord er ubrugte; naboerne forbinder det alligevel.',
          'Af grupper, der ikke hænger sammen, tæller kun den bedste. Bordet kan også afgøre det ved tvivl, afstemning eller vært.',
        ],
      },
      one: {
        title: 'Spil ét',
        text: [
          'Tre minutter, så mange ord du kan, lige så lange du vil. Når tiden er gået, tæller det, der ligger. Så slår den næste.',
        ],
      },
      two: {
        title: 'Spil to',
        text: [
          'I en runde har alle to til fire ture på skift; ved tredje og fjerde må man melde pas. Din runde slutter med alle syv længder, med pas eller efter fire ture.',
          'Ubrugte klodser trækkes fra i hver tur, så en tur til er en chance.',
        ],
      },
      lengths: {
        title: 'Ét ord af hver længde',
        text: [
          'I en runde af spil to tæller ét ord af hver længde fra to til otte. Af to lige lange tæller kun det laveste; med den strenge regel trækkes det højeste også fra.',
          'Længere ord, og et ottende i en tur, giver intet, men deres klodser er ikke ubrugte.',
        ],
      },
      slam: {
        title: 'Slams',
        text: ['Alle syv længder på to ture: Grand Slam, +50. På tre: lille Grand Slam, +25.'],
      },
      together: {
        title: 'Alle på én gang',
        text: [
          'Alle slår og bygger samtidig, med egne klodser eller alle med de samme; skjult, til tiden er gået. Sådan er det normalt online; på skift, hvis bordet vil.',
        ],
      },
      end: {
        title: 'Slutningen',
        text: [
          'Ved en sum, 200 i spil ét og 300 i spil to, hvis bordet ikke siger andet, eller efter så mange runder eller ture. Alle har lige mange. Den højeste sum vinder; står det lige, deles sejren.',
        ],
      },
    },

    'speed-dice': {
      race: {
        title: 'Kapløbet',
        text: [
          'Alle slår deres otte terninger samtidig og prøver straks at forbinde syv. Der er ingen ture og ingen omslag. Til næste runde slås alle otte igen.',
        ],
      },
      linked: {
        title: 'Forbundne terninger',
        text: [
          'Syv terninger i én gruppe, hver med en side mod en anden. Hver række fra venstre mod højre og hver kolonne oppefra og ned med to eller flere terninger er et ord: også hvor to ord ligger side om side.',
        ],
      },
      smiley: {
        title: 'Smileyen',
        text: ['Den står for ét bogstav efter eget valg, det samme i begge sine ord.'],
      },
      bowl: {
        title: 'Skålen',
        text: [
          'Syv forbundet? Kast den ottende i skålen: den første slutter runden. Den tager kun en terning, når syv ligger forbundet, rigtigt eller forkert. Nederst ligger den, der nåede bordet først.',
        ],
      },
      check: {
        title: 'Eftersynet',
        text: [
          'Så ser alle på terningerne hos den, der var først. Er alt rigtigt, tager den spiller pokalen med sølvsiden op, fra midten eller fra den, der har den.',
        ],
      },
      allowed: {
        title: 'Hvilke ord tæller',
        text: [
          'Alle ord på listen, også navne og almindelige forkortelser. Det, ingen liste har, går til de andre, og de skal alle være enige; mod bots alene afgør listerne det.',
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
          'Den, der sluttede runden med en fejl, lægger pokalen tilbage i midten, hvis den lå der; ellers mister ingen den. Som valg efterses den næste terning i skålen i stedet.',
        ],
      },
      anew: {
        title: 'Ingen kan',
        text: [
          'Finder ingen syv, må alle sammen slå om. Som valg siger bordet det, når ingens terninger kan forbindes.',
        ],
      },
      goals: {
        title: 'Andre mål',
        text: [
          'I stedet for pokalen: så mange vundne runder; eller den, der vinder en runde, lægger en terning til side og spiller videre med én færre.',
        ],
      },
    },
  },

  table: {
    moves: {
      title: 'Træk i tide',
      text: [
        'Bordet stiller hver plads ét spørgsmål ad gangen og tager ét svar på det. Det, der kommer, når spillet er gået videre, to gange eller uden for tur, ændrer intet.',
        'Ryger forbindelsen, er din plads gemt, og du kommer tilbage af dig selv.',
      ],
    },
    seats: {
      title: 'Pladser',
      text: [
        'Kun den, der sidder ved bordet, kan spille, og kun for pladserne på sin egen enhed. Den, der ser på, ser det, alle må se.',
        'Den, der er gået for altid, kommer ikke tilbage til det spil.',
      ],
    },
    dice: {
      title: 'Ærlige terninger',
      text: [
        'Hvert slag følger af en hemmelighed, der ligger fast og er forseglet for alle før det første slag. Til sidst åbnes den, og med protokollen kan alle efterprøve hver terning. Kun i et første spil er terningerne kendt på forhånd.',
      ],
    },
  },

  greyed: {
    dicewords: {
      'no-word': 'Der er endnu intet ord at melde: tryk på terninger, eller skriv.',
      short: 'Dit ord er endnu for kort til at meldes.',
      'no-rerolls': 'Der er ingen omslag tilbage i denne tur: meld et ord af disse terninger, eller meld pas.',
      'none-loose': 'Alle dine terninger er i ordet eller på nål: slip dem, du vil slå om.',
      'in-word': 'En terning i dit ord bliver alligevel; tag den ud for at slå den om.',
      missing: 'Ingen fri terning viser det bogstav, og ingen joker er tilbage til det.',
    },
    icewords: {
      short: 'Dit ord er endnu for kort til at låses.',
      'no-rerolls': 'Der er ingen omslag tilbage i denne runde: stav et ord af disse terninger.',
      'none-loose': 'Alle dine terninger er i ordet eller på nål: slip dem, du vil slå om.',
      'in-word': 'En terning i dit ord bliver alligevel; tag den ud for at slå den om.',
      missing: 'Ingen fri terning viser det bogstav, og ingen joker er tilbage til det.',
      bell: 'Klokken har ringet: bogstaverne, som de ligger, er dit ord.',
    },
    bookworm: {
      'not-mine': 'Det er ikke din tur. Skriv gerne dit ord allerede: det venter.',
      'no-text': 'Skriv først et ord, så bliver terningen, det tager, markeret.',
      'no-die': 'Ingen terning, du må tage, begynder som dette ord.',
      'own-die': 'Den terning ligger allerede foran dig.',
      'no-cards': 'Der er intet bogormekort i midten, så terninger kommer kun fra dem, der ligger fremme.',
      symbol: 'NOT tages i stedet for at dumpe, ikke med et ord.',
    },
    'crossword-cubes': {
      missing: 'Ingen fri klods viser det bogstav, og ingen blank er tilbage til det.',
      loose: 'Nogle klodser er ikke i noget ord eller hænger ikke sammen med de andre.',
      'none-marked': 'Markér først de ord, der ikke tæller.',
      'some-marked': 'Du har markeret ord, der ikke tæller: stem imod dem, eller fjern mærkerne.',
    },
    'speed-dice': {
      few: 'Skålen åbner, når syv terninger er forbundet. Der mangler nogle endnu.',
      many: 'Én terning skal være tilbage til skålen: tag én tilbage.',
      apart: 'Terningerne rører ikke alle hinanden: forbind dem til én gruppe.',
      missing: 'Ingen fri terning viser det bogstav, og ingen smiley er tilbage til det.',
    },
  },
};
