// What the coach of the first games says, in the language that is spoken.

import { book } from '../lib/language.svelte';
import { texts as english } from './texts/en';

export type Texts = typeof english;

export const texts = book<Texts>(english, {});
