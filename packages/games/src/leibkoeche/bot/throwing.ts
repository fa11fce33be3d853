import { must } from '@kast/kernel';
import { type Mind, type Option, runnerOf, searchWith, weighEach } from './mind.ts';
import { AIMS } from './toss-odds.ts';

/** LK3.2: which pancake to take. */
export function takings(mind: Mind): readonly Option[] {
  const { lying, barred, throws } = mind.view;
  const free = lying.filter(({ tile }) => !barred.includes(tile));
  return weighEach(mind, free, (pancake) => {
    const rest = lying.filter((other) => other !== pancake);
    const thrown = { pancake, isFirst: throws === 0 };
    const value = searchWith(mind, rest).bestAim(runnerOf(mind), thrown);
    return { move: { kind: 'from', tile: pancake.tile }, value };
  });
}

/** LK3.1: half a turn or a full one. */
export function tosses(mind: Mind): readonly Option[] {
  const { lying, held, throws } = mind.view;
  const search = searchWith(mind, lying);
  const thrown = { pancake: must(held, 'a pancake on the pan'), isFirst: throws === 0 };
  return weighEach(mind, AIMS, (aim) => ({
    move: { kind: 'toss', toss: aim },
    value: search.worthOfToss(runnerOf(mind), thrown, aim),
  }));
}
