// What a first game is: a course of small steps over a real table. Each step says one sentence, points at the part of
// the screen that it is about, and is done when the learner has done it there.

import type { GameEvent, View } from '../lib/view';
import type { Texts } from './texts';

/** What the coach sees: the view of the seat, and the screen just as the learner has it before them. */
export interface Scene<V extends View = View> {
  view: V;
  /** Whether there are keys to type on: then the coach speaks of typing. */
  keys: boolean;
  /** The word in the making, where the table has a place for one. */
  word: string;
  /** How many things a selector finds at the table. */
  count: (selector: string) => number;
}

export interface Step<V extends View = View> {
  id: string;
  /** The sentence; it may change while the learner acts. */
  say: (t: Texts, scene: Scene<V>) => string;
  /** The part of the table it is about. */
  at?: string | ((scene: Scene<V>) => string);
  /** What the learner does for it. A step without only tells something, and has a button to go on. */
  done?: (scene: Scene<V>) => boolean;
  /** Whether the match has gone past it, whatever the learner did. */
  past?: (scene: Scene<V>) => boolean;
}

export interface Lesson<V extends View = View> {
  steps: Step<V>[];
  /** What the coach says to something that has happened; empty where the next step says enough. */
  answer: (event: GameEvent, t: Texts, scene: Scene<V>) => string;
  /** The same, told from beginning to end for whoever cannot sit down at a table; dice fall as in the lesson. */
  read: (t: Texts, keys: boolean) => string[];
}

/** The first step from `at` on that is still to be done; the number of steps where none is. */
export function stepFrom<V extends View>(steps: Step<V>[], at: number, scene: Scene<V>): number {
  let next = at;
  for (let step = steps[next]; step && (step.past?.(scene) || step.done?.(scene)); step = steps[next]) next += 1;
  return next;
}

const lessons = import.meta.glob<{ default: Lesson }>('./lessons/*.ts');

export const hasLesson = (game: string): boolean => `./lessons/${game}.ts` in lessons;

/** The first game of a game; null where there is none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = lessons[`./lessons/${game}.ts`];
  return load ? (await load()).default : null;
}
