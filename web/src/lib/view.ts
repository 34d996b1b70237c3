// What every game's view, event and sum have in common: the part of the protocol that the house itself reads.

export interface Sum {
  value: number;
  multiplier: number;
  bonus: number;
}

/** What a sum comes to: arithmetic for showing, the same that the score sheet prints. */
export const worth = ({ value, multiplier, bonus }: Sum): number => value * multiplier + bonus;

export type Deadline = [at: number, seat: number | null];

export interface View {
  seat: number | null;
  to_act: number[];
  can: string[];
  deadlines: Deadline[];
  scores: number[];
  left: number[];
  result: { scores: number[]; ranks: number[] } | null;
  prompt: number;
  game: string;
}

export interface GameEvent {
  kind: string;
}

/** A die as it lies. */
export interface LyingDie {
  name: string;
  /** What it is called aloud, where its name is not for people. */
  called?: string;
  identifier: string;
  colour: string;
  glyph: string;
  /** What it is worth; null where letters have no values. */
  points: number | null;
  /** The sign of its wild, where it is not a star. */
  wild?: 'smiley';
}
