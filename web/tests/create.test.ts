// The setup form: what a table is judged by and played with where the host says nothing.

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../src/lib/language.svelte';
import Create from '../src/pages/Create.svelte';

const list = (name: string, language: string) => ({
  name,
  title: name,
  language,
  words: 3,
  source: '',
  licence: '',
  digest: '',
});
const box = (name: string, language: string, mark = 'derived') => ({
  name,
  title: name,
  language,
  game: 'dicewords',
  groups: [],
  origins: [{ of: 'points.B', mark, source: 'the rulebook' }],
});

const ANSWERS: Record<string, unknown> = {
  '/api/games': {
    games: [
      {
        id: 'dicewords',
        title: 'Dicewords',
        seats: [1, 12],
        levels: ['casual'],
        rules: { properties: {} },
        seat_options: { properties: {} },
        variants: [{ name: 'rulebook', title: 'Rulebook', description: '', rules: {} }],
        dice_sets: [box('dicewords', 'en'), box('dicewords-german', 'de')],
      },
    ],
  },
  '/api/lexicons': {
    lexicons: [list('a-club', 'en'), list('a-verein', 'de'), list('english', 'en'), list('german', 'de')],
    defaults: { en: 'english', de: 'german' },
    house: { en: ['qi'] },
  },
};

vi.setConfig({ testTimeout: 40000 });
const PATIENT = { timeout: 15000 };
let asked: Record<string, unknown>[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path in ANSWERS) return Response.json(ANSWERS[path]);
    if (path === '/api/dice-sets') return Response.json(box('my-box', 'de', 'printed'));
    asked.push(JSON.parse(String(init.body)));
    return Response.json({ match: 'm', code: 'ABCDE', seat: 0, token: 't', commitment: '', seats: [] });
  });
});

async function opened(): Promise<Record<string, unknown>> {
  await fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(asked).toHaveLength(1), PATIENT);
  return asked[0]!;
}

it('judges by the default of the language, not by the first list in the alphabet', async () => {
  render(Create, { id: 'dicewords' });
  await screen.findByText('Rulebook', {}, PATIENT);
  expect((await opened())['lexicon']).toBe('english');
});

it('dice of another language bring the default of that language', async () => {
  const { container } = render(Create, { id: 'dicewords' });
  await screen.findByText('Rulebook', {}, PATIENT);
  const [lexicon, dice] = container.querySelectorAll('.pair select') as unknown as HTMLSelectElement[];
  await fireEvent.change(dice!, { target: { value: 'dicewords-german' } });
  await waitFor(() => expect(lexicon!.value).toBe('german'), PATIENT);
  expect((await opened())['lexicon']).toBe('german');
});

it('a file of own dice is chosen, its marks shown, and the table played with it', async () => {
  const { container } = render(Create, { id: 'dicewords' });
  await screen.findByText('Rulebook', {}, PATIENT);
  expect(screen.getByText('derived')).toBeTruthy();
  const file = new File(['name = "my-box"'], 'my-box.toml');
  await fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } });
  await screen.findByText('my-box (yours)', {}, PATIENT);
  expect(screen.getByText('printed')).toBeTruthy();
  const { dice_set, lexicon } = await opened();
  expect([(dice_set as { name: string }).name, lexicon]).toEqual(['my-box', 'german']);
  expect(JSON.parse(localStorage.getItem('shakespell.dice.dicewords')!)).toHaveLength(1);
});

it('on the machine that serves there is one house list, which the terminal goes by too', async () => {
  const ours = { ...(ANSWERS['/api/lexicons'] as object), house_is_yours: true };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/lexicons') return Response.json(ours);
    if (path in ANSWERS) return Response.json(ANSWERS[path]);
    asked.push({ path, method: init.method, ...JSON.parse(String(init.body)) });
    return Response.json({ match: 'm', code: 'ABCDE', seat: 0, token: 't', commitment: '', seats: [] });
  });
  localStorage.setItem('shakespell.house.en', '"zaxes"');
  render(Create, { id: 'dicewords' });
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/House list/).value).toBe('qi zaxes'), PATIENT);
  await fireEvent.input(screen.getByLabelText(/House list/), { target: { value: 'zaxes jo' } });
  await fireEvent.submit(document.querySelector('form')!);
  await waitFor(() => expect(asked).toHaveLength(2), PATIENT);
  expect(asked[0]).toEqual({ path: '/api/house/en', method: 'POST', add: ['zaxes', 'jo'], drop: ['qi'] });
  expect(asked[1]?.['house']).toEqual(['zaxes', 'jo']);
  expect(localStorage.getItem('shakespell.house.en')).toBe('""');
});

it('the house list of the machine is the one a table begins with, and not copied to the device', async () => {
  localStorage.setItem('shakespell.house.en', '"zaxes"');
  render(Create, { id: 'dicewords' });
  await screen.findByText('Rulebook', {}, PATIENT);
  expect((await opened())['house']).toEqual(['qi', 'zaxes']);
  expect(localStorage.getItem('shakespell.house.en')).toBe('"zaxes"');
});

it('says what is wrong with a name beside it, in the language of the page', async () => {
  await speak('de');
  render(Create, { id: 'dicewords' });
  await screen.findByText('Rulebook', {}, PATIENT);
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/matches') return fetched(path, init);
    const message = 'A name needs at least one character that can be seen.';
    const faults = [{ where: 'body.seats.0.name', code: 'name-unseen', message }];
    return Response.json({ detail: message, code: 'does-not-fit', faults }, { status: 422 });
  });
  await fireEvent.submit(document.querySelector('form')!);
  const alert = await screen.findByRole('alert', {}, PATIENT);
  expect(alert.textContent).toBe('Ein Name braucht mindestens ein Zeichen, das man sieht.');
  expect(alert.closest('li')?.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
  await speak('en');
});

it('says what is wrong with any field of a seat, and nothing twice', async () => {
  render(Create, { id: 'dicewords' });
  await screen.findByText('Rulebook', {}, PATIENT);
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/api/matches') return fetched(path, init);
    const message = 'This is not known here.';
    const faults = [{ where: 'body.seats.1.level', code: 'choice', message }];
    return Response.json({ detail: message, code: 'does-not-fit', faults }, { status: 422 });
  });
  await fireEvent.submit(document.querySelector('form')!);
  const alert = await screen.findByRole('alert', {}, PATIENT);
  expect(alert.textContent).toBe('This is not known here.');
  expect(alert.closest('li')?.querySelector('select')).toBeTruthy();
});
