// Hvad serveren siger, på dansk.

import type { Told } from '../told';

export const texts: Told = {
  letters: (n, letter) => (n === 0 ? `intet ${letter}` : n === 1 ? `ét ${letter}` : `${n} gange ${letter}`),

  sentences: {
    // Hvad der ikke passer
    'There is no dice set {0}; there is {1}.': 'Der er intet terningsæt {0}, kun {1}.',
    'A name can have {0} characters at most.': 'Et navn har højst {0} tegn.',
    'A name cannot have control characters in it, or marks that turn the writing.':
      'Et navn kan ikke have styretegn i sig eller tegn, der vender skriveretningen.',
    'A name needs at least one character that can be seen.': 'Et navn skal have mindst ét tegn, der kan ses.',
    'There is nothing at /{0}.': 'Der er intet på /{0}.',
    'There is nothing at {0}.': 'Der er intet på {0}.',
    'Too long (characters: {0} or fewer).': 'For langt (tegn: højst {0}).',
    'Too many (entries: {0} or fewer).': 'For mange (antal: højst {0}).',
    'This does not fit here.': 'Det passer ikke her.',
    'This has to be a number.': 'Her skal der stå et tal.',
    'This has to be a whole number.': 'Her skal der stå et helt tal.',
    'This has to be given.': 'Det skal angives.',
    'This has to be one of {0}.': 'Her går kun et af {0}.',
    'This has to be text.': 'Her skal der stå tekst.',
    'This has to be yes or no.': 'Her går kun ja eller nej.',
    'This has to be {0} or less.': 'Her går højst {0}.',
    'This has to be {0} or more.': 'Her går mindst {0}.',
    'This is not known here.': 'Det kendes ikke her.',
    'Too short (characters: {0} or more).': 'For kort (tegn: {0} eller flere).',
    'Too few (entries: {0} or more).': 'For få (antal: {0} eller flere).',
    '{0} does not answer {1}.': '{0} svarer ikke på {1}.',
    'house list: {0}': 'Husliste: <0>',

    // Træk, der ikke går
    'It is not your turn to act.': 'Det er ikke din tur lige nu.',
    'The table has moved on since you chose that.': 'Bordet er gået videre, siden du valgte det.',
    'You cannot {0} at this moment.': 'Det kan du ikke lige nu.',
    'You cannot challenge your own word.': 'Du kan ikke betvivle dit eget ord.',
    'No word that could be challenged lies before that seat.': 'Der ligger ikke noget ord der, som kan betvivles.',
    'That seat has laid no such word that could be challenged.': 'Der ligger ikke sådan et ord der, som kan betvivles.',
    'There is nothing to vote on.': 'Der er ikke noget at stemme om.',
    'Words are named in a vote against them; leave them out to accept all.':
      'Ord nævner man for at stemme imod dem; udelad dem for at lade alle gælde.',
    '{0} is not among the words in question: {1}.': '{0} er ikke et af de ord, det handler om: {1}.',
    'The others voted it down.': 'De andre stemte det ned.',
    'The host ruled it out.': 'Værten underkendte det.',
    'All the others agreed.': 'Alle de andre var enige.',
    'This blank was named {0}, and stays that letter for the turn.':
      'Denne blanke er kaldt {0} og forbliver det i denne tur.',
    'Nobody is left to say no.': 'Der er ingen tilbage til at sige nej.',
    'Not all the others agreed.': 'Ikke alle de andre var enige.',
    'No rerolls are left: declare a word from these dice, or pass.':
      'Ingen omslag tilbage: meld et ord fra disse terninger, eller meld pas.',
    'No rerolls are left: spell a word from these dice.': 'Ingen omslag tilbage: stav et ord med disse terninger.',
    'Name at least one die to reroll.': 'Vælg mindst én terning, der skal slås om.',
    'Name at least one die.': 'Vælg mindst én terning.',
    'The {0} die is named twice.': 'En terning er nævnt to gange: {0}.',
    'The die {0} is named twice.': 'En terning er nævnt to gange: {0}.',
    'There is no {0} die; the dice are {1}.': 'Der er ingen terning »{0}«, kun {1}.',
    'There is no die {0}: they are {1}.': 'Der er ingen terning »{0}«, kun {1}.',
    'There is no die called {0}: they are {1}.': 'Der er ingen terning »{0}«, kun {1}.',
    'You have no die called {0}; your dice are {1}.': 'Du har ingen terning »{0}«, kun {1}.',
    'The bell has rung: dice stay as they lie.': 'Klokken har ringet: terningerne bliver, som de ligger.',
    '{0} is not what the dice you named spell: {1}.': '{0} står ikke på de valgte terninger: {1}.',
    '{0} letters are more than {1} dice can spell.': '{0} bogstaver er flere, end {1} terninger kan stave.',
    'Your words do not all connect: join them, or take the loose dice away.':
      'Dine ord hænger ikke alle sammen: forbind dem, eller tag de løse klodser væk.',
    'One die is no word: lay two or more side by side, or take it away.':
      'Én klods er ikke noget ord: læg to eller flere ved siden af hinanden, eller tag den væk.',
    'Link {0} dice, then toss the last: none of them lies on the table yet.':
      'Forbind <0> terninger, og kast så den sidste: der ligger endnu ingen på bordet.',
    'Link {0} dice, then toss the last: one of them lies on the table.':
      'Forbind <0> terninger, og kast så den sidste: der ligger én på bordet.',
    'Link {0} dice, then toss the last: {1} of them lie on the table.':
      'Forbind <0> terninger, og kast så den sidste: der ligger <1> på bordet.',
    'Your dice lie in {0} groups: each die must touch another, all in one group.':
      'Dine terninger ligger i <0> grupper: alle skal røre hinanden, i én gruppe.',
    'Say which letter the wild on die {0} stands for.': 'Sig, hvilket bogstav jokeren står for.',
    'A die lies in the bowl: this roll is being decided.':
      'Der ligger en terning i skålen: dette kast er ved at blive afgjort.',
    'A new roll has been proposed already.': 'Der er allerede bedt om et nyt kast.',
    'These dice have been rolled {0} times in this round.': 'Terningerne er allerede kastet {0} gange i denne runde.',
    'The card has no category {0}: choose from {1}.': 'Kortet har ingen kategori »{0}«, kun {1}.',
    'That die lies before you already: take one from the display or another.':
      'Den terning ligger allerede foran dig: tag en fra udvalget eller fra en anden.',
    'No Bookworm card is left, so dice come from the display only.':
      'Der er ikke flere bogormekort, så terninger kommer kun fra udvalget.',
    'There is no NOT that you may take.': 'Der ligger ingen NOT, som du må tage.',
    '{0}: an article is not read, so it begins with {1}.': '{0}: en artikel læses ikke, så det begynder med {1}.',
    'A word or phrase has at most {0} characters.': 'Et ord eller en vending har højst {0} tegn.',
    '{0} does not begin with a letter of {1}.': '{0} begynder ikke med et bogstav fra {1}.',
    '{0} has been named in this round.': '{0} er allerede nævnt i denne runde.',
    '{0} was found not to fit in this round.': '{0} er allerede fundet ikke at passe i denne runde.',

    // Ord, der ikke tæller
    'A word needs at least one letter.': 'Et ord skal have mindst ét bogstav.',
    '{0} has {1}; a word is spelled with letters only.': '{0} har <1>; et ord staves kun med bogstaver.',
    'an apostrophe': 'en apostrof',
    'a hyphen': 'en bindestreg',
    'a space': 'et mellemrum',
    'the digit {0}': 'cifferet {0}',
    'an invisible character ({0})': 'et usynligt tegn ({0})',
    "the letter {0}, which this language's dice do not have": 'bogstavet {0}, som sprogets terninger ikke har',
    'the character {0}': 'tegnet {0}',
    '{0} is too short: a word has at least {1} letters.': '{0} er for kort: et ord har mindst {1} bogstaver.',
    '{0} is a single letter; a word has two or more.': '{0} er et enkelt bogstav; et ord har mindst to.',
    '{0} is not in the {1}.': '{0} står ikke på listen »<1>«.',
    '{0} is not in the {1}; it is in the {2}.': '{0} står ikke på listen »<1>«, men på »<2>«.',
    '{0} is not in the {1}; it is {2}: {3}.': '{0} står ikke på listen »<1>«; det er <2>: {3}.',
    'a proper noun': 'et egennavn',
    'an abbreviation': 'en forkortelse',
    '{0} is in the {1}.': '{0} står på listen »<1>«.',
    '{0} There is no list of {1} to look it up in.': '<0> Der er ingen liste over <1> at slå op i.',
    names: 'navne',
    abbreviations: 'forkortelser',
    '{0} is on our list.': '{0} står på vores liste.',
    'The house list of this server is changed at its own machine.':
      'Denne servers husliste ændres på dens egen maskine.',
    'It is on the house list of this table.': 'Det står på bordets husliste.',
    'This table plays in family mode, which does without that word.':
      'Bordet spiller i familietilstand, og den klarer sig uden det ord.',

    // Bogstaver, der mangler
    '{0} needs {1}; your dice show {2}.': '{0} kræver <1>; dine terninger viser <2>.',
    '{0} needs {1} dice, and there are {2}.': '{0} kræver <1> terninger, og der er <2>.',
    '{0}, read as {1}, needs {2}; your dice show {3}.': '{0}, læst som {1}, kræver <2>; dine terninger viser <3>.',
    '{0}, read as {1}, needs {2} dice, and there are {3}.': '{0}, læst som {1}, kræver <2> terninger, og der er <3>.',
    'only {0} that can be any of these': 'i alt kun <0> af dem',
    '{0} wild': '<0> joker',
    '{0} wilds': '<0> jokere',
    none: 'ingen',
    no: 'ingen',
    one: 'én',
    two: 'to',
    three: 'tre',
    four: 'fire',
    five: 'fem',
    six: 'seks',
    seven: 'syv',
    eight: 'otte',
    nine: 'ni',
    ten: 'ti',
    eleven: 'elleve',
    twelve: 'tolv',

    // Lister og terninger
    '{0} ({1})': '<0> ({1})',
    'standard English word list': 'Engelsk',
    'extended English word list': 'Engelsk, udvidet',
    'list of English names': 'Engelske navne',
    'list of English abbreviations': 'Engelske forkortelser',
    'German word list': 'Tysk',
    'large German word list': 'Tysk, stor',
    'list of German names': 'Tyske navne',
    'list of German abbreviations': 'Tyske forkortelser',
    'Dutch word list': 'Nederlandsk',
    'list of Dutch names': 'Nederlandske navne',
    'list of Dutch abbreviations': 'Nederlandske forkortelser',
    'French word list': 'Fransk',
    'list of French names': 'Franske navne',
    'list of French abbreviations': 'Franske forkortelser',
    'Spanish word list': 'Spansk',
    'list of Spanish names': 'Spanske navne',
    'list of Spanish abbreviations': 'Spanske forkortelser',
    'Danish word list': 'Dansk',
    'list of Danish names': 'Danske navne',
    'list of Danish abbreviations': 'Danske forkortelser',
    'Italian word list': 'Italiensk',
    'list of Italian names': 'Italienske navne',
    'list of Italian abbreviations': 'Italienske forkortelser',
    'Dicewords, English': 'Dicewords, engelsk',
    'Dice Words, English': 'Icewords, engelsk',
    'Bookworm, English': 'Bookworm, engelsk',
    'Bookworm, German': 'Bookworm, tysk',
    'Bookworm, Italian': 'Bookworm, italiensk',
    'Bookworm, Danish': 'Bookworm, dansk',
    'Bookworm, Dutch': 'Bookworm, hollandsk',
    'Crossword Cubes, English': 'Crossword Cubes, engelsk',
    'Speed Dice, English': 'Speed Dice, engelsk',
    'Speed Dice, German': 'Speed Dice, tysk',

    // Måder at spille på
    'As the rulebook has it': 'Efter spillereglerne',
    'As the rulebook has it, three minutes a turn': 'Efter spillereglerne, tre minutter pr. tur',
    'As the rulebook has it, with the special die': 'Efter spillereglerne, med specialterningen',
    Quick: 'Hurtig',
    'Quick, with the special die': 'Hurtig, med specialterningen',
    Short: 'Kort',
    'Short game': 'Kort parti',
    'Medium game': 'Mellemlangt parti',
    Long: 'Lang',
    'Long game': 'Langt parti',
    'Short: three rounds to win': 'Kort: tre runder for at vinde',
    'Medium: five rounds to win': 'Mellem: fem runder for at vinde',
    'Long: ten rounds to win': 'Lang: ti runder for at vinde',
    Family: 'Familie',
    'With children': 'Med børn',
    Tournament: 'Turnering',
    Club: 'Klub',
    Blitz: 'Lyn',
    'One chance': 'Én chance',
    'Race to 500': 'Kapløb til 500',
    'Same dice for all': 'Samme terninger til alle',
    'Without a clock': 'Uden ur',
    'Sugar cube': 'Sukkerknald',
    'New target letters': 'Nye målbogstaver',
    'The next die counts': 'Den næste terning tæller',
    'Second edition': 'Anden udgave',
    'Practice against the clock': 'Øvelse mod uret',
    'Game One as the rulebook has it': 'Spil 1 efter spillereglerne',
    'Game Two as the rulebook has it': 'Spil 2 efter spillereglerne',
    'Game Two, to the letter': 'Spil 2, helt efter bogen',
    'Game Two, together': 'Spil 2, sammen',
    'The referee checks each word at once; one that is not allowed may be tried again. Five rounds.':
      'Hvert ord slås op med det samme; er det ikke tilladt, må du prøve igen. Fem runder.',
    'A declared word stands unless somebody challenges it; a refuted word scores nothing.':
      'Et meldt ord gælder, medmindre nogen betvivler det; et ord, der falder, giver ingenting.',
    'Challenges as in the rulebook, with its optional turn limit.':
      'Betvivl som i spillereglerne, med deres valgfri tidsgrænse.',
    'The referee checks each declared word, and one that is not allowed scores nothing.':
      'Hvert meldt ord slås op, og et, der ikke er tilladt, giver ingenting.',
    'Ten rounds, challenges, three minutes a turn, and a failed challenge costs ten points.':
      'Ti runder, ord må betvivles, tre minutter pr. tur, og at betvivle forkert koster ti point.',
    'The round in which somebody reaches 500 points is the last.':
      'Den runde, hvor nogen når 500 point, er den sidste.',
    'Everybody plays at the same time with the same dice: only the choices differ.':
      'Alle spiller samtidig med de samme terninger: kun valgene gør forskellen.',
    'Everybody plays at the same time, one minute a turn, three rounds.':
      'Alle spiller samtidig, ét minut pr. tur, tre runder.',
    'Five rounds of two minutes. The referee judges the words at the reveal; one that is not allowed scores nothing.':
      'Fem runder på to minutter. Ordene slås op, når de vises; et, der ikke er tilladt, giver ingenting.',
    'Five rounds of two minutes. A word counts unless somebody disputes it; then the dictionary decides.':
      'Fem runder på to minutter. Et ord tæller, medmindre nogen betvivler det; så afgør ordbogen det.',
    'Ten rounds of two minutes.': 'Ti runder på to minutter.',
    'Fifteen rounds of two minutes.': 'Femten runder på to minutter.',
    'Five rounds of one minute; a word that is not allowed cannot be locked in, and another may be tried.':
      'Fem runder på ét minut; et ord, der ikke er tilladt, kan ikke låses, og et andet må prøves.',
    'After each round the player with the lowest total gets an eighth die for the next.':
      'Efter hver runde får den, der har den laveste sum, en ottende terning til den næste.',
    'Right after the ice roll, all players together may ask for other target letters, once.':
      'Lige efter iskastet må alle i fællesskab bede om andre målbogstaver, én gang.',
    'Sugar cube and new target letters, three minutes a round, and the others decide on each word.':
      'Sukkerknald og nye målbogstaver, tre minutter pr. runde, og de andre afgør hvert ord.',
    "Ten rounds in which everybody's drink dice fall alike: only the choices differ.":
      'Ti runder, hvor alle får de samme terninger: kun valgene gør forskellen.',
    'Each round lasts until everybody has locked in a word.': 'Hver runde varer, til alle har låst et ord.',
    'Ten seconds to think and a counted five; words our lists do not know are put to the vote. To 21 points.':
      'Ti sekunder til at tænke, så tælles der til fem; ord, som vores lister ikke kender, stemmes der om. Til 21 point.',
    'A word stands unless somebody disputes it, then the others vote. No special die, as advised for first games.':
      'Et ord gælder, medmindre nogen tvivler; så stemmer de andre. Uden specialterning, som det rådes til i de første partier.',
    'A-Z takes any letter, NOT saves you from failing, ? turns over a new category.':
      'A-Z tager et hvilket som helst bogstav, NOT redder dig fra at dumpe, ? vender en ny kategori.',
    'As Quick, and the green die is rolled with the others.': 'Som »Hurtig«, og den grønne terning slås med.',
    'Always the easy, green category, and half a minute to think.':
      'Altid den lette, grønne kategori, og et halvt minut til at tænke.',
    'Twenty seconds to think, and the others decide on every word.':
      'Tyve sekunder til at tænke, og de andre afgør hvert ord.',
    'Think as long as you like: a round ends when somebody gives up, or the last die is taken.':
      'Tænk, så længe du vil: en runde slutter, når nogen giver op, eller den sidste terning er taget.',
    'To 12 points.': 'Til 12 point.',
    'To 42 points.': 'Til 42 point.',
    'Seven seconds and a counted three, the special die on; words our lists do not know are for the host. To 30 points.':
      'Syv sekunder, så tælles der til tre, med specialterningen; ord, som vores lister ikke kender, afgør værten. Til 30 point.',
    'Game One, everybody builds at the same time for three minutes; three rounds. Words are checked at once.':
      'Spil 1, alle bygger samtidig i tre minutter; tre runder. Ordene slås op med det samme.',
    'Game One at the same time with the same dice, five rounds: only the crosswords differ.':
      'Spil 1, samtidig og med de samme klodser, fem runder: kun krydsordene gør forskellen.',
    'Three minutes a turn, one after the other, to 200 points; words of what lies that are not allowed score nothing.':
      'Tre minutter pr. tur, efter hinanden, til 200 point; det, der ligger og ikke er tilladt, giver ingenting.',
    'One word of each length from two to eight, two to four turns a round, no clock, to 300 points.':
      'Ét ord af hver længde fra to til otte, to til fire ture pr. runde, uden ur, til 300 point.',
    'Game Two with everybody building at the same time, five minutes a turn; one round.':
      'Spil 2, alle bygger samtidig, fem minutter pr. tur; én runde.',
    'Game One in turns of 90 seconds, two turns each.': 'Spil 1 i ture på 90 sekunder, to ture til hver.',
    'Game Two in turns with five minutes each, six rounds.': 'Spil 2 på skift, fem minutter pr. tur, seks runder.',
    'Game One at the same time with five minutes a turn; the others decide which words count. Three rounds.':
      'Spil 1, samtidig, fem minutter pr. tur; de andre afgør, hvilke ord der tæller. Tre runder.',
    'The same dice for all, six rounds, what lies when time is up counts, and words may be challenged at five points.':
      'Samme klodser til alle, seks runder; det, der ligger, når tiden er gået, tæller, og at betvivle forkert koster fem point.',
    "Three rounds as the rulebook's sentence reads: the higher of two words of one length is deducted as well.":
      'Tre runder, som der står ordret i spillereglerne: af to ord af samme længde trækkes det højeste også fra.',
    'Take the trophy, turn it to gold, win the third round; no clock. A word in no list counts if all the others agree.':
      'Tag pokalen, vend den til guld, vind den tredje runde; uden ur. Et ord, der ikke står på nogen liste, tæller, hvis alle de andre er enige.',
    'A published house rule: after a mistake the next die in the bowl is checked instead.':
      'En udgivet husregel: efter en fejl tjekkes den næste terning i skålen i stedet.',
    "No trophy: a round's winner sets one die aside and plays on with one fewer; three dice aside win.":
      'Uden pokal: vinderen af en runde lægger en terning til side og spiller videre med én færre; tre til side vinder.',
    'No trophy: the first to win three rounds wins, and two minutes are all a round has.':
      'Uden pokal: den første, der vinder tre runder, vinder, og en runde har kun to minutter.',
    'No trophy: the first to win five rounds wins.': 'Uden pokal: den første, der vinder fem runder, vinder.',
    'No trophy: the first to win ten rounds wins.': 'Uden pokal: den første, der vinder ti runder, vinder.',
    'The first to win three rounds; more time, and the table is told when nobody can link their dice.':
      'Den første, der vinder tre runder; mere tid, og der siges til, når ingen kan forbinde deres terninger.',
    'Five rounds to win, five minutes each; the lists alone decide on words, and the table is told when nobody can finish.':
      'Fem runder for at vinde, fem minutter hver; listerne alene afgør ord, og der siges til, når ingen kan blive færdig.',
    'Ten rounds of two minutes, alone or together; the lists alone decide.':
      'Ti runder på to minutter, alene eller sammen; listerne alene afgør.',

    // Hvad reglerne betyder
    'How many turns everybody has.': 'Hvor mange ture hver har.',
    'Play to this total instead of a number of rounds; the round in which it is reached is finished.':
      'Spil til denne sum i stedet for et antal runder; den runde, hvor den nås, spilles færdig.',
    'How often dice may be rolled again in a turn.': 'Hvor tit der må slås om i en tur.',
    'How often dice may be rolled again in a round.': 'Hvor tit der må slås om i en runde.',
    'The fewest letters a word may have.': 'Hvor mange bogstaver et ord mindst har.',
    'Who says whether a word counts: the referee at once, the others by challenging or by vote, or the host.':
      'Hvem siger, om et ord tæller: ordlisten med det samme, de andre ved at betvivle eller stemme, eller værten.',
    'Who says whether a word counts at the reveal: the referee, a challenger or a vote, or the host.':
      'Hvem siger, om et ord tæller, når ordene vises: ordlisten, den, der betvivler, en afstemning eller værten.',
    'Who says whether a word fits: lists of words, and the others by vote where those do not know; challenge: a word stands unless somebody disputes it; the others vote on every word; or the host where no list knows it.':
      'Hvem siger, om et ord passer: ordlister, og hvor de ikke ved det, de andre ved at stemme; eller et ord gælder, medmindre nogen tvivler; eller de andre stemmer om hvert ord; eller værten, hvor ingen liste kender det.',
    'With the referee judging: is a word that is not allowed refused, to try another, or does it score 0?':
      'Når ordlisten afgør: afvises et ord, der ikke er tilladt, så du prøver et andet, eller giver det 0?',
    'With the referee judging: does a word that is not allowed score nothing, or is it refused when it is laid?':
      'Når ordlisten afgør: giver et ord, der ikke er tilladt, ingenting, eller afvises det, når det lægges?',
    'With the referee judging: may you go on building when a word is not allowed or the words do not connect, or does the turn end and they score nothing?':
      'Når ordlisten afgør: må du bygge videre, når et ord ikke er tilladt eller ikke hænger sammen, eller slutter turen, og det giver ingenting?',
    'How long a declared word may be challenged, voted on or ruled on.':
      'Hvor længe et meldt ord kan betvivles, stemmes om eller afgøres.',
    'How long words may be challenged, voted on or ruled on.':
      'Hvor længe ord kan betvivles, stemmes om eller afgøres.',
    'How long a ballot, a challenge or a ruling may take.':
      'Hvor længe en afstemning, en indsigelse eller en afgørelse må vare.',
    'What a challenge costs when the word turns out to be allowed.':
      'Hvad det koster at betvivle et ord, der viser sig at være tilladt.',
    'Time for a turn; none means no clock.': 'Tid til en tur; ingen betyder uden ur.',
    'Time for a turn; none means three minutes in Game One and five in Game Two.':
      'Tid til en tur; ingen betyder tre minutter i spil 1 og fem i spil 2.',
    'Who starts; none means that a roll decides.': 'Hvem der begynder; ingen betyder, at et kast afgør det.',
    'Who starts; none means that the opening roll decides.':
      'Hvem der begynder; ingen betyder, at åbningskastet afgør det.',
    'Who goes first; none means that everybody rolls and the highest sum does.':
      'Hvem der begynder; ingen betyder, at alle kaster, og den højeste sum begynder.',
    'The first Bookworm; none means that a roll decides.': 'Den første bogorm; ingen betyder, at et kast afgør det.',
    'Everybody plays at the same time, each with own dice or all with the same dice.':
      'Alle spiller samtidig, hver med egne terninger eller alle med de samme.',
    'With two or more seats: everybody builds at the same time, each with own dice or all with the same.':
      'Med to eller flere pladser: alle bygger samtidig, hver med egne klodser eller alle med de samme.',
    'Without a clock: how long the table waits for anyone before it goes on without them.':
      'Uden ur: hvor længe bordet venter på nogen, før det går videre uden dem.',
    'Without a clock: how long a round waits for anyone before it goes on without them.':
      'Uden ur: hvor længe en runde venter på nogen, før den går videre uden dem.',
    'Without a clock: how long the table waits for a category, or for a word before it counts as failed.':
      'Uden ur: hvor længe bordet venter på en kategori, eller på et ord, før det regnes for dumpet.',
    'Without a clock: how long the table waits for anyone before the round ends without a winner.':
      'Uden ur: hvor længe bordet venter på nogen, før runden slutter uden vinder.',
    "This seat's turn time as a share of everybody's.": "Denne plads' tid til en tur, målt mod de andres.",
    "This seat's time to think as a share of everybody's.": "Denne plads' betænkningstid, målt mod de andres.",
    "This seat's time in a round as a share of everybody's.": "Denne plads' tid i en runde, målt mod de andres.",
    'How many rounds are played: 5 is short, 10 medium, 15 long.':
      'Hvor mange runder der spilles: 5 er kort, 10 mellem, 15 langt.',
    'Does the timer run? Without it a round lasts until everybody has locked in.':
      'Løber timeglasset? Uden det varer en runde, til alle har låst.',
    'How long the timer runs.': 'Hvor længe timeglasset løber.',
    'Time to study the target letters; then the timer starts by itself if the starting player says nothing.':
      'Tid til at kigge på målbogstaverne; så løber timeglasset af sig selv, hvis ingen siger »Af sted!«.',
    'After the bell: how long the letters as they lay are still taken from the network.':
      'Efter klokken: hvor længe bogstaverne, som de lå, stadig tages imod fra nettet.',
    'Where two ice dice show the same letter: does each of them count as a target matched?':
      'Når to isterninger viser samme bogstav: tæller hver af dem som et ramt mål?',
    'The player with the lowest total gets the sugar die for the next round.':
      'Den, der har den laveste sum, får sukkerknalden til næste runde.',
    'Right after the ice roll all players may agree to roll the target letters again, once.':
      'Lige efter iskastet må alle blive enige om nye målbogstaver, én gang.',
    "Everybody's drink dice fall alike: only the choices differ.":
      'Alle får de samme terninger: kun valgene gør forskellen.',
    'This seat may reroll as often as it likes.': 'Denne plads må slå om, så tit den vil.',
    'The first run of the timer is for seats with a head start alone, then it runs for everybody.':
      'Første gang løber timeglasset kun for pladser med forspring, derefter for alle.',
    'Targets are ignored: word value x number of letters.': 'Målbogstaver tæller ikke: ordværdi × antal bogstaver.',
    "The bonus table of the board's side B, which starts at three letters.":
      'Bonustabellen på pladens side B, som begynder ved tre bogstaver.',
    'The round in which somebody reaches this total is the last.':
      'Den runde, hvor nogen når denne sum, er den sidste.',
    'With children: always the easy, green category of a card.':
      'Med børn: altid den lette, grønne kategori på et kort.',
    'Play with the green special die: A-Z, NOT and ?. The rulebook advises against it for first games.':
      'Spil med den grønne specialterning: A-Z, NOT og ?. Spillereglerne fraråder den i de første partier.',
    'Time to think of a word before the count begins.': 'Tid til at finde et ord, før der tælles.',
    'How long the count down to 0 takes; at 0 you have failed.': 'Hvor længe der tælles ned til 0; ved 0 er du dumpet.',
    'No clock and no count: think as long as you like.': 'Intet ur og ingen tælling: tænk, så længe du vil.',
    'How long the Bookworm may choose a category, where a clock runs; after that it is the easy one.':
      'Hvor længe bogormen må vælge en kategori, når der er ur på; derefter bliver det den lette.',
    'With challenges: how long a word may be disputed before it stands.':
      'Ved tvivl: hvor længe et ord kan betvivles, før det gælder.',
    "How long a vote, or the host's ruling, may take; the namer's clock stands meanwhile.":
      'Hvor længe en afstemning eller værtens afgørelse må vare; uret står stille imens.',
    'Game One: as many words as you can before time runs out. Game Two: one word of each length from 2 to 8.':
      'Spil 1: så mange ord, du kan, før tiden er gået. Spil 2: ét ord af hver længde fra 2 til 8.',
    'The round in which somebody reaches this total is the last. With no limit of any kind set: 200 in Game One and 300 in Game Two, as the rulebook suggests.':
      'Den runde, hvor nogen når denne sum, er den sidste. Er der slet ingen grænse: 200 i spil 1 og 300 i spil 2, som spillereglerne foreslår.',
    'The match ends after this many rounds.': 'Partiet slutter efter så mange runder.',
    'The match ends when everybody has had this many turns; in Game Two a passed turn counts as one.':
      'Partiet slutter, når alle har haft så mange ture; i spil 2 tæller en tur, man melder pas i, også med.',
    'Game Two without a clock, as the rulebook has it.': 'Spil 2 uden ur, som der står i spillereglerne.',
    'Of two words of one length in a round of Game Two the lower counts; harsh: the higher is deducted too.':
      'Af to ord af samme længde i en runde af spil 2 tæller det laveste; eller det højeste trækkes også fra.',
    'What wins: the trophy tile a third time running, a number of rounds, or dice set aside.':
      'Hvad der vinder: pokalen tredje gang i træk, et antal runder eller terninger lagt til side.',
    'Without the trophy: how many rounds to win, or how many dice to set aside.':
      'Uden pokalen: hvor mange runder der skal vindes, eller hvor mange terninger der skal til side.',
    'When nobody has tossed a die by then, the round ends without a winner; none means no clock, as printed.':
      'Har ingen kastet en terning inden da, slutter runden uden vinder; uden tal er der intet ur, som trykt.',
    'With a clock: is the word that lies finished on the tray declared when time is up, or does the turn score 0?':
      'Med ur: gælder det ord, der ligger færdigt, når tiden er gået, som meldt, eller giver turen 0?',
    'Before each roll: dice are rolled when everybody is ready, and after this time at the latest.':
      'Før hvert kast: der slås, når alle er klar, og senest efter denne tid.',
    'After a mistake, is the next die in the bowl checked instead?':
      'Tjekkes den næste terning i skålen i stedet efter en fejl?',
    'With `next_die`: how long after the first die others may still toss theirs.':
      'Når den næste terning tjekkes efter en fejl: hvor længe efter den første de andre stadig må kaste deres.',
    'A word that is in no list: do the others decide, all of them agreeing, or is it a mistake?':
      'Et ord, der ikke står på nogen liste: afgør de andre det, hvis alle er enige, eller er det en fejl?',
    'How long the others may think about a word.': 'Hvor længe de andre må tænke over et ord.',
    'Is the table told when no player can link their dice?': 'Siges der til, når ingen kan forbinde deres terninger?',
    'The match ends after so many rounds at the latest; none means when somebody has won, as printed.':
      'Partiet slutter senest efter så mange runder; uden tal, når nogen har vundet, som trykt.',

    // Bord og server
    'The match is over.': 'Partiet er slut.',
    'The match has not begun: not everybody is there yet.': 'Partiet er ikke begyndt: alle er ikke kommet endnu.',
    'You have left this match.': 'Du har forladt dette parti.',
    'That is not your seat.': 'Det er ikke din plads.',
    'Several seats play on this device; say which one plays.':
      'Flere pladser spiller på denne enhed; sig, hvilken der spiller.',
    'You are watching; only those who have a seat can play.': 'Du ser med; kun den, der har en plads, kan spille.',
    'Whoever set this table up has taken it away.': 'Den, der åbnede bordet, har ryddet det væk igen.',
    'Every seat of this match is taken; you can watch it.': 'Alle pladser i dette parti er taget; du kan se med.',
    'No seat of this match has that token.': 'Ingen plads i dette parti har den nøgle.',
    'The record can be downloaded once the match has ended.': 'Protokollen kan hentes, når partiet er slut.',
    'The match is one of {0}, not of {1}.': 'Det er et parti {0}, ikke {1}.',
    'No free code was found for the match; try again.': 'Der var ingen ledig kode til partiet; prøv igen.',
    'The match has not begun.': 'Partiet er ikke begyndt.',
    'The match is not over yet; play it to its end first.': 'Partiet er ikke slut endnu; spil det først færdigt.',
    'The free seats are kept for those who played before, for {0} min more.':
      'De frie pladser holdes {0} min endnu til dem, der spillede før.',
    'No team of this match has that invitation; ask for it again.':
      'Intet hold i dette spil har den invitation; bed om den igen.',
    '{0} people play for this team; there is no room for more.':
      '{0} personer spiller for dette hold; der er ikke plads til flere.',
    'Nobody plays as a team at that seat.': 'Ingen spiller som hold på den plads.',
    'You sit at this table already; leave it first if you want another seat.':
      'Du sidder allerede ved dette bord; rejs dig først, hvis du vil have en anden plads.',
    'This search took too long here; ask for less, or ask the command line.':
      'Søgningen tog for lang tid her; spørg om mindre, eller spørg kommandolinjen.',
    'Too many positions are being solved at the moment; try again in {0} s.':
      'Der løses for mange stillinger lige nu; prøv igen om {0} s.',
    'There is no match {0}.': 'Der er intet parti {0}.',
    'There is no game {0}; there is {1}.': 'Der er intet spil {0}; der er {1}.',
    'There is no bot for {0} yet.': 'Der er endnu ingen robot til {0}.',
    'A page of another site cannot play here.': 'En side fra et andet websted kan ikke spille med her.',
    'This match cannot be read any more; it has been noted. All others go on.':
      'Dette parti kan ikke læses længere; det er noteret. Alle andre går videre.',
    'There is no solver for {0} yet.': 'Der er endnu ingen løser til {0}.',
    'No help while you play a rated match.': 'Ingen hjælp i et parti, der tæller.',
    'A request may have {0} bytes at most.': 'En forespørgsel må højst fylde {0} byte.',
    'Too many requests from your address; try again in {0} s.':
      'For mange forespørgsler fra din adresse; prøv igen om {0} s.',
    'Bots play {0} matches for your address among themselves; wait until one is over.':
      'For din adresse er der allerede {0} partier i gang kun med bots; vent, til et af dem er slut.',
    'The whole request has to arrive within {0} s.': 'Hele forespørgslen skal nå frem inden for {0} s.',
    'You have acted so often that this match has no room for more.':
      'Du har handlet så mange gange, at der ikke er plads til mere i dette parti.',
    'Too many messages; wait a moment.': 'For mange beskeder; vent et øjeblik.',
    'The body of the request is no JSON that can be read.': 'Forespørgslen er ikke læselig JSON.',
    'The server cannot read or write its database at the moment. Try again shortly.':
      'Serveren kan ikke komme til sin database lige nu. Prøv igen om lidt.',
    'The server cannot store moves at the moment; nothing that was accepted is lost.':
      'Serveren kan ikke gemme træk lige nu; intet, der er taget imod, er tabt.',
    'Something went wrong in the server; it has been noted.': 'Noget gik galt i serveren; det er noteret.',
    'Something went wrong in this match; it has been noted. What was accepted is kept.':
      'Noget gik galt i dette parti; det er noteret. Det, der er taget imod, er gemt.',
    'This match failed several times and stays closed until it has been mended.':
      'Dette parti er gået i stykker flere gange og er lukket, til fejlen er rettet.',
    'No hello came in time.': 'Hilsenen kom ikke i tide.',
    'A spectator adds nothing to the dice.': 'En tilskuer lægger intet til terningerne.',
    'What the seat adds to the dice is not what it had committed to.':
      'Det, pladsen lægger til terningerne, er ikke det, den havde bundet sig til.',
  },
};
