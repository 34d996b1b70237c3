// Dice sets in a table's setup: how sure their figures are, and files of one's own.

import { book } from '../lib/language.svelte';
import { texts as english } from './diceTexts/en';

export interface Texts {
  marks: string;
  mark: Record<string, string>;
  faces: string;
  bonuses: string;
  cards: string;
  take: string;
  give: string;
  forget: string;
  mine: (title: string) => string;
  taken: (title: string) => string;
  notKept: string;
  otherGame: (game: string) => string;
}

export const diceTexts = book<Texts>(english, {
  de: () => import('./diceTexts/de'),
  nl: () => import('./diceTexts/nl'),
  da: () => import('./diceTexts/da'),
  it: () => import('./diceTexts/it'),
});
