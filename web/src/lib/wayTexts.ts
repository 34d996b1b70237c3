// What the page says of ways: back to a match, out of one, to a friend, and of what stands in the way.

import { book, type Wording } from './language.svelte';
import { texts as english } from './wayTexts/en';

export type Texts = Wording<typeof english>;

export const wayTexts = book<Texts>(english, {
  de: () => import('./wayTexts/de'),
  nl: () => import('./wayTexts/nl'),
  da: () => import('./wayTexts/da'),
  it: () => import('./wayTexts/it'),
});
