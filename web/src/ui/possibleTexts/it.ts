// Ciò che si dice dei turni finiti, in italiano.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../possibleTexts';

const { count, list } = grammar('it');
const { format } = new Intl.NumberFormat('it');

export const texts: Texts = {
  ask: 'Che cosa si poteva fare?',
  title: (who, what) => `${who}${what ? `, ${what}` : ''}: che cosa si poteva fare`,
  round: (round) => `Giro ${round}: che cosa si poteva fare`,
  loading: 'Si cerca il meglio…',
  open: 'Non è ancora finito. Chiedi di nuovo quando sarà sul segnapunti.',

  words: 'Le parole migliori con gli ultimi dadi',
  noWord: 'Con questi dadi non c’era nessuna parola.',

  split: {
    title: 'Da dove vengono i punti',
    before: 'Attesi',
    beforeText: 'quanto rende un turno così con il gioco migliore, prima del primo lancio',
    luck: 'Fortuna',
    luckText: 'quanto hanno portato in più i dadi',
    rerolling: 'Rilanci',
    rerollingText: 'quanto è costata la scelta dei dadi',
    words: 'Parola',
    wordsText: 'quanto è costata la parola rispetto alla migliore',
    score: 'Punti',
  },

  rolls: {
    title: 'Lancio per lancio',
    roll: (number) => `Lancio ${number}`,
    kept: (dice) => (dice.length ? `tenuti ${list(dice)}` : 'rilanciati tutti'),
    stayed: 'nessun altro lancio',
    best: (dice) => (dice.length ? `Meglio: tenere ${list(dice)}` : 'Meglio: rilanciare tutti'),
    bestStay: 'Meglio: non lanciare più',
    right: 'Niente era meglio.',
    gain: (points) => `in media ${points} punti in più`,
  },

  crossword: {
    best: (score) => `Erano possibili ${score} punti`,
    found: (score) => `In questo tempo se ne sono trovati ${score}`,
    laid: (score) => `${score} sul tavolo`,
    proven: 'Dimostrato: nessun cruciverba con questi cubi rende di più, con le parole che proponiamo.',
    bound: (bound) => `Nessun cruciverba con questi cubi rende più di ${bound}, con le parole che proponiamo.`,
    nothing: 'Nessuna coppia di questi cubi forma una parola che proponiamo.',
  },

  linked: {
    of: (who) => `Dadi di ${who}`,
    roll: (roll) => `lancio ${roll}`,
    left: (dice) => `avanzati: ${list(dice)}`,
    none: 'Nessuna parola che proponiamo li collega: si è provato tutto.',
    ways: (ways, all) => (all ? count(ways, 'un solo modo', `${format(ways)} modi`) : `più di ${format(ways)} modi`),
    layout: (words) => `Dadi collegati: ${list(words)}`,
  },

  category: {
    none: 'Per queste lettere non si conosce nessuna parola.',
    named: 'già detta',
    first: 'Prima le più comuni.',
  },
};
