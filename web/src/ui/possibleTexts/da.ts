// Hvad der siges om ture, der er forbi, på dansk.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../possibleTexts';

const { count, list } = grammar('da');
const { format } = new Intl.NumberFormat('da');

export const texts: Texts = {
  ask: 'Hvad var muligt?',
  title: (who, what) => `${who}${what ? `, ${what}` : ''}: hvad der var muligt`,
  round: (round) => `Runde ${round}: hvad der var muligt`,
  loading: 'Det bedste bliver fundet …',
  open: 'Det er ikke forbi endnu. Spørg igen, når det står på pointarket.',

  words: 'De bedste ord på de sidste terninger',
  noWord: 'Der var intet ord på disse terninger.',

  split: {
    title: 'Hvor pointene kom fra',
    before: 'Ventet',
    beforeText: 'hvad sådan en tur giver med det bedste spil, før det første kast',
    luck: 'Held',
    luckText: 'hvad terningerne gav ud over det',
    rerolling: 'Omslag',
    rerollingText: 'hvad valget af terninger kostede',
    words: 'Ordvalg',
    wordsText: 'hvad ordet kostede i forhold til det bedste',
    score: 'Point',
  },

  rolls: {
    title: 'Kast for kast',
    roll: (number) => `Kast ${number}`,
    kept: (dice) => (dice.length ? `beholdt ${list(dice)}` : 'slog alle om'),
    stayed: 'slog ikke om',
    best: (dice) => (dice.length ? `Bedre: behold ${list(dice)}` : 'Bedre: slå alle om'),
    bestStay: 'Bedre: slå ikke om',
    right: 'Intet var bedre.',
    gain: (points) => `${points} point mere i gennemsnit`,
  },

  crossword: {
    best: (score) => `${score} point var mulige`,
    found: (score) => `${score} point blev fundet i tiden`,
    laid: (score) => `${score} blev lagt`,
    proven: 'Bevist: intet krydsord af disse klodser giver mere med ord, som vi foreslår.',
    bound: (bound) => `Intet krydsord af disse klodser giver mere end ${bound} med ord, som vi foreslår.`,
    nothing: 'Ingen to af disse klodser danner et ord, som vi foreslår.',
  },

  linked: {
    of: (who) => `Terninger hos ${who}`,
    roll: (roll) => `kast ${roll}`,
    left: (dice) => `tilovers: ${list(dice)}`,
    none: 'Ingen ord, som vi foreslår, forbinder dem: alt blev prøvet.',
    ways: (ways, all) => (all ? count(ways, 'kun én måde', `${format(ways)} måder`) : `mere end ${format(ways)} måder`),
    layout: (words) => `Forbundne terninger: ${list(words)}`,
  },

  category: {
    none: 'Der kendes intet ord til disse bogstaver.',
    named: 'blev nævnt',
    first: 'De almindeligste først.',
  },
};
