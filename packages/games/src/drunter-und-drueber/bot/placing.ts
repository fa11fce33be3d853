import { misjudgement } from '@kast/bots';
import { must, type Random, type Seat } from '@kast/kernel';
import {
  type Circle,
  CIRCLES,
  COLOURS,
  type Colour,
  colourOf,
  type DrunterView,
  neighboursOf,
  STONES_PER_COLOUR,
} from '../rules/index.ts';
import { Assignment } from './assignment.ts';
import { TURN } from './progress.ts';
import { stepsBetween } from './race-board.ts';

/** Standing on an opponent's colour invites being covered: whoever comes there comes home. */
const ON_FOREIGN_COLOUR = 45;
/** Per opponent's stone within reach: it can cover this one. */
const WITHIN_REACH = 6;

export interface Placing {
  readonly view: DrunterView;
  readonly seat: Seat;
  readonly colours: readonly Colour[];
  readonly misjudges: number;
  readonly random: Random;
}

/** Of the circles that may be taken the one that seems best: near home, and out of others' way. */
export function chooseCircle(
  circles: readonly Circle[],
  { view, seat, colours, misjudges, random }: Placing,
): Circle {
  const homes = CIRCLES.filter((at) => colours[at] === colourOf(seat));
  const standing = CIRCLES.filter((at) => stackOf(view, at).some(({ owner }) => owner === seat));
  const rivals = COLOURS.slice(0, view.inHand.length).filter((colour) => colour !== colourOf(seat));
  const assignment = new Assignment(STONES_PER_COLOUR);

  const costOf = (at: Circle): number => {
    [...standing, at].forEach((from, row) => {
      homes.forEach((home, column) => {
        assignment.costs[row * STONES_PER_COLOUR + column] = stepsBetween(from, home);
      });
    });
    const steps = assignment.solve(standing.length + 1, homes.length);
    const isForeign = rivals.some((colour) => colour === colours[at]);
    const near = neighboursOf(at).filter((next) =>
      stackOf(view, next).some(({ owner }) => owner !== seat),
    );
    return steps * TURN + (isForeign ? ON_FOREIGN_COLOUR : 0) + near.length * WITHIN_REACH;
  };

  let best: { at: Circle; cost: number } | undefined;
  for (const at of circles) {
    const cost = costOf(at) + random.below(9) + misjudgement(misjudges, random);
    if (!best || cost < best.cost) best = { at, cost };
  }
  return must(best, 'a circle to take').at;
}

function stackOf(view: DrunterView, at: Circle): DrunterView['stacks'][number] {
  return must(view.stacks[at], 'a stack');
}
