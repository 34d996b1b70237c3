// Dice fly between rack and word, and make room for each other. Nothing waits for the flight.

import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { calm } from './throw';

export function flights(): ReturnType<typeof crossfade> {
  return crossfade({
    duration: () => (calm() ? 0 : 220),
    easing: cubicOut,
    fallback: () => ({ duration: calm() ? 0 : 120, css: (t: number) => `opacity: ${t}; scale: ${0.8 + t / 5}` }),
  });
}

export const makingRoom = (): { duration: number; easing: (t: number) => number } => ({
  duration: calm() ? 0 : 200,
  easing: cubicOut,
});
