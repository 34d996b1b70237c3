import type { Texts } from '../appTexts';

export const texts: Texts = {
  sound: { on: 'Ton einschalten', off: 'Ton ausschalten' },
  fresh: 'Eine neuere Fassung der Seite ist da.',
  reload: 'Laden',
  install: 'Als App installieren',
  installText: 'Auf dem Startbildschirm, ohne die Leisten des Browsers.',
};
