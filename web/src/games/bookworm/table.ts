// What lies where at a Bookworm table, and which die a word may take. The server decides; this is what a player sees
// before asking (BW-2, BW-3, BW-11).

import type { BookwormView, DieView, RoundSum } from './types';

export const CARDS = 6;
export const NOT = 'NOT';

/** White dice are of ivory here; the special die is green. */
export const colourOf = ({ colour }: DieView): string => (colour === 'white' ? 'ivory' : colour);

export const isSpecial = ({ colour }: DieView): boolean => colour !== 'white';

/** An article may lead: the initial is that of the word after it, or its own. No article is longer than this. */
const LONGEST_ARTICLE = 4;

/** Letters that Unicode does not take apart into a base letter and an accent, and the one they go for on dice. */
const WHOLE: Record<string, string> = { Æ: 'A', Ø: 'O', Œ: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'T' };

/** The letters a phrase may be meant to begin with. */
export function initials(text: string): string[] {
  const parts = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ÆØŒŁĐÐÞ]/g, (letter) => WHOLE[letter] ?? letter)
    .split(/[\s\-'’]+/)
    .filter(Boolean);
  const second = (parts[0]?.length ?? 0) <= LONGEST_ARTICLE ? parts[1] : undefined;
  return [parts[0]?.[0], second?.[0]].filter((letter) => letter !== undefined);
}

/** Whether a seat may take the die at all: from the display, or from another while Bookworm cards last. */
export const isInReach = (die: DieView, view: BookwormView): boolean =>
  die.owner === null ? die.glyph !== NOT : die.owner !== view.seat && view.cards_left > 0 && die.glyph !== NOT;

export const fits = (die: DieView, letters: string[]): boolean =>
  letters.length > 0 && (die.any_letter || die.letters.some((letter) => letters.includes(letter)));

/** The dice a text could take, the likeliest first: by its first letter, from the display, with more dots. */
export function takeable(text: string, view: BookwormView): DieView[] {
  const letters = initials(text);
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
