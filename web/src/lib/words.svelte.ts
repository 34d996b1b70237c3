// The language that words are spelled in at tables set up here: that of the page, until another is chosen. A table that
// stands keeps its own.

import { game, lexicons, type GameInfo, type Lexicons } from './api';
import { language, LANGUAGES } from './language.svelte';
import { keepWordsLanguage, wordsLanguage } from './stored';

/** Languages with word lists, each by its own name. */
export const WORDS: Record<string, string> = { ...LANGUAGES, fr: 'Français', es: 'Español' };

let chosen = $state(wordsLanguage());
let lists: Promise<Lexicons> | null = null;

export const words = {
  /** What was chosen on this device; empty where words follow the page. */
  get chosen(): string {
    return chosen ?? '';
  },
  get language(): string {
    return chosen ?? language();
  },
  choose(tag: string): void {
    chosen = tag || null;
    keepWordsLanguage(chosen);
  },
};

/** The word lists of the server as they are now: one may have been added while this page lay open. */
export function wordLists(): Promise<Lexicons> {
  lists = lexicons().catch((failed: unknown) => {
    lists = null;
    throw failed;
  });
  return lists;
}

export interface Chosen {
  lexicon?: string;
  dice_set?: string;
}

/** Words and dice of a table in a language; nothing, which is English, where the server has no list of it. */
export function inLanguage(tag: string, { defaults }: Lexicons, { dice_sets: sets }: GameInfo): Chosen {
  const lexicon = defaults[tag];
  const dice = sets.find((set) => set.language === tag);
  return lexicon ? { lexicon, ...(dice ? { dice_set: dice.name } : {}) } : {};
}

/** Words and dice for a new table of a game. English is what a server takes unasked. */
export async function forTable(id: string): Promise<Chosen> {
  if (words.language === 'en') return {};
  const [found, info] = await Promise.all([wordLists(), game(id)]);
  return inLanguage(words.language, found, info);
}

/** What a list is called, as it was asked last; its name where the server no longer has it. */
export async function titleOf(name: string): Promise<string> {
  return (await (lists ?? wordLists())).lexicons.find((list) => list.name === name)?.title ?? name;
}
