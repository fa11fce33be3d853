import { describe, expect, it } from 'vitest';
import type { Budget } from './bot.ts';
import { Meter } from './meter.ts';

/** How many nodes are counted before the meter is used up, with a clock of one millisecond a look. */
function nodesOf(budget: Budget, endsAfter = Number.POSITIVE_INFINITY): number {
  let looks = 0;
  const clock = (): number => (++looks > endsAfter ? Number.POSITIVE_INFINITY : looks);
  const meter = new Meter(budget, clock);
  while (!meter.isUsedUp) meter.count();
  return meter.nodes;
}

describe('Meter', () => {
  it('ends by nodes, or by the clock, whichever comes first', () => {
    expect(nodesOf({ nodes: 700 })).toBe(700);
    expect(nodesOf({ nodes: 700, milliseconds: 1 })).toBe(512);
    expect(nodesOf({ milliseconds: 3 })).toBe(3 * 512);
  });

  it.each<[string, Budget]>([
    ['nodes', { nodes: 1_000_000 }],
    ['time', { milliseconds: 1_000_000 }],
    ['neither', {}],
  ])('ends when nobody waits any more, with a budget of %s', (_of, budget) => {
    expect(nodesOf(budget, 4)).toBe(4 * 512);
    expect(nodesOf(budget, 0)).toBe(512);
  });
});
