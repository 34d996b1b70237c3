// The language of the screens: chosen once for the whole page, and independent of the language that words are
// spelled in. A text is read where it is shown, so that it follows the switch without loading the page again.

import { chosenLanguage, keepLanguage } from './stored';

/** Each language by its own name, as whoever reads it looks for it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', da: 'Dansk', it: 'Italiano' } as const;

export type Language = keyof typeof LANGUAGES;

/** What another language must have to say all that English does: the same parts and questions, in other words. */
export type Wording<T> = T extends string
  ? string
  : T extends (...asked: infer Asked) => infer Said
    ? (...asked: Asked) => Wording<Said>
    : { [Part in keyof T]: Wording<T[Part]> };

/** English is always there: it is the type of the others, and what is read until they have come. */
type Translations<T> = Record<Exclude<Language, 'en'>, () => Promise<{ texts: T }>>;

let spoken = $state<Language>('en');
const books: { load: (language: Language) => Promise<void> }[] = [];

export const language = (): Language => spoken;

const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;

/** What this device chose before, or the first of the browser's languages that we speak. */
export function preferred(): Language {
  const wanted = [chosenLanguage() ?? '', ...navigator.languages].map((tag) => tag.split('-')[0] ?? '');
  return wanted.find(isLanguage) ?? 'en';
}

/** Change the language of everything on the page at once; rejects, and changes nothing, where texts cannot be had. */
export async function speak(wanted: Language): Promise<void> {
  await Promise.all(books.map(({ load }) => load(wanted)));
  spoken = wanted;
  document.documentElement.lang = wanted;
  await ready(); // a part of the page may have come meanwhile
}

/** Speak it from now on, on this device. */
export async function choose(wanted: Language): Promise<void> {
  await speak(wanted);
  keepLanguage(wanted);
}

/** Settles when all texts so far are there in the language that is spoken; what cannot be had stays English. */
export const ready = async (): Promise<void> => void (await Promise.allSettled(books.map(({ load }) => load(spoken))));

/**
 * The texts of one part of the page. What is returned reads like the English object and says everything in the
 * language of the moment; parts of it (`const t = texts.board`) stay alive too, single sentences do not.
 */
export function book<T extends object>(english: T, translations: Translations<T>): T {
  let had = $state.raw<Partial<Record<Language, T>>>({ en: english });
  const load = async (wanted: Language): Promise<void> => {
    if (wanted === 'en' || had[wanted]) return;
    const { texts } = await translations[wanted]();
    had = { ...had, [wanted]: texts };
  };
  books.push({ load });
  return alive(() => had[spoken] ?? english);
}

/** A stand-in that looks every property up at the moment it is read. */
function alive<T extends object>(now: () => T): T {
  const parts = new Map<PropertyKey, unknown>();
  const part = (key: PropertyKey): unknown => {
    if (!parts.has(key))
      parts.set(
        key,
        alive(() => Reflect.get(now(), key) as object),
      );
    return parts.get(key);
  };
  return new Proxy({} as T, {
    get: (_, key) => {
      const found: unknown = Reflect.get(now(), key);
      return isPart(found) ? part(key) : found;
    },
    has: (_, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(now(), key),
  });
}

const isPart = (found: unknown): boolean => typeof found === 'object' && found !== null && !Array.isArray(found);
