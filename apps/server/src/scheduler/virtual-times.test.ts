import { describe, expect, it } from 'vitest';
import { fakeClock } from './testing/fake-clock.ts';
import { VirtualTimes } from './virtual-times.ts';

describe('VirtualTimes', () => {
  it('forgets who has used nothing for a minute', () => {
    const clock = fakeClock();
    const times = new VirtualTimes(clock);
    for (const guest of ['ann', 'bob', 'carol']) times.begin(guest, 'match', 100);
    clock.advance(59_000);
    times.begin('ann', 'match', 100);
    clock.advance(1_000);
    times.begin('dora', 'match', 100);
    expect(times.size).toBe(2);
    expect(times.startOf('ann')).toBeGreaterThan(times.startOf('bob'));
  });
});
