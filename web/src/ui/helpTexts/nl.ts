// De wegen naar de regels en naar het eerste spel.

import type { Texts } from '../helpTexts';

export const texts: Texts = {
  rules: 'Regels',
  why: 'Waarom?',
  learn: 'Al spelend leren',
  learnText: 'Twee minuten met een coach, aan een echte tafel.',
  resume: 'Verder met je eerste spel',
};
