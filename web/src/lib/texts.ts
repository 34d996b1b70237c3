// Every sentence of the house that a player reads, in the language that is spoken. English lies in texts/en.ts.

import { book } from './language.svelte';
import { texts as english } from './texts/en';

export type Texts = typeof english;

export const texts = book(english, {});

export { signed } from './grammar';
