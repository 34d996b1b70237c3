// What holds for every field and every die, whichever part of the page it is in.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svelte'),
);

/** The tags of fields in which something is written: no numbers, choices, files, or texts to be copied. */
function fields(source: string): string[] {
  const tags = source.match(/<(input|textarea)\b(?:\{[^{}]*\}|=>|[^>])*>/g) ?? [];
  return tags.filter((tag) => !/type="(radio|checkbox|number|file)"|\sreadonly/.test(tag));
}

describe('fields for words and names', () => {
  it('are found', () => expect(fields('<input bind:value={x} /><input type="number" />')).toHaveLength(1));

  it('leave what is typed alone', () => {
    const all = components.flatMap((name) =>
      fields(readFileSync(join(SOURCES, name), 'utf8')).map((tag) => ({ name, tag })),
    );
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(({ tag }) => !tag.includes('{...asTyped}'))).toEqual([]);
  });
});
