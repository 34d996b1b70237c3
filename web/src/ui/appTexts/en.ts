import type { Texts } from '../appTexts';

export const texts: Texts = {
  sound: { on: 'Switch sounds on', off: 'Switch sounds off' },
  fresh: 'A newer version of the page is here.',
  reload: 'Load it',
  install: 'Install as an app',
  installText: 'On the home screen, without the bars of the browser.',
};
