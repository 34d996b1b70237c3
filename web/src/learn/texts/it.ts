// Ogni frase di chi guida la prima partita. Le parole in maiuscolo si compongono con dadi inglesi.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('it');

const spelled = (word: string): string => [...word].join(', ');

export const texts: Texts = {
  coach: {
    label: 'Prima partita',
    goOn: 'Avanti',
    skipStep: 'Salta questo passo',
    leave: 'Esci',
    again: 'Ancora una volta',
    rules: 'Leggi le regole',
    real: 'Gioca sul serio contro un bot',
    progress: (step, of) => `Passo ${step} di ${of}`,
    finished: 'Ora conosci il gioco. Adesso uno vero!',
    refused: 'Il tavolo non lo permette; niente è perduto. «Perché?» mostra la regola.',
    spell: (word, keys) =>
      keys
        ? `Scrivi ${word}: i dadi salgono nella tua parola.`
        : `Tocca ${spelled(word)}: i dadi salgono nella tua parola.`,
    lay: (word, keys) =>
      keys
        ? `Scrivi ${word}: si posa a partire dal cursore, da sinistra a destra.`
        : `Tocca ${spelled(word)} nella riserva: si posano da sinistra a destra.`,
  },

  dicewords: {
    dice: 'Nove dadi, una parola. Le cifre piccole dicono quanto valgono i dadi, e la loro somma si moltiplica per il numero di lettere.',
    other: (word, wanted) => `${word} è un inizio tutto tuo. Per questa lezione riprendilo e componi ${wanted}.`,
    sum: '7 × 4 = 28: valore per lettere. Così ogni lettera in più conta due volte.',
    reroll: (keys) =>
      `Puoi lanciare altre due volte. Quello che sta nella parola resta; gli altri si rilanciano. Premi «Rilancia 5»${keys ? ', o Maiusc e Invio' : ''}.`,
    rolled: 'Gli altri sono stati rilanciati.',
    longer: (word, keys) =>
      keys
        ? `Sono arrivate una I, una N e una G. Scrivi ING: ${word}.`
        : `Sono arrivate una I, una N e una G. Toccale: ${word}.`,
    own: 'Hai tenuto altri dadi; va bene. Ora componi la parola più lunga che vedi, o rilancia ancora.',
    declare: (keys) =>
      `Conta solo una parola dichiarata, una per turno. Dichiara la tua con il pulsante grande${keys ? ', o con Invio' : ''}.`,
    scored: (word, value, letters, score) => `${word}: ${value} × ${letters} = ${score}, sul tuo segnapunti.`,
    nothing: 'Quel turno non vale niente; succede.',
    none: (word, keys) =>
      `Secondo turno. E se una parola non lo è? Prova: ${keys ? `scrivi ${word}` : `tocca ${spelled(word)}`} e dichiarala.`,
    noneDeclare: 'Ora dichiarala, e guarda che cosa succede.',
    refused: 'Rifiutata, e niente è perduto: dadi e rilanci ci sono ancora. «Perché?» lì accanto apre la regola.',
    wild: (word, keys) =>
      keys
        ? `La stella è un jolly: qualsiasi lettera, ma conta −2. Svuota con Esc e scrivi ${word}: la stella diventa la N.`
        : `La stella è un jolly: qualsiasi lettera, ma conta −2. Riprendi le vecchie lettere e tocca ${word}; per la N tocca la stella.`,
    again: '10 × 7 = 70, anche se la stella ne toglie due. Dichiarala.',
    end: 'Questa era una partita. Da soli o con altri, tutti hanno gli stessi turni, e vince il totale più alto.',
  },

  icewords: {
    ice: (letters) =>
      `Quattro cubetti di ghiaccio mostrano le lettere bersaglio: ${list(letters)}. Ognuna che sta nella tua parola la moltiplica.`,
    go: 'Di’ «Via!». In una partita vera adesso scorrono due minuti di sabbia per tutti; qui la sabbia ti aspetta.',
    other: (word, wanted) => `${word} può andare. Per questa lezione componi ${wanted}.`,
    sum: '6 × 2 = 12: punti sui dadi per bersagli nella parola. Ci sono A e W. Senza bersagli avresti al massimo un bonus.',
    reroll: (keys) =>
      `Puoi rilanciare due volte. Quello che sta nella parola resta. Premi «Rilancia 3»${keys ? ', o Maiusc e Invio' : ''}.`,
    longer: (word, keys) =>
      keys
        ? `Una E è il terzo bersaglio, e sei lettere danno un bonus di 10. Scrivi ED: ${word}.`
        : `Una E è il terzo bersaglio, e sei lettere danno un bonus di 10. Tocca E e D: ${word}.`,
    own: 'Hai tenuto altri dadi; va bene. Componi la parola migliore che vedi, con lettere bersaglio dentro.',
    lock: (keys) =>
      `Quello che c’è quando la sabbia finisce è la tua parola. Oppure confermala adesso${keys ? ': con Invio' : ''}.`,
    scored: (word, value, targets, bonus, score) =>
      `${word}: ${value} × ${targets}${bonus ? ` + ${bonus}` : ''} = ${score}.`,
    nothing: 'Niente punti in questo giro; succede.',
    sheet:
      'Le parole di un giro si vedono tutte insieme, la migliore per prima. Il segnapunti ha una colonna per ogni parte del conto.',
  },

  bookworm: {
    card: 'In questo giro il Topo di biblioteca sei tu: scegli una delle tre categorie della carta.',
    display:
      'Sette dadi sono in mostra. Una parola prende il dado con la sua prima lettera; i pallini sono punti. Robin, alla tua sinistra, comincia.',
    vote: (word, category) =>
      `Robin dice «${word}». Va bene per «${category}»? A questo tavolo votano gli altri, quindi decidi tu.`,
    votes: 'Robin vota sulla tua parola. Se i voti sono pari, vale.',
    thinks: 'Robin sta pensando…',
    name: (category, letter, word) =>
      `Tocca a te: di’ qualcosa per «${category}» che cominci con la lettera di un dado. Per ${letter}, per esempio, «${word}».`,
    took: (word, letter, dots) =>
      `«${word}» prende la ${letter}: ${dots} ${count(dots, 'pallino', 'pallini')} per te.`,
    refused: (word) => `«${word}» non va bene. Chi l’ha detta può provarne un’altra.`,
    steal: (letter, word) =>
      `Ora si ruba: una parola con ${letter}, come «${word}», prende il dado davanti a Robin. Scrivila, e tocca quel dado se non è segnato.`,
    stole: (word, letter) =>
      `«${word}»: la ${letter} è tua. In cambio Robin riceve una carta Topo, che vale un punto.`,
    robbed: (word, letter) => `«${word}» ti ruba la ${letter}. Ricevi una carta Topo, che vale un punto.`,
    on: (word) =>
      `Si continua finché la mostra è vuota. «${word}», magari? Chi non sa nessuna parola lo dice: −2, e il giro finisce.`,
    sums: 'Il giro è finito: pallini più carte Topo, meno 2 per chi ha sbagliato. In una partita vera hai dieci secondi, poi si conta fino a cinque, e si gioca a 21.',
  },

  cubes: {
    cubes:
      'Quattordici cubi, ognuno con il suo valore. Componi parole in orizzontale e in verticale che si tocchino tutte, come in un cruciverba.',
    other: (word, wanted) => `Lì c’è ${word}; va bene. Per questa lezione posa ${wanted} in orizzontale.`,
    crossing: (letter, word, keys) =>
      keys
        ? `Le parole si incrociano. Vai con ← e ↓ alla casella sotto l’ultima ${letter} e scrivi ${word.slice(1)}: ${word} scende.`
        : `Le parole si incrociano. Tocca la casella sotto l’ultima ${letter}, toccala di nuovo per scendere, poi ${spelled(word.slice(1))}: ${word}.`,
    twice: 'SCHOOL + LABOR: la L in comune conta in tutte e due. Quello che non è in nessuna parola si sottrae.',
    third: (word, keys) =>
      keys
        ? `Un’altra: vai alla casella sotto la prima O e scrivi ${word.slice(1)}, in verticale: ${word}.`
        : `Un’altra: tocca la casella sotto la prima O, se serve di nuovo per scendere, poi ${spelled(word.slice(1))}: ${word}.`,
    blank: 'Resta solo il cubo bianco. È qualsiasi lettera, conta 0, e non costa niente se avanza.',
    done: (keys) =>
      `Un turno vero dura tre minuti, e conta quello che c’è allora. Ci siamo: premi «Fatto»${keys ? ', o Invio' : ''}.`,
    refused: 'Qualcosa non è una parola, ed è segnato. Correggilo e continua; niente è perduto.',
    scored: (score) => `Il tuo turno porta ${score}.`,
    why: 'Ogni parola è la somma dei suoi cubi, e il turno la somma delle sue parole. Ogni punteggio del segnapunti si apre così.',
  },

  speed: {
    ready: 'Si lancia tutti insieme, quando tutti ci sono. Tu ci sei?',
    dice: 'Otto dadi. Collegane sette in parole, in orizzontale e in verticale; l’ottavo è per la ciotola. In una partita vera lo fanno tutti insieme.',
    other: (word, wanted) => `Anche ${word} può andare. Per questa lezione posa ${wanted} in orizzontale.`,
    second: (word, keys) =>
      keys
        ? `Cinque sono collegati. Vai con ← e ↓ alla casella sotto la T e scrivi ${word.slice(1)}: ${word} scende.`
        : `Cinque sono collegati. Tocca la casella sotto la T, toccala di nuovo per scendere, poi ${spelled(word.slice(1))}: ${word}.`,
    toss: (keys) =>
      `Sette sono collegati: la ciotola è aperta. Arriva per primo, getta l’ultimo dado: tocca la ciotola${keys ? ', o premi Invio' : ''}.`,
    right: 'Controllato: ogni riga e ogni colonna è una parola.',
    wrong: 'Un errore: stavolta niente trofeo. Chi lo avesse dovrebbe restituirlo.',
    trophy:
      'Chi chiude bene un giro prende il trofeo, lato d’argento in su. Un secondo giro lo fa d’oro, e un terzo vince.',
  },
};
