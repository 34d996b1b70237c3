// Two thumbs at once. A browser makes a click only of a finger that touches alone; of fingers that are down together it
// makes none, and in a race both thumbs are at work. Here every finger that is let go where it came down is a tap of
// its own, and becomes the click that the browser left out: keyboards and screen readers click as they always did.

interface Finger {
  x: number;
  y: number;
  /** Whether another finger was down meanwhile. */
  together: boolean;
  moved: boolean;
}

/** A finger that went further was dragging or scrolling. */
const SLOP = 12;

const fingers = new Map<number, Finger>();
let tapped = false;

/** Listen for fingers, once for the whole page. */
export function listen(): void {
  addEventListener('pointerdown', down, true);
  addEventListener('pointermove', move, true);
  addEventListener('pointerup', up, true);
  addEventListener('pointercancel', ({ pointerId }) => fingers.delete(pointerId), true);
  addEventListener('touchend', quiet, { capture: true, passive: false });
}

function down({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent): void {
  if (pointerType !== 'touch') return;
  const together = fingers.size > 0;
  for (const finger of fingers.values()) finger.together = true;
  fingers.set(pointerId, { x, y, together, moved: false });
}

function move({ pointerId, clientX, clientY }: PointerEvent): void {
  const finger = fingers.get(pointerId);
  if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > SLOP) finger.moved = true;
}

function up({ pointerId, target, clientX, clientY }: PointerEvent): void {
  const finger = fingers.get(pointerId);
  fingers.delete(pointerId);
  if (!finger?.together || finger.moved || !(target instanceof Element) || target.closest(':disabled')) return;
  tapped = true;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
}

/** What has been a tap already is no click as well. */
function quiet(event: TouchEvent): void {
  if (tapped && event.cancelable) event.preventDefault();
  tapped = false;
}
