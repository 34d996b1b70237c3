// The languages of page and words.

import type { Texts } from '../wordTexts';

export const texts: Texts = {
  languages: 'Talen',
  page: 'Deze pagina',
  words: 'De woorden aan nieuwe tafels',
  text: 'Tafels die er al zijn, houden de taal van hun woorden.',
  asPage: (name) => `Zoals deze pagina: ${name}`,
  none: (name) =>
    `Een lijst met woorden in het ${name} is er hier nog niet; daarom zijn de woorden aan nieuwe tafels Engels. Wie deze server draait, kan er een toevoegen.`,
  list: (title) => `Woorden: ${title}`,
};
