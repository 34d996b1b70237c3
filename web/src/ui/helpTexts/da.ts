// Vejene til reglerne og til det første spil.

import type { Texts } from '../helpTexts';

export const texts: Texts = {
  rules: 'Regler',
  why: 'Hvorfor?',
  learn: 'Lær det ved at spille',
  learnText: 'To minutter med en træner ved et rigtigt bord.',
  resume: 'Fortsæt dit første spil',
};
