// What the grid of dice says, in the language that is spoken.

import { book } from '../lib/language.svelte';
import { texts as english } from './gridTexts/en';

export type Texts = typeof english;

export const gridTexts = book(english, {});
