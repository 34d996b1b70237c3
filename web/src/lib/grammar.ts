// What every language needs to make a sentence: plural forms, lists, figures.

/** A minus sign as it is printed, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : String(n));

/** Plural forms beyond 'one' and 'other', for languages that have them (CLDR names). */
type MoreForms = Partial<Record<Intl.LDMLPluralRule, string>>;

export interface Grammar {
  /** The form that goes with a number: '1 die', '2 dice'. */
  count: (n: number, one: string, other: string, more?: MoreForms) => string;
  /** Names or words in a row, with the language's 'and' before the last. */
  list: (words: string[]) => string;
  /** A figure with one decimal: seconds of a race. */
  tenths: (n: number) => string;
}

export function grammar(language: string): Grammar {
  const plural = new Intl.PluralRules(language);
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    count: (n, one, other, more = {}) => {
      const form = plural.select(n);
      return more[form] ?? (form === 'one' ? one : other);
    },
    list: (words) => conjunction.format(words),
    tenths: (n) => decimal.format(n),
  };
}
