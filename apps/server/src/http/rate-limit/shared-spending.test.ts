import { describe, expect, it } from 'vitest';
import { sharedTallies } from '../../cluster/tallies.ts';
import { tokenBuckets } from './token-buckets.ts';

const PER_MINUTE = 600;

/** The buckets of one process, on a clock that all of them share. */
function openProcess(now: () => number) {
  const tallies = sharedTallies();
  const shared = { name: 'spent', tallies };
  return { tallies, buckets: tokenBuckets({ perMinute: PER_MINUTE, most: 9, now, shared }) };
}

describe('what is spent at another process', () => {
  it('is soon spent here, too', () => {
    const [one, other] = [openProcess(() => 0), openProcess(() => 0)];
    other.tallies.hear('one', one.tallies.takeChanges());
    one.buckets.take('ann', 400);
    other.tallies.hear('one', one.tallies.takeChanges());
    expect(other.buckets.waitFor('ann', 300)).toBeGreaterThan(0);
    expect(other.buckets.waitFor('ann', 200)).toBe(0);
    one.buckets.take('ann', 100);
    other.tallies.hear('one', one.tallies.takeChanges());
    expect(other.buckets.waitFor('ann', 200)).toBeGreaterThan(0);
  });

  it('is not heard of who spends little', () => {
    const { tallies, buckets } = openProcess(() => 0);
    buckets.take('ann', 100);
    expect(tallies.takeChanges()).toEqual(new Map());
  });

  it('was paid off long ago, for who hears of it only now', () => {
    let time = 0;
    const one = openProcess(() => time);
    for (let minute = 0; minute < 10; minute++) {
      one.buckets.take('ann', 500);
      time += 60_000;
    }
    const late = openProcess(() => time);
    late.tallies.hear('one', one.tallies.all());
    expect(late.buckets.waitFor('ann', PER_MINUTE)).toBe(0);
  });
});
