import { describe, expect, it } from 'vitest';
import { dieFor, inOrder, shuffled, still, textOf, valueOf, type Placed } from '../src/lib/word';
import { roll } from './dice';

/** Types a word letter by letter; null where a letter is on no die. */
function spelled(text: string, glyphs: string): Placed[] | null {
  const dice = roll(glyphs);
  return [...text].reduce<Placed[] | null>((word, letter) => {
    const placed = word && dieFor(letter, dice, word);
    return word && placed ? [...word, placed] : null;
  }, []);
}

describe('building a word', () => {
  it('DW-4: ELEPHANT has the rulebook value 11 on its dice', () => {
    const word = spelled('ELEPHANT', 'ALEEPHNTV');
    expect(word).not.toBeNull();
    expect(valueOf(word ?? [], roll('ALEEPHNTV'))).toBe(11);
  });

  it('DW-5, B-51: typing takes a real die before the wild, wherever the wild lies', () => {
    expect(dieFor('E', roll('?EAAAAAAA'), [])).toEqual({ die: 'indigo', reads: 'E' });
    expect(dieFor('E', roll('?TAAAAAAA'), [])).toEqual({ die: 'gold', reads: 'E' });
  });

  it('DW-3: a die is used once', () => {
    expect(spelled('TOT', 'TOXXXXXXX')).toBeNull();
    expect(spelled('TOT', 'TOTXXXXXX')?.map(({ die }) => die)).toEqual(['gold', 'indigo', 'orange']);
  });

  it('DW-3: dice that a reroll turned over leave the word, a wild stays', () => {
    const word = spelled('CAT', '?ATXXXXXX') ?? [];
    expect(textOf(word)).toBe('CAT');
    expect(textOf(still(word, roll('?ETXXXXXX')))).toBe('CT');
    expect(textOf(still(word, roll('EATXXXXXX')))).toBe('AT');
  });

  it('B-56: the order of dice is this device’s own, and unknown dice keep their place at the end', () => {
    const names = inOrder(roll('ABC'), ['orange', 'gold']).map(({ name }) => name);
    expect(names).toEqual(['orange', 'gold', 'indigo']);
  });

  it('shuffling loses no die', () => {
    expect(shuffled([1, 2, 3, 4], () => 0.99).toSorted()).toEqual([1, 2, 3, 4]);
    expect(shuffled([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
  });
});
