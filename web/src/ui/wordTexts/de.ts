// The languages of page and words.

import type { Texts } from '../wordTexts';

export const texts: Texts = {
  languages: 'Sprachen',
  page: 'Diese Seite',
  words: 'Die Wörter an neuen Tischen',
  text: 'Tische, die schon stehen, behalten die Sprache ihrer Wörter.',
  asPage: (name) => `Wie diese Seite: ${name}`,
  none: (name) =>
    `Eine Liste für Wörter auf ${name} gibt es hier noch nicht, darum sind die Wörter an neuen Tischen englisch. Wer diesen Server betreibt, kann eine hinzufügen.`,
  list: (title) => `Wörter: ${title}`,
};
