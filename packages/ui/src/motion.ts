/**
 * Things move the way they would on a table. Every motion ends where the drawing already is, so
 * that nothing depends on its being played; with reduced motion none is. Transforms and opacity
 * alone are touched: the compositor does the rest.
 */
const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

export interface Offset {
  readonly x: number;
  readonly y: number;
}

let still = false;

/** Less motion than the system asks for. Whoever calls this also remembers it. */
export function setStill(wanted: boolean): void {
  still = wanted;
  document.documentElement.toggleAttribute('data-still', wanted);
}

export function reducedMotion(): boolean {
  return still || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** From where it lay to where it is drawn now. Lengths in CSS pixels, in an SVG in its own units. */
export function slideFrom(thing: Element, from: Offset): Promise<void> {
  return move(thing, [{ translate: pixels(from) }, { translate: '0 0' }], 240);
}

/** Set down where it is drawn now, from just above. */
export function dropOnto(thing: Element, height: number): Promise<void> {
  return move(
    thing,
    [
      { translate: pixels({ x: 0, y: -height }), scale: 1.08 },
      { translate: '0 0', scale: 1 },
    ],
    180,
  );
}

/** Taken off the table: rises and is carried off. The caller removes it afterwards. */
export function liftOff(thing: Element, { x, y }: Offset, delay = 0): Promise<void> {
  return move(
    thing,
    [
      { translate: '0 0', scale: 1, opacity: 1, easing: 'ease-out' },
      { translate: pixels({ x: x * 0.25, y: y * 0.45 }), scale: 1.18, opacity: 1, offset: 0.45 },
      { translate: pixels({ x, y }), scale: 1.12, opacity: 0 },
    ],
    280,
    delay,
  );
}

/** No: a short shake of the head. */
export function shake(thing: Element, width: number): Promise<void> {
  const sway = [0, -1, 0.8, -0.5, 0.25, 0];
  return move(
    thing,
    sway.map((share) => ({ translate: pixels({ x: share * width, y: 0 }) })),
    240,
  );
}

async function move(
  thing: Element,
  frames: Keyframe[],
  duration: number,
  delay = 0,
): Promise<void> {
  if (reducedMotion()) return;
  const timing: KeyframeAnimationOptions = { duration, delay, easing: EASE_OUT, fill: 'both' };
  const motion = thing.animate(frames, timing);
  // Rejects where the thing is taken out of the page on the way: then it has arrived, too.
  await motion.finished.catch(() => undefined);
  motion.cancel();
}

function pixels({ x, y }: Offset): string {
  return `${x}px ${y}px`;
}
