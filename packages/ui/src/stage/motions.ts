/**
 * How things move: as they would on a table. Every motion ends where the drawing already is, so that
 * nothing depends on its being played. Transforms and opacity alone are touched: the compositor does the
 * rest. Lengths are CSS pixels, in an SVG its own units.
 */
export interface Motion {
  readonly frames: readonly Keyframe[];
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
  /** It ends out of sight and stays there: what is moved so is drawn no more. */
  readonly leaves?: true;
}

export interface Offset {
  readonly x: number;
  readonly y: number;
}

export const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** From where it lay to where it is drawn now. */
export function slide(from: Offset): Motion {
  return { frames: [{ translate: pixels(from) }, { translate: '0 0' }], duration: 240 };
}

/** From stop to stop in bows to the right, as if thrown; the last stop is where it is drawn now. */
export function hop(stops: readonly Offset[], bow: number): Motion {
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
  return { frames, duration: 160 + 100 * stops.length };
}

/** Turned over where it lies. Until then it stands edge on: it is drawn already as it will lie, and nobody sees it so. */
export function unfold(): Motion {
  return { frames: [{ scale: '0.05 1.05' }, { scale: '1 1' }], duration: 200 };
}

/** Set down where it is drawn now, from just above. */
export function drop(height: number): Motion {
  const frames = [
    { translate: pixels({ x: 0, y: -height }), scale: 1.08 },
    { translate: '0 0', scale: 1 },
  ];
  return { frames, duration: 180 };
}

/** Taken off the table: rises, and is out of sight only when the hand has it. */
export function lift(to: Offset, from: Offset = { x: 0, y: 0 }): Motion {
  const along = (across: number, up: number): string =>
    pixels({ x: from.x + to.x * across, y: from.y + to.y * up });
  const frames = [
    { translate: pixels(from), scale: 1, opacity: 1, easing: EASE_OUT },
    { translate: along(0.6, 0.7), scale: 1.2, opacity: 1, easing: 'ease-in', offset: 0.65 },
    { translate: along(1, 1), scale: 1.25, opacity: 0 },
  ];
  return { frames, duration: 280, easing: 'linear', leaves: true };
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
export function tumble({ from, turns, way }: Tumble): Motion {
  const frames = Array.from({ length: 2 * turns + 1 }, (_, index): Keyframe => {
    const left = 1 - index / (2 * turns);
    // Edge on half-way through every turn.
    const scale = index % 2 === 1 ? '1.05 0.08' : '1 1';
    return { translate: pixels({ x: from.x * left, y: from.y * left }), scale };
  });
  const easing = way === 'up' ? EASE_OUT : 'cubic-bezier(0.5, 0, 0.9, 0.6)';
  return { frames, duration: 200 + 160 * turns, easing };
}

/** Lifted a little, and set down again. */
export function peek(height: number): Motion {
  const raised = pixels({ x: 0, y: -height });
  const frames = [
    { translate: '0 0', rotate: '0deg' },
    { translate: raised, rotate: '-9deg', offset: 0.35 },
    { translate: raised, rotate: '-9deg', offset: 0.7 },
    { translate: '0 0', rotate: '0deg' },
  ];
  return { frames, duration: 700 };
}

/** No: a short shake of the head. */
export function shakeHead(width: number): Motion {
  const sway = [0, -1, 0.8, -0.5, 0.25, 0];
  const frames = sway.map((share) => ({ translate: pixels({ x: share * width, y: 0 }) }));
  return { frames, duration: 240 };
}

/** The same a little later; until then the thing stands where the motion begins. */
export function delayed(delay: number, motion: Motion): Motion {
  return { ...motion, delay: (motion.delay ?? 0) + delay };
}

function pixels({ x, y }: Offset): string {
  return `${x}px ${y}px`;
}
