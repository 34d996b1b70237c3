// Le regole dei cinque giochi con parole nostre, brevi, un pensiero per paragrafo.

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
          'Lancia nove dadi con lettere, fino a tre volte, e dichiara una parola. Migliore è la parola, più punti vale; un turno senza parola dà 0.',
        ],
      },
      dice: {
        title: 'I dadi',
        text: [
          'Ogni dado ha un suo colore e nell’angolo un segno: la prima delle sue facce. Il numero piccolo è il valore della faccia.',
          'La tabella con tutte le facce è sempre a portata di mano, e così la tabella dei conti, che moltiplica per te.',
        ],
      },
      rolls: {
        title: 'Lanciare e tenere',
        text: [
          'Il primo lancio è di tutti e nove i dadi. Poi puoi rilanciare due volte, ogni volta i dadi che vuoi; un dado tenuto si può rilanciare più tardi.',
          'Qui restano i dadi nella parola e quelli con lo spillo; gli altri si rilanciano. Ciò che è uscito non si annulla.',
        ],
      },
      word: {
        title: 'La tua parola',
        text: [
          'Una parola ha almeno tre lettere, e ogni dado ne dà una al massimo. Deve essere lì adesso: ciò che hai rilanciato via non si può dichiarare.',
        ],
      },
      wild: {
        title: 'Il jolly',
        text: [
          'La stella vale per qualsiasi lettera e conta −2. Se la parola si compone con o senza, hai il punteggio migliore, a meno che i dadi li abbia scelti tu.',
        ],
      },
      score: {
        title: 'Quanto vale una parola',
        text: [
          'Somma i numeri dei suoi dadi e moltiplica per il numero di lettere. RULES vale 5 e ha cinque lettere: 25. COMPUTER, 14 per 8, fa 112.',
        ],
      },
      allowed: {
        title: 'Quali parole valgono',
        text: [
          'Quelle della lista scelta. Niente nomi propri, abbreviazioni, trattini o apostrofi; gli accenti non contano.',
          'Un rifiuto dice quale lista. Dove si controlla subito, puoi provare un’altra parola senza perdere nulla.',
        ],
      },
      judging: {
        title: 'Chi decide',
        text: [
          'Lo sceglie il tavolo: controllo immediato, contestazioni, voto o chi ospita. Con le contestazioni si apre la lista solo se qualcuno dubita; una parola che cade vale 0.',
          'In un voto chi ha dichiarato resta fuori, e in parità la parola vale.',
        ],
      },
      clock: {
        title: 'L’orologio',
        text: ['Se il tavolo gioca a tempo, un turno in cui non si è dichiarato nulla prima della fine vale 0.'],
      },
      together: {
        title: 'Tutti insieme',
        text: [
          'A scelta, tutti giocano il turno insieme, ognuno con i suoi dadi o tutti con gli stessi. Le parole si mostrano quando tutti hanno dichiarato.',
        ],
      },
      end: {
        title: 'Inizio e fine',
        text: [
          'Un lancio decide chi comincia, se non lo dice il tavolo. Tutti hanno gli stessi turni: tanti giri, o fino al giro in cui si raggiunge un totale. Vince il totale più alto; in parità si divide la vittoria.',
        ],
      },
    },

    icewords: {
      round: {
        title: 'Un giro',
        text: [
          'Chi comincia lancia i quattro cubetti di ghiaccio: le lettere bersaglio. Dopo un momento per studiarle si dice Via, e la sabbia scorre due minuti per tutti.',
          'Ognuno ha sette dadi nella sua bibita, e cerca in segreto una parola.',
        ],
      },
      start: {
        title: 'Chi comincia',
        text: [
          'Tutti lanciano lo stesso dado; comincia la lettera più vicina alla A, il jolly viene per ultimo, e chi pareggia rilancia. A ogni giro l’inizio passa a sinistra.',
        ],
      },
      letters: {
        title: 'Le lettere come stanno',
        text: [
          'Quando suona, le lettere come stanno sul tuo piano sono la tua parola; non c’è un pulsante da mancare. Ogni dado dà una lettera. Puoi anche confermare, e se lo fanno tutti il giro finisce.',
        ],
      },
      rerolls: {
        title: 'I rilanci',
        text: [
          'Puoi rilanciare i dadi che vuoi, fino a due volte per giro. Restano quelli nella parola o con lo spillo.',
        ],
      },
      score: {
        title: 'Punti e bersagli',
        text: [
          'La parola vale la somma dei suoi dadi; il jolly conta 0. Si moltiplica per quante lettere bersaglio contiene: senza nessuna fa 0.',
          'Un bersaglio conta una volta, anche se torna più volte. Il jolly può farne uno. J, X, Q e Z non sono su nessun dado bibita: le dà solo un jolly.',
        ],
      },
      bonus: {
        title: 'Il bonus e il foglio',
        text: [
          'Cinque lettere danno 5, sei 10, sette 25. Si aggiunge alla fine, quindi anche a una parola senza bersagli.',
          'Il foglio ha una colonna per ogni parte: giro, parola, punti, bersagli, subtotale, bonus, punti del giro, totale.',
        ],
      },
      allowed: {
        title: 'Quali parole valgono',
        text: [
          'Quelle della lista, da due lettere in su. Una parola non ammessa non vale nulla, nemmeno il bonus.',
          'Il tavolo sceglie chi decide: il controllo, chi contesta, un voto senza chi ha messo la parola, o chi ospita.',
        ],
      },
      targets: {
        title: 'Altre lettere bersaglio',
        text: [
          'A scelta, subito dopo il lancio tutti possono decidere insieme di rilanciare il ghiaccio, una volta per giro.',
        ],
      },
      sugar: {
        title: 'La zolletta',
        text: [
          'A scelta, chi è ultimo riceve il dado zolletta come ottavo per il giro dopo. Se sono più d’uno, chi ha fatto meno nel giro; se è pari anche quello, nessuno. Otto lettere danno 25.',
        ],
      },
      aids: {
        title: 'Aiuti per i più giovani',
        text: [
          'Ogni posto può avere i suoi: rilanci senza limite; un vantaggio, la prima sabbia solo per lui; lettere invece di bersagli per moltiplicare; o il lato B del piano, con bonus da tre lettere.',
        ],
      },
      end: {
        title: 'La fine',
        text: ['Dopo 5, 10 o 15 giri, a scelta, vince il totale più alto; in parità si divide la vittoria.'],
      },
    },

    bookworm: {
      card: {
        title: 'La carta',
        text: [
          'Il Topo di biblioteca del giro volta una carta, sceglie una delle tre categorie e lancia i dadi: sono quelli esposti. Comincia chi è alla sua sinistra.',
          'Il primo si sorteggia, se non lo dice il tavolo. Finite le carte, si rimescolano.',
        ],
      },
      turn: {
        title: 'Un turno',
        text: [
          'Di’ una parola che va bene per la categoria, non è stata detta nel giro, e comincia con la lettera di un dado esposto o davanti a un altro. Prendi quel dado e mettilo davanti a te. Poi tocca al prossimo.',
          'CK e XY sono l’una o l’altra lettera, come vuoi.',
        ],
      },
      initial: {
        title: 'La prima lettera, e «già detta»',
        text: [
          'Con un articolo davanti, la lettera può darla l’una o l’altra parola: The Hague va per T o per H. Nomi e locuzioni valgono dove la categoria li chiede.',
          'Maiuscole, accenti, articoli, trattini e un semplice plurale non fanno nuova una parola vecchia.',
        ],
      },
      steal: {
        title: 'Rubare',
        text: [
          'Una parola può prendere anche un dado davanti a un altro. Chi lo perde riceve una carta Topo dal centro, che vale un punto. Finite le sei carte, i dadi vengono solo da quelli esposti.',
          'I tuoi dadi non si possono nominare; un dado rubato si può rubare di nuovo.',
        ],
      },
      fits: {
        title: 'Va bene?',
        text: [
          'Le nostre liste conoscono molte parole; le altre le decidono gli altri giocatori, senza chi l’ha detta. In parità vale. Una parola bocciata si può sostituire finché c’è tempo.',
          'Il tavolo può anche lasciar dubitare, votare ogni parola o chiedere a chi ospita.',
        ],
      },
      clock: {
        title: 'L’orologio',
        text: [
          'Dieci secondi per pensare, poi un conto da cinque. A zero hai sbagliato. L’orologio si ferma mentre gli altri decidono. I due tempi si possono cambiare o togliere.',
        ],
      },
      round: {
        title: 'La fine di un giro',
        text: [
          'Il giro finisce quando l’ultimo dado bianco lascia il centro, o quando qualcuno non sa una parola. Chi l’ha chiuso è il prossimo Topo di biblioteca.',
        ],
      },
      score: {
        title: 'Quanto vale un giro',
        text: ['I pallini dei dadi davanti a te, più uno per ogni carta Topo; −2 per chi ha sbagliato.'],
      },
      special: {
        title: 'Il dado verde',
        text: [
          'A scelta, e non per le prime partite. A–Z è esposto, un pallino, per una parola con qualsiasi lettera. NOT si può prendere invece di sbagliare, per −1. Il punto di domanda volta una nuova categoria per il resto del giro.',
          'Si può rubare come gli altri, ma il giro non lo aspetta.',
        ],
      },
      end: {
        title: 'La fine',
        text: ['Quando dopo un giro qualcuno ha 21 o più, vince il totale più alto; in parità si divide la vittoria.'],
      },
    },

    'crossword-cubes': {
      turn: {
        title: 'Un turno',
        text: [
          'Un lancio di tutti e quattordici i cubi, e un solo incrocio: le parole vanno in orizzontale e in verticale, tutte collegate. Dove due o più cubi stanno vicini, quella è una parola.',
        ],
      },
      order: {
        title: 'Chi comincia',
        text: [
          'Tutti lanciano e sommano; comincia il più alto, chi pareggia rilancia. Poi i cubi passano in giro. In una squadra lancia uno di voi.',
        ],
      },
      allowed: {
        title: 'Quali parole valgono',
        text: ['Quelle della lista; niente nomi propri, abbreviazioni, trattini o apostrofi.'],
      },
      blank: {
        title: 'I cubi bianchi',
        text: [
          'Un cubo bianco è qualsiasi lettera e conta 0. Resta quella per tutto il turno, in tutte e due le sue parole. I due bianchi possono essere diversi.',
        ],
      },
      score: {
        title: 'Quanto vale un turno',
        text: [
          'Ogni parola è la somma dei suoi cubi, quindi un cubo in due parole conta due volte. I cubi inutilizzati si sottraggono; un turno può andare sotto zero.',
        ],
      },
      mistakes: {
        title: 'Gli errori',
        text: [
          'Dove si controlla subito, puoi correggere una parola non ammessa. Altrimenti non vale nulla, e i cubi in nessun’altra parola sono inutilizzati; i vicini però li collega lo stesso.',
          'Di gruppi non collegati conta solo il migliore. Il tavolo può anche decidere con contestazioni, voto o chi ospita.',
        ],
      },
      one: {
        title: 'Gioco uno',
        text: [
          'Tre minuti, quante più parole puoi, di qualsiasi lunghezza. Finito il tempo, conta ciò che c’è. Poi lancia il prossimo.',
        ],
      },
      two: {
        title: 'Gioco due',
        text: [
          'In un giro ognuno ha da due a quattro turni, a rotazione; al terzo e al quarto si può passare. Il tuo giro finisce con tutte e sette le lunghezze, passando, o dopo quattro turni.',
          'I cubi inutilizzati si sottraggono a ogni turno: un altro turno è un rischio.',
        ],
      },
      lengths: {
        title: 'Una parola per lunghezza',
        text: [
          'In un giro del gioco due vale una parola per ogni lunghezza da due a otto. Di due uguali vale solo la più bassa; con la regola severa la più alta si sottrae anche.',
          'Le parole più lunghe, e un’ottava nel turno, non valgono nulla, ma i loro cubi non sono inutilizzati.',
        ],
      },
      slam: {
        title: 'Gli slam',
        text: ['Tutte e sette le lunghezze entro due turni: Grande Slam, +50. Entro tre: Piccolo Slam, +25.'],
      },
      together: {
        title: 'Tutti insieme',
        text: [
          'Tutti lanciano e compongono insieme, ognuno con i suoi cubi o tutti con gli stessi; nascosti finché c’è tempo. Online si fa così; a turno, se il tavolo vuole.',
        ],
      },
      end: {
        title: 'La fine',
        text: [
          'A un totale, 200 nel gioco uno e 300 nel gioco due se il tavolo non dice altro, o dopo tanti giri o turni. Tutti ne hanno altrettanti. Vince il totale più alto; in parità si divide la vittoria.',
        ],
      },
    },

    'speed-dice': {
      race: {
        title: 'La gara',
        text: [
          'Tutti lanciano insieme i loro otto dadi e cercano subito di collegarne sette. Non ci sono turni né rilanci. Per il giro dopo si rilanciano tutti e otto.',
        ],
      },
      linked: {
        title: 'Dadi collegati',
        text: [
          'Sette dadi in un solo gruppo, ognuno con una faccia contro un altro. Ogni riga, da sinistra a destra, e ogni colonna, dall’alto in basso, di due o più dadi è una parola: anche dove due parole si affiancano.',
        ],
      },
      smiley: {
        title: 'La faccina',
        text: ['Vale per una lettera qualsiasi, la stessa in tutte e due le sue parole.'],
      },
      bowl: {
        title: 'La ciotola',
        text: [
          'Sette collegati? Getta l’ottavo nella ciotola: il primo chiude il giro. Accetta un dado solo quando sette sono collegati, giusti o sbagliati. In fondo sta chi è arrivato per primo al tavolo.',
        ],
      },
      check: {
        title: 'Il controllo',
        text: [
          'Poi tutti guardano i dadi di chi è stato primo. Se è tutto giusto, prende il trofeo, lato d’argento in su, dal centro o da chi lo ha.',
        ],
      },
      allowed: {
        title: 'Quali parole valgono',
        text: [
          'Ogni parola della lista, anche nomi e abbreviazioni comuni. Quello che nessuna lista ha va agli altri, che devono essere tutti d’accordo; contro soli bot decidono le liste.',
        ],
      },
      trophy: {
        title: 'Argento, oro, vittoria',
        text: [
          'Chi ha il trofeo e vince un altro giro lo volta in oro; chi lo ha d’oro e vince ancora vince la partita.',
        ],
      },
      mistake: {
        title: 'Un errore',
        text: [
          'Chi ha chiuso il giro con un errore rimette il trofeo al centro, se era suo; nessun altro lo perde. A scelta si controlla invece il dado dopo nella ciotola.',
        ],
      },
      anew: {
        title: 'Nessuno ci riesce',
        text: [
          'Se nessuno ne trova sette, tutti possono decidere insieme di rilanciare. A scelta il tavolo lo dice, quando nessun dado si può collegare.',
        ],
      },
      goals: {
        title: 'Altri traguardi',
        text: [
          'Invece del trofeo: tanti giri vinti; oppure chi vince un giro mette da parte un dado e gioca con uno in meno.',
        ],
      },
    },
  },

  table: {
    moves: {
      title: 'Mosse a tempo',
      text: [
        'Il tavolo fa a ogni posto una domanda per volta, e accetta una risposta. Ciò che arriva quando si è già andati avanti, due volte o fuori turno, non cambia nulla.',
        'Se cade la connessione, il tuo posto resta e torni da solo.',
      ],
    },
    seats: {
      title: 'I posti',
      text: [
        'Può giocare solo chi siede al tavolo, e solo per i posti sul proprio dispositivo. Chi guarda vede ciò che tutti possono vedere.',
        'Chi se n’è andato per sempre non torna in quella partita.',
      ],
    },
    dice: {
      title: 'Dadi onesti',
      text: [
        'Ogni lancio segue da un segreto fissato e sigillato per tutti prima del primo lancio. Alla fine si apre, e con il verbale chiunque può controllare ogni dado. Solo in una prima partita i dadi si conoscono già.',
      ],
    },
  },

  greyed: {
    dicewords: {
      'no-word': 'Non c’è ancora una parola da dichiarare: tocca dei dadi, o scrivi.',
      short: 'La tua parola è ancora troppo corta per dichiararla.',
      'no-rerolls': 'In questo turno non ci sono più rilanci: dichiara una parola con questi dadi, o passa.',
      'none-loose': 'Tutti i tuoi dadi sono nella parola o con lo spillo: libera quelli che vuoi lanciare.',
      'in-word': 'Un dado nella parola resta comunque; toglilo per rilanciarlo.',
      missing: 'Nessun dado libero mostra quella lettera, e non resta un jolly per farla.',
    },
    icewords: {
      short: 'La tua parola è ancora troppo corta per confermarla.',
      'no-rerolls': 'In questo giro non ci sono più rilanci: componi una parola con questi dadi.',
      'none-loose': 'Tutti i tuoi dadi sono nella parola o con lo spillo: libera quelli che vuoi lanciare.',
      'in-word': 'Un dado nella parola resta comunque; toglilo per rilanciarlo.',
      missing: 'Nessun dado libero mostra quella lettera, e non resta un jolly per farla.',
      bell: 'Il tempo è suonato: le lettere come stanno sono la tua parola.',
    },
    bookworm: {
      'not-mine': 'Non tocca a te. Scrivi pure la tua parola: aspetta.',
      'no-text': 'Scrivi prima una parola, e il dado che prende viene segnato.',
      'no-die': 'Nessun dado che puoi prendere comincia come questa parola.',
      'own-die': 'Quel dado è già davanti a te.',
      'no-cards': 'Al centro non c’è più una carta Topo, quindi i dadi vengono solo da quelli esposti.',
      symbol: 'NOT si prende invece di sbagliare, non con una parola.',
    },
    'crossword-cubes': {
      missing: 'Nessun cubo libero mostra quella lettera, e non resta un bianco per farla.',
      loose: 'Alcuni cubi non sono in nessuna parola, o non sono collegati agli altri.',
      'none-marked': 'Segna prima le parole che non valgono.',
      'some-marked': 'Hai segnato parole che non valgono: vota contro, o togli i segni.',
    },
    'speed-dice': {
      few: 'La ciotola si apre quando sette dadi sono collegati. Ne mancano ancora.',
      many: 'Un dado deve restare per la ciotola: riprendine uno.',
      apart: 'I dadi non si toccano tutti: collegali in un solo gruppo.',
      missing: 'Nessun dado libero mostra quella lettera, e non resta una faccina per farla.',
    },
  },
};
