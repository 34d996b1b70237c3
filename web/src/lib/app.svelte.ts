// The page as an app: kept on the device, installed where somebody wants it, and told when a newer version is here.

import { registerSW } from 'virtual:pwa-register';

/** What a browser offers that can install the page; no type of it comes with TypeScript. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

class App {
  /** A newer version waits; a page in use is never changed under the player's hands. */
  fresh = $state(false);
  offered = $state.raw<InstallOffer | null>(null);
  #update: ((reload: boolean) => Promise<void>) | undefined;

  start(): void {
    this.#update = registerSW({
      onNeedRefresh: () => (this.fresh = true),
      onRegisterError: (failed: unknown) => console.warn('The page is not kept on this device.', failed),
    });
    addEventListener('beforeinstallprompt', (offer) => {
      offer.preventDefault();
      this.offered = offer as InstallOffer;
    });
    addEventListener('appinstalled', () => (this.offered = null));
  }

  load = (): Promise<void> | undefined => this.#update?.(true);

  install = async (): Promise<void> => {
    await this.offered?.prompt();
    this.offered = null;
  };
}

export const app = new App();
