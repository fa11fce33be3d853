import { describe, expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';

describe('what is done one by one', () => {
  it('begins when what came before it is done, also where that failed', async () => {
    const inTurn = oneByOne();
    const first = Promise.withResolvers<string>();
    const begun: string[] = [];
    const act = (name: string, does: () => Promise<string>) =>
      inTurn(() => {
        begun.push(name);
        return does();
      });
    const lost = act('first', () => first.promise);
    const kept = act('second', async () => 'here');
    await Promise.resolve();
    expect(begun).toEqual(['first']);
    first.reject(new Error('lost'));
    await expect(lost).rejects.toThrow('lost');
    expect(await kept).toBe('here');
    expect(begun).toEqual(['first', 'second']);
  });
});
