// How far this device has come in each first game, so that one can leave it and come back.

import { keepNote, note } from '../lib/stored';

export interface Progress {
  match: string;
  step: number;
  /** Whether it has been played to its end at least once. */
  finished?: boolean;
}

export const progressOf = (game: string): Progress | null => note<Progress>(game, 'lesson');

/** Whether a first game was begun and left before its end. */
export function isUnderWay(game: string): boolean {
  const kept = progressOf(game);
  return kept !== null && kept.step > 0 && !kept.finished;
}

export const keepProgress = (game: string, progress: Progress | null): void => keepNote(game, 'lesson', progress);
