// Every sentence of the house that a player reads, in the language that is spoken. English lies in texts/en.ts.

import { book, type Wording } from './language.svelte';
import { texts as english } from './texts/en';

export type Texts = Wording<typeof english>;

export const texts = book<Texts>(english, {
  de: () => import('./texts/de'),
  nl: () => import('./texts/nl'),
  da: () => import('./texts/da'),
  it: () => import('./texts/it'),
});

export { signed } from './grammar';
