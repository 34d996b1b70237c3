// Asking for the rules: from the question mark above, from a refusal, or from a button that is greyed. The rules
// themselves are loaded when somebody asks for the first time.

import type { Action } from 'svelte/action';
import type { Match } from './match.svelte';

/** What somebody wants to know. */
export interface Asked {
  game: string;
  /** The table it is about, where it is about one. */
  match: Match | null;
  /** What was refused there, or which button was greyed; null for the rule at hand. */
  about: { kind: 'refusal' } | { kind: 'greyed'; button: string } | null;
}

class Help {
  /** The game before the reader, and the table where it is played. */
  here = $state.raw<{ game: string; match: Match | null } | null>(null);
  asked = $state.raw<Asked | null>(null);

  #ask(about: Asked['about']): void {
    if (this.here) this.asked = { ...this.here, about };
  }

  /** The rule at hand. */
  rules = (): void => this.#ask(null);

  /** Why the table did not allow what was tried last. */
  refusal = (): void => this.#ask({ kind: 'refusal' });

  greyed(button: string): void {
    this.#ask({ kind: 'greyed', button });
  }

  close = (): void => {
    this.asked = null;
  };
}

export const help = new Help();

/**
 * A button that cannot be used now, by the name of the reason; null where it can. It can still be tapped and reached by
 * keyboard, and then says why.
 */
export const greyed: Action<HTMLElement, string | null> = (node, reason) => {
  let why = reason;
  const show = (): void => {
    if (why === null) node.removeAttribute('aria-disabled');
    else node.setAttribute('aria-disabled', 'true');
  };
  // Enter in a form presses its button as well: that is no question about the button.
  const press = (event: MouseEvent): void => {
    if (why === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.detail > 0 || document.activeElement === node) help.greyed(why);
  };
  show();
  node.addEventListener('click', press, true);
  return {
    update(next) {
      why = next;
      show();
    },
    destroy: () => node.removeEventListener('click', press, true),
  };
};
