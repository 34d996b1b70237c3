// The languages of page and words.

import type { Texts } from '../wordTexts';

export const texts: Texts = {
  languages: 'Lingue',
  page: 'Questa pagina',
  words: 'Le parole ai nuovi tavoli',
  text: 'I tavoli già aperti conservano la lingua delle loro parole.',
  asPage: (name) => `Come questa pagina: ${name}`,
  none: (name) =>
    `Qui non c’è ancora una lista di parole in ${name}: ai nuovi tavoli le parole sono inglesi. Chi gestisce il server può aggiungerne una.`,
  list: (title) => `Parole: ${title}`,
};
