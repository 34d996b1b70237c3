// From what somebody asks to the section that answers it, and one sentence before it.

import type { Asked } from '../../lib/help.svelte';
import { told } from '../../lib/told';
import type { Game } from './book';
import { atHand } from './hand';
import { GREYED, NOT_ALLOWED, REFUSED, REFUSED_BY_THE_HOUSE } from './reasons';
import type { Texts } from './types';

export interface Answer {
  section: string;
  because: string;
}

/** The section that a refusal of a game refers to. */
export const sectionOf = (game: Game, code: string): string | undefined =>
  (REFUSED[game] as Record<string, string>)[code] ?? REFUSED_BY_THE_HOUSE[code];

export function answerTo(game: Game, { match, about }: Pick<Asked, 'match' | 'about'>, texts: Texts): Answer {
  const now = atHand(game, match?.view ?? null);
  if (!about) return { section: now, because: '' };
  if (about.kind === 'greyed') {
    const sections = GREYED[game] as Record<string, string>;
    const sentences = texts.greyed[game] as Record<string, string>;
    return { section: sections[about.button] ?? now, because: sentences[about.button] ?? '' };
  }
  const refusal = match?.refusal;
  if (!refusal) return { section: NOT_ALLOWED[game], because: '' };
  return { section: sectionOf(game, refusal.code) ?? now, because: told(refusal.message) };
}
