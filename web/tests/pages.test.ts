import { describe, expect, it } from 'vitest';
import { wireTypes } from '../scripts/generate-wire.mjs';
import { pageAt } from '../src/lib/router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/m/abc-1', { name: 'match', match: 'abc-1' }],
    ['/join/qwert', { name: 'join', code: 'QWERT' }],
    ['/join/qwert/', { name: 'join', code: 'QWERT' }],
    ['/join/qw%20e-rt', { name: 'join', code: 'QW E-RT' }],
    ['/join/100%', { name: 'join', code: '100%' }],
    ['/new/icewords//', { name: 'create', game: 'icewords' }],
    ['/new/crossword-cubes', { name: 'create', game: 'crossword-cubes' }],
    ['/m/', { name: 'lost' }],
    ['/elsewhere', { name: 'lost' }],
  ])('%s', (path, page) => expect(pageAt(path)).toEqual(page));
});

describe('generated types', () => {
  it('what the server says is whole, what the client says may leave defaults out', () => {
    const field = { properties: { kind: { const: 'x' }, size: { type: 'integer', default: 3 } }, type: 'object' };
    const types = wireTypes({ $defs: { Hello: field, Update: field } });
    expect(types).toContain('export type Hello = {\n  kind: "x";\n  size?: number;\n};');
    expect(types).toContain('export type Update = {\n  kind: "x";\n  size: number;\n};');
  });

  it('knows tuples, unions and maps', () => {
    const types = wireTypes({
      $defs: {
        D: { type: 'array', prefixItems: [{ type: 'integer' }, { anyOf: [{ type: 'integer' }, { type: 'null' }] }] },
        M: { type: 'object', additionalProperties: { $ref: '#/$defs/D' } },
      },
    });
    expect(types).toContain('export type D = [number, number | null];');
    expect(types).toContain('export type M = Record<string, D>;');
  });
});
