import { afterEach, describe, expect, it, vi } from 'vitest';
import { meaning, read } from '../src/lib/meaning';

const answer = (definition: string | null): Response =>
  new Response(JSON.stringify({ definition }), { headers: { 'content-type': 'application/json' } });

afterEach(() => vi.unstubAllGlobals());

describe('what a word means', () => {
  it('is taken apart into the base form and the definition', () => {
    expect(read('plinth (noun): a block: of stone')).toEqual({ lemma: 'plinth (noun)', gloss: 'a block: of stone' });
    expect(read(null)).toBeNull();
  });

  it('is asked for once', async () => {
    const ask = vi.fn(async () => answer('ox (noun): cattle'));
    vi.stubGlobal('fetch', ask);
    const said = await Promise.all([meaning('OXEN', () => 'english'), meaning('OXEN', () => 'english')]);
    expect(said).toEqual([{ lemma: 'ox (noun)', gloss: 'cattle' }, said[0]]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(String(ask.mock.calls[0]?.[0 as never])).toContain('/words/OXEN?lexicon=english');
  });

  it('is left out where it cannot be had, and asked for again', async () => {
    const ask = vi.fn(async () => Promise.reject(new TypeError('no line')));
    vi.stubGlobal('fetch', ask);
    expect(await meaning('YAK', () => 'english')).toBeNull();
    expect(await meaning('YAK', () => 'english')).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
