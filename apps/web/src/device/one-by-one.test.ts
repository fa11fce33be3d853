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

  it('does not wait for ever for what never ends', async () => {
    const patience = Promise.withResolvers<void>();
    const inTurn = oneByOne(() => patience.promise);
    const never = Promise.withResolvers<string>();
    void inTurn(() => never.promise);
    const next = inTurn(async () => 'here');
    patience.resolve();
    expect(await next).toBe('here');
  });
});
