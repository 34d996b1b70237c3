// What goes wrong at the server, as a player reads it: its own sentence where there is one in the language of the
// screens, or one of ours by its code. The words of a validator are for programmers.

import { isKnown } from './told';
import { wayTexts } from './wayTexts';

/** Problems whose text names parts of a message, not something a player did. */
const INNER = new Set(['does-not-fit', 'hello']);

/** The sentence to show for a problem, to be passed through `told` like any other. */
export function said(code: string, message: string): string {
  if (message && !INNER.has(code) && isKnown(message)) return message;
  return wayTexts.codes[code] ?? wayTexts.codes['other'] ?? '';
}
