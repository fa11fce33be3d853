import { describe, expect, it } from 'vitest';
import { soundOf } from './use-table-sounds.ts';

const RUNNING = { outcome: undefined, toDecide: [2] };
const WON_BY_TWO = { outcome: { winners: [2], rule: 'T3' }, toDecide: [] };

describe('what a table sounds like', () => {
  it('calls whoever is alone here to the own turn, and nobody to that of others', () => {
    expect(soundOf(RUNNING, [2])).toBe('your-turn');
    expect(soundOf(RUNNING, [1])).toBeUndefined();
  });

  it('calls nobody where several play on one device, or nobody plays', () => {
    expect(soundOf(RUNNING, [1, 2])).toBeUndefined();
    expect(soundOf(RUNNING, [])).toBeUndefined();
  });

  it('tells winning from losing, and says neither to those who watch', () => {
    expect(soundOf(WON_BY_TWO, [2])).toBe('win');
    expect(soundOf(WON_BY_TWO, [1])).toBe('loss');
    expect(soundOf(WON_BY_TWO, [1, 2])).toBe('win');
    expect(soundOf(WON_BY_TWO, [])).toBeUndefined();
  });

  it('is silent about a draw', () => {
    expect(soundOf({ outcome: { winners: [], rule: 'T4' }, toDecide: [] }, [1])).toBeUndefined();
  });
});
