// What is said about turns that are over: what was possible, and where the points came from.

import { book, type Wording } from '../lib/language.svelte';
import { texts as english } from './possibleTexts/en';

export type Texts = Wording<typeof english>;

export const possibleTexts = book<Texts>(english, {
  de: () => import('./possibleTexts/de'),
  nl: () => import('./possibleTexts/nl'),
  da: () => import('./possibleTexts/da'),
  it: () => import('./possibleTexts/it'),
});
