// Ogni frase della guida in italiano. Le parole in maiuscolo si compongono con dadi inglesi.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('it');

const spelled = (word: string): string => [...word].join(', ');

export const texts: Texts = {
  coach: {
    label: 'Prima partita',
    goOn: 'Avanti',
    skipStep: 'Salta',
    leave: 'Esci',
    again: 'Da capo',
    rules: 'Leggi le regole',
    real: 'Gioca davvero contro un bot',
    progress: (step, of) => `Passo ${step} di ${of}`,
    finished: 'Ora conosci il gioco. Fai una partita vera!',
    reading: 'Come va la prima partita',
    refused: (why) => `Il tavolo non lo permette; non hai perso nulla. «${why}» mostra la regola.`,
    spell: (word, keys) =>
      keys
        ? `Scrivi ${word}: i dadi salgono nella tua parola.`
        : `Tocca ${spelled(word)}: i dadi salgono nella tua parola.`,
    lay: (word, keys) =>
      keys
        ? `Scrivi ${word}: si posa dal cursore verso destra.`
        : `Tocca in basso ${spelled(word)}: si dispongono da sinistra a destra.`,
  },

  dicewords: {
    dice: 'Nove dadi, una parola. Si sommano i numeri piccoli dei suoi dadi, e la somma si moltiplica per il numero di lettere.',
    other: (word, wanted) => `${word} è un inizio tuo. Per questa lezione riprendilo e componi ${wanted}.`,
    sum: '7 × 4 = 28: valore per lettere. Così ogni lettera in più conta due volte.',
    reroll: (button, keys) =>
      `Puoi lanciare altre due volte. Ciò che è nella parola resta; gli altri si rilanciano. Premi «${button}»${keys ? ', oppure Maiusc e Invio' : ''}.`,
    rolled: 'Gli altri sono stati rilanciati.',
    longer: (word, keys) =>
      keys ? `Sono uscite I, N e G. Scrivi ING: ${word}.` : `Sono uscite I, N e G. Toccale: ${word}.`,
    own: 'Hai tenuto altri dadi; va bene. Componi la parola più lunga che vedi, o rilancia ancora.',
    declare: (keys) =>
      `Conta solo una parola dichiarata, una per turno. Dichiara la tua con il pulsante grande${keys ? ', o con Invio' : ''}.`,
    scored: (word, value, letters, score) => `${word}: ${value} × ${letters} = ${score}, sul tuo segnapunti.`,
    nothing: 'Questo turno non vale nulla; capita.',
    none: (word, keys) =>
      `Secondo turno. E se una parola non esiste? Prova: ${keys ? `scrivi ${word}` : `tocca ${spelled(word)}`} e dichiarala.`,
    noneDeclare: 'Ora dichiarala, e guarda che succede.',
    refused: (why) =>
      `Rifiutata, e non hai perso nulla: dadi e rilanci ci sono ancora. «${why}» lì accanto apre la regola.`,
    wild: (word, keys) =>
      keys
        ? `La stella è il jolly: qualsiasi lettera, ma conta −2. Cancella con Esc e scrivi ${word}: la stella diventa la N.`
        : `La stella è il jolly: qualsiasi lettera, ma conta −2. Riprendi le lettere vecchie e tocca ${word}; per la N, la stella.`,
    again: '10 × 7 = 70, anche se la stella toglie due. Dichiarala.',
    end: 'Era una partita. Da soli o con altri, tutti hanno gli stessi turni, e vince il totale più alto.',
  },

  icewords: {
    ice: (letters) =>
      `Quattro cubetti di ghiaccio mostrano le lettere bersaglio: ${list(letters)}. Ognuna che entra nella tua parola la moltiplica.`,
    go: 'Di’ Via. In una partita vera scorre la sabbia, due minuti per tutti; qui aspetta te.',
    other: (word, wanted) => `Forse va bene anche ${word}. Per questa lezione componi ${wanted}.`,
    sum: '6 × 2 = 12: i punti dei tuoi dadi per i bersagli nella parola. A e W ci sono. Senza bersagli resta al massimo un bonus.',
    reroll: (button, keys) =>
      `Puoi rilanciare due volte. Ciò che è nella parola resta. Premi «${button}»${keys ? ', oppure Maiusc e Invio' : ''}.`,
    longer: (word, keys) =>
      keys
        ? `La E è un terzo bersaglio, e sei lettere danno un bonus di 10. Scrivi ED: ${word}.`
        : `La E è un terzo bersaglio, e sei lettere danno un bonus di 10. Tocca E e D: ${word}.`,
    own: 'Hai tenuto altri dadi; va bene. Componi la parola migliore che vedi, con lettere bersaglio.',
    lock: (keys) =>
      `Ciò che c’è quando la sabbia finisce è la tua parola. Oppure conferma ora${keys ? ': Invio' : ''}.`,
    scored: (word, value, targets, bonus, score) =>
      `${word}: ${value} × ${targets}${bonus ? ` + ${bonus}` : ''} = ${score}.`,
    nothing: 'Nessun punto in questo giro; capita.',
    sheet:
      'Le parole di un giro si scoprono tutte insieme, la migliore per prima. Il segnapunti ha una colonna per ogni parte del conto.',
  },

  bookworm: {
    card: 'In questo giro il Topo di biblioteca sei tu: scegli una delle tre categorie della carta.',
    display:
      'Ci sono sette dadi esposti. Una parola prende il dado con la sua prima lettera; i pallini sono punti. Comincia Robin, alla tua sinistra.',
    vote: (word, category) =>
      `Robin dice «${word}». Va bene per «${category}»? A questo tavolo votano gli altri, cioè tu.`,
    votes: 'Robin vota sulla tua parola. In parità, vale.',
    thinks: 'Robin sta pensando…',
    name: (category, letter, word) =>
      `Tocca a te: di’ qualcosa per «${category}» con la prima lettera di un dado. Per ${letter}, ad esempio, «${word}».`,
    took: (word, letter, dots) => `«${word}» prende la ${letter}: ${dots} ${count(dots, 'pallino', 'pallini')} per te.`,
    refused: (word) => `«${word}» non va bene. Chi l’ha detta può provarne un’altra.`,
    steal: (letter, word) =>
      `Ora ruba: una parola con ${letter}, come «${word}», prende il dado davanti a Robin. Scrivila, e tocca quel dado se non è segnato.`,
    stole: (word, letter) => `«${word}»: la ${letter} è tua. Robin riceve in cambio una carta Topo, che vale un punto.`,
    robbed: (word, letter) => `«${word}» ti ruba la ${letter}. Ricevi una carta Topo, che vale un punto.`,
    on: (word) =>
      `Continua finché restano dadi esposti. Magari «${word}»? Chi non ne sa nessuna lo dice: −2, e il giro finisce.`,
    sums: 'Il giro è finito: pallini più carte Topo, meno 2 per chi ha sbagliato. In una partita vera hai dieci secondi e un conto da cinque, e si gioca fino a 21.',
  },

  cubes: {
    cubes:
      'Quattordici cubi, ognuno con il suo valore. Componi parole in orizzontale e in verticale, tutte collegate, come un cruciverba.',
    other: (word, wanted) => `C’è già ${word}; va bene. Per questa lezione disponi ${wanted} in orizzontale.`,
    crossing: (letter, word, keys) =>
      keys
        ? `Le parole si incrociano. Vai con ← e ↓ alla casella sotto l’ultima ${letter} e scrivi ${word.slice(1)}: ${word} scende.`
        : `Le parole si incrociano. Tocca la casella sotto l’ultima ${letter}, di nuovo per scendere, poi ${spelled(word.slice(1))}: ${word}.`,
    twice: 'SCHOOL + LABOR: la L in comune conta in tutte e due. Ciò che non è in nessuna parola si sottrae.',
    third: (word, keys) =>
      keys
        ? `Un’altra: vai alla casella sotto la prima O e scrivi ${word.slice(1)} in giù: ${word}.`
        : `Un’altra: tocca la casella sotto la prima O, se serve di nuovo per scendere, poi ${spelled(word.slice(1))}: ${word}.`,
    blank: 'Resta solo il cubo bianco. Vale qualsiasi lettera, conta 0, e se avanza non costa nulla.',
    done: (button, keys) =>
      `Un turno vero dura tre minuti, e conta ciò che c’è alla fine. Sei a posto: premi «${button}»${keys ? ' o Invio' : ''}.`,
    refused: 'Qualcosa non è una parola, ed è segnato. Correggilo; non hai perso nulla.',
    scored: (score) => `Il tuo turno vale ${score}.`,
    why: 'Ogni parola è la somma dei suoi cubi, il turno la somma delle parole. Ogni punteggio del segnapunti si apre così.',
  },

  speed: {
    ready: 'Si lancia tutti insieme, quando tutti sono pronti. Tu ci sei?',
    dice: 'Otto dadi. Collegane sette in parole, in orizzontale e in verticale; l’ottavo è per la ciotola. Di solito lo fanno tutti insieme.',
    other: (word, wanted) => `Forse va bene anche ${word}. Per questa lezione disponi ${wanted} in orizzontale.`,
    second: (word, keys) =>
      keys
        ? `Cinque sono collegati. Vai con ← e ↓ alla casella sotto la T e scrivi ${word.slice(1)}: ${word} scende.`
        : `Cinque sono collegati. Tocca la casella sotto la T, di nuovo per scendere, poi ${spelled(word.slice(1))}: ${word}.`,
    toss: (keys) =>
      `Sette sono collegati: la ciotola è aperta. Getta per primo l’ultimo dado: tocca la ciotola${keys ? ', o premi Invio' : ''}.`,
    right: 'Controllato: ogni riga e ogni colonna è una parola.',
    wrong: 'Un errore: niente trofeo, stavolta. Chi lo avesse dovrebbe renderlo.',
    trophy:
      'Chi chiude bene un giro prende il trofeo, lato d’argento in su. Un secondo giro lo volta in oro, un terzo vince.',
  },
};
