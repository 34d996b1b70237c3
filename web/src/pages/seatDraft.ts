// A seat of a table that is being set up, and what is asked of the server for it.

import type { AskedSeat, GameInfo, SeatKind } from '../lib/api';
import { changed, type Rules } from '../lib/rules';

export type Level = GameInfo['levels'][number];

/** The opponent that is offered first: one that somebody who plays for the first time beats about half the time. */
export const FIRST_OPPONENT: Level = 'beginner';

export interface SeatDraft {
  key: number;
  kind: SeatKind;
  name: string;
  team: string;
  level: Level | null;
  options: Rules;
}

export const draft = (key: number, kind: SeatKind, name = ''): SeatDraft => ({
  key,
  kind,
  name,
  team: '',
  level: kind === 'bot' ? FIRST_OPPONENT : null,
  options: {},
});

/** How many of a seat's options differ from everybody's. */
export const aidsOf = (options: Rules, usual: Rules): number => Object.keys(changed(options, usual)).length;

/** A seat as it is asked for; `team` is what its team is called that nobody named, null where there are no teams. */
export function asked(
  { kind, name, team: named, level, options }: SeatDraft,
  usual: Rules,
  team: string | null,
): AskedSeat {
  const called = name.trim();
  return {
    kind,
    ...(called ? { name: called } : {}),
    ...(level ? { level } : {}),
    ...(team !== null && kind !== 'bot' ? { team: named.trim() || team } : {}),
    ...(aidsOf(options, usual) ? { options: changed(options, usual) as NonNullable<AskedSeat['options']> } : {}),
  };
}
