import type { Texts } from '../appTexts';

export const texts: Texts = {
  sound: { on: 'Slå lyden til', off: 'Slå lyden fra' },
  fresh: 'Der er en nyere udgave af siden.',
  reload: 'Hent den',
  install: 'Installer som app',
  installText: 'På startskærmen, uden browserens bjælker.',
};
