// What the page says of fair dice at a match's end, in the language that is spoken.

import { book, type Wording } from '../lib/language.svelte';
import { texts as english } from './texts/en';

export type Texts = Wording<typeof english>;

export const texts = book<Texts>(english, {
  de: () => import('./texts/de'),
  nl: () => import('./texts/nl'),
  da: () => import('./texts/da'),
  it: () => import('./texts/it'),
});
