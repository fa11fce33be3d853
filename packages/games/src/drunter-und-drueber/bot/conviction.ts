import { must, type Random, type Seat } from '@kast/kernel';
import { type Circle, CIRCLES, colourOf } from '../rules/index.ts';
import { type DrunterSeen, imagineColours, isSure, type Recollection } from './memory.ts';

/** Boards to imagine: enough to tell a fair chance from a good one. */
const BOARDS = 24;

/** How likely it seems that all these circles have the colour of the seat: in how many of a hundred boards. */
export function conviction(
  mind: Recollection,
  circles: readonly Circle[],
  seat: Seat,
  random: Random,
): number {
  const colour = colourOf(seat);
  if (circles.some((at) => isSure(mind, at) && mind.sure[at] !== colour)) return 0;
  const doubtful = circles.filter((at) => !isSure(mind, at));
  if (doubtful.length === 0) return 100;
  let bearing = 0;
  for (let board = 0; board < BOARDS; board++) {
    const colours = imagineColours(mind, random);
    if (doubtful.every((at) => colours[at] === colour)) bearing++;
  }
  return (100 * bearing) / BOARDS;
}

/** Where the stones of a seat lie. */
export function circlesOf({ view }: Pick<DrunterSeen, 'view'>, seat: Seat): readonly Circle[] {
  return CIRCLES.filter((at) =>
    must(view.stacks[at], 'a stack').some(({ owner }) => owner === seat),
  );
}
