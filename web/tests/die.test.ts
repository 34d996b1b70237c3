import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Die from '../src/ui/Die.svelte';

/** Animations that end when the test says so. */
let running: { end: () => void; cancel: () => void }[] = [];
const animate = Element.prototype.animate;

beforeEach(() => {
  running = [];
  Element.prototype.animate = function () {
    let end = (): void => undefined;
    let cancel = (): void => undefined;
    const finished = new Promise<void>((resolve, reject) => {
      end = resolve;
      cancel = () => reject(new Error('cancelled'));
    });
    running.push({ end, cancel });
    return { finished, cancel, finish: end } as unknown as Animation;
  };
});

afterEach(() => {
  Element.prototype.animate = animate;
});

const props = { glyph: 'E', colour: 'red', points: 1, faces: [] };
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await tick();
};

describe('a die', () => {
  it('lies still until it is thrown, and does not tumble for a throw already seen', async () => {
    const { container } = render(Die, { ...props, thrown: 2, settled: 2 });
    await settle();
    expect(container.querySelector('.tumbling')).toBeNull();
  });

  it('tumbles when it is thrown, shows six sides, and lies still at the end', async () => {
    const { container, rerender } = render(Die, { ...props, thrown: 1, settled: 1 });
    await rerender({ thrown: 2 });
    await settle();
    expect(container.querySelectorAll('.cube .side')).toHaveLength(6);
    running.forEach(({ end }) => end());
    await settle();
    expect(container.querySelector('.cube')).toBeNull();
  });

  it('a tap anywhere skips the roll', async () => {
    const { container, rerender } = render(Die, { ...props, thrown: 0 });
    await rerender({ thrown: 1 });
    await settle();
    expect(container.querySelector('.cube')).not.toBeNull();
    dispatchEvent(new Event('pointerdown'));
    await settle();
    expect(container.querySelector('.cube')).toBeNull();
  });
});
