import { describe, expect, it } from 'vitest';
import { begins, fold, typed } from '../src/lib/reading';
import type { Reading } from '../src/lib/wire';
import readings from './readings.json';

const known = Object.entries(
  readings as unknown as Record<string, { reading: Reading; letters: Record<string, string> }>,
);
const german = known.find(([name]) => name === 'german')![1].reading;
const english = known.find(([name]) => name === 'english')![1].reading;
const BLOCKS = [
  [0x20, 0x370],
  [0x1e00, 0x1f00],
] as const;

describe('letters are read as the server reads them', () => {
  it.each(known)('by the rule %s', (_, { reading, letters }) => {
    const said = new Map(Object.entries(letters).flatMap(([read, from]) => [...from].map((one) => [one, read])));
    const wrong: string[] = [];
    for (const [start, end] of BLOCKS)
      for (let code = start; code < end; code += 1) {
        const one = String.fromCodePoint(code);
        const here = fold(`A${one}A`, reading)?.slice(1, -1) ?? null;
        if (here !== (said.get(one) ?? null)) wrong.push(`${one} is ${here}, not ${said.get(one)}`);
      }
    expect(wrong).toEqual([]);
  });

  it('types é as E, and two letters where one becomes two', () => {
    expect(typed('é', english)).toEqual(['E']);
    expect(typed('ß', english)).toEqual(['S', 'S']);
    expect(typed('ä', german)).toEqual(['Ä']);
    expect(typed('ж', english)).toEqual(['Ж']);
  });

  it('lets a word begin with its own letter or the plain one', () => {
    expect(begins('Äpfel', german)).toEqual(['Ä', 'A']);
    expect(begins('Äpfel', english)).toEqual(['A']);
    expect(begins('-', english)).toEqual([]);
  });
});
