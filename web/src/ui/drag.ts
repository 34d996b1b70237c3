// Dragging by mouse, pen or finger: the thing follows the pointer, and where it is let go is told. A short press stays
// a tap, so that whatever can be dragged can be tapped as well (B-54).

export interface Dragged {
  /** What is dragged: the `data-drag` of the thing, or its `data-die`. */
  what: string;
  x: number;
  y: number;
}

export interface Dragging {
  /** Which things within the node can be dragged. */
  things: string;
  onmove?: (dragged: Dragged) => void;
  /** Let go at a place; null where the drag was broken off. */
  ondrop: (dragged: Dragged | null) => void;
}

const SLOP = 8;

export function draggable(
  node: HTMLElement,
  options: Dragging,
): { update: (next: Dragging) => void; destroy: () => void } {
  let current = options;
  let end: (() => void) | null = null;

  function press(event: PointerEvent): void {
    const thing = (event.target as Element).closest<HTMLElement>(current.things);
    if (!thing || event.button !== 0 || !event.isPrimary || end) return;
    end = follow(
      thing,
      event,
      () => current,
      () => (end = null),
    );
  }

  node.addEventListener('pointerdown', press);
  return {
    update: (next) => (current = next),
    destroy: () => {
      node.removeEventListener('pointerdown', press);
      end?.();
    },
  };
}

function follow(thing: HTMLElement, from: PointerEvent, options: () => Dragging, done: () => void): () => void {
  const what = thing.dataset['drag'] ?? thing.dataset['die'] ?? '';
  let under = false;

  const at = ({ clientX: x, clientY: y }: PointerEvent): Dragged => ({ what, x, y });

  function move(event: PointerEvent): void {
    if (event.pointerId !== from.pointerId) return;
    const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!under && Math.hypot(dx, dy) < SLOP) return;
    under = true;
    thing.classList.add('dragged');
    thing.style.translate = `${dx}px ${dy}px`;
    options().onmove?.(at(event));
  }

  function finish(event: PointerEvent | null): void {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    thing.classList.remove('dragged');
    thing.style.translate = '';
    done();
    if (!under) return;
    swallowClick();
    options().ondrop(event && at(event));
  }

  const up = (event: PointerEvent): void => void (event.pointerId === from.pointerId && finish(event));
  const cancel = (event: PointerEvent): void => void (event.pointerId === from.pointerId && finish(null));

  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  return () => finish(null);
}

/** The browser makes a click of the pointer that was just let go; it was no tap. Another finger's tap is (thumbs.ts). */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}
