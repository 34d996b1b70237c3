// The still life of each game, found by its folder.

import type { Component } from 'svelte';

const lives = import.meta.glob<{ default: Component }>('./*/StillLife.svelte', { eager: true });

/** What lies on the table of a game, drawn; null where nobody has drawn it. */
export const stillLifeOf = (game: string): Component | null => lives[`./${game}/StillLife.svelte`]?.default ?? null;
