// Le vie alle regole e alla prima partita.

import type { Texts } from '../helpTexts';

export const texts: Texts = {
  rules: 'Regole',
  why: 'Perché?',
  learn: 'Impara giocando',
  learnText: 'Due minuti con una guida, a un vero tavolo.',
  resume: 'Riprendi la tua prima partita',
};
