import type { Texts } from '../appTexts';

export const texts: Texts = {
  sound: { on: 'Attiva i suoni', off: 'Disattiva i suoni' },
  fresh: 'È arrivata una versione più recente della pagina.',
  reload: 'Caricala',
  install: 'Installa come app',
  installText: 'Sulla schermata iniziale, senza le barre del browser.',
};
