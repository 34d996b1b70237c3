// The games on the front page: those of the catalogue, each with the ways that lead somewhere.

import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Ways from '../src/pages/Ways.svelte';

const ANSWERS: Record<string, unknown> = {
  '/api/games': {
    games: [
      { id: 'dicewords', title: 'Dicewords' },
      { id: 'hexwords', title: 'Hexwords' },
    ],
  },
  '/api/matches?open=1': { matches: [] },
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => Promise.resolve(Response.json(ANSWERS[url] ?? { matches: [], lexicons: [] }))),
  );
});

it('a game of the catalogue is shown though this page has nothing for it yet, without links that lead nowhere', async () => {
  render(Ways);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Hexwords' })).toBeTruthy());
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/new/dicewords');
  expect(links).toContain('/learn/dicewords');
  expect(links.filter((href) => href?.includes('hexwords'))).toEqual([]);
});
