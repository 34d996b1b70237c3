// Quello che dice il server, in italiano.

import type { Told } from '../told';

export const texts: Told = {
  letters: (n, letter) => (n === 0 ? `nessuna ${letter}` : n === 1 ? `una ${letter}` : `${n} volte ${letter}`),

  sentences: {
    // Che cosa non va bene
    'There is no dice set {0}; there is {1}.': 'Non c’è nessun set di dadi {0}; c’è {1}.',
    'A name can have {0} characters at most.': 'Un nome ha al massimo {0} caratteri.',
    'A name cannot have control characters in it, or marks that turn the writing.':
      'Un nome non può contenere caratteri di controllo, né segni che invertono la scrittura.',
    'A name needs at least one character that can be seen.': 'Un nome ha bisogno di almeno un carattere che si veda.',
    'There is nothing at /{0}.': 'Non c’è nulla in /{0}.',
    'There is nothing at {0}.': 'Non c’è nulla in {0}.',
    'Too long (characters: {0} or fewer).': 'Troppo lungo (caratteri: al massimo {0}).',
    'Too many (entries: {0} or fewer).': 'Troppi (elementi: al massimo {0}).',
    'This does not fit here.': 'Qui non va bene.',
    'This has to be a number.': 'Qui ci vuole un numero.',
    'This has to be a whole number.': 'Qui ci vuole un numero intero.',
    'This has to be given.': 'Questo va indicato.',
    'This has to be one of {0}.': 'Qui va bene solo uno tra {0}.',
    'This has to be text.': 'Qui ci vuole un testo.',
    'This has to be yes or no.': 'Qui va bene solo sì o no.',
    'This has to be {0} or less.': 'Qui al massimo {0}.',
    'This has to be {0} or more.': 'Qui almeno {0}.',
    'This is not known here.': 'Qui non è noto.',
    'Too short (characters: {0} or more).': 'Troppo corto (caratteri: {0} o più).',
    'Too few (entries: {0} or more).': 'Troppo pochi (elementi: {0} o più).',
    '{0} does not answer {1}.': '{0} non risponde a {1}.',
    'house list: {0}': 'Lista di casa: <0>',

    // Mosse che non si possono fare
    'It is not your turn to act.': 'Adesso non tocca a te.',
    'The table has moved on since you chose that.': 'Nel frattempo al tavolo si è andati avanti.',
    'You cannot {0} at this moment.': 'Adesso non si può.',
    'You cannot challenge your own word.': 'Non puoi contestare la tua parola.',
    'No word that could be challenged lies before that seat.': 'Lì non c’è nessuna parola da contestare.',
    'That seat has laid no such word that could be challenged.': 'Lì non c’è una parola così da contestare.',
    'There is nothing to vote on.': 'Non c’è niente da votare.',
    'Words are named in a vote against them; leave them out to accept all.':
      'Si indicano le parole a cui si vota contro; non indicarne nessuna per accettarle tutte.',
    '{0} is not among the words in question: {1}.': '{0} non è tra le parole in questione: {1}.',
    'The others voted it down.': 'Gli altri l’hanno bocciata.',
    'The host ruled it out.': 'Chi ospita l’ha esclusa.',
    'All the others agreed.': 'Tutti gli altri erano d’accordo.',
    'This blank was named {0}, and stays that letter for the turn.':
      'Questo jolly è stato detto {0} e resta tale per il turno.',
    'Nobody is left to say no.': 'Non c’è più nessuno che possa dire di no.',
    'Not all the others agreed.': 'Non tutti gli altri erano d’accordo.',
    'No rerolls are left: declare a word from these dice, or pass.':
      'Rilanci finiti: dichiara una parola con questi dadi, o passa.',
    'No rerolls are left: spell a word from these dice.': 'Rilanci finiti: componi una parola con questi dadi.',
    'Name at least one die to reroll.': 'Scegli almeno un dado da rilanciare.',
    'Name at least one die.': 'Scegli almeno un dado.',
    'The {0} die is named twice.': 'Un dado è indicato due volte: {0}.',
    'The die {0} is named twice.': 'Un dado è indicato due volte: {0}.',
    'There is no {0} die; the dice are {1}.': 'Non c’è un dado «{0}», solo {1}.',
    'There is no die {0}: they are {1}.': 'Non c’è un dado «{0}», solo {1}.',
    'There is no die called {0}: they are {1}.': 'Non c’è un dado «{0}», solo {1}.',
    'You have no die called {0}; your dice are {1}.': 'Non hai un dado «{0}», solo {1}.',
    'The bell has rung: dice stay as they lie.': 'La campana ha suonato: i dadi restano come stanno.',
    '{0} is not what the dice you named spell: {1}.': '{0} non è sui dadi scelti: {1}.',
    '{0} letters are more than {1} dice can spell.': '{0} lettere sono più di quante ne compongano {1} dadi.',
    'Your words do not all connect: join them, or take the loose dice away.':
      'Le tue parole non si toccano tutte: collegale, o togli i cubi sparsi.',
    'One die is no word: lay two or more side by side, or take it away.':
      'Un cubo non è una parola: mettine due o più vicini, o toglilo.',
    'Link {0} dice, then toss the last: none of them lies on the table yet.':
      'Prima collega <0> dadi, poi getta l’ultimo: sul tavolo non ce n’è ancora nessuno.',
    'Link {0} dice, then toss the last: one of them lies on the table.':
      'Prima collega <0> dadi, poi getta l’ultimo: sul tavolo ce n’è uno.',
    'Link {0} dice, then toss the last: {1} of them lie on the table.':
      'Prima collega <0> dadi, poi getta l’ultimo: sul tavolo ce ne sono <1>.',
    'Your dice lie in {0} groups: each die must touch another, all in one group.':
      'I tuoi dadi stanno in <0> gruppi: devono toccarsi tutti, in un solo gruppo.',
    'Say which letter the wild on die {0} stands for.': 'Di’ per quale lettera vale il jolly.',
    'A die lies in the bowl: this roll is being decided.': 'C’è un dado nella ciotola: questo lancio si sta decidendo.',
    'A new roll has been proposed already.': 'Un nuovo lancio è già stato chiesto.',
    'These dice have been rolled {0} times in this round.':
      'In questo giro questi dadi sono già stati lanciati {0} volte.',
    'The card has no category {0}: choose from {1}.': 'La carta non ha una categoria «{0}», solo {1}.',
    'That die lies before you already: take one from the display or another.':
      'Quel dado è già davanti a te: prendine uno dalla mostra o da qualcun altro.',
    'No Bookworm card is left, so dice come from the display only.':
      'Non ci sono più carte Topo, quindi i dadi si prendono solo dalla mostra.',
    'There is no NOT that you may take.': 'Non c’è nessun NOT che tu possa prendere.',
    '{0}: an article is not read, so it begins with {1}.': '{0}: l’articolo non si legge, quindi comincia per {1}.',
    'A word or phrase has at most {0} characters.': 'Una parola o espressione ha al massimo {0} caratteri.',
    '{0} does not begin with a letter of {1}.': '{0} non comincia con una lettera di {1}.',
    '{0} has been named in this round.': '{0} è già stata detta in questo giro.',
    '{0} was found not to fit in this round.': '{0} in questo giro è già risultata non adatta.',

    // Parole che non contano
    'A word needs at least one letter.': 'Una parola ha bisogno di almeno una lettera.',
    '{0} has {1}; a word is spelled with letters only.': '{0} contiene <1>; una parola è fatta solo di lettere.',
    'an apostrophe': 'un apostrofo',
    'a hyphen': 'un trattino',
    'a space': 'uno spazio',
    'the digit {0}': 'la cifra {0}',
    'an invisible character ({0})': 'un carattere invisibile ({0})',
    "the letter {0}, which this language's dice do not have": 'la lettera {0}, che i dadi di questa lingua non hanno',
    'the character {0}': 'il carattere {0}',
    '{0} is too short: a word has at least {1} letters.': '{0} è troppo corta: una parola ha almeno {1} lettere.',
    '{0} is a single letter; a word has two or more.': '{0} è una lettera sola; una parola ne ha almeno due.',
    '{0} is not in the {1}.': '{0} non è nella lista «<1>».',
    '{0} is not in the {1}; it is in the {2}.': '{0} non è nella lista «<1>», ma è in «<2>».',
    '{0} is not in the {1}; it is {2}: {3}.': '{0} non è nella lista «<1>»; è <2>: {3}.',
    'a proper noun': 'un nome proprio',
    'an abbreviation': 'un’abbreviazione',
    '{0} is in the {1}.': '{0} è nella lista «<1>».',
    '{0} There is no list of {1} to look it up in.': '<0> Non c’è una lista di <1> dove cercarla.',
    names: 'nomi',
    abbreviations: 'abbreviazioni',
    '{0} is on our list.': '{0} è nella nostra lista.',
    'The house list of this server is changed at its own machine.':
      'La lista di casa di questo server si cambia sul suo stesso computer.',
    'It is on the house list of this table.': 'È nella lista di casa di questo tavolo.',
    'This table plays in family mode, which does without that word.':
      'Questo tavolo gioca in modalità famiglia, che fa a meno di quella parola.',

    // Lettere che mancano
    '{0} needs {1}; your dice show {2}.': '{0} richiede <1>; i tuoi dadi mostrano <2>.',
    '{0} needs {1} dice, and there are {2}.': '{0} richiede <1> dadi, e ce ne sono <2>.',
    '{0}, read as {1}, needs {2}; your dice show {3}.': '{0}, letta come {1}, richiede <2>; i tuoi dadi mostrano <3>.',
    '{0}, read as {1}, needs {2} dice, and there are {3}.': '{0}, letta come {1}, richiede <2> dadi, e ce ne sono <3>.',
    'only {0} that can be any of these': 'in tutto solo <0> di queste',
    '{0} wild': '<0> jolly',
    '{0} wilds': '<0> jolly',
    none: 'nessuna',
    no: 'nessun',
    one: 'uno',
    two: 'due',
    three: 'tre',
    four: 'quattro',
    five: 'cinque',
    six: 'sei',
    seven: 'sette',
    eight: 'otto',
    nine: 'nove',
    ten: 'dieci',
    eleven: 'undici',
    twelve: 'dodici',

    // Liste e dadi
    '{0} ({1})': '<0> ({1})',
    'standard English word list': 'Inglese',
    'extended English word list': 'Inglese, esteso',
    'list of English names': 'Nomi inglesi',
    'list of English abbreviations': 'Abbreviazioni inglesi',
    'German word list': 'Tedesco',
    'large German word list': 'Tedesco, grande',
    'list of German names': 'Nomi tedeschi',
    'list of German abbreviations': 'Abbreviazioni tedesche',
    'Dutch word list': 'Olandese',
    'list of Dutch names': 'Nomi olandesi',
    'list of Dutch abbreviations': 'Abbreviazioni olandesi',
    'French word list': 'Francese',
    'list of French names': 'Nomi francesi',
    'list of French abbreviations': 'Abbreviazioni francesi',
    'Spanish word list': 'Spagnolo',
    'list of Spanish names': 'Nomi spagnoli',
    'list of Spanish abbreviations': 'Abbreviazioni spagnole',
    'Danish word list': 'Danese',
    'list of Danish names': 'Nomi danesi',
    'list of Danish abbreviations': 'Abbreviazioni danesi',
    'Italian word list': 'Italiano',
    'list of Italian names': 'Nomi italiani',
    'list of Italian abbreviations': 'Abbreviazioni italiane',
    'Dicewords, English': 'Dicewords, inglese',
    'Dice Words, English': 'Icewords, inglese',
    'Bookworm, English': 'Bookworm, inglese',
    'Bookworm, German': 'Bookworm, tedesco',
    'Bookworm, Italian': 'Bookworm, italiano',
    'Bookworm, Danish': 'Bookworm, danese',
    'Bookworm, Dutch': 'Bookworm, olandese',
    'Crossword Cubes, English': 'Crossword Cubes, inglese',
    'Speed Dice, English': 'Speed Dice, inglese',
    'Speed Dice, German': 'Speed Dice, tedesco',

    // Modi di giocare
    'As the rulebook has it': 'Come da regolamento',
    'As the rulebook has it, three minutes a turn': 'Come da regolamento, tre minuti per turno',
    'As the rulebook has it, with the special die': 'Come da regolamento, con il dado speciale',
    Quick: 'Veloce',
    'Quick, with the special die': 'Veloce, con il dado speciale',
    Short: 'Breve',
    'Short game': 'Partita breve',
    'Medium game': 'Partita media',
    Long: 'Lunga',
    'Long game': 'Partita lunga',
    'Short: three rounds to win': 'Breve: tre giri per vincere',
    'Medium: five rounds to win': 'Media: cinque giri per vincere',
    'Long: ten rounds to win': 'Lunga: dieci giri per vincere',
    Family: 'Famiglia',
    'With children': 'Con i bambini',
    Tournament: 'Torneo',
    Club: 'Circolo',
    Blitz: 'Lampo',
    'One chance': 'Una sola occasione',
    'Race to 500': 'Corsa a 500',
    'Same dice for all': 'Stessi dadi per tutti',
    'Without a clock': 'Senza tempo',
    'Sugar cube': 'Zolletta',
    'New target letters': 'Nuove lettere bersaglio',
    'The next die counts': 'Conta il dado seguente',
    'Second edition': 'Seconda edizione',
    'Practice against the clock': 'Allenamento contro il tempo',
    'Game One as the rulebook has it': 'Gioco 1 come da regolamento',
    'Game Two as the rulebook has it': 'Gioco 2 come da regolamento',
    'Game Two, to the letter': 'Gioco 2, alla lettera',
    'Game Two, together': 'Gioco 2, insieme',
    'The referee checks each word at once; one that is not allowed may be tried again. Five rounds.':
      'Ogni parola si controlla subito; se non è ammessa, si può riprovare. Cinque giri.',
    'A declared word stands unless somebody challenges it; a refuted word scores nothing.':
      'Una parola dichiarata vale, se nessuno la contesta; una parola smentita non vale niente.',
    'Challenges as in the rulebook, with its optional turn limit.':
      'Contestazioni come da regolamento, con il suo limite di tempo facoltativo.',
    'The referee checks each declared word, and one that is not allowed scores nothing.':
      'Ogni parola dichiarata si controlla, e una non ammessa non vale niente.',
    'Ten rounds, challenges, three minutes a turn, and a failed challenge costs ten points.':
      'Dieci giri, contestazioni, tre minuti per turno, e una contestazione sbagliata costa dieci punti.',
    'The round in which somebody reaches 500 points is the last.':
      'Il giro in cui qualcuno arriva a 500 punti è l’ultimo.',
    'Everybody plays at the same time with the same dice: only the choices differ.':
      'Si gioca tutti insieme con gli stessi dadi: fanno la differenza solo le scelte.',
    'Everybody plays at the same time, one minute a turn, three rounds.':
      'Si gioca tutti insieme, un minuto per turno, tre giri.',
    'Five rounds of two minutes. The referee judges the words at the reveal; one that is not allowed scores nothing.':
      'Cinque giri di due minuti. Le parole si controllano quando si scoprono; una non ammessa non vale niente.',
    'Five rounds of two minutes. A word counts unless somebody disputes it; then the dictionary decides.':
      'Cinque giri di due minuti. Una parola conta, se nessuno la contesta; altrimenti decide il dizionario.',
    'Ten rounds of two minutes.': 'Dieci giri di due minuti.',
    'Fifteen rounds of two minutes.': 'Quindici giri di due minuti.',
    'Five rounds of one minute; a word that is not allowed cannot be locked in, and another may be tried.':
      'Cinque giri di un minuto; una parola non ammessa non si può confermare, e se ne può provare un’altra.',
    'After each round the player with the lowest total gets an eighth die for the next.':
      'Dopo ogni giro chi ha il totale più basso riceve un ottavo dado per il seguente.',
    'Right after the ice roll, all players together may ask for other target letters, once.':
      'Subito dopo il lancio del ghiaccio, tutti insieme si può chiedere una volta di cambiare bersagli.',
    'Sugar cube and new target letters, three minutes a round, and the others decide on each word.':
      'Zolletta e nuovi bersagli, tre minuti per giro, e gli altri decidono su ogni parola.',
    "Ten rounds in which everybody's drink dice fall alike: only the choices differ.":
      'Dieci giri in cui a tutti cadono gli stessi dadi: fanno la differenza solo le scelte.',
    'Each round lasts until everybody has locked in a word.':
      'Ogni giro dura finché tutti hanno confermato una parola.',
    'Ten seconds to think and a counted five; words our lists do not know are put to the vote. To 21 points.':
      'Dieci secondi per pensare, poi si conta fino a cinque; le parole che le nostre liste non conoscono si mettono ai voti. A 21 punti.',
    'A word stands unless somebody disputes it, then the others vote. No special die, as advised for first games.':
      'Una parola vale, se nessuno ne dubita; altrimenti gli altri votano. Senza dado speciale, come consigliato per le prime partite.',
    'A-Z takes any letter, NOT saves you from failing, ? turns over a new category.':
      'A-Z prende qualsiasi lettera, NOT ti salva dall’errore, ? gira una nuova categoria.',
    'As Quick, and the green die is rolled with the others.': 'Come «Veloce», e il dado verde si lancia con gli altri.',
    'Always the easy, green category, and half a minute to think.':
      'Sempre la categoria facile, quella verde, e mezzo minuto per pensare.',
    'Twenty seconds to think, and the others decide on every word.':
      'Venti secondi per pensare, e gli altri decidono su ogni parola.',
    'Think as long as you like: a round ends when somebody gives up, or the last die is taken.':
      'Si pensa quanto si vuole: un giro finisce quando qualcuno si arrende o l’ultimo dado è preso.',
    'To 12 points.': 'A 12 punti.',
    'To 42 points.': 'A 42 punti.',
    'Seven seconds and a counted three, the special die on; words our lists do not know are for the host. To 30 points.':
      'Sette secondi, poi si conta fino a tre, con il dado speciale; sulle parole che le nostre liste non conoscono decide chi ospita. A 30 punti.',
    'Game One, everybody builds at the same time for three minutes; three rounds. Words are checked at once.':
      'Gioco 1, tutti compongono insieme per tre minuti; tre giri. Le parole si controllano subito.',
    'Game One at the same time with the same dice, five rounds: only the crosswords differ.':
      'Gioco 1, insieme e con gli stessi cubi, cinque giri: fanno la differenza solo i cruciverba.',
    'Three minutes a turn, one after the other, to 200 points; words of what lies that are not allowed score nothing.':
      'Tre minuti per turno, uno dopo l’altro, a 200 punti; quello che resta e non è ammesso non vale niente.',
    'One word of each length from two to eight, two to four turns a round, no clock, to 300 points.':
      'Una parola di ogni lunghezza da due a otto, da due a quattro turni per giro, senza tempo, a 300 punti.',
    'Game Two with everybody building at the same time, five minutes a turn; one round.':
      'Gioco 2, tutti compongono insieme, cinque minuti per turno; un giro.',
    'Game One in turns of 90 seconds, two turns each.': 'Gioco 1 in turni di 90 secondi, due turni a testa.',
    'Game Two in turns with five minutes each, six rounds.': 'Gioco 2 a turno, cinque minuti per turno, sei giri.',
    'Game One at the same time with five minutes a turn; the others decide which words count. Three rounds.':
      'Gioco 1, insieme, cinque minuti per turno; gli altri decidono quali parole contano. Tre giri.',
    'The same dice for all, six rounds, what lies when time is up counts, and words may be challenged at five points.':
      'Stessi cubi per tutti, sei giri; conta quello che c’è a tempo scaduto, e una contestazione sbagliata costa cinque punti.',
    "Three rounds as the rulebook's sentence reads: the higher of two words of one length is deducted as well.":
      'Tre giri come dice alla lettera il regolamento: di due parole di una lunghezza si sottrae anche la più alta.',
    'Take the trophy, turn it to gold, win the third round; no clock. A word in no list counts if all the others agree.':
      'Prendi il trofeo, giralo sull’oro, vinci il terzo giro; senza tempo. Una parola in nessuna lista conta se tutti gli altri sono d’accordo.',
    'A published house rule: after a mistake the next die in the bowl is checked instead.':
      'Una regola della casa pubblicata: dopo un errore si controlla il dado seguente nella ciotola.',
    "No trophy: a round's winner sets one die aside and plays on with one fewer; three dice aside win.":
      'Senza trofeo: chi vince un giro mette un dado da parte e continua con uno in meno; tre da parte vincono.',
    'No trophy: the first to win three rounds wins, and two minutes are all a round has.':
      'Senza trofeo: vince chi per primo vince tre giri, e un giro ha solo due minuti.',
    'No trophy: the first to win five rounds wins.': 'Senza trofeo: vince chi per primo vince cinque giri.',
    'No trophy: the first to win ten rounds wins.': 'Senza trofeo: vince chi per primo vince dieci giri.',
    'The first to win three rounds; more time, and the table is told when nobody can link their dice.':
      'Chi per primo vince tre giri; più tempo, e si dice quando nessuno può collegare i suoi dadi.',
    'Five rounds to win, five minutes each; the lists alone decide on words, and the table is told when nobody can finish.':
      'Cinque giri per vincere, cinque minuti ciascuno; sulle parole decidono solo le liste, e si dice quando nessuno può finire.',
    'Ten rounds of two minutes, alone or together; the lists alone decide.':
      'Dieci giri di due minuti, da soli o insieme; decidono solo le liste.',

    // Che cosa significano le regole
    'How many turns everybody has.': 'Quanti turni ha ognuno.',
    'Play to this total instead of a number of rounds; the round in which it is reached is finished.':
      'Si gioca fino a questo totale invece che per un numero di giri; il giro in cui lo si raggiunge si finisce.',
    'How often dice may be rolled again in a turn.': 'Quante volte si può rilanciare in un turno.',
    'How often dice may be rolled again in a round.': 'Quante volte si può rilanciare in un giro.',
    'The fewest letters a word may have.': 'Quante lettere ha almeno una parola.',
    'Who says whether a word counts: the referee at once, the others by challenging or by vote, or the host.':
      'Chi dice se una parola conta: subito il dizionario, gli altri contestando o votando, o chi ospita.',
    'Who says whether a word counts at the reveal: the referee, a challenger or a vote, or the host.':
      'Chi dice, quando si scoprono, se una parola conta: il dizionario, chi contesta, un voto, o chi ospita.',
    'Who says whether a word fits: lists of words, and the others by vote where those do not know; challenge: a word stands unless somebody disputes it; the others vote on every word; or the host where no list knows it.':
      'Chi dice se una parola va bene: le liste di parole, e dove non sanno gli altri con un voto; oppure una parola vale, se nessuno ne dubita; oppure gli altri votano su ogni parola; oppure chi ospita, dove nessuna lista la conosce.',
    'With the referee judging: is a word that is not allowed refused, to try another, or does it score 0?':
      'Se giudica il dizionario: una parola non ammessa viene rifiutata, per provarne un’altra, o vale 0?',
    'With the referee judging: does a word that is not allowed score nothing, or is it refused when it is laid?':
      'Se giudica il dizionario: una parola non ammessa non vale niente, o viene rifiutata quando la si posa?',
    'With the referee judging: may you go on building when a word is not allowed or the words do not connect, or does the turn end and they score nothing?':
      'Se giudica il dizionario: si può continuare a comporre quando una parola non è ammessa o non si tocca con le altre, o il turno finisce e non vale niente?',
    'How long a declared word may be challenged, voted on or ruled on.':
      'Per quanto tempo una parola dichiarata si può contestare, votare o giudicare.',
    'How long words may be challenged, voted on or ruled on.':
      'Per quanto tempo le parole si possono contestare, votare o giudicare.',
    'How long a ballot, a challenge or a ruling may take.':
      'Quanto può durare un voto, una contestazione o una decisione.',
    'What a challenge costs when the word turns out to be allowed.':
      'Quanto costa una contestazione se la parola risulta ammessa.',
    'Time for a turn; none means no clock.': 'Tempo per un turno; nessuno vuol dire senza limite.',
    'Time for a turn; none means three minutes in Game One and five in Game Two.':
      'Tempo per un turno; nessuno vuol dire tre minuti nel gioco 1 e cinque nel gioco 2.',
    'Who starts; none means that a roll decides.': 'Chi comincia; nessuno vuol dire che decide un lancio.',
    'Who starts; none means that the opening roll decides.':
      'Chi comincia; nessuno vuol dire che decide il lancio d’apertura.',
    'Who goes first; none means that everybody rolls and the highest sum does.':
      'Chi comincia; nessuno vuol dire che tutti lanciano e comincia la somma più alta.',
    'The first Bookworm; none means that a roll decides.':
      'Il primo Topo di biblioteca; nessuno vuol dire che decide un lancio.',
    'Everybody plays at the same time, each with own dice or all with the same dice.':
      'Si gioca tutti insieme, ognuno con i suoi dadi o tutti con gli stessi.',
    'With two or more seats: everybody builds at the same time, each with own dice or all with the same.':
      'Con due o più posti: si compone tutti insieme, ognuno con i suoi cubi o tutti con gli stessi.',
    'Without a clock: how long the table waits for anyone before it goes on without them.':
      'Senza tempo: quanto il tavolo aspetta qualcuno prima di andare avanti senza.',
    'Without a clock: how long a round waits for anyone before it goes on without them.':
      'Senza tempo: quanto un giro aspetta qualcuno prima di andare avanti senza.',
    'Without a clock: how long the table waits for a category, or for a word before it counts as failed.':
      'Senza tempo: quanto il tavolo aspetta una categoria, o una parola prima di considerarla un errore.',
    'Without a clock: how long the table waits for anyone before the round ends without a winner.':
      'Senza tempo: quanto il tavolo aspetta qualcuno prima che il giro finisca senza vincitore.',
    "This seat's turn time as a share of everybody's.":
      'Il tempo di turno di questo posto, rispetto a quello degli altri.',
    "This seat's time to think as a share of everybody's.":
      'Il tempo per pensare di questo posto, rispetto a quello degli altri.',
    "This seat's time in a round as a share of everybody's.":
      'Il tempo di un giro di questo posto, rispetto a quello degli altri.',
    'How many rounds are played: 5 is short, 10 medium, 15 long.':
      'Quanti giri si giocano: 5 è breve, 10 media, 15 lunga.',
    'Does the timer run? Without it a round lasts until everybody has locked in.':
      'La clessidra scorre? Senza, un giro dura finché tutti hanno confermato.',
    'How long the timer runs.': 'Quanto dura la clessidra.',
    'Time to study the target letters; then the timer starts by itself if the starting player says nothing.':
      'Tempo per studiare le lettere bersaglio; poi la clessidra parte da sola se nessuno dice «Via!».',
    'After the bell: how long the letters as they lay are still taken from the network.':
      'Dopo la campana: per quanto si accettano ancora dalla rete le lettere come stavano.',
    'Where two ice dice show the same letter: does each of them count as a target matched?':
      'Se due cubetti mostrano la stessa lettera: ognuno conta come bersaglio centrato?',
    'The player with the lowest total gets the sugar die for the next round.':
      'Chi ha il totale più basso riceve la zolletta per il giro seguente.',
    'Right after the ice roll all players may agree to roll the target letters again, once.':
      'Subito dopo il lancio del ghiaccio tutti possono accordarsi una volta per nuovi bersagli.',
    "Everybody's drink dice fall alike: only the choices differ.":
      'A tutti cadono gli stessi dadi: fanno la differenza solo le scelte.',
    'This seat may reroll as often as it likes.': 'Questo posto può rilanciare quante volte vuole.',
    'The first run of the timer is for seats with a head start alone, then it runs for everybody.':
      'La prima volta la clessidra scorre solo per i posti con vantaggio, poi per tutti.',
    'Targets are ignored: word value x number of letters.':
      'I bersagli non contano: valore della parola × numero di lettere.',
    "The bonus table of the board's side B, which starts at three letters.":
      'La tabella dei bonus del lato B della plancia, che comincia da tre lettere.',
    'The round in which somebody reaches this total is the last.':
      'Il giro in cui qualcuno arriva a questo totale è l’ultimo.',
    'With children: always the easy, green category of a card.':
      'Con i bambini: sempre la categoria facile, quella verde, di una carta.',
    'Play with the green special die: A-Z, NOT and ?. The rulebook advises against it for first games.':
      'Con il dado speciale verde: A-Z, NOT e ?. Il regolamento lo sconsiglia nelle prime partite.',
    'Time to think of a word before the count begins.': 'Tempo per pensare a una parola prima che si conti.',
    'How long the count down to 0 takes; at 0 you have failed.': 'Quanto dura il conto fino a 0; a 0 hai sbagliato.',
    'No clock and no count: think as long as you like.': 'Niente tempo e niente conto: si pensa quanto si vuole.',
    'How long the Bookworm may choose a category, where a clock runs; after that it is the easy one.':
      'Per quanto il Topo di biblioteca può scegliere una categoria, se si gioca a tempo; poi è quella facile.',
    'With challenges: how long a word may be disputed before it stands.':
      'Con le contestazioni: per quanto si può dubitare di una parola prima che valga.',
    "How long a vote, or the host's ruling, may take; the namer's clock stands meanwhile.":
      'Quanto può durare un voto, o la decisione di chi ospita; intanto il tempo è fermo.',
    'Game One: as many words as you can before time runs out. Game Two: one word of each length from 2 to 8.':
      'Gioco 1: tutte le parole che puoi prima che scada il tempo. Gioco 2: una parola di ogni lunghezza da 2 a 8.',
    'The round in which somebody reaches this total is the last. With no limit of any kind set: 200 in Game One and 300 in Game Two, as the rulebook suggests.':
      'Il giro in cui qualcuno arriva a questo totale è l’ultimo. Se non c’è nessun limite: 200 nel gioco 1 e 300 nel gioco 2, come propone il regolamento.',
    'The match ends after this many rounds.': 'La partita finisce dopo questi giri.',
    'The match ends when everybody has had this many turns; in Game Two a passed turn counts as one.':
      'La partita finisce quando tutti hanno avuto questi turni; nel gioco 2 conta anche un turno in cui si passa.',
    'Game Two without a clock, as the rulebook has it.': 'Gioco 2 senza tempo, come da regolamento.',
    'Of two words of one length in a round of Game Two the lower counts; harsh: the higher is deducted too.':
      'Di due parole di una lunghezza in un giro del gioco 2 conta la più bassa; oppure si sottrae anche la più alta.',
    'What wins: the trophy tile a third time running, a number of rounds, or dice set aside.':
      'Come si vince: il trofeo per la terza volta di fila, un numero di giri, o dadi messi da parte.',
    'Without the trophy: how many rounds to win, or how many dice to set aside.':
      'Senza trofeo: quanti giri bisogna vincere, o quanti dadi mettere da parte.',
    'When nobody has tossed a die by then, the round ends without a winner; none means no clock, as printed.':
      'Se entro questo tempo nessuno ha gettato un dado, il giro finisce senza vincitore; senza un numero non c’è tempo, come da regole stampate.',
    'With a clock: is the word that lies finished on the tray declared when time is up, or does the turn score 0?':
      'A tempo: la parola completa allo scadere vale come dichiarata, o il turno vale 0?',
    'Before each roll: dice are rolled when everybody is ready, and after this time at the latest.':
      'Prima di ogni lancio: si lancia quando tutti ci sono, e al più tardi dopo questo tempo.',
    'After a mistake, is the next die in the bowl checked instead?':
      'Dopo un errore si controlla invece il dado seguente nella ciotola?',
    'With `next_die`: how long after the first die others may still toss theirs.':
      'Se dopo un errore si controlla il dado seguente: per quanto dopo il primo gli altri possono ancora gettare il loro.',
    'A word that is in no list: do the others decide, all of them agreeing, or is it a mistake?':
      'Una parola in nessuna lista: decidono gli altri, all’unanimità, o è un errore?',
    'How long the others may think about a word.': 'Per quanto gli altri possono pensare a una parola.',
    'Is the table told when no player can link their dice?': 'Si dice quando nessuno può collegare i suoi dadi?',
    'The match ends after so many rounds at the latest; none means when somebody has won, as printed.':
      'La partita finisce al più tardi dopo questi giri; senza un numero, quando qualcuno ha vinto, come da regole stampate.',

    // Tavolo e server
    'The match is over.': 'La partita è finita.',
    'The match has not begun: not everybody is there yet.': 'La partita non è cominciata: non ci sono ancora tutti.',
    'You have left this match.': 'Hai lasciato questa partita.',
    'That is not your seat.': 'Quello non è il tuo posto.',
    'Several seats play on this device; say which one plays.':
      'Su questo dispositivo giocano più posti; di’ quale gioca.',
    'You are watching; only those who have a seat can play.': 'Stai guardando; può giocare solo chi ha un posto.',
    'Whoever set this table up has taken it away.': 'Chi aveva aperto questo tavolo lo ha sparecchiato.',
    'Every seat of this match is taken; you can watch it.':
      'Tutti i posti di questa partita sono occupati; puoi guardare.',
    'No seat of this match has that token.': 'A questa chiave non corrisponde nessun posto della partita.',
    'The record can be downloaded once the match has ended.': 'Il verbale si può scaricare a partita finita.',
    'The match is one of {0}, not of {1}.': 'Questa è una partita di {0}, non di {1}.',
    'No free code was found for the match; try again.': 'Non c’era un codice libero per la partita; riprova.',
    'The match has not begun.': 'La partita non è cominciata.',
    'The match is not over yet; play it to its end first.':
      'La partita non è ancora finita; prima giocatela fino in fondo.',
    'The free seats are kept for those who played before, for {0} min more.':
      'I posti liberi restano riservati a chi ha giocato prima per altri {0} min.',
    'No team of this match has that invitation; ask for it again.':
      'Nessuna squadra di questa partita ha quell’invito; fattelo dare di nuovo.',
    '{0} people play for this team; there is no room for more.':
      'Per questa squadra giocano già {0} persone; non c’è posto per altri.',
    'Nobody plays as a team at that seat.': 'A quel posto nessuno gioca in squadra.',
    'You sit at this table already; leave it first if you want another seat.':
      'Sei già seduto a questo tavolo; alzati prima, se vuoi un altro posto.',
    'This search took too long here; ask for less, or ask the command line.':
      'Questa ricerca è durata troppo; chiedi di meno, o chiedi alla riga di comando.',
    'Too many positions are being solved at the moment; try again in {0} s.':
      'In questo momento si stanno risolvendo troppe posizioni; riprova tra {0} s.',
    'There is no match {0}.': 'Non c’è una partita {0}.',
    'There is no game {0}; there is {1}.': 'Non c’è un gioco {0}; c’è {1}.',
    'There is no bot for {0} yet.': 'Per {0} non c’è ancora un bot.',
    'A page of another site cannot play here.': 'Una pagina di un altro sito non può giocare qui.',
    'This match cannot be read any more; it has been noted. All others go on.':
      'Questa partita non si può più leggere; è stato annotato. Tutte le altre continuano.',
    'There is no solver for {0} yet.': 'Per {0} non c’è ancora un risolutore.',
    'No help while you play a rated match.': 'Nessun aiuto durante una partita valida per la classifica.',
    'A request may have {0} bytes at most.': 'Una richiesta può avere al massimo {0} byte.',
    'Too many requests from your address; try again in {0} s.':
      'Troppe richieste dal tuo indirizzo; riprova tra {0} s.',
    'Bots play {0} matches for your address among themselves; wait until one is over.':
      'Per il tuo indirizzo sono già in corso {0} partite tra soli bot; aspetta che ne finisca una.',
    'The whole request has to arrive within {0} s.': 'L’intera richiesta deve arrivare entro {0} s.',
    'You have acted so often that this match has no room for more.':
      'Hai agito così tante volte che in questa partita non c’è posto per altro.',
    'Too many messages; wait a moment.': 'Troppi messaggi; aspetta un momento.',
    'The body of the request is no JSON that can be read.': 'La richiesta non è un JSON leggibile.',
    'The server cannot read or write its database at the moment. Try again shortly.':
      'Il server ora non riesce a usare il suo archivio. Riprova tra poco.',
    'The server cannot store moves at the moment; nothing that was accepted is lost.':
      'Il server ora non riesce a salvare le mosse; quello che era accettato non è perduto.',
    'Something went wrong in the server; it has been noted.':
      'Qualcosa è andato storto nel server; ne è stata presa nota.',
    'Something went wrong in this match; it has been noted. What was accepted is kept.':
      'Qualcosa è andato storto in questa partita; ne è stata presa nota. Quello che era accettato è salvo.',
    'This match failed several times and stays closed until it has been mended.':
      'Questa partita si è interrotta più volte e resta chiusa finché non è riparata.',
    'No hello came in time.': 'Il saluto non è arrivato in tempo.',
    'A spectator adds nothing to the dice.': 'Chi guarda non aggiunge niente ai dadi.',
    'What the seat adds to the dice is not what it had committed to.':
      'Quello che il posto aggiunge ai dadi non è ciò a cui si era impegnato.',
  },
};
