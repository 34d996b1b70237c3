// Was der Server sagt, auf Deutsch.

import type { Told } from '../told';

export const texts: Told = {
  letters: (n, letter) => (n === 0 ? `kein ${letter}` : n === 1 ? `ein ${letter}` : `${n}-mal ${letter}`),

  sentences: {
    // Was nicht passt
    'There is no dice set {0}; there is {1}.': 'Ein Würfelset „{0}“ gibt es nicht, nur {1}.',
    'A name can have {0} characters at most.': 'Ein Name hat höchstens {0} Zeichen.',
    'A name cannot have control characters in it, or marks that turn the writing.':
      'Ein Name darf keine Steuerzeichen enthalten und keine Zeichen, die die Schreibrichtung drehen.',
    'A name needs at least one character that can be seen.': 'Ein Name braucht mindestens ein Zeichen, das man sieht.',
    'There is nothing at /{0}.': 'Unter /{0} liegt nichts.',
    'There is nothing at {0}.': 'Unter {0} liegt nichts.',
    'Too long (characters: {0} or fewer).': 'Zu lang (Zeichen: höchstens {0}).',
    'Too many (entries: {0} or fewer).': 'Zu viele (Einträge: höchstens {0}).',
    'This does not fit here.': 'Das passt hier nicht.',
    'This has to be a number.': 'Hier gehört eine Zahl hin.',
    'This has to be a whole number.': 'Hier gehört eine ganze Zahl hin.',
    'This has to be given.': 'Das muss angegeben werden.',
    'This has to be one of {0}.': 'Hier geht nur eines von {0}.',
    'This has to be text.': 'Hier gehört Text hin.',
    'This has to be yes or no.': 'Hier geht nur ja oder nein.',
    'This has to be {0} or less.': 'Hier geht höchstens {0}.',
    'This has to be {0} or more.': 'Hier geht mindestens {0}.',
    'This is not known here.': 'Das ist hier unbekannt.',
    'Too short (characters: {0} or more).': 'Zu kurz (Zeichen: {0} oder mehr).',
    'Too few (entries: {0} or more).': 'Zu wenige (Einträge: {0} oder mehr).',
    '{0} does not answer {1}.': '{0} antwortet nicht auf {1}.',
    'house list: {0}': 'Hausliste: <0>',

    // Züge, die nicht gehen
    'It is not your turn to act.': 'Du bist gerade nicht dran.',
    'The table has moved on since you chose that.': 'Am Tisch ist es inzwischen weitergegangen.',
    'You cannot {0} at this moment.': 'Das geht gerade nicht.',
    'You cannot challenge your own word.': 'Dein eigenes Wort kannst du nicht anzweifeln.',
    'No word that could be challenged lies before that seat.': 'Dort liegt kein Wort, das sich anzweifeln ließe.',
    'That seat has laid no such word that could be challenged.':
      'Dort liegt kein solches Wort, das sich anzweifeln ließe.',
    'There is nothing to vote on.': 'Es gibt nichts abzustimmen.',
    'Words are named in a vote against them; leave them out to accept all.':
      'Wörter nennt, wer gegen sie stimmt; lass sie weg, um alle gelten zu lassen.',
    '{0} is not among the words in question: {1}.': '{0} ist keines der fraglichen Wörter: {1}.',
    'The others voted it down.': 'Die anderen haben dagegen gestimmt.',
    'The host ruled it out.': 'Die Spielleitung lässt es nicht gelten.',
    'All the others agreed.': 'Alle anderen waren dafür.',
    'This blank was named {0}, and stays that letter for the turn.':
      'Dieser Blankostein wurde als {0} benannt und bleibt es für diesen Zug.',
    'Nobody is left to say no.': 'Niemand ist mehr da, der Nein sagen könnte.',
    'Not all the others agreed.': 'Nicht alle anderen waren dafür.',
    'No rerolls are left: declare a word from these dice, or pass.':
      'Kein Nachwurf mehr: Sag ein Wort aus diesen Würfeln an, oder passe.',
    'No rerolls are left: spell a word from these dice.': 'Kein Nachwurf mehr: Bilde ein Wort aus diesen Würfeln.',
    'Name at least one die to reroll.': 'Wähle mindestens einen Würfel, der neu rollt.',
    'Name at least one die.': 'Wähle mindestens einen Würfel.',
    'The {0} die is named twice.': 'Ein Würfel ist doppelt genannt: <0>.',
    'The die {0} is named twice.': 'Ein Würfel ist doppelt genannt: {0}.',
    'There is no {0} die; the dice are {1}.': 'Einen Würfel „{0}“ gibt es nicht, nur {1}.',
    'There is no die {0}: they are {1}.': 'Einen Würfel „{0}“ gibt es nicht, nur {1}.',
    'There is no die called {0}: they are {1}.': 'Einen Würfel „{0}“ gibt es nicht, nur {1}.',
    'You have no die called {0}; your dice are {1}.': 'Du hast keinen Würfel „{0}“, nur {1}.',
    'The bell has rung: dice stay as they lie.': 'Die Glocke hat geläutet: Die Würfel bleiben, wie sie liegen.',
    '{0} is not what the dice you named spell: {1}.': '{0} steht nicht auf den gewählten Würfeln: {1}.',
    '{0} letters are more than {1} dice can spell.': '{0} Buchstaben sind mehr, als {1} Würfel hergeben.',
    'Your words do not all connect: join them, or take the loose dice away.':
      'Deine Wörter hängen nicht alle zusammen: Verbinde sie, oder nimm lose Würfel weg.',
    'One die is no word: lay two or more side by side, or take it away.':
      'Ein Würfel ist kein Wort: Leg zwei oder mehr nebeneinander, oder nimm ihn weg.',
    'Link {0} dice, then toss the last: none of them lies on the table yet.':
      'Erst <0> Würfel verbinden, dann den letzten werfen: noch liegt keiner auf dem Tisch.',
    'Link {0} dice, then toss the last: one of them lies on the table.':
      'Erst <0> Würfel verbinden, dann den letzten werfen: einer liegt auf dem Tisch.',
    'Link {0} dice, then toss the last: {1} of them lie on the table.':
      'Erst <0> Würfel verbinden, dann den letzten werfen: <1> liegen auf dem Tisch.',
    'Your dice lie in {0} groups: each die must touch another, all in one group.':
      'Deine Würfel liegen in <0> Gruppen: Alle müssen sich berühren, in einer einzigen Gruppe.',
    'Say which letter the wild on die {0} stands for.': 'Sag, für welchen Buchstaben der Joker steht.',
    'A die lies in the bowl: this roll is being decided.':
      'Ein Würfel liegt in der Schale: Dieser Wurf wird gerade entschieden.',
    'A new roll has been proposed already.': 'Um einen neuen Wurf wurde schon gebeten.',
    'These dice have been rolled {0} times in this round.':
      'Diese Würfel wurden in dieser Runde schon {0}-mal geworfen.',
    'The card has no category {0}: choose from {1}.': 'Eine Kategorie „{0}“ hat die Karte nicht, nur {1}.',
    'That die lies before you already: take one from the display or another.':
      'Dieser Würfel liegt schon vor dir: Nimm einen aus der Auslage oder von jemand anderem.',
    'No Bookworm card is left, so dice come from the display only.':
      'Keine Bücherwurm-Karte ist mehr da, also gibt es Würfel nur aus der Auslage.',
    'There is no NOT that you may take.': 'Es liegt kein NOT, das du nehmen darfst.',
    '{0}: an article is not read, so it begins with {1}.':
      '{0}: Ein Artikel wird nicht gelesen, es fängt also mit {1} an.',
    'A word or phrase has at most {0} characters.': 'Ein Wort oder eine Wendung hat höchstens {0} Zeichen.',
    '{0} does not begin with a letter of {1}.': '{0} fängt nicht mit einem Buchstaben von {1} an.',
    '{0} has been named in this round.': '{0} wurde in dieser Runde schon genannt.',
    '{0} was found not to fit in this round.': '{0} hat in dieser Runde schon einmal nicht gepasst.',

    // Wörter, die nicht zählen
    'A word needs at least one letter.': 'Ein Wort braucht mindestens einen Buchstaben.',
    '{0} has {1}; a word is spelled with letters only.': '{0} enthält <1>; ein Wort besteht nur aus Buchstaben.',
    'an apostrophe': 'einen Apostroph',
    'a hyphen': 'einen Bindestrich',
    'a space': 'ein Leerzeichen',
    'the digit {0}': 'die Ziffer {0}',
    'an invisible character ({0})': 'ein unsichtbares Zeichen ({0})',
    "the letter {0}, which this language's dice do not have":
      'den Buchstaben {0}, den die Würfel dieser Sprache nicht haben',
    'the character {0}': 'das Zeichen {0}',
    '{0} is too short: a word has at least {1} letters.': '{0} ist zu kurz: Ein Wort hat mindestens {1} Buchstaben.',
    '{0} is a single letter; a word has two or more.': '{0} ist ein einzelner Buchstabe; ein Wort hat mindestens zwei.',
    '{0} is not in the {1}.': '{0} steht nicht in der Liste „<1>“.',
    '{0} is not in the {1}; it is in the {2}.': '{0} steht nicht in der Liste „<1>“, wohl aber in „<2>“.',
    '{0} is not in the {1}; it is {2}: {3}.': '{0} steht nicht in der Liste „<1>“; es ist <2>: {3}.',
    'a proper noun': 'ein Eigenname',
    'an abbreviation': 'eine Abkürzung',
    '{0} is in the {1}.': '{0} steht in der Liste „<1>“.',
    '{0} There is no list of {1} to look it up in.': '<0> Eine Liste für <1> zum Nachschlagen gibt es nicht.',
    names: 'Namen',
    abbreviations: 'Abkürzungen',
    '{0} is on our list.': '{0} steht auf unserer Liste.',
    'The house list of this server is changed at its own machine.':
      'Die Hausliste dieses Servers wird an seinem eigenen Rechner geändert.',
    'It is on the house list of this table.': 'Es steht auf der Hausliste dieses Tisches.',
    'This table plays in family mode, which does without that word.':
      'Dieser Tisch spielt im Familienmodus, und der kommt ohne dieses Wort aus.',

    // Buchstaben, die fehlen
    '{0} needs {1}; your dice show {2}.': '{0} braucht <1>; deine Würfel zeigen <2>.',
    '{0} needs {1} dice, and there are {2}.': '{0} braucht <1> Würfel, und da sind <2>.',
    '{0}, read as {1}, needs {2}; your dice show {3}.': '{0}, gelesen als {1}, braucht <2>; deine Würfel zeigen <3>.',
    '{0}, read as {1}, needs {2} dice, and there are {3}.':
      '{0}, gelesen als {1}, braucht <2> Würfel, und da sind <3>.',
    'only {0} that can be any of these': 'davon nur <0> zusammen',
    '{0} wild': '<0> Joker',
    '{0} wilds': '<0> Joker',
    none: 'keinen',
    no: 'kein',
    one: 'einen',
    two: 'zwei',
    three: 'drei',
    four: 'vier',
    five: 'fünf',
    six: 'sechs',
    seven: 'sieben',
    eight: 'acht',
    nine: 'neun',
    ten: 'zehn',
    eleven: 'elf',
    twelve: 'zwölf',

    // Listen und Würfel
    '{0} ({1})': '<0> ({1})',
    'standard English word list': 'Englisch',
    'extended English word list': 'Englisch, erweitert',
    'list of English names': 'Englische Namen',
    'list of English abbreviations': 'Englische Abkürzungen',
    'German word list': 'Deutsch',
    'large German word list': 'Deutsch, groß',
    'list of German names': 'Deutsche Namen',
    'list of German abbreviations': 'Deutsche Abkürzungen',
    'Dutch word list': 'Niederländisch',
    'list of Dutch names': 'Niederländische Namen',
    'list of Dutch abbreviations': 'Niederländische Abkürzungen',
    'French word list': 'Französisch',
    'list of French names': 'Französische Namen',
    'list of French abbreviations': 'Französische Abkürzungen',
    'Spanish word list': 'Spanisch',
    'list of Spanish names': 'Spanische Namen',
    'list of Spanish abbreviations': 'Spanische Abkürzungen',
    'Danish word list': 'Dänisch',
    'list of Danish names': 'Dänische Namen',
    'list of Danish abbreviations': 'Dänische Abkürzungen',
    'Italian word list': 'Italienisch',
    'list of Italian names': 'Italienische Namen',
    'list of Italian abbreviations': 'Italienische Abkürzungen',
    'Dicewords, English': 'Dicewords, englisch',
    'Dice Words, English': 'Icewords, englisch',
    'Bookworm, English': 'Bookworm, englisch',
    'Bookworm, German': 'Bookworm, deutsch',
    'Bookworm, Italian': 'Bookworm, italienisch',
    'Bookworm, Danish': 'Bookworm, dänisch',
    'Bookworm, Dutch': 'Bookworm, niederländisch',
    'Crossword Cubes, English': 'Crossword Cubes, englisch',
    'Speed Dice, English': 'Speed Dice, englisch',
    'Speed Dice, German': 'Speed Dice, deutsch',

    // Spielweisen
    'As the rulebook has it': 'Nach der Spielregel',
    'As the rulebook has it, three minutes a turn': 'Nach der Spielregel, drei Minuten je Zug',
    'As the rulebook has it, with the special die': 'Nach der Spielregel, mit Sonderwürfel',
    Quick: 'Schnell',
    'Quick, with the special die': 'Schnell, mit Sonderwürfel',
    Short: 'Kurz',
    'Short game': 'Kurze Partie',
    'Medium game': 'Mittlere Partie',
    Long: 'Lang',
    'Long game': 'Lange Partie',
    'Short: three rounds to win': 'Kurz: drei Runden zum Sieg',
    'Medium: five rounds to win': 'Mittel: fünf Runden zum Sieg',
    'Long: ten rounds to win': 'Lang: zehn Runden zum Sieg',
    Family: 'Familie',
    'With children': 'Mit Kindern',
    Tournament: 'Turnier',
    Club: 'Verein',
    Blitz: 'Blitz',
    'One chance': 'Nur ein Versuch',
    'Race to 500': 'Wettlauf bis 500',
    'Same dice for all': 'Dieselben Würfel für alle',
    'Without a clock': 'Ohne Uhr',
    'Sugar cube': 'Zuckerwürfel',
    'New target letters': 'Neue Zielbuchstaben',
    'The next die counts': 'Der nächste Würfel zählt',
    'Second edition': 'Zweite Auflage',
    'Practice against the clock': 'Üben gegen die Uhr',
    'Game One as the rulebook has it': 'Spiel 1 nach der Spielregel',
    'Game Two as the rulebook has it': 'Spiel 2 nach der Spielregel',
    'Game Two, to the letter': 'Spiel 2, aufs Wort genau',
    'Game Two, together': 'Spiel 2, gemeinsam',
    'The referee checks each word at once; one that is not allowed may be tried again. Five rounds.':
      'Jedes Wort wird sofort nachgeschlagen; gilt es nicht, darfst du es noch einmal versuchen. Fünf Runden.',
    'A declared word stands unless somebody challenges it; a refuted word scores nothing.':
      'Ein angesagtes Wort gilt, wenn niemand es anzweifelt; ein widerlegtes zählt nichts.',
    'Challenges as in the rulebook, with its optional turn limit.':
      'Anzweifeln wie in der Spielregel, dazu ihre wahlweise Zeitgrenze.',
    'The referee checks each declared word, and one that is not allowed scores nothing.':
      'Jedes angesagte Wort wird nachgeschlagen, und eins, das nicht gilt, zählt nichts.',
    'Ten rounds, challenges, three minutes a turn, and a failed challenge costs ten points.':
      'Zehn Runden, Anzweifeln erlaubt, drei Minuten je Zug, und falsches Anzweifeln kostet zehn Punkte.',
    'The round in which somebody reaches 500 points is the last.':
      'Die Runde, in der jemand 500 Punkte erreicht, ist die letzte.',
    'Everybody plays at the same time with the same dice: only the choices differ.':
      'Alle spielen gleichzeitig mit denselben Würfeln: Nur die Entscheidungen machen den Unterschied.',
    'Everybody plays at the same time, one minute a turn, three rounds.':
      'Alle spielen gleichzeitig, eine Minute je Zug, drei Runden.',
    'Five rounds of two minutes. The referee judges the words at the reveal; one that is not allowed scores nothing.':
      'Fünf Runden zu zwei Minuten. Beim Aufdecken werden die Wörter nachgeschlagen; eins, das nicht gilt, zählt nichts.',
    'Five rounds of two minutes. A word counts unless somebody disputes it; then the dictionary decides.':
      'Fünf Runden zu zwei Minuten. Ein Wort zählt, wenn niemand zweifelt; sonst entscheidet das Wörterbuch.',
    'Ten rounds of two minutes.': 'Zehn Runden zu zwei Minuten.',
    'Fifteen rounds of two minutes.': 'Fünfzehn Runden zu zwei Minuten.',
    'Five rounds of one minute; a word that is not allowed cannot be locked in, and another may be tried.':
      'Fünf Runden zu einer Minute; ein Wort, das nicht gilt, lässt sich nicht festlegen, ein anderes darf versucht werden.',
    'After each round the player with the lowest total gets an eighth die for the next.':
      'Wer nach einer Runde die niedrigste Summe hat, bekommt für die nächste einen achten Würfel.',
    'Right after the ice roll, all players together may ask for other target letters, once.':
      'Gleich nach dem Eiswurf dürfen alle gemeinsam einmal um andere Zielbuchstaben bitten.',
    'Sugar cube and new target letters, three minutes a round, and the others decide on each word.':
      'Zuckerwürfel und neue Zielbuchstaben, drei Minuten je Runde, und die anderen entscheiden über jedes Wort.',
    "Ten rounds in which everybody's drink dice fall alike: only the choices differ.":
      'Zehn Runden, in denen bei allen dieselben Würfel fallen: Nur die Entscheidungen machen den Unterschied.',
    'Each round lasts until everybody has locked in a word.':
      'Jede Runde dauert, bis sich alle auf ein Wort festgelegt haben.',
    'Ten seconds to think and a counted five; words our lists do not know are put to the vote. To 21 points.':
      'Zehn Sekunden zum Überlegen, dann wird bis fünf gezählt; über Wörter, die unsere Listen nicht kennen, wird abgestimmt. Bis 21 Punkte.',
    'A word stands unless somebody disputes it, then the others vote. No special die, as advised for first games.':
      'Ein Wort gilt, wenn niemand zweifelt; sonst stimmen die anderen ab. Ohne Sonderwürfel, wie für erste Partien empfohlen.',
    'A-Z takes any letter, NOT saves you from failing, ? turns over a new category.':
      'A-Z nimmt jeden Buchstaben, NOT rettet dich vor dem Scheitern, ? deckt eine neue Kategorie auf.',
    'As Quick, and the green die is rolled with the others.': 'Wie „Schnell“, und der grüne Würfel rollt mit.',
    'Always the easy, green category, and half a minute to think.':
      'Immer die leichte, grüne Kategorie, und eine halbe Minute zum Überlegen.',
    'Twenty seconds to think, and the others decide on every word.':
      'Zwanzig Sekunden zum Überlegen, und die anderen entscheiden über jedes Wort.',
    'Think as long as you like: a round ends when somebody gives up, or the last die is taken.':
      'Überlegt, solange ihr wollt: Eine Runde endet, wenn jemand aufgibt oder der letzte Würfel weg ist.',
    'To 12 points.': 'Bis 12 Punkte.',
    'To 42 points.': 'Bis 42 Punkte.',
    'Seven seconds and a counted three, the special die on; words our lists do not know are for the host. To 30 points.':
      'Sieben Sekunden, dann wird bis drei gezählt, mit Sonderwürfel; über Wörter, die unsere Listen nicht kennen, entscheidet die Spielleitung. Bis 30 Punkte.',
    'Game One, everybody builds at the same time for three minutes; three rounds. Words are checked at once.':
      'Spiel 1, alle bauen drei Minuten lang gleichzeitig; drei Runden. Wörter werden sofort nachgeschlagen.',
    'Game One at the same time with the same dice, five rounds: only the crosswords differ.':
      'Spiel 1, gleichzeitig und mit denselben Würfeln, fünf Runden: Nur die Kreuzwörter machen den Unterschied.',
    'Three minutes a turn, one after the other, to 200 points; words of what lies that are not allowed score nothing.':
      'Drei Minuten je Zug, nacheinander, bis 200 Punkte; was am Ende liegt und nicht erlaubt ist, zählt nichts.',
    'One word of each length from two to eight, two to four turns a round, no clock, to 300 points.':
      'Je ein Wort jeder Länge von zwei bis acht, zwei bis vier Züge je Runde, ohne Uhr, bis 300 Punkte.',
    'Game Two with everybody building at the same time, five minutes a turn; one round.':
      'Spiel 2, alle bauen gleichzeitig, fünf Minuten je Zug; eine Runde.',
    'Game One in turns of 90 seconds, two turns each.': 'Spiel 1 in Zügen von 90 Sekunden, zwei Züge für jeden.',
    'Game Two in turns with five minutes each, six rounds.': 'Spiel 2 reihum, fünf Minuten je Zug, sechs Runden.',
    'Game One at the same time with five minutes a turn; the others decide which words count. Three rounds.':
      'Spiel 1, gleichzeitig, fünf Minuten je Zug; die anderen entscheiden, welche Wörter zählen. Drei Runden.',
    'The same dice for all, six rounds, what lies when time is up counts, and words may be challenged at five points.':
      'Dieselben Würfel für alle, sechs Runden; was am Ende der Zeit liegt, zählt, und falsches Anzweifeln kostet fünf Punkte.',
    "Three rounds as the rulebook's sentence reads: the higher of two words of one length is deducted as well.":
      'Drei Runden, wie es in der Spielregel wörtlich steht: Von zwei Wörtern gleicher Länge wird das höhere auch noch abgezogen.',
    'Take the trophy, turn it to gold, win the third round; no clock. A word in no list counts if all the others agree.':
      'Hol den Pokal, dreh ihn auf Gold, gewinne die dritte Runde; ohne Uhr. Ein Wort aus keiner Liste zählt, wenn alle anderen zustimmen.',
    'A published house rule: after a mistake the next die in the bowl is checked instead.':
      'Eine veröffentlichte Hausregel: Nach einem Fehler wird stattdessen der nächste Würfel in der Schale geprüft.',
    "No trophy: a round's winner sets one die aside and plays on with one fewer; three dice aside win.":
      'Ohne Pokal: Wer eine Runde gewinnt, legt einen Würfel beiseite und spielt mit einem weniger weiter; drei beiseite gewinnen.',
    'No trophy: the first to win three rounds wins, and two minutes are all a round has.':
      'Ohne Pokal: Wer zuerst drei Runden gewinnt, siegt, und eine Runde hat nur zwei Minuten.',
    'No trophy: the first to win five rounds wins.': 'Ohne Pokal: Wer zuerst fünf Runden gewinnt, siegt.',
    'No trophy: the first to win ten rounds wins.': 'Ohne Pokal: Wer zuerst zehn Runden gewinnt, siegt.',
    'The first to win three rounds; more time, and the table is told when nobody can link their dice.':
      'Wer zuerst drei Runden gewinnt, siegt; mehr Zeit, und es wird gesagt, wenn niemand fertig werden kann.',
    'Five rounds to win, five minutes each; the lists alone decide on words, and the table is told when nobody can finish.':
      'Fünf Runden zum Sieg, je fünf Minuten; über Wörter entscheiden nur die Listen, und es wird gesagt, wenn niemand fertig werden kann.',
    'Ten rounds of two minutes, alone or together; the lists alone decide.':
      'Zehn Runden zu zwei Minuten, allein oder zusammen; nur die Listen entscheiden.',

    // Was die Regeln bedeuten
    'How many turns everybody has.': 'Wie viele Züge jeder hat.',
    'Play to this total instead of a number of rounds; the round in which it is reached is finished.':
      'Bis zu dieser Summe statt über eine Zahl von Runden; die Runde, in der sie erreicht wird, wird zu Ende gespielt.',
    'How often dice may be rolled again in a turn.': 'Wie oft man in einem Zug neu würfeln darf.',
    'How often dice may be rolled again in a round.': 'Wie oft man in einer Runde neu würfeln darf.',
    'The fewest letters a word may have.': 'Wie viele Buchstaben ein Wort mindestens hat.',
    'Who says whether a word counts: the referee at once, the others by challenging or by vote, or the host.':
      'Wer sagt, ob ein Wort zählt: sofort die Wörterliste, die anderen durch Anzweifeln oder Abstimmen, oder die Spielleitung.',
    'Who says whether a word counts at the reveal: the referee, a challenger or a vote, or the host.':
      'Wer beim Aufdecken sagt, ob ein Wort zählt: die Wörterliste, wer es anzweifelt, eine Abstimmung oder die Spielleitung.',
    'Who says whether a word fits: lists of words, and the others by vote where those do not know; challenge: a word stands unless somebody disputes it; the others vote on every word; or the host where no list knows it.':
      'Wer sagt, ob ein Wort passt: Wörterlisten, und wo die nichts wissen, die anderen durch Abstimmen; oder ein Wort gilt, wenn niemand zweifelt; oder die anderen stimmen über jedes Wort ab; oder die Spielleitung, wo keine Liste es kennt.',
    'With the referee judging: is a word that is not allowed refused, to try another, or does it score 0?':
      'Wenn die Wörterliste entscheidet: Wird ein ungültiges Wort zurückgewiesen, und du versuchst ein anderes, oder zählt es 0?',
    'With the referee judging: does a word that is not allowed score nothing, or is it refused when it is laid?':
      'Wenn die Wörterliste entscheidet: Zählt ein ungültiges Wort nichts, oder wird es schon beim Legen zurückgewiesen?',
    'With the referee judging: may you go on building when a word is not allowed or the words do not connect, or does the turn end and they score nothing?':
      'Wenn die Wörterliste entscheidet: Darfst du weiterbauen, wenn ein Wort nicht gilt oder etwas nicht zusammenhängt, oder endet der Zug, und es zählt nichts?',
    'How long a declared word may be challenged, voted on or ruled on.':
      'Wie lange man ein angesagtes Wort anzweifeln, darüber abstimmen oder entscheiden kann.',
    'How long words may be challenged, voted on or ruled on.':
      'Wie lange man Wörter anzweifeln, darüber abstimmen oder entscheiden kann.',
    'How long a ballot, a challenge or a ruling may take.':
      'Wie lange Abstimmen, Anzweifeln oder Entscheiden dauern darf.',
    'What a challenge costs when the word turns out to be allowed.':
      'Was das Anzweifeln kostet, wenn das Wort doch gilt.',
    'Time for a turn; none means no clock.': 'Zeit für einen Zug; keine heißt: ohne Uhr.',
    'Time for a turn; none means three minutes in Game One and five in Game Two.':
      'Zeit für einen Zug; keine Angabe heißt drei Minuten in Spiel 1 und fünf in Spiel 2.',
    'Who starts; none means that a roll decides.': 'Wer anfängt; keine Angabe heißt, ein Wurf entscheidet.',
    'Who starts; none means that the opening roll decides.':
      'Wer anfängt; keine Angabe heißt, der Eröffnungswurf entscheidet.',
    'Who goes first; none means that everybody rolls and the highest sum does.':
      'Wer anfängt; keine Angabe heißt, alle würfeln, und die höchste Summe fängt an.',
    'The first Bookworm; none means that a roll decides.':
      'Wer zuerst Bücherwurm ist; keine Angabe heißt, ein Wurf entscheidet.',
    'Everybody plays at the same time, each with own dice or all with the same dice.':
      'Alle spielen gleichzeitig, jeder mit eigenen oder alle mit denselben Würfeln.',
    'With two or more seats: everybody builds at the same time, each with own dice or all with the same.':
      'Ab zwei Plätzen: Alle bauen gleichzeitig, jeder mit eigenen oder alle mit denselben Würfeln.',
    'Without a clock: how long the table waits for anyone before it goes on without them.':
      'Ohne Uhr: wie lange der Tisch auf jemanden wartet, bevor es ohne ihn weitergeht.',
    'Without a clock: how long a round waits for anyone before it goes on without them.':
      'Ohne Uhr: wie lange eine Runde auf jemanden wartet, bevor es ohne ihn weitergeht.',
    'Without a clock: how long the table waits for a category, or for a word before it counts as failed.':
      'Ohne Uhr: wie lange der Tisch auf eine Kategorie wartet, oder auf ein Wort, bevor es als gescheitert gilt.',
    'Without a clock: how long the table waits for anyone before the round ends without a winner.':
      'Ohne Uhr: wie lange der Tisch auf jemanden wartet, bevor die Runde ohne Sieger endet.',
    "This seat's turn time as a share of everybody's.": 'Die Zugzeit dieses Platzes, gemessen an der der anderen.',
    "This seat's time to think as a share of everybody's.":
      'Die Bedenkzeit dieses Platzes, gemessen an der der anderen.',
    "This seat's time in a round as a share of everybody's.":
      'Die Rundenzeit dieses Platzes, gemessen an der der anderen.',
    'How many rounds are played: 5 is short, 10 medium, 15 long.':
      'Wie viele Runden gespielt werden: 5 ist kurz, 10 mittel, 15 lang.',
    'Does the timer run? Without it a round lasts until everybody has locked in.':
      'Läuft die Sanduhr? Ohne sie dauert eine Runde, bis sich alle festgelegt haben.',
    'How long the timer runs.': 'Wie lange die Sanduhr läuft.',
    'Time to study the target letters; then the timer starts by itself if the starting player says nothing.':
      'Zeit, die Zielbuchstaben anzuschauen; danach läuft die Sanduhr von selbst los, wenn niemand „Los!“ sagt.',
    'After the bell: how long the letters as they lay are still taken from the network.':
      'Nach der Glocke: wie lange die Buchstaben, wie sie lagen, noch aus dem Netz angenommen werden.',
    'Where two ice dice show the same letter: does each of them count as a target matched?':
      'Wenn zwei Eiswürfel denselben Buchstaben zeigen: Zählt jeder als Treffer?',
    'The player with the lowest total gets the sugar die for the next round.':
      'Wer die niedrigste Summe hat, bekommt für die nächste Runde den Zuckerwürfel.',
    'Right after the ice roll all players may agree to roll the target letters again, once.':
      'Gleich nach dem Eiswurf dürfen sich alle einmal auf neue Zielbuchstaben einigen.',
    "Everybody's drink dice fall alike: only the choices differ.":
      'Bei allen fallen dieselben Würfel: Nur die Entscheidungen machen den Unterschied.',
    'This seat may reroll as often as it likes.': 'Dieser Platz darf neu würfeln, so oft er mag.',
    'The first run of the timer is for seats with a head start alone, then it runs for everybody.':
      'Beim ersten Mal läuft die Sanduhr nur für Plätze mit Vorsprung, danach für alle.',
    'Targets are ignored: word value x number of letters.':
      'Zielbuchstaben spielen keine Rolle: Wortwert × Zahl der Buchstaben.',
    "The bonus table of the board's side B, which starts at three letters.":
      'Die Bonustabelle der Tafelseite B, die schon bei drei Buchstaben beginnt.',
    'The round in which somebody reaches this total is the last.':
      'Die Runde, in der jemand diese Summe erreicht, ist die letzte.',
    'With children: always the easy, green category of a card.':
      'Mit Kindern: immer die leichte, grüne Kategorie einer Karte.',
    'Play with the green special die: A-Z, NOT and ?. The rulebook advises against it for first games.':
      'Mit dem grünen Sonderwürfel: A-Z, NOT und ?. Für erste Partien rät die Spielregel davon ab.',
    'Time to think of a word before the count begins.': 'Zeit zum Überlegen, bevor gezählt wird.',
    'How long the count down to 0 takes; at 0 you have failed.':
      'Wie lange bis 0 gezählt wird; bei 0 bist du gescheitert.',
    'No clock and no count: think as long as you like.': 'Keine Uhr und kein Zählen: Überlegt, solange ihr wollt.',
    'How long the Bookworm may choose a category, where a clock runs; after that it is the easy one.':
      'Wie lange der Bücherwurm eine Kategorie wählen darf, wenn eine Uhr läuft; danach ist es die leichte.',
    'With challenges: how long a word may be disputed before it stands.':
      'Beim Anzweifeln: wie lange man ein Wort bezweifeln kann, bevor es gilt.',
    "How long a vote, or the host's ruling, may take; the namer's clock stands meanwhile.":
      'Wie lange eine Abstimmung oder die Spielleitung brauchen darf; die Uhr steht so lange.',
    'Game One: as many words as you can before time runs out. Game Two: one word of each length from 2 to 8.':
      'Spiel 1: so viele Wörter wie möglich, bis die Zeit um ist. Spiel 2: je ein Wort jeder Länge von 2 bis 8.',
    'The round in which somebody reaches this total is the last. With no limit of any kind set: 200 in Game One and 300 in Game Two, as the rulebook suggests.':
      'Die Runde, in der jemand diese Summe erreicht, ist die letzte. Ist gar keine Grenze gesetzt: 200 in Spiel 1 und 300 in Spiel 2, wie die Spielregel vorschlägt.',
    'The match ends after this many rounds.': 'Nach so vielen Runden endet die Partie.',
    'The match ends when everybody has had this many turns; in Game Two a passed turn counts as one.':
      'Die Partie endet, wenn alle so viele Züge hatten; in Spiel 2 zählt auch ein Zug mit, bei dem man passt.',
    'Game Two without a clock, as the rulebook has it.': 'Spiel 2 ohne Uhr, wie es in der Spielregel steht.',
    'Of two words of one length in a round of Game Two the lower counts; harsh: the higher is deducted too.':
      'Von zwei Wörtern gleicher Länge in einer Runde von Spiel 2 zählt das niedrigere; oder das höhere wird auch noch abgezogen.',
    'What wins: the trophy tile a third time running, a number of rounds, or dice set aside.':
      'Womit man gewinnt: mit dem Pokal zum dritten Mal in Folge, mit einer Zahl von Runden oder mit beiseitegelegten Würfeln.',
    'Without the trophy: how many rounds to win, or how many dice to set aside.':
      'Ohne Pokal: wie viele Runden zu gewinnen oder wie viele Würfel beiseitezulegen sind.',
    'When nobody has tossed a die by then, the round ends without a winner; none means no clock, as printed.':
      'Wenn bis dahin niemand einen Würfel geworfen hat, endet die Runde ohne Sieger; ohne Angabe läuft keine Uhr, wie gedruckt.',
    'With a clock: is the word that lies finished on the tray declared when time is up, or does the turn score 0?':
      'Mit Uhr: Gilt das Wort, das beim Ablauf fertig daliegt, als angesagt, oder zählt der Zug 0?',
    'Before each roll: dice are rolled when everybody is ready, and after this time at the latest.':
      'Vor jedem Wurf: Gewürfelt wird, wenn alle bereit sind, spätestens aber nach dieser Zeit.',
    'After a mistake, is the next die in the bowl checked instead?':
      'Wird nach einem Fehler stattdessen der nächste Würfel in der Schale geprüft?',
    'With `next_die`: how long after the first die others may still toss theirs.':
      'Wenn nach einem Fehler der nächste Würfel geprüft wird: wie lange nach dem ersten die anderen ihren noch werfen können.',
    'A word that is in no list: do the others decide, all of them agreeing, or is it a mistake?':
      'Ein Wort, das in keiner Liste steht: Entscheiden die anderen, und zwar einstimmig, oder ist es ein Fehler?',
    'How long the others may think about a word.': 'Wie lange die anderen über ein Wort nachdenken dürfen.',
    'Is the table told when no player can link their dice?':
      'Wird es gesagt, wenn niemand seine Würfel verbinden kann?',
    'The match ends after so many rounds at the latest; none means when somebody has won, as printed.':
      'Spätestens nach so vielen Runden endet die Partie; ohne Angabe, wenn jemand gewonnen hat, wie gedruckt.',

    // Tisch und Server
    'The match is over.': 'Die Partie ist vorbei.',
    'The match has not begun: not everybody is there yet.':
      'Die Partie hat noch nicht begonnen: Es sind noch nicht alle da.',
    'You have left this match.': 'Du hast diese Partie verlassen.',
    'That is not your seat.': 'Das ist nicht dein Platz.',
    'Several seats play on this device; say which one plays.':
      'An diesem Gerät spielen mehrere Plätze; sag, welcher dran ist.',
    'You are watching; only those who have a seat can play.': 'Du schaust zu; spielen kann nur, wer einen Platz hat.',
    'Whoever set this table up has taken it away.': 'Wer diesen Tisch eröffnet hat, hat ihn wieder abgeräumt.',
    'Every seat of this match is taken; you can watch it.':
      'Alle Plätze dieser Partie sind besetzt; du kannst zuschauen.',
    'No seat of this match has that token.': 'Zu diesem Schlüssel gehört kein Platz dieser Partie.',
    'The record can be downloaded once the match has ended.':
      'Das Protokoll lässt sich herunterladen, sobald die Partie zu Ende ist.',
    'The match is one of {0}, not of {1}.': 'Das ist eine Partie von {0}, nicht von {1}.',
    'No free code was found for the match; try again.': 'Für die Partie war kein Code frei; versuch es noch einmal.',
    'The match has not begun.': 'Die Partie hat noch nicht begonnen.',
    'The match is not over yet; play it to its end first.':
      'Die Partie ist noch nicht vorbei; spielt sie erst zu Ende.',
    'The free seats are kept for those who played before, for {0} min more.':
      'Die freien Plätze werden noch {0} min für die bisherigen Spieler frei gehalten.',
    'No team of this match has that invitation; ask for it again.':
      'Kein Team dieser Partie hat diese Einladung; lass sie dir noch einmal geben.',
    '{0} people play for this team; there is no room for more.':
      'Für dieses Team spielen {0} Personen; mehr Platz ist nicht.',
    'Nobody plays as a team at that seat.': 'An diesem Platz spielt niemand als Team.',
    'You sit at this table already; leave it first if you want another seat.':
      'Du sitzt schon an diesem Tisch; steh zuerst auf, wenn du einen anderen Platz willst.',
    'This search took too long here; ask for less, or ask the command line.':
      'Diese Suche hat hier zu lange gedauert; frag nach weniger, oder frag die Kommandozeile.',
    'Too many positions are being solved at the moment; try again in {0} s.':
      'Gerade werden zu viele Stellungen gelöst; versuch es in {0} s noch einmal.',
    'There is no match {0}.': 'Eine Partie {0} gibt es nicht.',
    'There is no game {0}; there is {1}.': 'Ein Spiel {0} gibt es nicht; es gibt {1}.',
    'There is no bot for {0} yet.': 'Für {0} gibt es noch keinen Bot.',
    'A page of another site cannot play here.': 'Eine Seite von anderswo kann hier nicht mitspielen.',
    'This match cannot be read any more; it has been noted. All others go on.':
      'Diese Partie lässt sich nicht mehr lesen; das ist vermerkt. Alle anderen gehen weiter.',
    'There is no solver for {0} yet.': 'Für {0} gibt es noch keinen Löser.',
    'No help while you play a rated match.': 'In einer gewerteten Partie gibt es keine Hilfe.',
    'A request may have {0} bytes at most.': 'Eine Anfrage darf höchstens {0} Bytes haben.',
    'Too many requests from your address; try again in {0} s.':
      'Zu viele Anfragen von deiner Adresse; versuch es in {0} s noch einmal.',
    'Bots play {0} matches for your address among themselves; wait until one is over.':
      'Für deine Adresse spielen schon {0} Partien nur mit Bots; warte, bis eine zu Ende ist.',
    'The whole request has to arrive within {0} s.': 'Die ganze Anfrage muss innerhalb von {0} s ankommen.',
    'You have acted so often that this match has no room for more.':
      'Du hast so oft gehandelt, dass in dieser Partie kein Platz für mehr ist.',
    'Too many messages; wait a moment.': 'Zu viele Nachrichten; warte einen Augenblick.',
    'The body of the request is no JSON that can be read.': 'Die Anfrage ist kein lesbares JSON.',
    'The server cannot read or write its database at the moment. Try again shortly.':
      'Der Server kommt gerade nicht an seine Datenbank. Versuch es gleich noch einmal.',
    'The server cannot store moves at the moment; nothing that was accepted is lost.':
      'Der Server kann gerade keine Züge speichern; was angenommen war, ist nicht verloren.',
    'Something went wrong in the server; it has been noted.': 'Im Server ist etwas schiefgegangen; es ist vermerkt.',
    'Something went wrong in this match; it has been noted. What was accepted is kept.':
      'In dieser Partie ist etwas schiefgegangen; es ist vermerkt. Was angenommen war, bleibt erhalten.',
    'This match failed several times and stays closed until it has been mended.':
      'Diese Partie ist mehrmals abgebrochen und bleibt geschlossen, bis der Fehler behoben ist.',
    'No hello came in time.': 'Der Gruß kam nicht rechtzeitig.',
    'A spectator adds nothing to the dice.': 'Wer zuschaut, trägt nichts zu den Würfeln bei.',
    'What the seat adds to the dice is not what it had committed to.':
      'Was der Platz zu den Würfeln beiträgt, ist nicht das, worauf er sich festgelegt hatte.',
  },
};
