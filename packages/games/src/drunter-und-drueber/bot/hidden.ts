import type { HiddenThing } from '@kast/bots';
import { CIRCLES, type Colour, type DrunterState, makeCircle } from '../rules/index.ts';

/** DD6.2: the colours under the stones. */
export function hidden({ stacks, layout }: DrunterState): readonly HiddenThing[] {
  return coloursUnder(stacks, layout);
}

/** The same of a board as somebody has it in mind. */
export function coloursUnder(
  stacks: DrunterState['stacks'],
  colours: readonly Colour[],
): readonly HiddenThing[] {
  return CIRCLES.flatMap((at) => {
    const what = colours[at];
    return stacks[at]?.length && what ? [{ where: makeCircle(at), what }] : [];
  });
}
