import { expect, test } from 'vitest';
import { inHalves } from '../src/lib/code';

test('a code is shown in two halves', () => {
  expect(inHalves('BDHJLMNP')).toBe('BDHJ LMNP');
  expect(inHalves('BDHJLMNPRT')).toBe('BDHJL MNPRT');
});
