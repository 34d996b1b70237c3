// Were the dice of an ended match what was promised before its first roll? Found out on this device, from what it kept
// and from the record; nothing of it is asked of the server but the record itself and the labels of the rolls.

import type { Kept } from '../lib/stored';
import type { LabelledRoll, MatchRecord, SeatRecord } from '../lib/wire';
import { commitment, faceNumber, matchKey } from './chance';
import { Labels } from './labels';

/** `note` is worth knowing and takes nothing away; `open` could not be checked. */
export type Mark = 'ok' | 'note' | 'open' | 'wrong';

/** One thing that was looked at. `hex` is the figure in full, `label` which roll. */
export type Finding =
  | { mark: 'ok'; what: 'rolls'; rolls: number; dice: number }
  | { mark: 'ok'; what: 'seed' | 'myShare'; hex: string }
  | { mark: 'ok'; what: 'share'; seat: number }
  | { mark: 'note'; what: 'noShare' }
  | { mark: 'note'; what: 'leftOut'; seat: number }
  | { mark: 'open'; what: 'notKept' | 'myShareLeftOut' }
  | { mark: 'wrong'; what: 'otherPromise' | 'otherSeed' | 'myShareChanged' | 'missing' }
  | { mark: 'wrong'; what: 'shareChanged'; seat: number }
  | { mark: 'wrong'; what: 'label' | 'die'; label: string };

export interface Outcome {
  verdict: 'fair' | 'open' | 'wrong';
  findings: Finding[];
}

/** What this device knows of its own: which seat, and what was kept with it from before the first roll. */
export interface Mine {
  seat: number;
  fair?: Kept | undefined;
}

const AT_ONCE = 100;
/** Rolls that are computed without letting the page breathe. */
const breathe = (): Promise<void> => new Promise((go) => setTimeout(go));

export async function check(record: MatchRecord, rolls: LabelledRoll[], mine: Mine | null): Promise<Outcome> {
  const findings = [
    seedOf(record, mine?.fair),
    ...(mine?.fair ? [myShare(record, mine.seat, mine.fair)] : []),
    ...record.header.seats.flatMap((seat, number) =>
      number === mine?.seat && mine.fair?.share ? [] : shareOf(seat, number),
    ),
    await rollsOf(record, rolls),
  ];
  const has = (mark: Mark): boolean => findings.some((finding) => finding.mark === mark);
  return { verdict: has('wrong') ? 'wrong' : has('open') ? 'open' : 'fair', findings };
}

function seedOf({ header, seed }: MatchRecord, kept: Kept | undefined): Finding {
  if (kept && kept.commitment !== header.commitment) return { mark: 'wrong', what: 'otherPromise' };
  if (seed === null || commitment(seed) !== header.commitment) return { mark: 'wrong', what: 'otherSeed' };
  return kept ? { mark: 'ok', what: 'seed', hex: kept.commitment } : { mark: 'open', what: 'notKept' };
}

function myShare({ header }: MatchRecord, seat: number, { share }: Kept): Finding {
  if (share === null) return { mark: 'note', what: 'noShare' };
  const said = header.seats[seat];
  const promised = said?.entropy_commitment === commitment(share);
  if (promised && said.entropy === share) return { mark: 'ok', what: 'myShare', hex: share };
  if (promised && said.entropy === null) return { mark: 'open', what: 'myShareLeftOut' };
  return { mark: 'wrong', what: 'myShareChanged' };
}

/** What another seat added; nothing where it had committed to nothing. */
function shareOf({ entropy, entropy_commitment: promised }: SeatRecord, seat: number): Finding[] {
  if (entropy === null) return promised === null ? [] : [{ mark: 'note', what: 'leftOut', seat }];
  const kept = commitment(entropy) === promised;
  return [kept ? { mark: 'ok', what: 'share', seat } : { mark: 'wrong', what: 'shareChanged', seat }];
}

async function rollsOf(record: MatchRecord, rolls: LabelledRoll[]): Promise<Finding> {
  const fell = facesIn(record);
  if (rolls.length !== fell.size || !rolls.every(({ entry }) => fell.has(entry)))
    return { mark: 'wrong', what: 'missing' };
  const key = matchKey(
    record.seed ?? '',
    record.header.seats.map(({ entropy }) => entropy ?? ''),
  );
  const labels = new Labels(record);
  let dice = 0;
  for (const [number, roll] of rolls.entries()) {
    if (!labels.allows(roll)) return { mark: 'wrong', what: 'label', label: roll.label };
    if (!isAsTheSeedSays(key, roll, fell.get(roll.entry) ?? []))
      return { mark: 'wrong', what: 'die', label: roll.label };
    dice += roll.dice.length;
    if (number % AT_ONCE === AT_ONCE - 1) await breathe();
  }
  return { mark: 'ok', what: 'rolls', rolls: rolls.length, dice };
}

/** The faces of each roll, by the number of its entry in the log. */
function facesIn({ log }: MatchRecord): Map<number, number[]> {
  const facts = log.map((entry) => entry['fact'] as { kind: string; faces: number[] } | undefined);
  return new Map(facts.flatMap((fact, place) => (fact?.kind === 'rolled' ? [[place + 1, fact.faces]] : [])));
}

const isAsTheSeedSays = (key: Uint8Array, { label, dice }: LabelledRoll, fell: number[]): boolean =>
  fell.length === dice.length &&
  dice.every(({ name, faces }, place) => faceNumber(key, label, name, faces) === fell[place]);
