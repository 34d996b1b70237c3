// What lies where at a Bookworm table, and which die a word may take. The server decides; this is what a player sees
// before asking (BW-2, BW-3, BW-11).

import { begins } from '../../lib/reading';
import type { Reading } from '../../lib/wire';
import type { BookwormView, DieView, RoundSum } from './types';

export const CARDS = 6;
export const NOT = 'NOT';

/** White dice are of ivory here; the special die is green. */
export const colourOf = ({ colour }: DieView): string => (colour === 'white' ? 'ivory' : colour);

export const isSpecial = ({ colour }: DieView): boolean => colour !== 'white';

/** An article may lead: the initial is that of the word after it, or its own. No article is longer than this. */
const LONGEST_ARTICLE = 4;

/** The letters a phrase may be meant to begin with, as the table reads letters. */
export function initials(text: string, reading: Reading): string[] {
  const [first = '', second = ''] = text.split(/[\s\-'’]+/).filter(Boolean);
  return [first, first.length <= LONGEST_ARTICLE ? second : ''].flatMap((word) => begins(word, reading));
}

/** Whether a seat may take the die at all: from the display, or from another while Bookworm cards last. */
export const isInReach = (die: DieView, view: BookwormView): boolean =>
  die.owner === null ? die.glyph !== NOT : die.owner !== view.seat && view.cards_left > 0 && die.glyph !== NOT;

export const fits = (die: DieView, letters: string[]): boolean =>
  letters.length > 0 && (die.any_letter || die.letters.some((letter) => letters.includes(letter)));

/** The dice a text could take, the likeliest first: by its first letter, from the display, with more dots. */
export function takeable(text: string, view: BookwormView, reading: Reading): DieView[] {
  const letters = initials(text, reading);
  const first = letters.slice(0, 1);
  const rank = (die: DieView): number =>
    (fits(die, first) ? 0 : 1000) + (die.any_letter ? 100 : 0) + (die.owner === null ? 0 : 10) - die.dots;
  return view.dice.filter((die) => isInReach(die, view) && fits(die, letters)).toSorted((a, b) => rank(a) - rank(b));
}

export const dotsOf = (sum: RoundSum): number => sum.dice.reduce((dots, die) => dots + die.dots, 0);

export const scoreOf = (sum: RoundSum): number => dotsOf(sum) + sum.cards + sum.penalty;

/** Who has each Bookworm card: the cards go out from the top of the pile, one a theft. */
export function cardsOf(view: BookwormView): Map<number, number> {
  const thefts = view.named.flatMap(({ stolen_from }) => (stolen_from === null ? [] : [stolen_from]));
  return new Map(thefts.map((victim, place) => [CARDS - 1 - place, victim]));
}
