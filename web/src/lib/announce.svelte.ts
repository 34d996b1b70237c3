// One voice for screen readers: what a referee would say aloud, said once.

import { untrack } from 'svelte';

/** The same sentence twice must be heard twice, and a live region only speaks when it changes. */
const afresh = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);

class Announcer {
  said = $state('');
  urgent = $state('');

  say(text: string): void {
    if (text)
      this.said = afresh(
        text,
        untrack(() => this.said),
      );
  }

  warn(text: string): void {
    this.urgent = afresh(
      text,
      untrack(() => this.urgent),
    );
  }
}

export const announcer = new Announcer();
