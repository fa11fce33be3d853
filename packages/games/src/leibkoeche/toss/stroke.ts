import { clampMove, type Trace } from '../rules/index.ts';

/** A toss as a hand means it, in units of a trace. */
export interface Stroke {
  /** The pan's fastest move in one step: there the pancake leaves it. */
  readonly speed: number;
  /** How far the pan is raised above level at that moment. */
  readonly release: number;
  /** How far it is raised when the pancake comes down. */
  readonly level: number;
}

/** A flick in percent of its speed, step by step: up to the release, and after it. */
const QUICKENING = [15, 40, 68, 90, 100];
const SLOWING = [75, 45, 20];

/** Steps to dip, so slowly that the pancake stays down, to wait, and to come back for the catch. */
const DIP = 24;
const WAIT = 3;
const BACK = 16;

/** Dips, flicks, stops, and holds the pan for the catch. */
export function strokeTrace({ speed, release, level }: Stroke): Trace {
  const flicking = flick(speed);
  const dip = Math.round(release) - sum(flicking.slice(0, QUICKENING.length));
  const back = Math.round(level) - dip - sum(flicking);
  return legalTrace([...moveBy(dip, DIP), ...still(WAIT), ...flicking, 0, ...moveBy(back, BACK)]);
}

function flick(speed: number): readonly number[] {
  return [...QUICKENING, ...SLOWING].map((percent) => Math.round((percent * speed) / 100));
}

/** From rest to rest. */
function moveBy(distance: number, steps: number): readonly number[] {
  const gone = (step: number): number => {
    const part = step / steps;
    return Math.round(distance * part * part * (3 - 2 * part));
  };
  return Array.from({ length: steps }, (_, step) => gone(step + 1) - gone(step));
}

function still(steps: number): readonly number[] {
  return Array.from({ length: steps }, () => 0);
}

/** The legal trace nearest to a wanted one. */
export function legalTrace(wanted: readonly number[]): Trace {
  let previous = 0;
  return wanted.map((moved) => {
    previous = clampMove(previous, moved);
    return previous;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
