// A word in the making: which die gives which letter. Arranging dice is local; the server decides what it is worth.

export const WILD = '?';

/** What a word needs to know of a die as it lies. */
export interface Letter {
  name: string;
  glyph: string;
  /** What it is worth; null where letters have no values. */
  points: number | null;
}

/** A die laid into the word, and the letter it stands for. */
export interface Placed {
  die: string;
  reads: string;
}

export const textOf = (word: Placed[]): string => word.map(({ reads }) => reads).join('');

/** The die that typing a letter picks: one that shows it, and the wild only when none is left (DW-5, B-51). */
export function dieFor(letter: string, dice: Letter[], word: Placed[]): Placed | null {
  const free = dice.filter(({ name }) => !word.some(({ die }) => die === name));
  const real = free.find(({ glyph }) => glyph === letter);
  const found = real ?? free.find(({ glyph }) => glyph === WILD);
  return found ? { die: found.name, reads: letter } : null;
}

/** The word without dice that no longer show what they were laid for, as after a reroll (DW-3). */
export function still(word: Placed[], dice: Letter[]): Placed[] {
  const glyphs = new Map(dice.map(({ name, glyph }) => [name, glyph]));
  return word.filter(({ die, reads }) => glyphs.get(die) === reads || glyphs.get(die) === WILD);
}

/** The points on the dice laid, for the sum that grows while a word is built. */
export function valueOf(word: Placed[], dice: Letter[]): number {
  const points = new Map(dice.map(({ name, points: worth }) => [name, worth]));
  return word.reduce((sum, { die }) => sum + (points.get(die) ?? 0), 0);
}

/** Dice in the order this device shows them; dice it has not heard of come last, in their own order (B-56). */
export function inOrder<D extends Letter>(dice: D[], order: string[]): D[] {
  const place = new Map(order.map((name, position) => [name, position]));
  const last = order.length;
  return dice.toSorted((a, b) => (place.get(a.name) ?? last) - (place.get(b.name) ?? last));
}

export function shuffled<T>(items: T[], random: () => number = Math.random): T[] {
  const pile = [...items];
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [pile[last], pile[other]] = [pile[other] as T, pile[last] as T];
  }
  return pile;
}
