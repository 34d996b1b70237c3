import { grammar } from '../grammar';
import type { Texts } from '../wayTexts';

const { count, list } = grammar('it');

export const texts: Texts = {
  mine: {
    title: 'Le tue partite',
    with: (names) => `con ${list(names)}`,
    here: (names) => list(names),
    alone: 'in solitario',
    waiting: 'in attesa di giocatori',
    inPlay: 'in corso',
    won: 'vinta',
    over: 'finita',
    all: (n) => `Mostra tutte e ${n}`,
    ended: (n) => count(n, 'Una partita è finita', `${n} partite sono finite`),
    forget: 'Dimentica quelle finite',
    stale: 'Com’era quando il server ha risposto l’ultima volta.',
  },

  leave: {
    button: 'Lascia la partita',
    of: (match) => `Lascia ${match}`,
    title: 'Lasciare questa partita?',
    host: 'Il tavolo viene tolto e l’invito non porta più da nessuna parte.',
    guest: 'Il tuo posto torna libero.',
    alone: 'La partita finisce qui. Non si torna indietro.',
    together: 'Gli altri continuano senza di te e vedono che l’hai lasciata. Non si torna indietro.',
    pause: 'Per una pausa non serve lasciarla: la partita resta sulla prima pagina.',
    yes: 'Lascia per sempre',
    stay: 'Resta',
    done: 'Hai lasciato la partita.',
    front: 'Prima pagina',
  },

  trouble: {
    offline: {
      title: 'Sei offline',
      text: 'Questo dispositivo non ha rete in questo momento. Nulla è perduto; le regole si possono leggere intanto.',
    },
    unreachable: {
      title: 'Il server non risponde',
      text: 'Forse si sta riavviando, o la linea è caduta. Nulla è perduto; la pagina riprova da sola.',
    },
    outdated: {
      title: 'C’è una versione più recente',
      text: 'Il server è stato aggiornato da quando hai aperto questa pagina. Ricaricala; le tue partite restano.',
    },
    server: {
      title: 'Il server ha un problema',
      text: 'Quello che cerchi probabilmente c’è ancora. Nulla è perduto; riprova tra un momento.',
    },
    reload: 'Ricarica la pagina',
    rules: 'Intanto leggi le regole',
    tables: 'Non è stato possibile caricare i tavoli aperti.',
    forgetful:
      'Questo browser non ricorda nulla per questa pagina: i tuoi posti valgono finché questa scheda è aperta. Non chiuderla a metà partita.',
  },

  invite: {
    marked:
      'Questo browser non permette alla pagina di copiare. Il link è selezionato: copialo con il tuo dispositivo.',
    onlyHere:
      'Questo link funziona solo su questo dispositivo. Per gli amici nella tua rete avvia il server con --host 0.0.0.0 e apri l’indirizzo che stampa.',
  },

  code: {
    none: 'Scrivi prima il codice.',
    unknown: (code) => `Non c’è nessun tavolo con il codice ${code}. Rileggilo lettera per lettera.`,
  },

  codes: {
    'house-list': 'Nella lista di casa c’è qualcosa che non è una parola.',
    'dice-set': 'Questo set di dadi non si può leggere.',
    'does-not-fit': 'Questa pagina e il server non si capiscono. Ricarica la pagina.',
    hello: 'Questa pagina e il server non si capiscono. Ricarica la pagina.',
    http: 'Il server non ha potuto rispondere.',
    lexicon: 'Questo dizionario qui non c’è.',
    'no-lesson': 'Per questo gioco non c’è una lezione.',
    'no-such-dice': 'Questi dadi qui non ci sono.',
    position: 'Così non si può calcolare.',
    setup: 'Così non si può preparare un tavolo.',
    unplayable: 'Questo server non può continuare la partita: è stata giocata con un’altra versione.',
    other: 'Il server ha rifiutato, senza un motivo che si possa dire qui.',
  },
};
