// The rules in our own words, in the language that is spoken.

import { book } from '../../lib/language.svelte';
import { texts as english } from './texts/en';
import type { Texts } from './types';

export const texts = book<Texts>(english, {
  de: () => import('./texts/de'),
  nl: () => import('./texts/nl'),
  da: () => import('./texts/da'),
  it: () => import('./texts/it'),
});
