// The dice of a match, computed again in the browser: docs/fair-dice.md, with the vectors and recordings that the
// engine is tested with.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitment, faceNumber, freshShare, matchKey } from '../src/fair/chance';
import { check, type Finding, type Mine } from '../src/fair/check';
import { SHAPES } from '../src/fair/labels';
import type { LabelledRoll, MatchRecord } from '../src/lib/wire';
import told from './rolls.json';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf-8');

interface Vectors {
  keys: { seed: string; entropy: string[]; key: string; commitment: string }[];
  rolls: { key: string; label: string; die: string; faces: string; face: string }[];
}
/** Some dice have more faces than a number can count, so that draws are rejected: their figures are read as text. */
const exactly = (text: string): string => text.replace(/: (\d+)/g, ': "$1"');
const vectors = JSON.parse(exactly(read('tests/core/fair-dice-vectors.json'))) as Vectors;
const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (from: Uint8Array): string => [...from].map((byte) => byte.toString(16).padStart(2, '0')).join('');

describe('the vectors of docs/fair-dice.md', () => {
  it('B-40: keys and commitments', () => {
    expect(vectors.keys.length).toBeGreaterThan(0);
    for (const { seed, entropy, key, commitment: promised } of vectors.keys) {
      expect(hex(matchKey(seed, entropy))).toBe(key);
      expect(commitment(seed)).toBe(promised);
    }
  });

  it('B-40: faces, and draws that would favour low numbers are drawn again', () => {
    expect(vectors.rolls.length).toBeGreaterThan(0);
    for (const { key, label, die, faces, face } of vectors.rolls)
      expect(faceNumber(bytes(key), label, die, BigInt(faces))).toBe(Number(face));
  });

  it('a share is 32 bytes, and never the same', () => {
    expect(freshShare()).toMatch(/^[0-9a-f]{64}$/);
    expect(freshShare()).not.toBe(freshShare());
  });
});

type Name = keyof typeof told.rolls;
const NAMES = Object.keys(told.rolls) as Name[];
const recording = (name: Name): MatchRecord => JSON.parse(read(`tests/recordings/${name}.json`)) as MatchRecord;

function rollsOf(name: Name): LabelledRoll[] {
  const rolls = told.rolls[name] as unknown as [number, string, Record<string, number>][];
  return rolls.map(([entry, label, dice]) => ({
    entry,
    label,
    dice: Object.entries(dice).map(([die, faces]) => ({ name: die, faces })),
  }));
}

const keptFrom = ({ header }: MatchRecord): Mine => ({
  seat: 0,
  fair: { commitment: header.commitment, share: null },
});
const whats = (findings: Finding[]): string[] => findings.map(({ what }) => what);

describe('a recording', () => {
  it.each(NAMES)('B-40: %s was fair', async (name) => {
    const record = recording(name);
    const rolls = rollsOf(name);
    const { verdict, findings } = await check(record, rolls, keptFrom(record));
    expect(whats(findings)).toEqual(['seed', 'noShare', 'rolls']);
    expect(verdict).toBe('fair');
    expect(findings.at(-1)).toMatchObject({ rolls: rolls.length });
  });

  it('has every shape of label somewhere', () => {
    for (const [game, shapes] of Object.entries(SHAPES)) {
      const labels = NAMES.filter((name) => recording(name).header.game === game).flatMap((name) =>
        rollsOf(name).map(({ label }) => label),
      );
      for (const shape of shapes) expect(labels.some((label) => shape.test(label))).toBe(true);
      const all = shapes.some((shape) => shape.test('1/all/1')) && game !== 'speed-dice';
      expect(labels.some((label) => label.includes('/all/'))).toBe(all);
    }
  });
});

const NAME = 'dicewords-1-rulebook';
const PROMISED = told.shared.seats.map((seat) => seat.entropy_commitment);

/** The match with shares of seats 0 and 2, whose dice the engine computed. */
function shared(): { record: MatchRecord; rolls: LabelledRoll[]; mine: Mine } {
  const record = recording(NAME);
  record.header.seats = record.header.seats.map((seat, place) => ({ ...seat, ...told.shared.seats[place] }));
  for (const [entry, faces] of Object.entries(told.shared.faces)) faced(record, Number(entry), faces);
  const share = told.shared.seats[0]?.entropy ?? null;
  return { record, rolls: rollsOf(NAME), mine: { seat: 0, fair: { commitment: record.header.commitment, share } } };
}

function faced(record: MatchRecord, entry: number, faces: number[]): void {
  (record.log[entry - 1] as { fact: { faces: number[] } }).fact.faces = faces;
}

type Match = ReturnType<typeof shared>;

/** What was altered, what the check says of it, and whether that is a wrong or cannot be checked. */
const ALTERED: [string, (match: Match) => void, string, 'wrong' | 'open'][] = [
  ['one die', ({ record }) => faced(record, 1, [(told.shared.faces[1][0]! + 1) % 3]), 'die', 'wrong'],
  ['the seed', ({ record }) => (record.seed = '00'.repeat(32)), 'otherSeed', 'wrong'],
  ['no seed', ({ record }) => (record.seed = null), 'otherSeed', 'wrong'],
  ['seed and promise', ({ record }) => promise(record, '00'.repeat(32)), 'otherPromise', 'wrong'],
  ['my share', ({ record }) => share(record, 0, 'ff'.repeat(32), PROMISED[0]), 'myShareChanged', 'wrong'],
  ['my share and my promise', ({ record }) => share(record, 0, 'ff'.repeat(32)), 'myShareChanged', 'wrong'],
  ['my promise is gone', ({ record }) => share(record, 0, null, null), 'myShareChanged', 'wrong'],
  ['my share is left out', ({ record }) => share(record, 0, null, PROMISED[0]), 'myShareLeftOut', 'open'],
  ["another's share", ({ record }) => share(record, 2, 'ff'.repeat(32), PROMISED[2]), 'shareChanged', 'wrong'],
  ["another's share and promise", ({ record }) => share(record, 2, 'ff'.repeat(32)), 'die', 'wrong'],
  ['a roll less', ({ rolls }) => rolls.pop(), 'missing', 'wrong'],
  ['a roll less in the log', ({ record }) => record.log.shift(), 'missing', 'wrong'],
  ['a label twice', ({ rolls }) => (rolls[2]!.label = rolls[1]!.label), 'label', 'wrong'],
  ['a label of nobody', ({ rolls }) => (rolls[1]!.label = '1/3/1'), 'label', 'wrong'],
  ['a label of no game', ({ rolls }) => (rolls[1]!.label = 'lucky'), 'label', 'wrong'],
  ['an earlier round', ({ rolls }) => (rolls.at(-1)!.label = '1/0/9'), 'label', 'wrong'],
  ['a die twice', ({ rolls }) => (rolls[1]!.dice[1] = rolls[1]!.dice[0]!), 'label', 'wrong'],
  ['a die of no box', ({ rolls }) => (rolls[1]!.dice[0]!.name = 'lucky'), 'label', 'wrong'],
  ['a die with other faces', ({ rolls }) => (rolls[1]!.dice[0]!.faces = 7), 'label', 'wrong'],
  ['a draw among more than play', ({ rolls }) => (rolls[0]!.dice[0]!.faces = 4), 'label', 'wrong'],
  ['nothing was kept', ({ mine }) => delete mine.fair, 'notKept', 'open'],
];

function promise(record: MatchRecord, seed: string): void {
  record.seed = seed;
  record.header.commitment = commitment(seed);
}

function share(record: MatchRecord, seat: number, entropy: string | null, promised?: string | null): void {
  const entropy_commitment = promised === undefined ? commitment(entropy ?? '') : promised;
  record.header.seats[seat] = { ...record.header.seats[seat]!, entropy, entropy_commitment };
}

describe('a match whose seats added to the dice', () => {
  it('was fair, and the share of this device was used', async () => {
    const { record, rolls, mine } = shared();
    const { verdict, findings } = await check(record, rolls, mine);
    expect(whats(findings)).toEqual(['seed', 'myShare', 'share', 'rolls']);
    expect(verdict).toBe('fair');
  });

  it("another's share that was left out is named, and takes nothing away", async () => {
    const { record, rolls, mine } = shared();
    share(record, 1, null, commitment('bb'));
    const { verdict, findings } = await check(record, rolls, mine);
    expect(findings).toContainEqual({ mark: 'note', what: 'leftOut', seat: 1 });
    expect(verdict).toBe('fair');
  });

  it.each(ALTERED)('is not called fair: %s', async (_, alter, what, verdict) => {
    const match = shared();
    alter(match);
    const found = await check(match.record, match.rolls, match.mine);
    expect(whats(found.findings)).toContain(what);
    // A share that is not in the dice lets them fall otherwise, in a record that was altered afterwards.
    expect(found.verdict).toBe(what === 'myShareLeftOut' ? 'wrong' : verdict);
  });

  it('a record that was played without the share of this device can be checked but for that', async () => {
    const record = recording(NAME);
    const mine = { seat: 0, fair: { commitment: record.header.commitment, share: 'aa' } };
    share(record, 0, null, commitment('aa'));
    const { verdict, findings } = await check(record, rollsOf(NAME), mine);
    expect(whats(findings)).toEqual(['seed', 'myShareLeftOut', 'rolls']);
    expect(verdict).toBe('open');
  });
});
