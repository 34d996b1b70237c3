// What the grid of dice says, in the language that is spoken.

import { book, type Wording } from '../lib/language.svelte';
import { texts as english } from './gridTexts/en';

export type Texts = Wording<typeof english>;

export const gridTexts = book<Texts>(english, {
  de: () => import('./gridTexts/de'),
  nl: () => import('./gridTexts/nl'),
  da: () => import('./gridTexts/da'),
  it: () => import('./gridTexts/it'),
});
