// How a die leaves the cup: it flies in, turns, and settles with a small hop. A tap anywhere ends it at once.

export interface Throw {
  mover: HTMLElement;
  cube: HTMLElement;
  place: number;
}

const FLIGHT = 430;
const STAGGER = 30;
const LANDS = 0.72;

/** Milliseconds after which a die leaves the cup; the last of many do not wait for all the others. */
const delayOf = (place: number): number => Math.min(place, 8) * STAGGER;

/** Milliseconds after which a die first touches the table. */
export const landing = (place: number): number => delayOf(place) + LANDS * FLIGHT;

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Quarter turns about two axes, different for each die, that end with the rolled face up. */
function spin(place: number): string {
  const x = (place % 2 ? 1 : -1) * 90 * (3 + (place % 3));
  const y = (place % 3 ? -1 : 1) * 90 * (3 + ((place + 1) % 3));
  return `rotateX(${x}deg) rotateY(${y}deg) rotateZ(${(place % 5) * 24 - 48}deg)`;
}

function until(animations: Animation[], done: () => void): () => void {
  const skip = (): void => animations.forEach((animation) => animation.finish());
  addEventListener('pointerdown', skip, { capture: true });
  let abandoned = false; // the die is gone or thrown anew, and nobody waits for this end
  const end = (): void => removeEventListener('pointerdown', skip, { capture: true });
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    end();
    if (!abandoned) done();
  });
  return () => {
    abandoned = true;
    end();
    animations.forEach((animation) => animation.cancel());
  };
}

type Run = (done: () => void) => () => void;

export const tumble = {
  roll({ mover, cube, place }: Throw): Run {
    const timing = { duration: FLIGHT, delay: delayOf(place), fill: 'backwards' as const };
    const fromX = `${(4 - (place % 5)) * 0.55 - 1.1}em`;
    const flight = mover.animate(
      [
        { transform: `translate(${fromX}, 3.4em) scale(0.72)`, opacity: 0, easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)' },
        { opacity: 1, offset: 0.18 },
        { transform: 'translate(0, -0.2em) scale(1.06)', offset: LANDS, easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' },
        { transform: 'translate(0, 0) scale(1)', offset: 0.88 },
        { transform: 'translate(0, -0.04em)', offset: 0.94 },
        { transform: 'none' },
      ],
      timing,
    );
    const turning = cube.animate(
      [
        { transform: spin(place), easing: 'cubic-bezier(0.15, 0.6, 0.35, 1)' },
        { transform: 'none', offset: 0.88 },
        { transform: 'none' },
      ],
      timing,
    );
    return (done) => until([flight, turning], done);
  },

  /** For those who asked for less motion: the new face fades in. */
  fade({ mover }: Throw): Run {
    return (done) => until([mover.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 140 })], done);
  },
};
