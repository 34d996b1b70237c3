// The languages of page and words, in the language that is spoken.

import { book } from '../lib/language.svelte';
import { texts as english } from './wordTexts/en';

export interface Texts {
  languages: string;
  page: string;
  words: string;
  text: string;
  /** The choice of words in the language of the page. */
  asPage: (name: string) => string;
  /** Why words are English though the page is in another language. */
  none: (name: string) => string;
  /** Which list decides at a table. */
  list: (title: string) => string;
}

export const wordTexts = book<Texts>(english, {
  de: () => import('./wordTexts/de'),
  nl: () => import('./wordTexts/nl'),
  da: () => import('./wordTexts/da'),
  it: () => import('./wordTexts/it'),
});
