// What the page says of the dice at the end of a match.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Fair from '../src/fair/Fair.svelte';
import { texts as t } from '../src/fair/texts';
import type { Seat } from '../src/lib/stored';
import type { LabelledRoll, MatchRecord } from '../src/lib/wire';
import told from './rolls.json';

const NAME = 'dicewords-1-rulebook';
const path = join(import.meta.dirname, '../../tests/recordings', `${NAME}.json`);
let record: MatchRecord;
let rolls: LabelledRoll[];
let mine: Seat;

beforeEach(() => {
  record = JSON.parse(readFileSync(path, 'utf-8')) as MatchRecord;
  rolls = (told.rolls[NAME] as unknown as [number, string, Record<string, number>][]).map(([entry, label, dice]) => ({
    entry,
    label,
    dice: Object.entries(dice).map(([name, faces]) => ({ name, faces })),
  }));
  mine = { seat: 0, token: 'secret', local: [], fair: { commitment: record.header.commitment, share: null } };
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => Promise.resolve(Response.json(url.endsWith('/rolls') ? { match: 'm1', rolls } : record))),
  );
});

const show = (): void => void render(Fair, { match: 'm1', mine });

describe('B-40: at the end of a match', () => {
  it('dice that fell as was promised are called fair, and what was checked can be read', async () => {
    show();
    await screen.findByText(t.fair);
    screen.getByRole('button', { name: t.what }).click();
    const dialog = await screen.findByRole('dialog', { name: t.title });
    const dice = rolls.reduce((sum, roll) => sum + roll.dice.length, 0);
    for (const sentence of [t.seed, t.noShare, t.rolls(rolls.length, dice), t.rest])
      expect(dialog.textContent).toContain(sentence);
    expect(dialog.textContent).toContain(record.header.commitment);
  });

  it('a die that did not is said at once, with the roll', async () => {
    const first = rolls[0];
    const fact = record.log[(first?.entry ?? 1) - 1]?.['fact'] as { faces: number[] };
    fact.faces = fact.faces.map((face) => 1 - Math.min(face, 1));
    show();
    expect((await screen.findByText(new RegExp(t.wrong))).textContent).toContain(t.die(first?.label ?? ''));
  });

  it('another promise than the one kept is said at once', async () => {
    mine.fair = { commitment: '00'.repeat(32), share: null };
    show();
    expect((await screen.findByText(new RegExp(t.wrong))).textContent).toContain(t.otherPromise);
  });

  it('who has kept nothing is told what that leaves open', async () => {
    delete mine.fair;
    show();
    expect((await screen.findByText(new RegExp(t.open))).textContent).toContain(t.notKept);
  });

  it("a seat whose secret was left out is called by its player's name", async () => {
    const seat = record.header.seats[1];
    if (seat) record.header.seats[1] = { ...seat, entropy_commitment: 'ab'.repeat(32) };
    show();
    await screen.findByText(t.fair);
    screen.getByRole('button', { name: t.what }).click();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(t.leftOut(seat?.name ?? ''));
  });

  it('without a line it says so, and checks when asked again', async () => {
    const line = vi.mocked(fetch);
    line.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show();
    (await screen.findByRole('button', { name: t.again })).click();
    await screen.findByText(t.fair);
  });
});
