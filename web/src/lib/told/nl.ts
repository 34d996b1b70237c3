// Wat de server zegt, in het Nederlands.

import type { Told } from '../told';

export const texts: Told = {
  letters: (n, letter) => (n === 0 ? `geen ${letter}` : n === 1 ? `één ${letter}` : `${n} keer ${letter}`),

  sentences: {
    // Wat niet past
    'There is no dice set {0}; there is {1}.': 'Een dobbelstenenset “{0}” is er niet, alleen {1}.',
    'A name can have {0} characters at most.': 'Een naam heeft hoogstens {0} tekens.',
    'A name cannot have control characters in it, or marks that turn the writing.':
      'In een naam mogen geen stuurtekens staan en geen tekens die de schrijfrichting omdraaien.',
    'A name needs at least one character that can be seen.':
      'Een naam heeft ten minste één teken nodig dat je kunt zien.',
    'There is nothing at /{0}.': 'Op /{0} is niets.',
    'There is nothing at {0}.': 'Op {0} is niets.',
    'Too long (characters: {0} or fewer).': 'Te lang (tekens: hoogstens {0}).',
    'Too many (entries: {0} or fewer).': 'Te veel (aantal: hoogstens {0}).',
    'This does not fit here.': 'Dat past hier niet.',
    'This has to be a number.': 'Hier hoort een getal.',
    'This has to be a whole number.': 'Hier hoort een heel getal.',
    'This has to be given.': 'Dit moet worden opgegeven.',
    'This has to be one of {0}.': 'Hier kan alleen een van {0}.',
    'This has to be text.': 'Hier hoort tekst.',
    'This has to be yes or no.': 'Hier kan alleen ja of nee.',
    'This has to be {0} or less.': 'Hier kan hoogstens {0}.',
    'This has to be {0} or more.': 'Hier moet minstens {0} staan.',
    'This is not known here.': 'Dit is hier niet bekend.',
    'Too short (characters: {0} or more).': 'Te kort (tekens: {0} of meer).',
    'Too few (entries: {0} or more).': 'Te weinig (aantal: {0} of meer).',
    '{0} does not answer {1}.': '{0} antwoordt niet op {1}.',
    'house list: {0}': 'Huislijst: <0>',

    // Zetten die niet gaan
    'It is not your turn to act.': 'Je bent nu niet aan de beurt.',
    'The table has moved on since you chose that.': 'Aan tafel is het intussen verdergegaan.',
    'You cannot {0} at this moment.': 'Dat kan op dit moment niet.',
    'You cannot challenge your own word.': 'Je eigen woord kun je niet betwisten.',
    'No word that could be challenged lies before that seat.': 'Daar ligt geen woord dat je kunt betwisten.',
    'That seat has laid no such word that could be challenged.': "Daar ligt niet zo'n woord dat je kunt betwisten.",
    'There is nothing to vote on.': 'Er valt niets te stemmen.',
    'Words are named in a vote against them; leave them out to accept all.':
      'Woorden noem je als je ertegen stemt; laat ze weg om alles te laten gelden.',
    '{0} is not among the words in question: {1}.': '{0} is geen van de woorden waar het om gaat: {1}.',
    'The others voted it down.': 'De anderen hebben het weggestemd.',
    'The host ruled it out.': 'De spelleiding keurt het af.',
    'All the others agreed.': 'Alle anderen waren het eens.',
    'This blank was named {0}, and stays that letter for the turn.':
      'Deze blanco is {0} genoemd en blijft dat deze beurt.',
    'Nobody is left to say no.': 'Er is niemand meer die nee kan zeggen.',
    'Not all the others agreed.': 'Niet alle anderen waren het eens.',
    'No rerolls are left: declare a word from these dice, or pass.':
      'Geen herworp meer: meld een woord van deze dobbelstenen aan, of pas.',
    'No rerolls are left: spell a word from these dice.': 'Geen herworp meer: spel een woord van deze dobbelstenen.',
    'Name at least one die to reroll.': 'Kies minstens één dobbelsteen om opnieuw te gooien.',
    'Name at least one die.': 'Kies minstens één dobbelsteen.',
    'The {0} die is named twice.': 'Er is een dobbelsteen twee keer genoemd: {0}.',
    'The die {0} is named twice.': 'Er is een dobbelsteen twee keer genoemd: {0}.',
    'There is no {0} die; the dice are {1}.': 'Er is geen dobbelsteen ‘{0}’, alleen {1}.',
    'There is no die {0}: they are {1}.': 'Er is geen dobbelsteen ‘{0}’, alleen {1}.',
    'There is no die called {0}: they are {1}.': 'Er is geen dobbelsteen ‘{0}’, alleen {1}.',
    'You have no die called {0}; your dice are {1}.': 'Je hebt geen dobbelsteen ‘{0}’, alleen {1}.',
    'The bell has rung: dice stay as they lie.': 'De bel is gegaan: de dobbelstenen blijven liggen zoals ze liggen.',
    '{0} is not what the dice you named spell: {1}.': '{0} staat niet op de gekozen dobbelstenen: {1}.',
    '{0} letters are more than {1} dice can spell.': '{0} letters zijn er meer dan {1} dobbelstenen kunnen spellen.',
    'Your words do not all connect: join them, or take the loose dice away.':
      'Je woorden hangen niet allemaal samen: verbind ze, of haal de losse stenen weg.',
    'One die is no word: lay two or more side by side, or take it away.':
      'Eén steen is geen woord: leg er twee of meer naast elkaar, of haal hem weg.',
    'Link {0} dice, then toss the last: none of them lies on the table yet.':
      'Verbind eerst <0> dobbelstenen en gooi dan de laatste: er ligt er nog geen op tafel.',
    'Link {0} dice, then toss the last: one of them lies on the table.':
      'Verbind eerst <0> dobbelstenen en gooi dan de laatste: er ligt er één op tafel.',
    'Link {0} dice, then toss the last: {1} of them lie on the table.':
      'Verbind eerst <0> dobbelstenen en gooi dan de laatste: er liggen er <1> op tafel.',
    'Your dice lie in {0} groups: each die must touch another, all in one group.':
      'Je dobbelstenen liggen in <0> groepen: ze moeten elkaar allemaal raken, in één groep.',
    'Say which letter the wild on die {0} stands for.': 'Zeg voor welke letter de joker staat.',
    'A die lies in the bowl: this roll is being decided.':
      'Er ligt een dobbelsteen in de schaal: over deze worp wordt nu beslist.',
    'A new roll has been proposed already.': 'Er is al om een nieuwe worp gevraagd.',
    'These dice have been rolled {0} times in this round.': 'Deze dobbelstenen zijn in deze ronde al {0} keer gegooid.',
    'The card has no category {0}: choose from {1}.': 'De kaart heeft geen categorie ‘{0}’, alleen {1}.',
    'That die lies before you already: take one from the display or another.':
      'Die dobbelsteen ligt al voor je: pak er een uit het aanbod of van een ander.',
    'No Bookworm card is left, so dice come from the display only.':
      'Er is geen Boekenwurmkaart meer, dus dobbelstenen komen alleen uit het aanbod.',
    'There is no NOT that you may take.': 'Er ligt geen NOT die je mag pakken.',
    '{0}: an article is not read, so it begins with {1}.': '{0}: een lidwoord telt niet mee, dus het begint met {1}.',
    'A word or phrase has at most {0} characters.': 'Een woord of uitdrukking heeft hoogstens {0} tekens.',
    '{0} does not begin with a letter of {1}.': '{0} begint niet met een letter van {1}.',
    '{0} has been named in this round.': '{0} is in deze ronde al genoemd.',
    '{0} was found not to fit in this round.': '{0} bleek in deze ronde al niet te passen.',

    // Woorden die niet tellen
    'A word needs at least one letter.': 'Een woord heeft minstens één letter nodig.',
    '{0} has {1}; a word is spelled with letters only.': '{0} bevat <1>; een woord bestaat alleen uit letters.',
    'an apostrophe': 'een apostrof',
    'a hyphen': 'een koppelteken',
    'a space': 'een spatie',
    'the digit {0}': 'het cijfer {0}',
    'an invisible character ({0})': 'een onzichtbaar teken ({0})',
    "the letter {0}, which this language's dice do not have":
      'de letter {0}, die de dobbelstenen van deze taal niet hebben',
    'the character {0}': 'het teken {0}',
    '{0} is too short: a word has at least {1} letters.': '{0} is te kort: een woord heeft minstens {1} letters.',
    '{0} is a single letter; a word has two or more.': '{0} is één letter; een woord heeft er minstens twee.',
    '{0} is not in the {1}.': '{0} staat niet in de lijst ‘<1>’.',
    '{0} is not in the {1}; it is in the {2}.': '{0} staat niet in de lijst ‘<1>’, wel in ‘<2>’.',
    '{0} is not in the {1}; it is {2}: {3}.': '{0} staat niet in de lijst ‘<1>’; het is <2>: {3}.',
    'a proper noun': 'een eigennaam',
    'an abbreviation': 'een afkorting',
    '{0} is in the {1}.': '{0} staat in de lijst ‘<1>’.',
    '{0} There is no list of {1} to look it up in.': '<0> Er is geen lijst met <1> om het in op te zoeken.',
    names: 'namen',
    abbreviations: 'afkortingen',
    '{0} is on our list.': '{0} staat op onze lijst.',
    'The house list of this server is changed at its own machine.':
      'De huislijst van deze server wordt op zijn eigen computer gewijzigd.',
    'It is on the house list of this table.': 'Het staat op de huislijst van deze tafel.',
    'This table plays in family mode, which does without that word.':
      'Deze tafel speelt in de familiestand, en die doet het zonder dat woord.',

    // Letters die ontbreken
    '{0} needs {1}; your dice show {2}.': '{0} vraagt <1>; je dobbelstenen tonen <2>.',
    '{0} needs {1} dice, and there are {2}.': '{0} vraagt <1> dobbelstenen, en er zijn er <2>.',
    '{0}, read as {1}, needs {2}; your dice show {3}.': '{0}, gelezen als {1}, vraagt <2>; je dobbelstenen tonen <3>.',
    '{0}, read as {1}, needs {2} dice, and there are {3}.':
      '{0}, gelezen als {1}, vraagt <2> dobbelstenen, en er zijn er <3>.',
    'only {0} that can be any of these': 'samen maar <0> daarvan',
    '{0} wild': '<0> joker',
    '{0} wilds': '<0> jokers',
    none: 'geen',
    no: 'geen',
    one: 'één',
    two: 'twee',
    three: 'drie',
    four: 'vier',
    five: 'vijf',
    six: 'zes',
    seven: 'zeven',
    eight: 'acht',
    nine: 'negen',
    ten: 'tien',
    eleven: 'elf',
    twelve: 'twaalf',

    // Lijsten en dobbelstenen
    '{0} ({1})': '<0> ({1})',
    'standard English word list': 'Engels',
    'extended English word list': 'Engels, uitgebreid',
    'list of English names': 'Engelse namen',
    'list of English abbreviations': 'Engelse afkortingen',
    'German word list': 'Duits',
    'large German word list': 'Duits, groot',
    'list of German names': 'Duitse namen',
    'list of German abbreviations': 'Duitse afkortingen',
    'Dutch word list': 'Nederlands',
    'list of Dutch names': 'Nederlandse namen',
    'list of Dutch abbreviations': 'Nederlandse afkortingen',
    'French word list': 'Frans',
    'list of French names': 'Franse namen',
    'list of French abbreviations': 'Franse afkortingen',
    'Spanish word list': 'Spaans',
    'list of Spanish names': 'Spaanse namen',
    'list of Spanish abbreviations': 'Spaanse afkortingen',
    'Danish word list': 'Deens',
    'list of Danish names': 'Deense namen',
    'list of Danish abbreviations': 'Deense afkortingen',
    'Italian word list': 'Italiaans',
    'list of Italian names': 'Italiaanse namen',
    'list of Italian abbreviations': 'Italiaanse afkortingen',
    'Dicewords, English': 'Dicewords, Engels',
    'Dice Words, English': 'Icewords, Engels',
    'Bookworm, English': 'Bookworm, Engels',
    'Bookworm, German': 'Bookworm, Duits',
    'Bookworm, Italian': 'Bookworm, Italiaans',
    'Bookworm, Danish': 'Bookworm, Deens',
    'Bookworm, Dutch': 'Bookworm, Nederlands',
    'Crossword Cubes, English': 'Crossword Cubes, Engels',
    'Speed Dice, English': 'Speed Dice, Engels',
    'Speed Dice, German': 'Speed Dice, Duits',

    // Manieren om te spelen
    'As the rulebook has it': 'Volgens de spelregels',
    'As the rulebook has it, three minutes a turn': 'Volgens de spelregels, drie minuten per beurt',
    'As the rulebook has it, with the special die': 'Volgens de spelregels, met de speciale dobbelsteen',
    Quick: 'Snel',
    'Quick, with the special die': 'Snel, met de speciale dobbelsteen',
    Short: 'Kort',
    'Short game': 'Korte partij',
    'Medium game': 'Middellange partij',
    Long: 'Lang',
    'Long game': 'Lange partij',
    'Short: three rounds to win': 'Kort: drie ronden om te winnen',
    'Medium: five rounds to win': 'Middel: vijf ronden om te winnen',
    'Long: ten rounds to win': 'Lang: tien ronden om te winnen',
    Family: 'Familie',
    'With children': 'Met kinderen',
    Tournament: 'Toernooi',
    Club: 'Club',
    Blitz: 'Blitz',
    'One chance': 'Eén kans',
    'Race to 500': 'Race naar 500',
    'Same dice for all': 'Dezelfde dobbelstenen voor iedereen',
    'Without a clock': 'Zonder klok',
    'Sugar cube': 'Suikerklontje',
    'New target letters': 'Nieuwe doelletters',
    'The next die counts': 'De volgende dobbelsteen telt',
    'Second edition': 'Tweede editie',
    'Practice against the clock': 'Oefenen tegen de klok',
    'Game One as the rulebook has it': 'Spel 1 volgens de spelregels',
    'Game Two as the rulebook has it': 'Spel 2 volgens de spelregels',
    'Game Two, to the letter': 'Spel 2, naar de letter',
    'Game Two, together': 'Spel 2, samen',
    'The referee checks each word at once; one that is not allowed may be tried again. Five rounds.':
      'Elk woord wordt meteen opgezocht; mag het niet, dan probeer je het nog eens. Vijf ronden.',
    'A declared word stands unless somebody challenges it; a refuted word scores nothing.':
      'Een aangemeld woord geldt, tenzij iemand het betwist; een weerlegd woord scoort niets.',
    'Challenges as in the rulebook, with its optional turn limit.':
      'Betwisten zoals in de spelregels, met hun tijdslimiet voor wie wil.',
    'The referee checks each declared word, and one that is not allowed scores nothing.':
      'Elk aangemeld woord wordt opgezocht, en een woord dat niet mag scoort niets.',
    'Ten rounds, challenges, three minutes a turn, and a failed challenge costs ten points.':
      'Tien ronden, betwisten mag, drie minuten per beurt, en onterecht betwisten kost tien punten.',
    'The round in which somebody reaches 500 points is the last.':
      'De ronde waarin iemand 500 punten haalt, is de laatste.',
    'Everybody plays at the same time with the same dice: only the choices differ.':
      'Iedereen speelt tegelijk met dezelfde dobbelstenen: alleen de keuzes maken het verschil.',
    'Everybody plays at the same time, one minute a turn, three rounds.':
      'Iedereen speelt tegelijk, één minuut per beurt, drie ronden.',
    'Five rounds of two minutes. The referee judges the words at the reveal; one that is not allowed scores nothing.':
      'Vijf ronden van twee minuten. Bij het onthullen worden de woorden opgezocht; een woord dat niet mag scoort niets.',
    'Five rounds of two minutes. A word counts unless somebody disputes it; then the dictionary decides.':
      'Vijf ronden van twee minuten. Een woord telt, tenzij iemand twijfelt; dan beslist het woordenboek.',
    'Ten rounds of two minutes.': 'Tien ronden van twee minuten.',
    'Fifteen rounds of two minutes.': 'Vijftien ronden van twee minuten.',
    'Five rounds of one minute; a word that is not allowed cannot be locked in, and another may be tried.':
      'Vijf ronden van één minuut; een woord dat niet mag kun je niet vastleggen, een ander mag je proberen.',
    'After each round the player with the lowest total gets an eighth die for the next.':
      'Wie na een ronde het laagste totaal heeft, krijgt voor de volgende een achtste dobbelsteen.',
    'Right after the ice roll, all players together may ask for other target letters, once.':
      'Meteen na de ijsworp mag iedereen samen één keer om andere doelletters vragen.',
    'Sugar cube and new target letters, three minutes a round, and the others decide on each word.':
      'Suikerklontje en nieuwe doelletters, drie minuten per ronde, en de anderen beslissen over elk woord.',
    "Ten rounds in which everybody's drink dice fall alike: only the choices differ.":
      'Tien ronden waarin bij iedereen dezelfde dobbelstenen vallen: alleen de keuzes maken het verschil.',
    'Each round lasts until everybody has locked in a word.':
      'Elke ronde duurt tot iedereen een woord heeft vastgelegd.',
    'Ten seconds to think and a counted five; words our lists do not know are put to the vote. To 21 points.':
      'Tien seconden om na te denken, dan wordt er tot vijf geteld; over woorden die onze lijsten niet kennen wordt gestemd. Tot 21 punten.',
    'A word stands unless somebody disputes it, then the others vote. No special die, as advised for first games.':
      'Een woord geldt, tenzij iemand twijfelt; dan stemmen de anderen. Zonder speciale dobbelsteen, zoals aangeraden voor eerste partijen.',
    'A-Z takes any letter, NOT saves you from failing, ? turns over a new category.':
      'A-Z neemt elke letter, NOT redt je van falen, ? draait een nieuwe categorie om.',
    'As Quick, and the green die is rolled with the others.': 'Als ‘Snel’, en de groene dobbelsteen rolt mee.',
    'Always the easy, green category, and half a minute to think.':
      'Altijd de makkelijke, groene categorie, en een halve minuut om na te denken.',
    'Twenty seconds to think, and the others decide on every word.':
      'Twintig seconden om na te denken, en de anderen beslissen over elk woord.',
    'Think as long as you like: a round ends when somebody gives up, or the last die is taken.':
      'Denk zo lang als je wilt: een ronde eindigt als iemand opgeeft of de laatste dobbelsteen weg is.',
    'To 12 points.': 'Tot 12 punten.',
    'To 42 points.': 'Tot 42 punten.',
    'Seven seconds and a counted three, the special die on; words our lists do not know are for the host. To 30 points.':
      'Zeven seconden, dan wordt er tot drie geteld, met de speciale dobbelsteen; over woorden die onze lijsten niet kennen beslist de spelleiding. Tot 30 punten.',
    'Game One, everybody builds at the same time for three minutes; three rounds. Words are checked at once.':
      'Spel 1, iedereen bouwt drie minuten lang tegelijk; drie ronden. Woorden worden meteen opgezocht.',
    'Game One at the same time with the same dice, five rounds: only the crosswords differ.':
      'Spel 1, tegelijk en met dezelfde stenen, vijf ronden: alleen de kruiswoorden maken het verschil.',
    'Three minutes a turn, one after the other, to 200 points; words of what lies that are not allowed score nothing.':
      'Drie minuten per beurt, na elkaar, tot 200 punten; wat er ligt en niet mag, scoort niets.',
    'One word of each length from two to eight, two to four turns a round, no clock, to 300 points.':
      'Eén woord van elke lengte van twee tot acht, twee tot vier beurten per ronde, zonder klok, tot 300 punten.',
    'Game Two with everybody building at the same time, five minutes a turn; one round.':
      'Spel 2, iedereen bouwt tegelijk, vijf minuten per beurt; één ronde.',
    'Game One in turns of 90 seconds, two turns each.': 'Spel 1 in beurten van 90 seconden, twee beurten per persoon.',
    'Game Two in turns with five minutes each, six rounds.': 'Spel 2 om de beurt, vijf minuten per beurt, zes ronden.',
    'Game One at the same time with five minutes a turn; the others decide which words count. Three rounds.':
      'Spel 1, tegelijk, vijf minuten per beurt; de anderen beslissen welke woorden tellen. Drie ronden.',
    'The same dice for all, six rounds, what lies when time is up counts, and words may be challenged at five points.':
      'Dezelfde stenen voor iedereen, zes ronden; wat er ligt als de tijd om is, telt, en onterecht betwisten kost vijf punten.',
    "Three rounds as the rulebook's sentence reads: the higher of two words of one length is deducted as well.":
      'Drie ronden zoals het letterlijk in de spelregels staat: van twee woorden van één lengte gaat het hoogste er ook nog af.',
    'Take the trophy, turn it to gold, win the third round; no clock. A word in no list counts if all the others agree.':
      'Pak de trofee, draai hem naar goud, win de derde ronde; zonder klok. Een woord uit geen enkele lijst telt als alle anderen het goedvinden.',
    'A published house rule: after a mistake the next die in the bowl is checked instead.':
      'Een gepubliceerde huisregel: na een fout wordt de volgende dobbelsteen in de schaal nagekeken.',
    "No trophy: a round's winner sets one die aside and plays on with one fewer; three dice aside win.":
      'Zonder trofee: wie een ronde wint, legt een dobbelsteen opzij en speelt met één minder verder; drie opzij wint.',
    'No trophy: the first to win three rounds wins, and two minutes are all a round has.':
      'Zonder trofee: wie het eerst drie ronden wint, heeft gewonnen, en een ronde duurt maar twee minuten.',
    'No trophy: the first to win five rounds wins.': 'Zonder trofee: wie het eerst vijf ronden wint, heeft gewonnen.',
    'No trophy: the first to win ten rounds wins.': 'Zonder trofee: wie het eerst tien ronden wint, heeft gewonnen.',
    'The first to win three rounds; more time, and the table is told when nobody can link their dice.':
      'Wie het eerst drie ronden wint; meer tijd, en het wordt gezegd als niemand zijn dobbelstenen kan verbinden.',
    'Five rounds to win, five minutes each; the lists alone decide on words, and the table is told when nobody can finish.':
      'Vijf ronden om te winnen, elk vijf minuten; alleen de lijsten beslissen over woorden, en het wordt gezegd als niemand klaar kan komen.',
    'Ten rounds of two minutes, alone or together; the lists alone decide.':
      'Tien ronden van twee minuten, alleen of samen; alleen de lijsten beslissen.',

    // Wat de regels betekenen
    'How many turns everybody has.': 'Hoeveel beurten iedereen krijgt.',
    'Play to this total instead of a number of rounds; the round in which it is reached is finished.':
      'Tot dit totaal in plaats van een aantal ronden; de ronde waarin het wordt gehaald, wordt uitgespeeld.',
    'How often dice may be rolled again in a turn.': 'Hoe vaak je in een beurt opnieuw mag gooien.',
    'How often dice may be rolled again in a round.': 'Hoe vaak je in een ronde opnieuw mag gooien.',
    'The fewest letters a word may have.': 'Hoeveel letters een woord minstens heeft.',
    'Who says whether a word counts: the referee at once, the others by challenging or by vote, or the host.':
      'Wie zegt of een woord telt: meteen de woordenlijst, de anderen door te betwisten of te stemmen, of de spelleiding.',
    'Who says whether a word counts at the reveal: the referee, a challenger or a vote, or the host.':
      'Wie bij het onthullen zegt of een woord telt: de woordenlijst, wie het betwist, een stemming, of de spelleiding.',
    'Who says whether a word fits: lists of words, and the others by vote where those do not know; challenge: a word stands unless somebody disputes it; the others vote on every word; or the host where no list knows it.':
      'Wie zegt of een woord past: woordenlijsten, en waar die het niet weten de anderen door te stemmen; of een woord geldt, tenzij iemand twijfelt; of de anderen stemmen over elk woord; of de spelleiding, waar geen lijst het kent.',
    'With the referee judging: is a word that is not allowed refused, to try another, or does it score 0?':
      'Als de woordenlijst oordeelt: wordt een woord dat niet mag geweigerd, zodat je een ander probeert, of scoort het 0?',
    'With the referee judging: does a word that is not allowed score nothing, or is it refused when it is laid?':
      'Als de woordenlijst oordeelt: scoort een woord dat niet mag niets, of wordt het al bij het leggen geweigerd?',
    'With the referee judging: may you go on building when a word is not allowed or the words do not connect, or does the turn end and they score nothing?':
      'Als de woordenlijst oordeelt: mag je verder bouwen als een woord niet mag of iets niet samenhangt, of eindigt de beurt en scoort het niets?',
    'How long a declared word may be challenged, voted on or ruled on.':
      'Hoe lang een aangemeld woord betwist mag worden, of erover gestemd of beslist.',
    'How long words may be challenged, voted on or ruled on.':
      'Hoe lang woorden betwist mogen worden, of erover gestemd of beslist.',
    'How long a ballot, a challenge or a ruling may take.': 'Hoe lang stemmen, betwisten of beslissen mag duren.',
    'What a challenge costs when the word turns out to be allowed.': 'Wat betwisten kost als het woord toch mag.',
    'Time for a turn; none means no clock.': 'Tijd voor een beurt; geen betekent zonder klok.',
    'Time for a turn; none means three minutes in Game One and five in Game Two.':
      'Tijd voor een beurt; geen betekent drie minuten in spel 1 en vijf in spel 2.',
    'Who starts; none means that a roll decides.': 'Wie begint; geen betekent dat een worp beslist.',
    'Who starts; none means that the opening roll decides.': 'Wie begint; geen betekent dat de openingsworp beslist.',
    'Who goes first; none means that everybody rolls and the highest sum does.':
      'Wie begint; geen betekent dat iedereen gooit en de hoogste som begint.',
    'The first Bookworm; none means that a roll decides.': 'De eerste Boekenwurm; geen betekent dat een worp beslist.',
    'Everybody plays at the same time, each with own dice or all with the same dice.':
      'Iedereen speelt tegelijk, ieder met eigen of allemaal met dezelfde dobbelstenen.',
    'With two or more seats: everybody builds at the same time, each with own dice or all with the same.':
      'Vanaf twee plaatsen: iedereen bouwt tegelijk, ieder met eigen of allemaal met dezelfde stenen.',
    'Without a clock: how long the table waits for anyone before it goes on without them.':
      'Zonder klok: hoe lang de tafel op iemand wacht voordat het zonder hem verdergaat.',
    'Without a clock: how long a round waits for anyone before it goes on without them.':
      'Zonder klok: hoe lang een ronde op iemand wacht voordat het zonder hem verdergaat.',
    'Without a clock: how long the table waits for a category, or for a word before it counts as failed.':
      'Zonder klok: hoe lang de tafel op een categorie wacht, of op een woord voordat het als gefaald telt.',
    'Without a clock: how long the table waits for anyone before the round ends without a winner.':
      'Zonder klok: hoe lang de tafel op iemand wacht voordat de ronde zonder winnaar eindigt.',
    "This seat's turn time as a share of everybody's.": 'De beurttijd van deze plaats, gemeten aan die van de anderen.',
    "This seat's time to think as a share of everybody's.":
      'De bedenktijd van deze plaats, gemeten aan die van de anderen.',
    "This seat's time in a round as a share of everybody's.":
      'De rondetijd van deze plaats, gemeten aan die van de anderen.',
    'How many rounds are played: 5 is short, 10 medium, 15 long.':
      'Hoeveel ronden er worden gespeeld: 5 is kort, 10 middel, 15 lang.',
    'Does the timer run? Without it a round lasts until everybody has locked in.':
      'Loopt de zandloper? Zonder duurt een ronde tot iedereen zijn woord heeft vastgelegd.',
    'How long the timer runs.': 'Hoe lang de zandloper loopt.',
    'Time to study the target letters; then the timer starts by itself if the starting player says nothing.':
      'Tijd om de doelletters te bekijken; daarna gaat de zandloper vanzelf lopen als niemand ‘Los!’ zegt.',
    'After the bell: how long the letters as they lay are still taken from the network.':
      'Na de bel: hoe lang de letters zoals ze lagen nog van het netwerk worden aangenomen.',
    'Where two ice dice show the same letter: does each of them count as a target matched?':
      'Als twee ijsblokjes dezelfde letter tonen: telt elk als een geraakt doel?',
    'The player with the lowest total gets the sugar die for the next round.':
      'Wie het laagste totaal heeft, krijgt voor de volgende ronde het suikerklontje.',
    'Right after the ice roll all players may agree to roll the target letters again, once.':
      'Meteen na de ijsworp mag iedereen samen één keer nieuwe doelletters afspreken.',
    "Everybody's drink dice fall alike: only the choices differ.":
      'Bij iedereen vallen dezelfde dobbelstenen: alleen de keuzes maken het verschil.',
    'This seat may reroll as often as it likes.': 'Deze plaats mag zo vaak opnieuw gooien als hij wil.',
    'The first run of the timer is for seats with a head start alone, then it runs for everybody.':
      'De eerste keer loopt de zandloper alleen voor plaatsen met een voorsprong, daarna voor iedereen.',
    'Targets are ignored: word value x number of letters.': 'Doelletters doen niet mee: woordwaarde × aantal letters.',
    "The bonus table of the board's side B, which starts at three letters.":
      'De bonustabel van bordkant B, die al bij drie letters begint.',
    'The round in which somebody reaches this total is the last.':
      'De ronde waarin iemand dit totaal haalt, is de laatste.',
    'With children: always the easy, green category of a card.':
      'Met kinderen: altijd de makkelijke, groene categorie van een kaart.',
    'Play with the green special die: A-Z, NOT and ?. The rulebook advises against it for first games.':
      'Met de groene speciale dobbelsteen: A-Z, NOT en ?. Voor eerste partijen raden de spelregels hem af.',
    'Time to think of a word before the count begins.': 'Tijd om een woord te bedenken voordat het tellen begint.',
    'How long the count down to 0 takes; at 0 you have failed.':
      'Hoe lang er tot 0 wordt geteld; bij 0 heb je gefaald.',
    'No clock and no count: think as long as you like.': 'Geen klok en geen tellen: denk zo lang als je wilt.',
    'How long the Bookworm may choose a category, where a clock runs; after that it is the easy one.':
      'Hoe lang de Boekenwurm een categorie mag kiezen als er een klok loopt; daarna is het de makkelijke.',
    'With challenges: how long a word may be disputed before it stands.':
      'Bij betwisten: hoe lang je aan een woord mag twijfelen voordat het geldt.',
    "How long a vote, or the host's ruling, may take; the namer's clock stands meanwhile.":
      'Hoe lang een stemming of de spelleiding mag duren; de klok staat zo lang stil.',
    'Game One: as many words as you can before time runs out. Game Two: one word of each length from 2 to 8.':
      'Spel 1: zoveel woorden als je kunt tot de tijd om is. Spel 2: één woord van elke lengte van 2 tot 8.',
    'The round in which somebody reaches this total is the last. With no limit of any kind set: 200 in Game One and 300 in Game Two, as the rulebook suggests.':
      'De ronde waarin iemand dit totaal haalt, is de laatste. Is er helemaal geen grens gesteld: 200 in spel 1 en 300 in spel 2, zoals de spelregels voorstellen.',
    'The match ends after this many rounds.': 'Na zoveel ronden is de partij afgelopen.',
    'The match ends when everybody has had this many turns; in Game Two a passed turn counts as one.':
      'De partij is afgelopen als iedereen zoveel beurten heeft gehad; in spel 2 telt een gepaste beurt mee.',
    'Game Two without a clock, as the rulebook has it.': 'Spel 2 zonder klok, zoals het in de spelregels staat.',
    'Of two words of one length in a round of Game Two the lower counts; harsh: the higher is deducted too.':
      'Van twee woorden van één lengte in een ronde van spel 2 telt het laagste; of het hoogste gaat er ook nog af.',
    'What wins: the trophy tile a third time running, a number of rounds, or dice set aside.':
      'Waarmee je wint: de trofee voor de derde keer op rij, een aantal ronden, of dobbelstenen opzij.',
    'Without the trophy: how many rounds to win, or how many dice to set aside.':
      'Zonder trofee: hoeveel ronden je moet winnen, of hoeveel dobbelstenen je opzij moet leggen.',
    'When nobody has tossed a die by then, the round ends without a winner; none means no clock, as printed.':
      'Als tegen die tijd niemand een dobbelsteen heeft gegooid, eindigt de ronde zonder winnaar; niets ingevuld betekent geen klok, zoals gedrukt.',
    'With a clock: is the word that lies finished on the tray declared when time is up, or does the turn score 0?':
      'Met klok: geldt het woord dat klaarligt als de tijd om is als aangemeld, of scoort de beurt 0?',
    'Before each roll: dice are rolled when everybody is ready, and after this time at the latest.':
      'Voor elke worp: er wordt gegooid als iedereen klaar is, en uiterlijk na deze tijd.',
    'After a mistake, is the next die in the bowl checked instead?':
      'Wordt na een fout de volgende dobbelsteen in de schaal nagekeken?',
    'With `next_die`: how long after the first die others may still toss theirs.':
      'Als na een fout de volgende dobbelsteen wordt nagekeken: hoe lang na de eerste de anderen die van hen nog mogen gooien.',
    'A word that is in no list: do the others decide, all of them agreeing, or is it a mistake?':
      'Een woord dat in geen enkele lijst staat: beslissen de anderen, en wel eensgezind, of is het een fout?',
    'How long the others may think about a word.': 'Hoe lang de anderen over een woord mogen nadenken.',
    'Is the table told when no player can link their dice?':
      'Wordt het gezegd als niemand zijn dobbelstenen kan verbinden?',
    'The match ends after so many rounds at the latest; none means when somebody has won, as printed.':
      'Uiterlijk na zoveel ronden is de partij afgelopen; niets ingevuld betekent als iemand heeft gewonnen, zoals gedrukt.',

    // Tafel en server
    'The match is over.': 'De partij is afgelopen.',
    'The match has not begun: not everybody is there yet.': 'De partij is nog niet begonnen: nog niet iedereen is er.',
    'You have left this match.': 'Je hebt deze partij verlaten.',
    'That is not your seat.': 'Dat is jouw plaats niet.',
    'Several seats play on this device; say which one plays.':
      'Op dit apparaat spelen meerdere plaatsen; zeg welke er speelt.',
    'You are watching; only those who have a seat can play.': 'Je kijkt toe; alleen wie een plaats heeft, kan spelen.',
    'Whoever set this table up has taken it away.': 'Wie deze tafel had geopend, heeft hem weer afgeruimd.',
    'Every seat of this match is taken; you can watch it.': 'Alle plaatsen van deze partij zijn bezet; je kunt kijken.',
    'No seat of this match has that token.': 'Bij deze sleutel hoort geen plaats van deze partij.',
    'The record can be downloaded once the match has ended.':
      'Het verslag kun je downloaden zodra de partij is afgelopen.',
    'The match is one of {0}, not of {1}.': 'Dit is een partij van {0}, niet van {1}.',
    'No free code was found for the match; try again.': 'Er was geen code vrij voor de partij; probeer het nog eens.',
    'The match has not begun.': 'De partij is nog niet begonnen.',
    'The match is not over yet; play it to its end first.': 'De partij is nog niet afgelopen; speel hem eerst uit.',
    'The free seats are kept for those who played before, for {0} min more.':
      'De vrije plaatsen worden nog {0} min vrijgehouden voor wie eerder meespeelde.',
    'No team of this match has that invitation; ask for it again.':
      'Geen team van deze partij heeft die uitnodiging; vraag er opnieuw om.',
    '{0} people play for this team; there is no room for more.':
      'Voor dit team spelen {0} mensen; er is geen plaats voor meer.',
    'Nobody plays as a team at that seat.': 'Op die plaats speelt niemand als team.',
    'You sit at this table already; leave it first if you want another seat.':
      'Je zit al aan deze tafel; sta eerst op als je een andere plaats wilt.',
    'This search took too long here; ask for less, or ask the command line.':
      'Deze zoektocht duurde hier te lang; vraag minder, of vraag het de opdrachtregel.',
    'Too many positions are being solved at the moment; try again in {0} s.':
      'Er worden nu te veel posities opgelost; probeer het over {0} s nog eens.',
    'There is no match {0}.': 'Er is geen partij {0}.',
    'There is no game {0}; there is {1}.': 'Er is geen spel {0}; er is {1}.',
    'There is no bot for {0} yet.': 'Voor {0} is er nog geen bot.',
    'A page of another site cannot play here.': 'Een pagina van een andere site kan hier niet meespelen.',
    'This match cannot be read any more; it has been noted. All others go on.':
      'Deze partij is niet meer te lezen; dat is genoteerd. Alle andere gaan door.',
    'There is no solver for {0} yet.': 'Voor {0} is er nog geen oplosser.',
    'No help while you play a rated match.': 'Geen hulp tijdens een partij die meetelt.',
    'A request may have {0} bytes at most.': 'Een verzoek mag hoogstens {0} bytes groot zijn.',
    'Too many requests from your address; try again in {0} s.':
      'Te veel verzoeken vanaf jouw adres; probeer het over {0} s nog eens.',
    'Bots play {0} matches for your address among themselves; wait until one is over.':
      'Voor jouw adres lopen al {0} partijen van alleen bots; wacht tot er een is afgelopen.',
    'The whole request has to arrive within {0} s.': 'Het hele verzoek moet binnen {0} s aankomen.',
    'You have acted so often that this match has no room for more.':
      'Je hebt zo vaak iets gedaan dat er in deze partij geen plaats is voor meer.',
    'Too many messages; wait a moment.': 'Te veel berichten; wacht even.',
    'The body of the request is no JSON that can be read.': 'Het verzoek is geen leesbare JSON.',
    'The server cannot read or write its database at the moment. Try again shortly.':
      'De server kan nu niet bij zijn database. Probeer het zo nog eens.',
    'The server cannot store moves at the moment; nothing that was accepted is lost.':
      'De server kan nu geen zetten opslaan; wat was aangenomen, is niet verloren.',
    'Something went wrong in the server; it has been noted.': 'Er ging iets mis in de server; het is genoteerd.',
    'Something went wrong in this match; it has been noted. What was accepted is kept.':
      'Er ging iets mis in deze partij; het is genoteerd. Wat was aangenomen, blijft bewaard.',
    'This match failed several times and stays closed until it has been mended.':
      'Deze partij is meermaals misgegaan en blijft gesloten tot de fout is hersteld.',
    'No hello came in time.': 'De begroeting kwam niet op tijd.',
    'A spectator adds nothing to the dice.': 'Wie toekijkt, voegt niets toe aan de dobbelstenen.',
    'What the seat adds to the dice is not what it had committed to.':
      'Wat de plaats aan de dobbelstenen toevoegt, is niet wat hij had vastgelegd.',
  },
};
