// A learner on the way through a first game: which step they are at, and what the coach has to say to what they do.

import type { Match } from '../lib/match.svelte';
import type { GameEvent, View } from '../lib/view';
import { stepFrom, type Lesson, type Scene, type Step } from './lesson';
import { keepProgress, progressOf } from './progress';
import { texts } from './texts';

export class Course {
  step = $state(0);
  /** What the coach says to what has just happened, before the sentence of the step. */
  answer = $state('');
  /** The table; null until its page has met it. */
  table = $state.raw<Match | null>(null);
  /** What was said to events of this step; it is kept in sight while the next one is read. */
  #heard = '';
  #scene: Scene | null = null;

  constructor(
    readonly game: string,
    readonly match: string,
    readonly lesson: Lesson,
    step: number,
  ) {
    this.step = Math.min(step, lesson.steps.length);
  }

  /** The step to be done; null after the last. */
  get now(): Step | null {
    return this.lesson.steps[this.step] ?? null;
  }

  get finished(): boolean {
    return this.now === null;
  }

  meet(match: Match): void {
    this.table = match;
  }

  hear(events: GameEvent[], view: View): void {
    const scene = this.#scene && { ...this.#scene, view };
    if (!scene) return;
    const said = events.map((event) => this.lesson.answer(event, texts, scene)).filter(Boolean);
    if (said.length) this.answer = this.#heard = said.join(' ');
  }

  /** Look at the table again: go on where the step is done. */
  look(scene: Scene): void {
    this.#scene = scene;
    const over = scene.view.result !== null;
    const next = over ? this.#lastWords(scene) : stepFrom(this.lesson.steps, this.step, scene);
    if (next !== this.step) this.#go(next);
  }

  /** After the match only steps that tell something are left. */
  #lastWords(scene: Scene): number {
    const { steps } = this.lesson;
    const next = stepFrom(steps, this.step, scene);
    const told = steps.findIndex((step, place) => place >= next && !step.done);
    return told < 0 ? steps.length : told;
  }

  /** The learner has read it, or would rather go on without doing it. */
  goOn(): void {
    this.#heard = '';
    this.#go(this.step + 1);
    if (this.#scene) this.look(this.#scene);
  }

  #go(step: number): void {
    this.step = step;
    this.answer = this.#heard;
    this.#heard = '';
    const finished = step >= this.lesson.steps.length || progressOf(this.game)?.finished === true;
    keepProgress(this.game, { match: this.match, step, finished });
  }
}
