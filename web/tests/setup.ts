// What jsdom lacks and every browser has.

import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

window.matchMedia = (query: string) =>
  ({
    matches: query.includes('hover'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

/** Animations end at once, so that what follows them is there to be seen. */
Element.prototype.animate = function () {
  const animation = {
    finished: Promise.resolve(),
    currentTime: 0,
    startTime: 0,
    onfinish: null as (() => void) | null,
    cancel: () => undefined,
    finish: () => undefined,
  };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};
Element.prototype.getAnimations = () => [];
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});
