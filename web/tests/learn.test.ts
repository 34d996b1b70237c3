import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Coach from '../src/learn/Coach.svelte';
import { Course } from '../src/learn/course.svelte';
import LessonPage from '../src/learn/Lesson.svelte';
import { lessonOf, stepFrom, type Lesson, type Scene, type Step } from '../src/learn/lesson';
import { progressOf } from '../src/learn/progress';
import { BOOK } from '../src/learn/rules/book';
import { texts } from '../src/learn/texts';
import { Match } from '../src/lib/match.svelte';
import type { View } from '../src/lib/view';
import { wayTexts } from '../src/lib/wayTexts';

const view = (more: Partial<View> = {}): View => ({
  seat: 0,
  to_act: [0],
  can: [],
  deadlines: [],
  scores: [0],
  left: [],
  result: null,
  prompt: 1,
  game: 'dicewords',
  ...more,
});

const scene = (more: Partial<Scene> = {}): Scene => ({ view: view(), keys: true, word: '', count: () => 0, ...more });

const STEPS: Step[] = [
  { id: 'read', say: () => 'Read this.' },
  { id: 'spell', say: (_, { word }) => `Spell CAT, not ${word || 'nothing'}.`, done: ({ word }) => word === 'CAT' },
  { id: 'score', say: () => 'Score.', done: ({ view }) => (view.scores[0] ?? 0) > 0 },
  { id: 'end', say: () => 'That was it.' },
];
const LESSON: Lesson = {
  steps: STEPS,
  answer: (event) => (event.kind === 'scored' ? 'Five points.' : ''),
  read: () => ['Read this.', 'That was it.'],
};

describe('a course', () => {
  it('goes past every step that is done or overtaken, and stops at one to read', () => {
    expect(stepFrom(STEPS, 1, scene({ word: 'CAT', view: view({ scores: [5] }) }))).toBe(3);
    expect(stepFrom(STEPS, 0, scene({ word: 'CAT' }))).toBe(0);
    const overtaken: Step[] = [{ id: 'a', say: () => '', past: () => true }, ...STEPS];
    expect(stepFrom(overtaken, 0, scene())).toBe(1);
  });

  it('is kept on this device step by step, and remembers that it was finished', () => {
    const course = new Course('dicewords', 'm1', LESSON, 0);
    course.look(scene());
    course.goOn();
    expect(progressOf('dicewords')).toEqual({ match: 'm1', step: 1, finished: false });
    course.look(scene({ word: 'CAT', view: view({ scores: [5] }) }));
    course.goOn();
    expect(course.finished).toBe(true);
    expect(progressOf('dicewords')).toMatchObject({ finished: true });
    new Course('dicewords', 'm2', LESSON, 0).goOn();
    expect(progressOf('dicewords')).toEqual({ match: 'm2', step: 1, finished: true });
  });

  it('keeps the answer to what happened for one step', () => {
    const course = new Course('dicewords', 'm1', LESSON, 2);
    course.look(scene());
    course.hear([{ kind: 'scored' }], view({ scores: [5] }));
    course.look(scene({ view: view({ scores: [5] }) }));
    expect([course.step, course.answer]).toEqual([3, 'Five points.']);
    course.goOn();
    expect(course.answer).toBe('');
  });

  it('leaves only what is to be read when the match is over', () => {
    const course = new Course('dicewords', 'm1', LESSON, 1);
    course.look(scene({ view: view({ result: { scores: [0], ranks: [1] } }) }));
    expect(course.now?.id).toBe('end');
  });
});

describe('the coach', () => {
  let table: HTMLElement;
  let course: Course;
  const again = vi.fn();
  const playABot = vi.fn();

  function sit(step = 0): void {
    const match = new Match('m1', 'secret');
    match.view = view();
    course = new Course('dicewords', 'm1', LESSON, step);
    course.meet(match);
    render(Coach, { course, table, busy: false, again, playABot });
  }

  beforeEach(() => {
    table = document.createElement('div');
    table.innerHTML = '<section data-word="">the tray</section>';
    document.body.append(table);
    return () => table.remove();
  });

  it('says its sentence in a live region, and Enter goes on where there is only something to read', async () => {
    sit();
    await tick();
    expect(screen.getByText('Read this.').closest('[aria-live=polite]')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }));
    screen.getByRole('button', { name: 'Go on' }).click();
    await tick();
    expect(screen.getByText('Spell CAT, not nothing.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  });

  it('sees what the learner does at the table and answers it', async () => {
    sit(1);
    const tray = table.querySelector('section');
    tray?.setAttribute('data-word', 'COT');
    await vi.waitFor(() => expect(screen.getByText('Spell CAT, not COT.')).toBeTruthy());
    tray?.setAttribute('data-word', 'CAT');
    await vi.waitFor(() => expect(screen.getByText('Score.')).toBeTruthy());
  });

  it('a step can be skipped, and at the end a real game is one press away', async () => {
    sit(2);
    await tick();
    screen.getByRole('button', { name: 'Skip this step' }).click();
    await tick();
    screen.getByRole('button', { name: 'Go on' }).click();
    await tick();
    screen.getByRole('button', { name: 'Play a real game against a bot' }).click();
    expect(playABot).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Once more' }).click();
    expect(again).toHaveBeenCalledOnce();
  });
});

describe('the first games', () => {
  it.each(Object.keys(BOOK))('%s has one, and each of its steps has a sentence of its own', async (game) => {
    const lesson = await lessonOf(game);
    const ids = lesson?.steps.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(Object.keys(BOOK))('%s can be read where no table can be had', async (game) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    render(LessonPage, { game });
    await screen.findByRole('heading', { name: texts.coach.reading });
    const told = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(told.length).toBeGreaterThan(5);
    expect(new Set(told).size).toBe(told.length);
    expect(screen.getByRole('link', { name: wayTexts.trouble.rules }).getAttribute('href')).toBe(`/rules/${game}`);
  });

  it('there is none for a game that nobody knows', async () => expect(await lessonOf('chess')).toBeNull());

  it('asks to type where there are keys and to tap where there are none', () => {
    expect(texts.coach.spell('WAIT', true)).toContain('Type WAIT');
    expect(texts.coach.spell('WAIT', false)).toContain('Tap W, A, I, T');
  });
});
