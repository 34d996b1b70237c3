// The keyboard on an endless grid: letters lie down wherever the focus is, arrows walk, and Shift moves everything.

import type { Board } from '../lib/board.svelte';
import type { Spot } from '../lib/layout';
import { typed } from '../lib/reading';
import type { Reading } from '../lib/wire';
import type { Letter } from '../lib/word';

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What a key does to the board; the cursor stays in the part that is in sight. */
export function press<D extends Letter>(
  event: KeyboardEvent,
  board: Board<D>,
  inSight: (spot: Spot) => boolean,
  reading: Reading,
): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select')) return;
  if (target.closest('dialog') && !board.asking) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') board.undo();
  else if (event.ctrlKey || event.metaKey || event.altKey) return;
  else if (/^\p{L}$/u.test(event.key)) write(event.key, board, reading);
  else if (board.asking || !keyed(event, target, board, inSight)) return;
  event.preventDefault();
}

/** Who types wants Enter for the main action, not for the button that was used before. */
function write<D extends Letter>(key: string, board: Board<D>, reading: Reading): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLButtonElement && !focused.closest('.rack, dialog')) focused.blur();
  for (const letter of typed(key, reading)) board.type(letter);
}

function keyed<D extends Letter>(
  event: KeyboardEvent,
  target: HTMLElement,
  board: Board<D>,
  inSight: (spot: Spot) => boolean,
): boolean {
  const elsewhere = target.closest('a, button, [role=region], [role=group]') !== null;
  const arrow = ARROWS[event.key];
  if (event.key === 'Backspace') board.back();
  else if (event.key === 'Delete') board.erase();
  else if (event.key === 'Escape' && board.chosen) board.chosen = null;
  else if (elsewhere) return false;
  else if (event.key === ' ') board.press();
  else if (arrow && event.shiftKey) board.shift(...arrow);
  else if (arrow) walk(arrow, board, inSight);
  else return false;
  return true;
}

function walk<D extends Letter>(
  [down, right]: [number, number],
  board: Board<D>,
  inSight: (spot: Spot) => boolean,
): void {
  const spot = { row: board.cursor.row + down, col: board.cursor.col + right };
  board.across = down === 0;
  if (inSight(spot)) board.go(spot);
}
