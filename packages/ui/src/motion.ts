import * as motions from './stage/motions.ts';
import { perform } from './stage/perform.ts';

/** Motions outside of a stage, for tables that do not stand on one yet. */
export type { Offset } from './stage/motions.ts';
export { reducedMotion, setStill } from './stage/pace.ts';

export function slideFrom(thing: Element, from: motions.Offset): Promise<void> {
  return perform(thing, motions.slide(from));
}

export function hopAlong(
  thing: Element,
  stops: readonly motions.Offset[],
  bow: number,
): Promise<void> {
  return perform(thing, motions.hop(stops, bow));
}

export function turnOver(thing: Element, delay = 0): Promise<void> {
  return perform(thing, motions.later(delay, motions.turn()));
}

export function dropOnto(thing: Element, height: number): Promise<void> {
  return perform(thing, motions.drop(height));
}

export function liftOff(thing: Element, to: motions.Offset, delay = 0): Promise<void> {
  const { leaves: _, ...motion } = motions.lift(to);
  return perform(thing, motions.later(delay, motion));
}

export function tumbleFrom(thing: Element, tumble: motions.Tumble): Promise<void> {
  return perform(thing, motions.tumble(tumble));
}

export function peekUnder(thing: Element, height: number): Promise<void> {
  return perform(thing, motions.peek(height));
}

export function shake(thing: Element, width: number): Promise<void> {
  return perform(thing, motions.shakeHead(width));
}
