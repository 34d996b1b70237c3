// What the page says of itself as an app: its sounds, a newer version, and that it can be installed.

import { book } from '../lib/language.svelte';
import { texts as english } from './appTexts/en';

export interface Texts {
  sound: { on: string; off: string };
  fresh: string;
  reload: string;
  install: string;
  installText: string;
}

export const appTexts = book<Texts>(english, {
  de: () => import('./appTexts/de'),
  nl: () => import('./appTexts/nl'),
  da: () => import('./appTexts/da'),
  it: () => import('./appTexts/it'),
});
