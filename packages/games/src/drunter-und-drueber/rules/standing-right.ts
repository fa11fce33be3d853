import type { Seat } from '@kast/kernel';
import { colourOf } from './colours.ts';
import type { DrunterState } from './state.ts';

/** How many of a seat's stones stand on their own colour, at whatever height. DD4.6, DD5.2 */
export function standingRight(
  { layout, stacks }: Pick<DrunterState, 'layout' | 'stacks'>,
  seat: Seat,
): number {
  const colour = colourOf(seat);
  return stacks.reduce(
    (right, stack, at) =>
      layout[at] === colour ? right + stack.filter((stone) => stone.owner === seat).length : right,
    0,
  );
}
