import { describe, expect, it } from 'vitest';
import { DIGEST, digestOfTosses } from './testing.ts';

describe('the physics of a toss', () => {
  it('LK8.1 two hundred tosses come out as ever, to the last bit', async () => {
    expect(await digestOfTosses()).toBe(DIGEST);
  });
});
