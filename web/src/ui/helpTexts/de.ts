// Die Wege zu den Regeln und zum ersten Spiel.

import type { Texts } from '../helpTexts';

export const texts: Texts = {
  rules: 'Regeln',
  why: 'Warum?',
  learn: 'Beim Spielen lernen',
  learnText: 'Zwei Minuten mit Begleitung, an einem richtigen Tisch.',
  resume: 'Dein erstes Spiel fortsetzen',
};
