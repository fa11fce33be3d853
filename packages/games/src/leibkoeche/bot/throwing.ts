import { must } from '@kast/kernel';
import type { Trace } from '../rules/index.ts';
import { type Mind, type Option, weighEach } from './mind.ts';
import { AIMS } from './toss-odds.ts';

/** LK3.2: which pancake to take. */
export function takings(mind: Mind): readonly Option[] {
  const { view, search } = mind;
  const free = view.lying.filter(({ tile }) => !view.barred.includes(tile));
  return weighEach(mind, free, (pancake) => {
    const layout = search.layoutWith(view.lying.filter((other) => other !== pancake));
    const thrown = { pancake, isFirst: view.throws === 0 };
    const value = search.bestAim(layout, search.runner(view.cameFrom), thrown);
    return { move: { kind: 'from', tile: pancake.tile }, value };
  });
}

/** LK3.1: half a turn or a full one. */
export function tosses(mind: Mind): readonly Option[] {
  const { view, search } = mind;
  const layout = search.layoutWith(view.lying);
  const pancake = must(view.held, 'a pancake on the pan');
  const thrown = { pancake, isFirst: view.throws === 0 };
  const byHand = mind.state.options.toss === 'skill' && mind.state.options.assist === 'off';
  return weighEach(mind, AIMS, (aim) => ({
    move: { kind: 'toss', toss: byHand ? FLICK : aim },
    value: search.worthOfToss(layout, search.runner(view.cameFrom), thrown, aim),
  }));
}

/** A hand that rises and falls. */
const FLICK: Trace = Array.from({ length: 40 }, (_, step) => {
  if (step < 5) return 20;
  return step < 10 ? -20 : 0;
});
