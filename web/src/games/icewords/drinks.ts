// The four drinks of the box: who drinks what, and how a die of the table looks on the screen.

import type { LyingDie } from '../../lib/view';
import { texts } from './texts';
import type { DieView } from './types';

export type Drink = 'punch' | 'grape' | 'lemonade' | 'coffee';

const DRINKS: readonly Drink[] = ['punch', 'grape', 'lemonade', 'coffee'];

export const drinkOf = (seat: number): Drink => DRINKS[seat % DRINKS.length] ?? 'punch';

export const SUGAR = 'sugar';

/** The colour of a die before a seat: its drink's, or white for the sugar cube. */
export const colourOf = (die: string, seat: number): string => (die === SUGAR ? SUGAR : drinkOf(seat));

/** A die in its drink's colour, with the name that is said aloud. */
export function lying(die: DieView, place: number, seat: number): LyingDie {
  const called = die.name === SUGAR ? texts.dice.sugar : (texts.dice.ordinals[place] ?? die.name);
  return { ...die, identifier: '', colour: colourOf(die.name, seat), called };
}
