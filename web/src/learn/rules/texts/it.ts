// Le regole dei cinque giochi con parole nostre, brevi, ogni paragrafo un pensiero.

import type { Texts } from '../types';

export const texts: Texts = {
  label: 'Regole',
  of: (game) => `Le regole di ${game}`,
  why: 'Perché?',
  atHand: 'In questo momento',
  all: 'Tutte le regole',
  house: 'A ogni tavolo',
  play: 'Impara giocando',

  rules: {
    dicewords: {
      goal: {
        title: 'Di che si tratta',
        text: [
          'Lancia nove dadi di lettere, fino a tre volte, e dichiara una parola. Più è bella la parola, più punti porta; un turno senza parola porta 0.',
        ],
      },
      dice: {
        title: 'I dadi',
        text: [
          'Ogni dado ha un colore tutto suo e nell’angolo un segno di riconoscimento: la prima delle sue facce. La cifra piccola è quanto vale la faccia.',
          'La tabella dei dadi mostra tutte le facce e resta a portata di mano, come la tabella dei conti, che moltiplica per te.',
        ],
      },
      rolls: {
        title: 'Lanciare e tenere',
        text: [
          'Il primo lancio è di tutti e nove i dadi. Poi puoi rilanciare due volte, ogni volta quelli che vuoi; un dado tenuto si può rilanciare più tardi.',
          'Su questo schermo restano i dadi nella parola e quelli con lo spillo; «Rilancia» lancia gli altri. Quello che è stato lanciato non torna indietro.',
        ],
      },
      word: {
        title: 'La tua parola',
        text: [
          'Una parola ha almeno tre lettere, e ogni dado ne dà al massimo una. Deve stare sui dadi adesso: quello che hai rilanciato via non si può dichiarare.',
        ],
      },
      wild: {
        title: 'Il jolly',
        text: [
          'La stella vale per qualsiasi lettera e conta −2. Se la parola si può comporre con o senza, ottieni il punteggio migliore, a meno che tu non abbia scelto i dadi.',
        ],
      },
      score: {
        title: 'Quanto vale una parola',
        text: [
          'Somma le cifre sui suoi dadi e moltiplica per il numero di lettere. RULES vale 5 e ha cinque lettere: 25. COMPUTER, 14 per 8, fa 112.',
        ],
      },
      allowed: {
        title: 'Quali parole contano',
        text: [
          'Quelle del dizionario scelto. Niente nomi, abbreviazioni, trattini o apostrofi; gli accenti non fanno differenza.',
          'Un rifiuto nomina la lista. Dove si controlla subito, puoi provare un’altra parola e non perdi niente.',
        ],
      },
      judging: {
        title: 'Chi giudica',
        text: [
          'Sceglie il tavolo: subito il dizionario, gli altri con le contestazioni, un voto, o chi ospita. Con le contestazioni la lista si apre solo se qualcuno dubita; una parola che cade vale 0.',
          'In un voto chi ha dichiarato la parola resta fuori, e a parità vale.',
        ],
      },
      clock: {
        title: 'Il tempo',
        text: [
          'Se il tavolo gioca a tempo, la parola che allo scadere sta completa davanti a te vale come dichiarata; se non ce n’è, il turno vale 0. Un tavolo può accordarsi che valga solo ciò che è stato dichiarato.',
        ],
      },
      together: {
        title: 'Tutti insieme',
        text: [
          'Se si vuole, tutti giocano il turno insieme, con dadi propri o tutti con gli stessi. Le parole si vedono quando tutti hanno dichiarato.',
        ],
      },
      end: {
        title: 'Inizio e fine',
        text: [
          'Un lancio decide chi comincia, se non lo dice il tavolo. Tutti hanno gli stessi turni: un numero di giri, o fino al giro in cui si raggiunge un punteggio. Vince il totale più alto; a totali uguali la vittoria è di tutti.',
        ],
      },
    },

    icewords: {
      round: {
        title: 'Un giro',
        text: [
          'Chi comincia lancia i quattro cubetti di ghiaccio: le lettere bersaglio. Dopo un momento per studiarle arriva il «Via!», e la sabbia scorre due minuti, per tutti.',
          'Ognuno ha sette dadi nella sua bibita, e cerca una parola in segreto.',
        ],
      },
      start: {
        title: 'Chi comincia',
        text: [
          'Tutti lanciano lo stesso dado; comincia la lettera più vicina alla A, il jolly viene per ultimo, e a parità si rilancia. A ogni giro l’inizio passa a sinistra.',
        ],
      },
      letters: {
        title: 'Le lettere come stanno',
        text: [
          'Quando suona la campana, le lettere come stanno sulla tua plancia sono la tua parola; non c’è un pulsante da mancare. Ogni dado dà una lettera. Puoi anche confermare, e quando l’hanno fatto tutti il giro finisce.',
        ],
      },
      rerolls: {
        title: 'Rilanci',
        text: [
          'Alcuni o tutti i tuoi dadi si possono rilanciare, fino a due volte per giro. I dadi nella parola o con lo spillo restano.',
        ],
      },
      score: {
        title: 'Punti e bersagli',
        text: [
          'Il valore della parola è la somma dei suoi dadi; il jolly conta 0. Si moltiplica per quante lettere bersaglio ci sono nella parola: senza nessuna è 0.',
          'Un bersaglio conta una volta, per quante volte sia nella parola. Il jolly può fare da bersaglio. J, X, Q e Z non sono su nessun dado, quindi possono esserlo solo i jolly.',
        ],
      },
      bonus: {
        title: 'Il bonus e il segnapunti',
        text: [
          'Cinque lettere danno 5, sei 10, sette 25. Si aggiunge alla fine, quindi lo prende anche una parola senza bersagli.',
          'Il segnapunti ha una colonna per ogni parte: parola, valore, bersagli, subtotale, bonus, punti del giro, totale.',
        ],
      },
      allowed: {
        title: 'Quali parole contano',
        text: [
          'Quelle del dizionario, da due lettere in su. Una parola non ammessa non vale niente, nemmeno il suo bonus.',
          'Sceglie il tavolo chi giudica: il dizionario, chi contesta, un voto senza chi ha posato la parola, o chi ospita, che lascia agli altri la propria parola.',
        ],
      },
      targets: {
        title: 'Altre lettere bersaglio',
        text: [
          'Se si vuole, subito dopo il lancio del ghiaccio tutti possono accordarsi per rilanciarlo, una volta per giro.',
        ],
      },
      sugar: {
        title: 'La zolletta',
        text: [
          'Se si vuole, chi è ultimo riceve la zolletta come ottavo dado per il giro seguente. Tra più ultimi, chi nel giro ha fatto meno punti; ancora pari, nessuno. Otto lettere danno 25.',
        ],
      },
      aids: {
        title: 'Aiuti per i più piccoli',
        text: [
          'Ogni posto può avere i suoi: rilanci senza limite; un vantaggio, la prima sabbia solo per lui; lettere al posto dei bersagli per moltiplicare; o il lato B della plancia, con un bonus già da tre lettere.',
        ],
      },
      end: {
        title: 'La fine',
        text: ['Dopo 5, 10 o 15 giri, a scelta, vince il totale più alto; a totali uguali la vittoria è di tutti.'],
      },
    },

    bookworm: {
      card: {
        title: 'La carta',
        text: [
          'Il Topo di biblioteca del giro gira una carta, sceglie una delle sue tre categorie e lancia i dadi: sono la mostra. Comincia chi sta alla sua sinistra.',
          'Il primo Topo di biblioteca si estrae a sorte, se non lo dice il tavolo. Finite le carte, si rimescolano.',
        ],
      },
      turn: {
        title: 'Un turno',
        text: [
          'Di’ una parola che vada bene per la categoria, non sia già stata detta nel giro, e cominci con la lettera di un dado in mostra o davanti a un altro. Prendi quel dado e mettilo davanti a te. Poi tocca al prossimo.',
          'CK e XY sono l’una o l’altra lettera, come vuoi.',
        ],
      },
      initial: {
        title: 'Iniziali, e «già detta»',
        text: [
          'L’articolo davanti a una parola non si legge: la banana è per la B. Se fa parte del nome, puoi scegliere anche la sua lettera: La Spezia va bene per S o L. Nomi ed espressioni contano dove la categoria li chiede.',
          'Maiuscole, accenti, articoli, trattini e il semplice plurale di una parola non fanno di una parola vecchia una nuova.',
        ],
      },
      steal: {
        title: 'Rubare',
        text: [
          'Con una parola si può prendere anche un dado davanti a un altro, che in cambio riceve dal centro una carta Topo, del valore di un punto. Finite tutte e sei, i dadi si prendono solo dalla mostra.',
          'I propri dadi non si possono nominare; un dado rubato si può rubare di nuovo.',
        ],
      },
      fits: {
        title: 'Va bene?',
        text: [
          'Le nostre liste conoscono molte parole; su quelle che non conoscono votano gli altri, senza chi l’ha detta. A parità vale. Una parola bocciata si può sostituire finché c’è tempo.',
          'Il tavolo può anche affidarsi ai dubbi, a un voto su ogni parola, o a chi ospita, che non decide mai della propria parola.',
        ],
      },
      clock: {
        title: 'Il tempo',
        text: [
          'Dieci secondi per pensare, poi si conta fino a cinque. A zero hai sbagliato. Il tempo è fermo mentre gli altri decidono. I due tempi si possono cambiare, o togliere.',
        ],
      },
      round: {
        title: 'La fine di un giro',
        text: [
          'Un giro finisce quando l’ultimo dado bianco lascia la mostra, o quando qualcuno non sa nessuna parola. Chi l’ha finito è il prossimo Topo di biblioteca.',
        ],
      },
      score: {
        title: 'Quanto vale un giro',
        text: ['I pallini sui dadi davanti a te, più uno per ogni carta Topo; −2 per chi ha sbagliato.'],
      },
      special: {
        title: 'Il dado verde',
        text: [
          'Facoltativo, e non per le prime partite. A–Z sta in mostra, un pallino, per una parola con qualsiasi lettera. NOT si può prendere invece di sbagliare, per −1, ciascuno una volta a giro, e si ruba come ogni dado. Il punto interrogativo gira una nuova categoria per il resto del giro.',
          'Si può rubare come ogni altro, ma il giro non lo aspetta.',
        ],
      },
      end: {
        title: 'La fine',
        text: [
          'Quando un giro lascia qualcuno con 21 o più, vince il totale più alto; a totali uguali la vittoria è di tutti.',
        ],
      },
    },

    'crossword-cubes': {
      turn: {
        title: 'Un turno',
        text: [
          'Un lancio di tutti e quattordici i cubi, e con quelli un solo cruciverba: le parole vanno in orizzontale e in verticale, e si toccano tutte. Dove due o più cubi stanno vicini, quella è una parola.',
        ],
      },
      order: {
        title: 'Chi comincia',
        text: [
          'Tutti lanciano e sommano; comincia il più alto, a parità si rilancia. Poi i cubi girano. In una squadra lancia uno di voi.',
        ],
      },
      allowed: {
        title: 'Quali parole contano',
        text: ['Quelle del dizionario; niente nomi, abbreviazioni, trattini o apostrofi.'],
      },
      blank: {
        title: 'I cubi bianchi',
        text: [
          'Un cubo bianco è qualsiasi lettera e conta 0. Resta quella lettera per tutto il turno, in tutte e due le sue parole. I due bianchi non devono essere uguali.',
        ],
      },
      score: {
        title: 'Quanto vale un turno',
        text: [
          'Ogni parola è la somma dei suoi cubi, quindi un cubo in due parole conta due volte. I valori dei cubi inutilizzati si sottraggono; un turno può andare sotto zero.',
        ],
      },
      mistakes: {
        title: 'Errori',
        text: [
          'Dove si controlla subito, una parola non ammessa si può correggere. Altrimenti non vale niente, e i cubi che non sono in altre parole restano inutilizzati; ma collega lo stesso le vicine.',
          'Di gruppi che non si toccano conta solo il migliore. Il tavolo può giudicare anche con contestazioni, un voto o chi ospita.',
        ],
      },
      one: {
        title: 'Gioco 1',
        text: [
          'Tre minuti, tutte le parole che puoi, di ogni lunghezza. A tempo scaduto conta quello che c’è. Poi lancia il prossimo.',
        ],
      },
      two: {
        title: 'Gioco 2',
        text: [
          'In un giro ognuno ha da due a quattro turni, uno dopo l’altro intorno al tavolo; al terzo e al quarto si può passare. Il tuo giro finisce con tutte e sette le lunghezze, passando, o dopo quattro turni.',
          'I cubi inutilizzati si sottraggono a ogni turno, quindi un altro turno è un rischio.',
        ],
      },
      lengths: {
        title: 'Una parola di ogni lunghezza',
        text: [
          'In un giro del gioco 2 conta una parola di ogni lunghezza da due a otto lettere. Di due della stessa lunghezza conta solo la più bassa; nella versione severa si sottrae anche la più alta.',
          'Le parole più lunghe, e un’ottava parola in un turno, non contano, ma i loro cubi non sono inutilizzati.',
        ],
      },
      slam: {
        title: 'Slam',
        text: ['Tutte e sette le lunghezze entro due turni: un Grande Slam, +50. Entro tre: un Piccolo Slam, +25.'],
      },
      together: {
        title: 'Tutti insieme',
        text: [
          'Tutti lanciano e compongono nello stesso momento, con cubi propri o tutti con gli stessi; i cruciverba restano nascosti finché c’è tempo. In rete si fa di solito così; a turno, se il tavolo vuole.',
        ],
      },
      end: {
        title: 'La fine',
        text: [
          'A un punteggio, 200 nel gioco 1 e 300 nel gioco 2 se il tavolo non dice altro, o dopo un numero di giri o turni. Tutti ne hanno gli stessi. Vince il totale più alto; a totali uguali la vittoria è di tutti.',
        ],
      },
    },

    'speed-dice': {
      race: {
        title: 'La gara',
        text: [
          'Tutti lanciano insieme i loro otto dadi e provano subito a collegarne sette. Non ci sono turni né rilanci. Per il giro seguente si rilanciano tutti e otto.',
        ],
      },
      linked: {
        title: 'Dadi collegati',
        text: [
          'Sette dadi in un solo gruppo, ognuno con una faccia contro un altro. Ogni riga, da sinistra a destra, e ogni colonna, dall’alto in basso, di due o più dadi è una parola: anche dove due parole stanno affiancate.',
        ],
      },
      smiley: {
        title: 'La faccina',
        text: ['Vale per una lettera qualsiasi, la stessa in tutte e due le sue parole.'],
      },
      bowl: {
        title: 'La ciotola',
        text: [
          'Sette collegati? Getta l’ottavo nella ciotola: il primo chiude il giro. La ciotola accetta un dado solo quando sette sono collegati, giusti o sbagliati. Quello arrivato prima al tavolo sta sul fondo.',
        ],
      },
      check: {
        title: 'Il controllo',
        text: [
          'Poi tutti guardano i dadi di chi è arrivato primo. Se è tutto giusto, prende il trofeo, lato d’argento in su, dal centro o da chi ce l’ha.',
        ],
      },
      allowed: {
        title: 'Quali parole contano',
        text: [
          'Ogni parola della lista, anche nomi e abbreviazioni comuni. Su quello che non è in nessuna lista decidono gli altri, all’unanimità; contro soli bot decidono le liste.',
        ],
      },
      trophy: {
        title: 'Argento, oro, vittoria',
        text: [
          'Chi ha il trofeo e vince un altro giro lo gira sull’oro; chi l’ha d’oro e vince ancora una volta vince la partita.',
        ],
      },
      mistake: {
        title: 'Un errore',
        text: [
          'Chi ha chiuso il giro con un errore restituisce il trofeo al centro, se era suo; nessun altro lo perde. Se si vuole, si controlla invece il dado seguente nella ciotola.',
        ],
      },
      anew: {
        title: 'Nessuno ci riesce',
        text: [
          'Se nessuno ne trova sette, tutti possono accordarsi per rilanciare. Se si vuole, si dice quando i dadi di nessuno si possono collegare.',
        ],
      },
      goals: {
        title: 'Altri traguardi',
        text: [
          'Al posto del trofeo: un numero di giri da vincere; oppure chi vince un giro mette un dado da parte e continua con uno in meno.',
        ],
      },
    },
  },

  table: {
    moves: {
      title: 'Mosse a tempo',
      text: [
        'Il tavolo fa a ogni posto una domanda per volta, e accetta una sola risposta. Quello che arriva quando il tavolo è già andato avanti, due volte, o quando non tocca a te, non cambia niente.',
        'Se la connessione cade, il tuo posto resta tuo e ci torni da solo.',
      ],
    },
    seats: {
      title: 'Posti',
      text: [
        'Può giocare solo chi siede al tavolo, e solo per i posti del proprio dispositivo. Chi guarda vede quello che tutti possono vedere.',
        'Chi se n’è andato per sempre non torna in quella partita.',
      ],
    },
    dice: {
      title: 'Dadi onesti',
      text: [
        'Ogni lancio deriva da un segreto fissato e sigillato, sotto gli occhi di tutti, prima del primo lancio. Alla fine si apre, e con il verbale chiunque può controllare ogni dado. Una prima partita fa eccezione: i suoi dadi si conoscono già.',
      ],
    },
  },

  greyed: {
    dicewords: {
      'no-word': 'Non c’è ancora una parola da dichiarare: tocca i dadi, o scrivi.',
      short: 'La tua parola è ancora troppo corta per dichiararla.',
      'no-rerolls': 'In questo turno i rilanci sono finiti: dichiara una parola con questi dadi, o passa.',
      'none-loose': 'Tutti i tuoi dadi sono nella parola o fermati con lo spillo: libera quelli da lanciare.',
      'in-word': 'Un dado nella parola resta comunque; toglilo per rilanciarlo.',
      missing: 'Nessun dado libero mostra quella lettera, e non c’è più un jolly per farla.',
    },
    icewords: {
      short: 'La tua parola è ancora troppo corta per confermarla.',
      'no-rerolls': 'In questo giro i rilanci sono finiti: componi una parola con questi dadi.',
      'none-loose': 'Tutti i tuoi dadi sono nella parola o fermati con lo spillo: libera quelli da lanciare.',
      'in-word': 'Un dado nella parola resta comunque; toglilo per rilanciarlo.',
      missing: 'Nessun dado libero mostra quella lettera, e non c’è più un jolly per farla.',
      bell: 'La campana ha suonato: le lettere come stanno sono la tua parola.',
    },
    bookworm: {
      'not-mine': 'Non tocca a te. La tua parola puoi già scriverla: aspetta.',
      'no-text': 'Prima scrivi una parola, e il dado che prende viene segnato.',
      'no-die': 'Nessun dado che puoi prendere comincia come questa parola.',
      'own-die': 'Quel dado è già davanti a te.',
      'no-cards': 'Al centro non ci sono più carte Topo, quindi i dadi si prendono solo dalla mostra.',
      symbol: 'NOT si prende invece di sbagliare, non con una parola.',
    },
    'crossword-cubes': {
      missing: 'Nessun cubo libero mostra quella lettera, e non c’è più un bianco per farla.',
      loose: 'Qualche cubo non è in nessuna parola, o non tocca gli altri.',
      'none-marked': 'Prima tocca le parole che non contano.',
      'some-marked': 'Hai toccato parole che non contano: vota contro, o togli i segni.',
    },
    'speed-dice': {
      few: 'La ciotola si apre quando sette dadi sono collegati. Ne mancano ancora.',
      many: 'Un dado deve restare per la ciotola: riprendine uno.',
      apart: 'I dadi non si toccano tutti: collegali in un solo gruppo.',
      missing: 'Nessun dado libero mostra quella lettera, e non c’è più una faccina per farla.',
    },
  },
};
