// De regels van de vijf spellen in eigen woorden, kort, één gedachte per stukje.

import type { Texts } from '../types';

export const texts: Texts = {
  label: 'Regels',
  of: (game) => `De regels van ${game}`,
  why: 'Waarom?',
  atHand: 'Op dit moment',
  all: 'Alle regels',
  house: 'Aan elke tafel',
  play: 'Al spelend leren',

  rules: {
    dicewords: {
      goal: {
        title: 'Waar het om gaat',
        text: [
          'Gooi negen letterstenen, hoogstens drie keer, en meld één woord aan. Hoe beter het woord, hoe meer punten; een beurt zonder woord levert 0 op.',
        ],
      },
      dice: {
        title: 'De dobbelstenen',
        text: [
          'Elke steen heeft een eigen kleur, en in de hoek een kenteken: de eerste van zijn zijden. Het kleine cijfer is de waarde van de zijde.',
          'De tabel met alle zijden is altijd bij de hand, net als de rekentabel, die voor je vermenigvuldigt.',
        ],
      },
      rolls: {
        title: 'Gooien en houden',
        text: [
          'De eerste worp is met alle negen stenen. Daarna mag je twee keer opnieuw gooien, elke keer met zoveel stenen als je wilt; wat je hield, mag later toch vallen.',
          'Hier blijven de stenen in je woord en die met een speld liggen; de andere worden gegooid. Wat gevallen is, gaat niet terug.',
        ],
      },
      word: {
        title: 'Je woord',
        text: [
          'Een woord heeft minstens drie letters, en elke steen geeft er hoogstens één. Het moet er nu liggen: wat je weggegooid hebt, kun je niet aanmelden.',
        ],
      },
      wild: {
        title: 'De joker',
        text: [
          'De ster staat voor elke letter en telt −2. Kan je woord met en zonder, dan krijg je de beste score, tenzij je de stenen zelf koos.',
        ],
      },
      score: {
        title: 'Wat een woord waard is',
        text: [
          'Tel de cijfers op de stenen op, en doe dat maal het aantal letters. RULES is 5 waard en heeft vijf letters: 25. COMPUTER, 14 maal 8, is 112.',
        ],
      },
      allowed: {
        title: 'Welke woorden tellen',
        text: [
          'Wat in de gekozen woordenlijst staat. Geen namen, afkortingen, koppeltekens of apostroffen; accenten maken niet uit.',
          'Een weigering noemt de lijst. Waar meteen wordt opgezocht, mag je een ander woord proberen en verlies je niets.',
        ],
      },
      judging: {
        title: 'Wie beslist',
        text: [
          'De tafel kiest: meteen opzoeken, betwisten, stemmen of de spelleiding. Bij betwisten gaat de lijst pas open als iemand twijfelt; een woord dat valt telt 0.',
          'Bij een stemming doet wie het woord aanmeldde niet mee, en bij gelijke stemmen blijft het staan.',
        ],
      },
      clock: {
        title: 'De klok',
        text: ['Speelt de tafel met een klok, dan telt een beurt 0 als er niets is aangemeld voor de tijd om was.'],
      },
      together: {
        title: 'Allemaal tegelijk',
        text: [
          'Naar keuze speelt iedereen de beurt tegelijk, met eigen stenen of allemaal met dezelfde. De woorden gaan open als iedereen heeft aangemeld.',
        ],
      },
      end: {
        title: 'Begin en einde',
        text: [
          'Een worp beslist wie begint, als de tafel het niet zegt. Iedereen heeft evenveel beurten: zoveel rondes, of tot de ronde waarin een score gehaald wordt. Het hoogste totaal wint; bij gelijke stand deel je de winst.',
        ],
      },
    },

    icewords: {
      round: {
        title: 'Een ronde',
        text: [
          'Wie begint, gooit de vier ijsblokjes: de doelletters. Na een ogenblik om te kijken klinkt Los, en het zand loopt twee minuten voor iedereen.',
          'Iedereen heeft zeven stenen in een eigen drankje, en zoekt in het geheim een woord.',
        ],
      },
      start: {
        title: 'Wie begint',
        text: [
          'Iedereen gooit dezelfde steen; de letter het dichtst bij A begint, de joker komt achteraan, en bij gelijk gooi je opnieuw. Elke ronde schuift het begin naar links.',
        ],
      },
      letters: {
        title: 'Wat er ligt',
        text: [
          'Als de bel gaat, zijn de letters zoals ze op je bord liggen je woord; er is geen knop om te missen. Elke steen geeft één letter. Je mag ook vastleggen, en doet iedereen dat, dan is de ronde uit.',
        ],
      },
      rerolls: {
        title: 'Opnieuw gooien',
        text: [
          'Je mag zoveel van je stenen opnieuw gooien als je wilt, twee keer per ronde. Wat in je woord staat of een speld heeft, blijft.',
        ],
      },
      score: {
        title: 'Punten en doelen',
        text: [
          'De woordscore is de som van de stenen; de joker telt 0. Ze gaat maal het aantal doelletters in het woord: zonder doel blijft er 0.',
          'Een doel telt één keer, hoe vaak het ook voorkomt. De joker mag een doel zijn. J, X, Q en Z staan op geen drankjessteen; alleen een joker kan ze spellen.',
        ],
      },
      bonus: {
        title: 'De bonus en het scoreblad',
        text: [
          'Vijf letters geven 5, zes 10, zeven 25. Dat komt er het laatst bij, dus ook bij een woord zonder doel.',
          'Het blad heeft een kolom voor elk deel: ronde, woord, woordscore, doelen, tussenstand, bonus, rondescore, totaal.',
        ],
      },
      allowed: {
        title: 'Welke woorden tellen',
        text: [
          'Wat in de woordenlijst staat, vanaf twee letters. Een woord dat niet mag, levert niets op, ook geen bonus.',
          'De tafel kiest wie beslist: opzoeken, wie betwist, een stemming zonder wie het woord legde, of de spelleiding.',
        ],
      },
      targets: {
        title: 'Andere doelletters',
        text: [
          'Naar keuze: meteen na de worp mag iedereen samen besluiten het ijs opnieuw te gooien, één keer per ronde.',
        ],
      },
      sugar: {
        title: 'Het suikerklontje',
        text: [
          'Naar keuze krijgt wie achteraan staat de suikersteen als achtste voor de volgende ronde. Zijn het er meer, dan wie in de ronde minder had; is dat ook gelijk, niemand. Acht letters geven 25.',
        ],
      },
      aids: {
        title: 'Hulp voor jongere spelers',
        text: [
          'Elke plaats kan eigen hulp hebben: onbeperkt opnieuw gooien; een voorsprong, het eerste zand alleen voor hen; letters in plaats van doelen om mee te vermenigvuldigen; of kant B van het bord, met bonus vanaf drie letters.',
        ],
      },
      end: {
        title: 'Het einde',
        text: ['Na 5, 10 of 15 rondes, zoals gekozen, wint het hoogste totaal; bij gelijke stand deel je de winst.'],
      },
    },

    bookworm: {
      card: {
        title: 'De kaart',
        text: [
          'De Boekenwurm van de ronde draait een kaart om, kiest een van de drie categorieën en gooit de stenen: dat is de uitstalling. Links van hem begint men.',
          'De eerste Boekenwurm wordt geloot, als de tafel het niet zegt. Zijn alle kaarten op, dan worden ze opnieuw geschud.',
        ],
      },
      turn: {
        title: 'Een beurt',
        text: [
          'Noem één woord dat bij de categorie past, in deze ronde nog niet genoemd is, en begint met de letter van een steen die uitgestald is of bij een ander ligt. Pak die steen en leg hem voor je. Dan is de volgende aan de beurt.',
          'CK en XY zijn een van beide letters, wat jij wilt.',
        ],
      },
      initial: {
        title: 'De eerste letter, en “al genoemd”',
        text: [
          'Met een lidwoord ervoor mag elk van beide woorden de letter geven: The Hague kan bij T of H. Namen en uitdrukkingen tellen waar de categorie daarom vraagt.',
          'Hoofdletters, accenten, lidwoorden, koppeltekens en een gewoon meervoud maken van een oud woord geen nieuw.',
        ],
      },
      steal: {
        title: 'Stelen',
        text: [
          'Een woord mag ook een steen pakken die bij een ander ligt. Die krijgt een Boekenwurmkaart uit het midden, een punt waard. Zijn alle zes weg, dan komen stenen alleen nog uit de uitstalling.',
          'Je eigen stenen kun je niet noemen; een gestolen steen mag je terugstelen.',
        ],
      },
      fits: {
        title: 'Past het?',
        text: [
          'Onze lijsten kennen veel woorden; wat ze niet kennen, is aan de anderen, zonder stem van wie het noemde. Bij gelijke stemmen geldt het. Een afgewezen woord mag je vervangen zolang er tijd is.',
          'De tafel kan ook laten twijfelen, over elk woord stemmen, of de spelleiding vragen.',
        ],
      },
      clock: {
        title: 'De klok',
        text: [
          'Tien seconden om te denken, dan een aftelling van vijf. Bij nul heb je gefaald. De klok staat stil terwijl de anderen beslissen. Beide tijden, of geen, zijn te kiezen.',
        ],
      },
      round: {
        title: 'Het einde van een ronde',
        text: [
          'Een ronde eindigt als de laatste witte steen weg is uit de uitstalling, of als iemand geen woord weet. Wie de ronde beëindigde, is de volgende Boekenwurm.',
        ],
      },
      score: {
        title: 'Wat een ronde waard is',
        text: ['De ogen op de stenen voor je, plus één voor elke Boekenwurmkaart; −2 voor wie faalde.'],
      },
      special: {
        title: 'De groene steen',
        text: [
          'Naar keuze, en niet voor eerste spellen. A–Z ligt uitgestald, één oog, voor een woord met elke letter. NOT mag je pakken in plaats van te falen, voor −1. Het vraagteken draait een nieuwe categorie om voor de rest van de ronde.',
          'Hij is te stelen als elke andere, maar de ronde wacht niet op hem.',
        ],
      },
      end: {
        title: 'Het einde',
        text: [
          'Heeft iemand na een ronde 21 of meer, dan wint het hoogste totaal; bij gelijke stand deel je de winst.',
        ],
      },
    },

    'crossword-cubes': {
      turn: {
        title: 'Een beurt',
        text: [
          'Eén worp met alle veertien stenen, en daarvan één kruiswoord: woorden lopen opzij en omlaag en hangen allemaal samen. Waar twee of meer stenen naast elkaar liggen, is dat een woord.',
        ],
      },
      order: {
        title: 'Wie begint',
        text: [
          'Iedereen gooit en telt op; de hoogste begint, bij gelijk gooi je opnieuw. Dan gaan de stenen rond. In een team gooit een van jullie.',
        ],
      },
      allowed: {
        title: 'Welke woorden tellen',
        text: ['Wat in de woordenlijst staat; geen namen, afkortingen, koppeltekens of apostroffen.'],
      },
      blank: {
        title: 'De blanco stenen',
        text: [
          'Een blanco steen is elke letter en telt 0. De hele beurt blijft hij die letter, in allebei zijn woorden. De twee hoeven niet gelijk te zijn.',
        ],
      },
      score: {
        title: 'Wat een beurt waard is',
        text: [
          'Elk woord is de som van zijn stenen, dus een steen in twee woorden telt dubbel. Ongebruikte stenen gaan eraf; een beurt kan onder nul komen.',
        ],
      },
      mistakes: {
        title: 'Fouten',
        text: [
          'Waar meteen wordt opgezocht, mag je een woord verbeteren. Anders telt het niets, en stenen in geen ander woord zijn ongebruikt; zijn buren verbindt het wel.',
          'Van groepen die niet samenhangen telt alleen de beste. De tafel kan ook laten betwisten, stemmen of de spelleiding vragen.',
        ],
      },
      one: {
        title: 'Spel één',
        text: [
          'Drie minuten, zoveel woorden als je kunt, van elke lengte. Is de tijd om, dan telt wat ligt. Dan gooit de volgende.',
        ],
      },
      two: {
        title: 'Spel twee',
        text: [
          'In een ronde heeft ieder twee tot vier beurten, om de beurt; bij de derde en vierde mag je passen. Jouw ronde eindigt met alle zeven lengtes, met passen of na vier beurten.',
          'Ongebruikte stenen gaan er elke beurt af, dus nog een beurt is een gok.',
        ],
      },
      lengths: {
        title: 'Van elke lengte één woord',
        text: [
          'In een ronde van spel twee telt één woord van elke lengte van twee tot acht. Van twee even lange telt alleen het lagere; met de strenge regel gaat het hogere er ook nog af.',
          'Langere woorden, en een achtste in een beurt, tellen niets, maar hun stenen zijn niet ongebruikt.',
        ],
      },
      slam: {
        title: 'Slams',
        text: ['Alle zeven lengtes binnen twee beurten: een Grand Slam, +50. Binnen drie: een kleine Grand Slam, +25.'],
      },
      together: {
        title: 'Allemaal tegelijk',
        text: [
          'Iedereen gooit en legt tegelijk, met eigen stenen of allemaal met dezelfde; verborgen tot de tijd om is. Online is dat gewoon; om de beurt kan ook.',
        ],
      },
      end: {
        title: 'Het einde',
        text: [
          'Bij een score, 200 in spel één en 300 in spel twee als de tafel niets anders zegt, of na zoveel rondes of beurten. Iedereen heeft er evenveel. Het hoogste totaal wint; bij gelijke stand deel je de winst.',
        ],
      },
    },

    'speed-dice': {
      race: {
        title: 'De race',
        text: [
          'Iedereen gooit tegelijk acht stenen en probeert er meteen zeven te verbinden. Er zijn geen beurten en geen herworpen. Voor de volgende ronde vallen alle acht opnieuw.',
        ],
      },
      linked: {
        title: 'Verbonden stenen',
        text: [
          'Zeven stenen in één groep, elk met een zijde tegen een andere. Elke rij, van links naar rechts, en elke kolom, van boven naar onder, van twee of meer stenen is een woord: ook waar twee woorden naast elkaar liggen.',
        ],
      },
      smiley: {
        title: 'De smiley',
        text: ['Hij staat voor één letter naar keuze, dezelfde in allebei zijn woorden.'],
      },
      bowl: {
        title: 'De schaal',
        text: [
          'Zeven verbonden? Gooi de achtste in de schaal: de eerste beëindigt de ronde. De schaal neemt alleen een steen aan als er zeven verbonden liggen, goed of fout. Onderop ligt wie het eerst bij de tafel was.',
        ],
      },
      check: {
        title: 'De controle',
        text: [
          'Dan kijkt iedereen naar de stenen van wie de eerste was. Klopt alles, dan pakt die de trofee, zilveren kant boven, uit het midden of van wie hem heeft.',
        ],
      },
      allowed: {
        title: 'Welke woorden tellen',
        text: [
          'Elk woord uit de lijst, ook namen en gewone afkortingen. Wat in geen lijst staat, gaat naar de anderen, en die moeten het allemaal eens zijn; tegen alleen bots beslissen de lijsten.',
        ],
      },
      trophy: {
        title: 'Zilver, goud, winst',
        text: [
          'Wie de trofee heeft en nog een ronde wint, draait hem op goud; wie hem goud heeft en nog eens wint, wint het spel.',
        ],
      },
      mistake: {
        title: 'Een fout',
        text: [
          'Wie de ronde met een fout beëindigt, legt de trofee terug in het midden, als hij die had; verder verliest niemand hem. Naar keuze wordt in plaats daarvan de volgende steen in de schaal gecontroleerd.',
        ],
      },
      anew: {
        title: 'Niemand kan het',
        text: [
          'Vindt niemand er zeven, dan mag iedereen samen opnieuw gooien. Naar keuze zegt de tafel het als geen worp te verbinden is.',
        ],
      },
      goals: {
        title: 'Andere doelen',
        text: [
          'In plaats van de trofee: zoveel gewonnen rondes; of wie een ronde wint, legt een steen weg en speelt met één minder verder.',
        ],
      },
    },
  },

  table: {
    moves: {
      title: 'Op tijd spelen',
      text: [
        'De tafel stelt elke plaats één vraag tegelijk, en neemt er één antwoord op aan. Wat komt als het spel al verder is, dubbel of buiten je beurt, verandert niets.',
        'Valt de verbinding weg, dan blijft je plaats bewaard en kom je vanzelf terug.',
      ],
    },
    seats: {
      title: 'Plaatsen',
      text: [
        'Alleen wie aan tafel zit kan spelen, en alleen voor de plaatsen op het eigen apparaat. Wie toekijkt, ziet wat iedereen mag zien.',
        'Wie voorgoed weg is, komt in die partij niet terug.',
      ],
    },
    dice: {
      title: 'Eerlijke dobbelstenen',
      text: [
        'Elke worp volgt uit een geheim dat vóór de eerste worp vastligt en voor iedereen verzegeld is. Aan het eind gaat het open, en met het verslag kan iedereen elke steen nagaan. Alleen in een eerste spel zijn de stenen vooraf bekend.',
      ],
    },
  },

  greyed: {
    dicewords: {
      'no-word': 'Er is nog geen woord om aan te melden: tik stenen aan, of typ.',
      short: 'Je woord is nog te kort om aan te melden.',
      'no-rerolls': 'Er is deze beurt geen herworp meer: meld een woord uit deze stenen aan, of pas.',
      'none-loose': 'Al je stenen zitten in het woord of aan een speld: maak los wat je wilt gooien.',
      'in-word': 'Een steen in je woord blijft sowieso; haal hem eruit om hem opnieuw te gooien.',
      missing: 'Geen vrije steen toont die letter, en er is geen joker over.',
    },
    icewords: {
      short: 'Je woord is nog te kort om vast te leggen.',
      'no-rerolls': 'Er is deze ronde geen herworp meer: spel een woord uit deze stenen.',
      'none-loose': 'Al je stenen zitten in het woord of aan een speld: maak los wat je wilt gooien.',
      'in-word': 'Een steen in je woord blijft sowieso; haal hem eruit om hem opnieuw te gooien.',
      missing: 'Geen vrije steen toont die letter, en er is geen joker over.',
      bell: 'De bel is gegaan: de letters zoals ze liggen zijn je woord.',
    },
    bookworm: {
      'not-mine': 'Je bent niet aan de beurt. Schrijf je woord gerust alvast: het wacht.',
      'no-text': 'Schrijf eerst een woord, dan wordt de steen die het pakt gemarkeerd.',
      'no-die': 'Geen steen die je mag pakken begint zoals dit woord.',
      'own-die': 'Die steen ligt al voor je.',
      'no-cards': 'Er is geen Boekenwurmkaart meer in het midden, dus stenen komen alleen uit de uitstalling.',
      symbol: 'NOT pak je in plaats van te falen, niet met een woord.',
    },
    'crossword-cubes': {
      missing: 'Geen vrije steen toont die letter, en er is geen blanco over.',
      loose: 'Sommige stenen liggen in geen woord, of hangen niet met de andere samen.',
      'none-marked': 'Markeer eerst de woorden die niet tellen.',
      'some-marked': 'Je hebt woorden gemarkeerd die niet tellen: stem ertegen, of haal de merken weg.',
    },
    'speed-dice': {
      few: 'De schaal gaat open als er zeven stenen verbonden zijn. Er ontbreken er nog.',
      many: 'Er moet één steen over zijn voor de schaal: neem er een terug.',
      apart: 'De stenen raken elkaar niet allemaal: verbind ze tot één groep.',
      missing: 'Geen vrije steen toont die letter, en er is geen smiley over.',
    },
  },
};
