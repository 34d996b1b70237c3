// The ways to the rules and to the first games.

import type { Texts } from '../helpTexts';

export const texts: Texts = {
  rules: 'Rules',
  why: 'Why?',
  learn: 'Learn it by playing',
  learnText: 'Two minutes with a coach, at a real table.',
  resume: 'Go on with your first game',
};
