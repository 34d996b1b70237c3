// What is remembered where the browser refuses to, and which matches of this device have a way back on the front page.

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MyMatch } from '../src/lib/api';
import { Problem, troubleOf } from '../src/lib/api';
import { MyMatches } from '../src/lib/mine.svelte';
import { dropSeat, keepNote, keepPractice, keepSeat, keptSeats, seatOf } from '../src/lib/stored';
import { keeping } from '../src/lib/storage.svelte';

const SEAT = { seat: 0, token: 'secret' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const match of ['a', 'b', 'c', 'd']) dropSeat(match);
  sessionStorage.clear();
  keeping.refused = false;
});

/** A storage that refuses, at the touch or at the writing. */
function refusing(name: 'localStorage' | 'sessionStorage'): void {
  vi.stubGlobal(
    name,
    new Proxy({} as Storage, {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
}

describe('a storage that refuses', () => {
  it('costs nothing while the tab is open, and that is said', () => {
    refusing('localStorage');
    refusing('sessionStorage');
    keepSeat('a', SEAT);
    expect(seatOf('a')?.token).toBe('secret');
    expect(keptSeats()).toEqual([{ match: 'a', token: 'secret' }]);
    expect(keeping.refused).toBe(true);
    dropSeat('a');
    expect(seatOf('a')).toBeNull();
  });

  it('is full: the tab keeps it, also when it is loaded again, and what is newer counts', () => {
    keepSeat('a', { seat: 0, token: 'older' });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    });
    keepSeat('a', { seat: 0, token: 'newer' });
    expect(seatOf('a')?.token).toBe('newer');
    expect(keeping.refused).toBe(true);
    full.mockRestore();
    keepSeat('a', { seat: 0, token: 'newest' });
    expect(seatOf('a')?.token).toBe('newest');
    expect(sessionStorage.length).toBe(0);
  });
});

describe('the matches of this device', () => {
  it('are all but practice and lessons', () => {
    keepSeat('a', SEAT);
    keepSeat('b', SEAT);
    keepPractice('en', 'b');
    keepSeat('c', SEAT);
    keepNote('dicewords', 'lesson', { match: 'c', step: 2 });
    keepSeat('d', SEAT, true);
    expect(keptSeats().map(({ match }) => match)).toEqual(['a']);
  });

  const stands = (match: string, changes: Partial<MyMatch>): MyMatch => ({
    match,
    code: 'BDHJL',
    game: 'dicewords',
    status: 'playing',
    created: match,
    seats: [],
    mine: [0],
    host: true,
    to_act: [],
    ranks: null,
    ...changes,
  });

  const answering = (answer: () => Promise<Response>): void => void vi.stubGlobal('fetch', answer);

  it('come with those first that wait for this device; what the server does not know is forgotten', async () => {
    for (const match of ['a', 'b', 'c', 'd']) keepSeat(match, SEAT);
    const matches = [
      stands('a', { to_act: [1] }),
      stands('b', { status: 'ended' }),
      null,
      stands('d', { to_act: [0] }),
    ];
    answering(() => Promise.resolve(Response.json({ matches })));
    const mine = new MyMatches();
    await mine.ask();
    expect(mine.running.map(({ match }) => match)).toEqual(['d', 'a']);
    expect(mine.ended.map(({ match }) => match)).toEqual(['b']);
    expect(seatOf('c')).toBeNull();
  });

  it('stay where the server does not answer', async () => {
    keepSeat('a', SEAT);
    answering(() => Promise.resolve(Response.json({ matches: [stands('a', {})] })));
    await new MyMatches().ask();
    answering(() => Promise.reject(new TypeError('no line')));
    const later = new MyMatches();
    await later.ask();
    expect(later.all.map(({ match }) => match)).toEqual(['a']);
    expect(later.problem?.code).toBe('unreachable');
    expect(seatOf('a')).not.toBeNull();
  });
});

describe('what fails', () => {
  it.each([
    [404, 'no-such-match', null],
    [404, 'no-such-game', null],
    [404, 'error', 'server'],
    [503, 'storage', 'server'],
    [500, 'error', 'server'],
    [429, 'too-many-requests', 'server'],
    [0, 'offline', 'offline'],
    [0, 'outdated', 'outdated'],
  ])('%i %s is told as %s', (status, code, trouble) => {
    expect(troubleOf(new Problem(status, code, ''))).toBe(trouble);
  });
});
