// What the match page hands to a game's screen. A game adds its folder here with an index.ts; nothing else changes.

import type { Component } from 'svelte';
import type { Happened } from '../lib/feed';
import type { DiceSet, GameInfo } from '../lib/api';
import type { Action, Match } from '../lib/match.svelte';
import type { Labels, Rules } from '../lib/rules';
import type { GameEvent, View } from '../lib/view';

export interface Names {
  of: (seat: number) => string;
  /** Whether the reader is meant: not where one screen is read by several, who have their names. */
  isMe: (seat: number) => boolean;
  /** Whether somebody at this screen sits there. */
  isHere: (seat: number) => boolean;
}

export interface ScreenProps {
  view: View;
  send: (action: Action) => boolean;
  match: Match;
  info: GameInfo;
  diceSet: DiceSet;
  /** The list of words that judges, by name. */
  lexicon: string;
  /** What the table was set up with, by the names of the game's rules. */
  rules: Rules;
  names: Names;
  feed: Happened[];
}

/** Time that runs for all at once while one plays, a race, or a clock too short to hand a device over. */
export type InTheWay = 'clock' | 'race' | 'hurry';

export interface Screen {
  component: Component<ScreenProps>;
  /** An event as a sentence, for the feed and for screen readers. */
  sentence: (event: GameEvent, names: Names) => string;
  /** What the feed says about a match that was already under way. */
  story: (view: View, names: Names) => string[];
  /** What the game calls its options where a table is set up. */
  labels?: Labels;
  /** What gets in the way of players who share a device, by what the table is set up with; null where nothing does. */
  onOneDevice: (rules: Rules) => InTheWay | null;
}

const folders = import.meta.glob<{ default: Screen }>('./*/index.ts');

/** The screen of a game, loaded when it is first needed, as any `part`; null where there is none. */
export async function screenOf(game: string): Promise<Screen | null> {
  const load = folders[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

export const hasScreen = (game: string): boolean => `./${game}/index.ts` in folders;
