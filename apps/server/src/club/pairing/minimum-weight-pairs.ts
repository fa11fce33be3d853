import { maximumWeightMatching } from './weighted-matching.ts';

/** What it costs to put two together, by their indexes; a whole number that is not negative. */
export type Cost = (one: number, other: number) => number;

/** Everybody in pairs, so that the sum of what they cost is as small as can be. `count` is even. */
export function minimumWeightPairs(count: number, cost: Cost): readonly (readonly number[])[] {
  const costs = Array.from({ length: count }, (_, one) =>
    Array.from({ length: count }, (_other, other) => (one === other ? 0 : cost(one, other))),
  );
  const dearest = Math.max(1, ...costs.flat());
  // One pair more is worth more than whatever the others cost: nobody is left over.
  const worth = dearest * count + 1;
  const partners = maximumWeightMatching(
    count,
    (one, other) => worth - (costs[one]?.[other] as number),
  );
  return partners.flatMap((partner, one) => (partner > one ? [[one, partner]] : []));
}
