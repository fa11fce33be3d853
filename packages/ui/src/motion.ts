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
  return move(thing, [{ translate: pixels(from) }, { translate: '0 0' }], { duration: 240 });
}

/** From stop to stop in bows to the right, as if thrown; the last stop is where it is drawn now. */
export function hopAlong(thing: Element, stops: readonly Offset[], bow: number): Promise<void> {
  const legs = [...stops, { x: 0, y: 0 }];
  const frames = legs.flatMap((stop, index): Keyframe[] => {
    const next = legs[index + 1];
    if (!next) return [{ translate: pixels(stop), scale: 1 }];
    const middle = { x: (stop.x + next.x) / 2 + bow, y: (stop.y + next.y) / 2 };
    return [
      { translate: pixels(stop), scale: 1 },
      { translate: pixels(middle), scale: 1.08 },
    ];
  });
  return move(thing, frames, { duration: 160 + 100 * stops.length });
}

/** Turned over where it lies: narrow, and wide again. */
export function turnOver(thing: Element, delay = 0): Promise<void> {
  return move(thing, [{ scale: '1 1' }, { scale: '0.05 1.05' }, { scale: '1 1' }], {
    duration: 260,
    delay,
  });
}

/** Set down where it is drawn now, from just above. */
export function dropOnto(thing: Element, height: number): Promise<void> {
  return move(
    thing,
    [
      { translate: pixels({ x: 0, y: -height }), scale: 1.08 },
      { translate: '0 0', scale: 1 },
    ],
    { duration: 180 },
  );
}

/** Taken off the table: rises, and is out of sight only when the hand has it. The caller removes it. */
export function liftOff(thing: Element, { x, y }: Offset, delay = 0): Promise<void> {
  const raised = pixels({ x: x * 0.6, y: y * 0.7 });
  return move(
    thing,
    [
      { translate: '0 0', scale: 1, opacity: 1, easing: EASE_OUT },
      { translate: raised, scale: 1.2, opacity: 1, easing: 'ease-in', offset: 0.65 },
      { translate: pixels({ x, y }), scale: 1.25, opacity: 0 },
    ],
    { duration: 280, delay, easing: 'linear' },
  );
}

export interface Tumble {
  /** Where it was, seen from where it is drawn now. */
  readonly from: Offset;
  /** How often it turns over on the way. */
  readonly turns: number;
  /** Thrown things slow down on their way up and gather speed on their way down. */
  readonly way: 'up' | 'down';
}

/** Turning over and over through the air, to where it is drawn now. */
export function tumbleFrom(thing: Element, { from, turns, way }: Tumble): Promise<void> {
  const frames = Array.from({ length: 2 * turns + 1 }, (_, index): Keyframe => {
    const left = 1 - index / (2 * turns);
    // Edge on half-way through every turn.
    const scale = index % 2 === 1 ? '1.05 0.08' : '1 1';
    return { translate: pixels({ x: from.x * left, y: from.y * left }), scale };
  });
  return move(thing, frames, {
    duration: 200 + 160 * turns,
    easing: way === 'up' ? EASE_OUT : 'cubic-bezier(0.5, 0, 0.9, 0.6)',
  });
}

/** Lifted a little, and set down again. */
export function peekUnder(thing: Element, height: number): Promise<void> {
  const raised = pixels({ x: 0, y: -height });
  return move(
    thing,
    [
      { translate: '0 0', rotate: '0deg' },
      { translate: raised, rotate: '-9deg', offset: 0.35 },
      { translate: raised, rotate: '-9deg', offset: 0.7 },
      { translate: '0 0', rotate: '0deg' },
    ],
    { duration: 700 },
  );
}

/** No: a short shake of the head. */
export function shake(thing: Element, width: number): Promise<void> {
  const sway = [0, -1, 0.8, -0.5, 0.25, 0];
  return move(
    thing,
    sway.map((share) => ({ translate: pixels({ x: share * width, y: 0 }) })),
    { duration: 240 },
  );
}

async function move(thing: Element, frames: Keyframe[], timing: EffectTiming): Promise<void> {
  if (reducedMotion()) return;
  const motion = thing.animate(frames, { easing: EASE_OUT, fill: 'both', ...timing });
  // Rejects where the thing is taken out of the page on the way: then it has arrived, too.
  await motion.finished.catch(() => undefined);
  motion.cancel();
}

function pixels({ x, y }: Offset): string {
  return `${x}px ${y}px`;
}
