// The languages of page and words.

import type { Texts } from '../wordTexts';

export const texts: Texts = {
  languages: 'Sprog',
  page: 'Denne side',
  words: 'Ordene ved nye borde',
  text: 'Borde, der allerede er dækket, beholder deres ords sprog.',
  asPage: (name) => `Som denne side: ${name}`,
  none: (name) =>
    `Der er endnu ingen liste med ord på ${name} her, så ordene ved nye borde er engelske. Den, der driver serveren, kan tilføje en.`,
  list: (title) => `Ord: ${title}`,
};
