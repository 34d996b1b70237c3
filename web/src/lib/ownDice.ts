// Dice sets of one's own, such as the values of a real box: files of this device, by game.

import type { DiceSet } from './api';

export interface OwnDice {
  /** The file as it was taken, so that it can be given again. */
  text: string;
  set: DiceSet;
}

const key = (game: string): string => `shakespell.dice.${game}`;

export function ownDice(game: string): OwnDice[] {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? '[]') as OwnDice[];
  } catch {
    return [];
  }
}

/** Whether this device could keep them; where it cannot, they are there until the page is left. */
export function keepOwnDice(game: string, kept: OwnDice[]): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
