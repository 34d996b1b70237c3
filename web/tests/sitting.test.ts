// Sitting down: what this device adds to the dice is announced first, and kept with the seat beside what was promised.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commitment } from '../src/fair/chance';
import { setUp, sitAgain, sitDown } from '../src/lib/sitting';
import { dropSeat, keepSeat, seatOf } from '../src/lib/stored';

interface Asked {
  entropy_commitment: string;
  token?: string;
}

let asked: Asked[] = [];

/** A server that sits everybody down at seat 1 of m1, and says that the seat has committed to what `says` makes of it. */
function server(says: (promised: string) => string | null = (promised) => promised): void {
  asked = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((_: string, { body }: { body: string }) => {
      const said = JSON.parse(body) as Asked;
      asked.push(said);
      const seat = { match: 'm1', seat: 1, token: 'secret', commitment: 'c0ffee' };
      return Promise.resolve(Response.json({ ...seat, entropy_commitment: says(said.entropy_commitment) }));
    }),
  );
}

beforeEach(() => {
  dropSeat('m1');
  server();
});

describe('B-40: whoever sits down', () => {
  it.each([
    ['at a table of their own', () => setUp({ game: 'dicewords', seats: [{ kind: 'human' }] } as never)],
    ["at somebody else's", () => sitDown('BDHJLMNP', { name: 'Ann' } as never)],
    ['again, after a match', () => sitAgain('m0', 'older', [])],
  ])('%s announces a secret and keeps it with the promise of the server', async (_, sit) => {
    await sit();
    const kept = seatOf('m1')?.fair;
    expect(kept?.commitment).toBe('c0ffee');
    expect(kept?.share).toMatch(/^[0-9a-f]{64}$/);
    expect(asked.map(({ entropy_commitment }) => entropy_commitment)).toEqual([commitment(kept?.share ?? '')]);
  });

  it('beside somebody who has announced something else keeps no secret: it is theirs to show', async () => {
    server(() => 'f'.repeat(64));
    await sitDown('BDHJLMNP', {} as never);
    expect(seatOf('m1')?.fair).toEqual({ commitment: 'c0ffee', share: null });
  });

  it('where this device had announced something before keeps that', async () => {
    const before = 'ab'.repeat(32);
    keepSeat('m1', { seat: 1, token: 'secret', fair: { commitment: 'c0ffee', share: before } });
    server(() => commitment(before));
    await sitDown('BDHJLMNP', {} as never);
    expect(seatOf('m1')?.fair?.share).toBe(before);
  });

  it('announces the same again where the answer was lost on the way', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn((_: string, { body }: { body: string }) => {
        asked.push(JSON.parse(body) as Asked);
        return Promise.reject(new TypeError('Failed to fetch'));
      }),
    );
    await expect(sitDown('ZZZZZZZZ', {} as never)).rejects.toThrow();
    const first = asked[0]?.entropy_commitment;
    server();
    await sitDown('ZZZZZZZZ', {} as never);
    expect(asked[0]?.entropy_commitment).toBe(first);
    expect(commitment(seatOf('m1')?.fair?.share ?? '')).toBe(first);
  });
});
