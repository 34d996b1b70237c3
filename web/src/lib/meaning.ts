// What words mean, as the server's dictionary has it; each is asked for once.

import { getContext, setContext } from 'svelte';
import { word as lookedUp } from './api';

export interface Meaning {
  /** The base form: of PLINTHS it is plinth. */
  lemma: string;
  gloss: string;
}

const KEY = Symbol('the lexicon that judges at this table');

/** Whose dictionary explains the words on this page. */
export const setTable = (lexicon: () => string): (() => string) => setContext(KEY, lexicon);
export const table = (): (() => string) => getContext<(() => string) | undefined>(KEY) ?? (() => '');

const known = new Map<string, Promise<Meaning | null>>();

export function meaning(word: string, lexicon: () => string): Promise<Meaning | null> {
  const key = `${lexicon()}/${word}`;
  let asked = known.get(key);
  if (!asked) known.set(key, (asked = ask(word, lexicon())));
  return asked;
}

/** A definition is an extra: where it cannot be had, the game goes on without it. */
async function ask(word: string, lexicon: string): Promise<Meaning | null> {
  try {
    return read((await lookedUp(word, lexicon || undefined)).definition);
  } catch (failed) {
    console.warn(`What ${word} means could not be asked.`, failed);
    known.delete(`${lexicon}/${word}`);
    return null;
  }
}

/** `plinth (noun): a block that …`, taken apart. */
export function read(definition: string | null): Meaning | null {
  const at = definition?.indexOf(': ') ?? -1;
  return definition && at > 0 ? { lemma: definition.slice(0, at), gloss: definition.slice(at + 2) } : null;
}
