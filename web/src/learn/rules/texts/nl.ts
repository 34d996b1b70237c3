// De regels van de vijf spellen in onze eigen woorden, kort, elke paragraaf één gedachte.

import type { Texts } from '../types';

export const texts: Texts = {
  label: 'Spelregels',
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
          'Gooi negen letterdobbelstenen, tot drie keer toe, en meld één woord aan. Hoe beter het woord, hoe meer punten; een beurt zonder woord levert 0 op.',
        ],
      },
      dice: {
        title: 'De dobbelstenen',
        text: [
          'Elke dobbelsteen heeft een eigen kleur en in de hoek een kenteken: het eerste van zijn vlakken. Het kleine cijfer is wat het vlak waard is.',
          'De dobbelsteentabel toont alle vlakken en blijft bij de hand, net als de rekentabel, die voor je vermenigvuldigt.',
        ],
      },
      rolls: {
        title: 'Gooien en houden',
        text: [
          'De eerste worp is met alle negen dobbelstenen. Daarna mag je twee keer opnieuw gooien, telkens welke je maar wilt; een vastgehouden dobbelsteen mag later alsnog.',
          'Op dit scherm blijven dobbelstenen in het woord en dobbelstenen met een speld liggen; ‘opnieuw gooien’ gooit de andere. Wat gegooid is, wordt niet teruggenomen.',
        ],
      },
      word: {
        title: 'Je woord',
        text: [
          'Een woord heeft minstens drie letters, en elke dobbelsteen geeft er hoogstens één. Het moet nu op de dobbelstenen liggen: wat je hebt weggegooid, kun je niet aanmelden.',
        ],
      },
      wild: {
        title: 'De joker',
        text: [
          'De ster staat voor elke letter en telt −2. Kan je woord met én zonder, dan krijg je de beste score, tenzij je de dobbelstenen zelf hebt gekozen.',
        ],
      },
      score: {
        title: 'Wat een woord scoort',
        text: [
          'Tel de cijfers op zijn dobbelstenen op en vermenigvuldig met het aantal letters. RULES is 5 waard en heeft vijf letters: 25. COMPUTER, 14 maal 8, is 112.',
        ],
      },
      allowed: {
        title: 'Welke woorden tellen',
        text: [
          'Wat in de gekozen woordenlijst staat. Geen namen, afkortingen, koppeltekens of apostrofs; accenten maken geen verschil.',
          'Een weigering noemt de lijst. Waar meteen wordt opgezocht, mag je een ander woord proberen en verlies je niets.',
        ],
      },
      judging: {
        title: 'Wie oordeelt',
        text: [
          'De tafel kiest: meteen de woordenlijst, de anderen door te betwisten, een stemming, of de spelleiding. Bij betwisten gaat de lijst pas open als iemand twijfelt; een woord dat valt, scoort 0.',
          'Bij een stemming doet wie het woord aanmeldde niet mee, en bij gelijke stemmen geldt het.',
        ],
      },
      clock: {
        title: 'De klok',
        text: [
          'Speelt de tafel met een klok, dan geldt het woord dat klaar voor je ligt als de tijd om is als aangemeld; ligt er geen, dan scoort de beurt 0. Een tafel kan afspreken dat alleen telt wat is aangemeld.',
        ],
      },
      together: {
        title: 'Allemaal tegelijk',
        text: [
          'Als optie speelt iedereen de beurt tegelijk, met eigen dobbelstenen of allemaal met dezelfde. De woorden worden getoond als iedereen heeft aangemeld.',
        ],
      },
      end: {
        title: 'Begin en einde',
        text: [
          'Een worp beslist wie begint, tenzij de tafel het zegt. Iedereen heeft evenveel beurten: zoveel ronden, of tot de ronde waarin een score wordt gehaald. Het hoogste totaal wint; gelijke totalen delen de winst.',
        ],
      },
    },

    icewords: {
      round: {
        title: 'Een ronde',
        text: [
          'Wie begint, gooit de vier ijsblokjes: de doelletters. Na een moment om ze te bekijken klinkt ‘Los!’, en dan loopt het zand twee minuten, voor iedereen.',
          'Iedereen heeft zeven dobbelstenen in een eigen drankje en zoekt in het geheim een woord.',
        ],
      },
      start: {
        title: 'Wie begint',
        text: [
          'Iedereen gooit dezelfde dobbelsteen; de letter het dichtst bij A begint, de joker komt het laatst, en bij gelijk wordt opnieuw gegooid. Elke ronde schuift het begin naar links.',
        ],
      },
      letters: {
        title: 'De letters die liggen',
        text: [
          'Als de bel gaat, zijn de letters zoals ze op je bord liggen je woord; er is geen knop om te missen. Elke dobbelsteen geeft één letter. Je mag ook vastleggen, en als iedereen dat heeft gedaan, eindigt de ronde.',
        ],
      },
      rerolls: {
        title: 'Herworpen',
        text: [
          'Een paar of al je dobbelstenen mogen opnieuw gegooid worden, tot twee keer per ronde. Dobbelstenen in het woord of met een speld blijven liggen.',
        ],
      },
      score: {
        title: 'Punten en doelen',
        text: [
          'De woordscore is de som van zijn dobbelstenen; de joker telt 0. Die wordt vermenigvuldigd met het aantal doelletters in het woord: zonder is hij 0.',
          'Een doel telt één keer, hoe vaak het ook in het woord staat. De joker mag voor een doel staan. J, X, Q en Z staan op geen enkele dobbelsteen, dus alleen een joker kan ze zijn.',
        ],
      },
      bonus: {
        title: 'De bonus en het blad',
        text: [
          'Vijf letters geven 5, zes 10, zeven 25. Die komt er het laatst bij, dus ook een woord zonder doel krijgt hem.',
          'Het blad heeft een kolom voor elk deel: woord, woordscore, doelen, subtotaal, bonus, rondescore, totaal.',
        ],
      },
      allowed: {
        title: 'Welke woorden tellen',
        text: [
          'Wat in de woordenlijst staat, vanaf twee letters. Een woord dat niet mag, scoort niets, ook zijn bonus niet.',
          'De tafel kiest wie oordeelt: de woordenlijst, wie het betwist, een stemming zonder wie het woord legde, of de spelleiding, die het eigen woord aan de anderen laat.',
        ],
      },
      targets: {
        title: 'Andere doelletters',
        text: [
          'Als optie mag iedereen samen, meteen nadat het ijs is gegooid, afspreken het opnieuw te gooien, één keer per ronde.',
        ],
      },
      sugar: {
        title: 'Het suikerklontje',
        text: [
          'Als optie krijgt wie achteraan staat het suikerklontje als achtste dobbelsteen voor de volgende ronde. Van meerderen wie in de ronde minder scoorde; nog steeds gelijk, dan niemand. Acht letters geven 25.',
        ],
      },
      aids: {
        title: 'Hulp voor jongere spelers',
        text: [
          'Elke plaats kan zijn eigen hulp hebben: onbeperkt opnieuw gooien; een voorsprong, waarbij het zand eerst alleen daar loopt; letters in plaats van doelen als factor; of bordkant B, met een bonus vanaf drie letters.',
        ],
      },
      end: {
        title: 'Het einde',
        text: ['Na 5, 10 of 15 ronden, naar keuze, wint het hoogste totaal; gelijke totalen delen de winst.'],
      },
    },

    bookworm: {
      card: {
        title: 'De kaart',
        text: [
          'De Boekenwurm van de ronde draait een kaart om, kiest een van de drie categorieën en gooit de dobbelstenen: die zijn het aanbod. Wie links zit, begint.',
          'De eerste Boekenwurm wordt geloot, tenzij de tafel het zegt. Zijn alle kaarten op, dan worden ze opnieuw geschud.',
        ],
      },
      turn: {
        title: 'Een beurt',
        text: [
          'Noem één woord dat bij de categorie past, in deze ronde nog niet is genoemd en begint met de letter van een dobbelsteen in het aanbod of voor een ander. Pak die dobbelsteen en leg hem voor je. Dan is de volgende aan de beurt.',
          'CK en XY zijn de ene of de andere letter, zoals je wilt.',
        ],
      },
      initial: {
        title: 'Beginletters, en ‘al genoemd’',
        text: [
          'Een lidwoord ervoor telt niet: de banaan is voor B. Hoort het bij de naam zelf, dan mag je ook die letter kiezen: De Volkskrant gaat voor V of D. Namen en uitdrukkingen tellen waar de categorie erom vraagt.',
          'Hoofdletters, accenten, lidwoorden, koppeltekens en het gewone meervoud van een woord maken van een oud woord geen nieuw.',
        ],
      },
      steal: {
        title: 'Pikken',
        text: [
          'Een woord mag ook een dobbelsteen pakken die voor een ander ligt. Die krijgt er een Boekenwurmkaart uit het midden voor, een punt waard. Zijn ze alle zes weg, dan komen dobbelstenen alleen nog uit het aanbod.',
          'Je eigen dobbelstenen kun je niet noemen; een gepikte dobbelsteen mag teruggepikt worden.',
        ],
      },
      fits: {
        title: 'Past het?',
        text: [
          'Onze lijsten kennen veel woorden; over wat ze niet kennen, stemmen de anderen, zonder wie het noemde. Bij gelijke stemmen geldt het. Een weggestemd woord mag je vervangen zolang er tijd is.',
          'De tafel kan het ook aan twijfel overlaten, aan een stemming over elk woord, of aan de spelleiding, die nooit over het eigen woord beslist.',
        ],
      },
      clock: {
        title: 'De klok',
        text: [
          'Tien seconden om na te denken, dan wordt er tot vijf geteld. Bij nul heb je gefaald. De klok staat stil zolang de anderen beslissen. Beide tijden zijn in te stellen, ook helemaal zonder.',
        ],
      },
      round: {
        title: 'Het einde van een ronde',
        text: [
          'Een ronde eindigt als de laatste witte dobbelsteen uit het aanbod gaat, of als iemand geen woord weet. Wie haar beëindigde, is de volgende Boekenwurm.',
        ],
      },
      score: {
        title: 'Wat een ronde scoort',
        text: ['De ogen op de dobbelstenen voor je, plus één voor elke Boekenwurmkaart; −2 voor wie faalde.'],
      },
      special: {
        title: 'De groene dobbelsteen',
        text: [
          'Een optie, en niets voor eerste partijen. A–Z ligt in het aanbod, één oog, voor een woord met elke letter. NOT mag je pakken in plaats van te falen, voor −1, ieder één keer per ronde, en het is te stelen zoals elke dobbelsteen. Het vraagteken draait voor de rest van de ronde een nieuwe categorie om.',
          'Hij mag gepikt worden als elke andere, maar de ronde wacht niet op hem.',
        ],
      },
      end: {
        title: 'Het einde',
        text: ['Heeft iemand na een ronde 21 of meer, dan wint het hoogste totaal; gelijke totalen delen de winst.'],
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
          'Iedereen gooit en telt op; de hoogste begint, bij gelijk wordt opnieuw gegooid. Dan gaan de stenen rond. In een team gooit een van jullie.',
        ],
      },
      allowed: {
        title: 'Welke woorden tellen',
        text: ['Wat in de woordenlijst staat; geen namen, afkortingen, koppeltekens of apostrofs.'],
      },
      blank: {
        title: 'De blanco stenen',
        text: [
          'Een blanco steen is elke letter en telt 0. Hij blijft die letter de hele beurt, in allebei zijn woorden. De twee blanco stenen hoeven niet dezelfde te zijn.',
        ],
      },
      score: {
        title: 'Wat een beurt scoort',
        text: [
          'Elk woord is de som van zijn stenen, dus een steen in twee woorden telt dubbel. De waarden van ongebruikte stenen gaan eraf; een beurt kan onder nul uitkomen.',
        ],
      },
      mistakes: {
        title: 'Fouten',
        text: [
          'Waar meteen wordt opgezocht, mag je een woord dat niet mag verbeteren. Anders scoort het niets, en stenen die in geen ander woord liggen zijn ongebruikt; zijn buren verbindt het toch.',
          'Van groepen die niet samenhangen telt alleen de beste. De tafel kan ook oordelen door te betwisten, te stemmen of via de spelleiding.',
        ],
      },
      one: {
        title: 'Spel 1',
        text: [
          'Drie minuten, zoveel woorden als je kunt, van elke lengte. Als de tijd om is, telt wat er ligt. Dan gooit de volgende.',
        ],
      },
      two: {
        title: 'Spel 2',
        text: [
          'In een ronde heeft iedereen twee tot vier beurten, na elkaar de tafel rond; bij de derde en vierde mag je passen. Jouw ronde eindigt met alle zeven lengtes, met een pas, of na vier beurten.',
          'Ongebruikte stenen gaan er in elke beurt af, dus nog een beurt is een gok.',
        ],
      },
      lengths: {
        title: 'Eén woord van elke lengte',
        text: [
          'In een ronde van spel 2 telt één woord van elke lengte van twee tot acht letters. Van twee met dezelfde lengte telt alleen het laagste; in de strenge versie gaat het hoogste er ook nog af.',
          'Langere woorden, en een achtste woord in een beurt, tellen niet, maar hun stenen zijn niet ongebruikt.',
        ],
      },
      slam: {
        title: 'Slams',
        text: ['Alle zeven lengtes binnen twee beurten: een Grand Slam, +50. Binnen drie: een kleine Grand Slam, +25.'],
      },
      together: {
        title: 'Allemaal tegelijk',
        text: [
          'Iedereen gooit en bouwt tegelijk, met eigen stenen of allemaal met dezelfde; de kruiswoorden blijven verborgen tot de tijd om is. Zo gaat het online meestal; om de beurt als de tafel dat wil.',
        ],
      },
      end: {
        title: 'Het einde',
        text: [
          'Bij een score, 200 in spel 1 en 300 in spel 2 tenzij de tafel iets anders zegt, of na zoveel ronden of beurten. Iedereen heeft er evenveel. Het hoogste totaal wint; gelijke totalen delen de winst.',
        ],
      },
    },

    'speed-dice': {
      race: {
        title: 'De race',
        text: [
          'Iedereen gooit tegelijk zijn acht dobbelstenen en probeert er meteen zeven te verbinden. Er zijn geen beurten en geen herworpen. Voor de volgende ronde worden alle acht opnieuw gegooid.',
        ],
      },
      linked: {
        title: 'Verbonden dobbelstenen',
        text: [
          'Zeven dobbelstenen in één groep, elk met een vlak tegen een andere. Elke rij, van links naar rechts, en elke kolom, van boven naar beneden, van twee of meer dobbelstenen is een woord: ook waar twee woorden naast elkaar liggen.',
        ],
      },
      smiley: {
        title: 'De smiley',
        text: ['Hij staat voor één letter naar keuze, dezelfde in allebei zijn woorden.'],
      },
      bowl: {
        title: 'De schaal',
        text: [
          'Zeven verbonden? Gooi de achtste in de schaal: de eerste beëindigt de ronde. De schaal neemt een dobbelsteen alleen aan als er zeven verbonden liggen, goed of fout. Welke het eerst op tafel was, ligt onderop.',
        ],
      },
      check: {
        title: 'De controle',
        text: [
          'Dan kijkt iedereen naar de dobbelstenen van wie het eerst was. Is alles goed, dan pakt die de trofee, zilveren kant boven, uit het midden of van wie hem heeft.',
        ],
      },
      allowed: {
        title: 'Welke woorden tellen',
        text: [
          'Elk woord uit de lijst, ook namen en gangbare afkortingen. Over wat in geen lijst staat, beslissen de anderen, en wel eensgezind; tegen alleen bots beslissen de lijsten.',
        ],
      },
      trophy: {
        title: 'Zilver, goud, winst',
        text: [
          'Wie de trofee heeft en nog een ronde wint, draait hem naar goud; wie hem goud heeft en nog eens wint, wint het spel.',
        ],
      },
      mistake: {
        title: 'Een fout',
        text: [
          'Wie de ronde met een fout beëindigde, geeft de trofee terug aan het midden als hij daar lag; verder verliest niemand hem. Als optie wordt in plaats daarvan de volgende dobbelsteen in de schaal nagekeken.',
        ],
      },
      anew: {
        title: 'Niemand kan het',
        text: [
          'Vindt niemand er zeven, dan kan iedereen samen een nieuwe worp afspreken. Als optie wordt het gezegd als niemands dobbelstenen te verbinden zijn.',
        ],
      },
      goals: {
        title: 'Andere doelen',
        text: [
          'In plaats van de trofee: zoveel ronden om te winnen; of wie een ronde wint, legt een dobbelsteen opzij en speelt met één minder verder.',
        ],
      },
    },
  },

  table: {
    moves: {
      title: 'Zetten op tijd',
      text: [
        'De tafel stelt elke plaats één vraag tegelijk en neemt er één antwoord op aan. Wat komt als de tafel al verder is, dubbel komt, of als je niet aan de beurt bent, verandert niets.',
        'Valt de verbinding weg, dan blijft je plaats vrij en kom je er vanzelf terug.',
      ],
    },
    seats: {
      title: 'Plaatsen',
      text: [
        'Alleen wie aan tafel zit kan spelen, en alleen voor de plaatsen op het eigen apparaat. Wie kijkt, ziet wat iedereen mag zien.',
        'Wie voorgoed is vertrokken, komt niet in die partij terug.',
      ],
    },
    dice: {
      title: 'Eerlijke dobbelstenen',
      text: [
        'Elke worp volgt uit een geheim dat vóór de eerste worp vaststaat en voor iedereen zichtbaar is verzegeld. Aan het eind gaat het open, en met het verslag kan iedereen elke dobbelsteen nagaan. Een eerste spel is de uitzondering: daarvan staan de dobbelstenen vooraf vast.',
      ],
    },
  },

  greyed: {
    dicewords: {
      'no-word': 'Er is nog geen woord om aan te melden: tik dobbelstenen aan, of typ.',
      short: 'Je woord is nog te kort om aan te melden.',
      'no-rerolls': 'Er is geen herworp meer in deze beurt: meld een woord van deze dobbelstenen aan, of pas.',
      'none-loose': 'Al je dobbelstenen zitten in het woord of aan een speld: geef vrij wat je wilt gooien.',
      'in-word': 'Een dobbelsteen in je woord blijft toch liggen; haal hem eruit om hem opnieuw te gooien.',
      missing: 'Geen vrije dobbelsteen toont die letter, en er is geen joker meer voor.',
    },
    icewords: {
      short: 'Je woord is nog te kort om vast te leggen.',
      'no-rerolls': 'Er is geen herworp meer in deze ronde: spel een woord van deze dobbelstenen.',
      'none-loose': 'Al je dobbelstenen zitten in het woord of aan een speld: geef vrij wat je wilt gooien.',
      'in-word': 'Een dobbelsteen in je woord blijft toch liggen; haal hem eruit om hem opnieuw te gooien.',
      missing: 'Geen vrije dobbelsteen toont die letter, en er is geen joker meer voor.',
      bell: 'De bel is gegaan: de letters zoals ze liggen zijn je woord.',
    },
    bookworm: {
      'not-mine': 'Je bent niet aan de beurt. Je mag je woord al schrijven: het wacht.',
      'no-text': 'Schrijf eerst een woord; dan wordt de dobbelsteen aangewezen die het pakt.',
      'no-die': 'Geen dobbelsteen die je mag pakken begint zoals dit woord.',
      'own-die': 'Die dobbelsteen ligt al voor je.',
      'no-cards': 'Er ligt geen Boekenwurmkaart meer in het midden, dus dobbelstenen komen alleen uit het aanbod.',
      symbol: 'NOT pak je in plaats van te falen, niet met een woord.',
    },
    'crossword-cubes': {
      missing: 'Geen vrije steen toont die letter, en er is geen blanco steen meer voor.',
      loose: 'Er liggen stenen in geen enkel woord, of los van de andere.',
      'none-marked': 'Tik eerst de woorden aan die niet tellen.',
      'some-marked': 'Je hebt woorden aangetikt die niet tellen: stem ertegen, of haal de tekens weg.',
    },
    'speed-dice': {
      few: 'De schaal gaat open als er zeven dobbelstenen verbonden zijn. Er ontbreken er nog.',
      many: 'Er moet één dobbelsteen voor de schaal overblijven: neem er een terug.',
      apart: 'De dobbelstenen raken elkaar niet allemaal: verbind ze tot één groep.',
      missing: 'Geen vrije dobbelsteen toont die letter, en er is geen smiley meer voor.',
    },
  },
};
