import { minimumWeightPairs } from './minimum-weight-pairs.ts';
import type { Entrant, Groups, IsMixed } from './round.ts';

/**
 * What a pair costs, each so much more than all that comes below it can add up to that nothing below
 * outweighs it: a second bye, people who have met, the same seat for a third time, points apart, and one with a
 * device beside one without (of more than fifty people some such pairs could weigh as much as half a point).
 */
const SECOND_BYE = 2e11;
const MET = 2e9;
const SAME_SEAT = 2e6;
const POINTS_APART = 2000;
const MIXED = 150;
/** The bye goes to who has fewest points. */
const BYE_WITH_POINTS = 4e6;

/** Swiss for two at a table: those with as many points meet, and nobody twice while that can be avoided. */
export function pairSwiss(entrants: readonly Entrant[], isMixed: IsMixed): Groups {
  return pairByCost(entrants, swissCost(entrants, isMixed));
}

/** What it costs that two play; undefined stands for nobody: a bye. */
export type PairCost = (one: Entrant, other: Entrant | undefined) => number;

export function pairByCost(entrants: readonly Entrant[], cost: PairCost): Groups {
  const count = entrants.length + (entrants.length % 2);
  const pairs = minimumWeightPairs(count, (one, other) => {
    // Whoever is missing to make it even has the highest index.
    const [low, high] = one < other ? [one, other] : [other, one];
    return Math.round(cost(entrants[low] as Entrant, entrants[high]));
  });
  const groups = pairs.map((pair) =>
    pair.flatMap((index) => {
      const entrant = entrants[index];
      return entrant ? [entrant] : [];
    }),
  );
  return {
    groups: groups.filter(({ length }) => length === 2),
    byes: groups.filter(({ length }) => length === 1).flat(),
  };
}

export const REPEAT_COST: PairCost = (one, other) =>
  other === undefined ? one.byes * SECOND_BYE : (one.met.get(other.person) ?? 0) * MET;

function swissCost(entrants: readonly Entrant[], isMixed: IsMixed): PairCost {
  const rankOf = new Map(entrants.map(({ person }, rank) => [person, rank]));
  const rank = ({ person }: Entrant) => rankOf.get(person) ?? 0;
  const sizes = new Map<number, number>();
  for (const { points } of entrants) sizes.set(points, (sizes.get(points) ?? 0) + 1);
  return (one, other) => {
    const repeat = REPEAT_COST(one, other);
    if (other === undefined) {
      return repeat + one.points * 2 * BYE_WITH_POINTS + (entrants.length - rank(one));
    }
    const apart = (one.points - other.points) * 2;
    // Among those with as many points, the upper half meets the lower one.
    const half = (sizes.get(one.points) ?? 0) / 2;
    const fold = Math.min(90, Math.abs(Math.abs(rank(one) - rank(other)) - half));
    const mixed = isMixed(one, other) ? MIXED : 0;
    return repeat + apart * apart * POINTS_APART + mixed + fold + seatCost(one, other);
  };
}

/** Both are due the same seat: the more so, the more often they had the other. */
function seatCost(one: Entrant, other: Entrant): number {
  const [first, second] = [seatBalance(one), seatBalance(other)];
  if (first * second <= 0) return 0;
  return Math.min(Math.abs(first), Math.abs(second)) >= 2 ? SAME_SEAT : 20;
}

function seatBalance({ seats: [first = 0, second = 0] }: Entrant): number {
  return first - second;
}
