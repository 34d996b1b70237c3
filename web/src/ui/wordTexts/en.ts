// The languages of page and words.

import type { Texts } from '../wordTexts';

export const texts: Texts = {
  languages: 'Languages',
  page: 'This page',
  words: 'The words at new tables',
  text: 'Tables that are already set up keep the language of their words.',
  asPage: (name) => `As this page: ${name}`,
  none: (name) =>
    `There is no list of ${name} words here yet, so words at new tables are English. Whoever runs this server can add one.`,
  list: (title) => `Words: ${title.replace(/^standard | word list$/g, '')}`,
};
