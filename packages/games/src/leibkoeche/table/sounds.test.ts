import { describe, expect, it } from 'vitest';
import { scene } from '../rules/index.ts';
import { eventsOf } from '../rules/testing.ts';
import { soundOf } from './sounds.ts';

describe('what is heard', () => {
  it('LK3.3 LK3.4 tells caught from missed', () => {
    const tossed = scene({ phase: 'fall', toss: 'half' });
    expect(soundOf(eventsOf(tossed, 'chance fall caught 6'))).toBe('place');
    expect(soundOf(eventsOf(tossed, 'chance fall missed 6'))).toBe('capture');
  });

  it('LK8.1 leaves a toss by hand to its own view', () => {
    const skill = scene({ options: { toss: 'skill' } });
    expect(soundOf(eventsOf(skill, '1 toss half'))).toBe('turn');
    expect(soundOf(eventsOf(skill, '1 toss 1,2,3,2,1'))).toBeUndefined();
  });
});
