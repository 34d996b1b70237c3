// The ways to the rules and to the first games, in the language that is spoken.

import { book } from '../lib/language.svelte';
import { texts as english } from './helpTexts/en';

export interface Texts {
  rules: string;
  why: string;
  learn: string;
  learnText: string;
  resume: string;
}

export const helpTexts = book<Texts>(english, {
  de: () => import('./helpTexts/de'),
  nl: () => import('./helpTexts/nl'),
  da: () => import('./helpTexts/da'),
  it: () => import('./helpTexts/it'),
});
