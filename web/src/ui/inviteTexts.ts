// A seat that is shared, and a seat that is kept: inviting a partner, joining a team, coming back for a rematch.

import { book } from '../lib/language.svelte';
import { texts as english } from './inviteTexts/en';

export interface Texts {
  invite: string;
  title: (team: string) => string;
  text: (room: number) => string;
  full: string;
  link: string;
  code: string;
  qr: string;
  teamCode: string;
  teamCodeText: string;
  teamOf: (teams: string[]) => string;
  playBeside: string;
  invited: string;
  kept: string;
  keptText: string;
  decline: string;
  declined: string;
}

export const inviteTexts = book<Texts>(english, {
  de: () => import('./inviteTexts/de'),
  nl: () => import('./inviteTexts/nl'),
  da: () => import('./inviteTexts/da'),
  it: () => import('./inviteTexts/it'),
});
