import type { Texts } from '../appTexts';

export const texts: Texts = {
  sound: { on: 'Geluid aanzetten', off: 'Geluid uitzetten' },
  fresh: 'Er is een nieuwere versie van de pagina.',
  reload: 'Laden',
  install: 'Installeren als app',
  installText: 'Op het beginscherm, zonder de balken van de browser.',
};
