import { describe, expect, it } from 'vitest';
import { someAtOnce } from './some-at-once.ts';

describe('someAtOnce', () => {
  it('does so many at a time, in their order, and leaves out what would wait behind too many', async () => {
    const turns = someAtOnce(2, 2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const works = [0, 1, 2, 3, 4].map((number) =>
      turns(async () => {
        begun.push(number);
        await new Promise<void>((resolve) => {
          ends[number] = resolve;
        });
        return number;
      }),
    );
    expect(await works[4]).toBeUndefined();
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    expect(await works[1]).toBe(1);
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await works[2];
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[3]?.();
    expect(await works[3]).toBe(3);
  });

  it('goes on after what has failed', async () => {
    const turns = someAtOnce(1, 9);
    const failed = turns(() => Promise.reject(new Error('no')));
    const next = turns(async () => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
