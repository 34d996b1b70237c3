// What a table agrees on beside the rules: teams, the words it accepts, and words it would rather not see.

import { book } from '../lib/language.svelte';
import { texts as english } from './tableTexts/en';

export interface Texts {
  teams: string;
  teamsText: string;
  team: (seat: number) => string;
  family: string;
  familyText: string;
  house: string;
  houseText: string;
  houseHere: string;
}

export const tableTexts = book<Texts>(english, {
  de: () => import('./tableTexts/de'),
  nl: () => import('./tableTexts/nl'),
  da: () => import('./tableTexts/da'),
  it: () => import('./tableTexts/it'),
});
