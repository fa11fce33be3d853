import { describe, expect, it } from 'vitest';
import { createTurns, type Turns } from './turns.ts';

/** Tasks that come when the test says so. */
function testTurns() {
  const tasks: (() => void)[] = [];
  let isHeard = false;
  const turns: Turns = createTurns({
    nextTask() {
      const { promise, resolve } = Promise.withResolvers<void>();
      tasks.push(resolve);
      return promise;
    },
    whileWaiting() {
      isHeard = true;
      return () => {
        isHeard = false;
      };
    },
  });
  const runTask = async () => {
    tasks.shift()?.();
    for (let microtask = 0; microtask < 10; microtask++) await Promise.resolve();
  };
  const come: string[] = [];
  const take = (name: string) => turns.take().then(() => come.push(name));
  return { turns, take, come, runTask, isHeard: () => isHeard };
}

describe('turns', () => {
  it('come one after another, each in a task of its own', async () => {
    const { turns, take, come, runTask, isHeard } = testTurns();
    for (const name of ['a', 'b', 'c']) void take(name);
    expect(isHeard()).toBe(true);
    for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      await runTask();
      expect(come).toEqual(expected);
    }
    expect(isHeard()).toBe(true);
    await runTask();
    expect(isHeard()).toBe(false);
    await turns.done();
  });

  it('come all at once where somebody acts meanwhile, also those that are taken within them', async () => {
    const { turns, take, come, runTask, isHeard } = testTurns();
    const taken = [take('a').then(() => take('within a')), take('b')];
    turns.haveAll();
    await Promise.all(taken);
    expect(come).toEqual(['a', 'b', 'within a']);
    await runTask();
    expect(isHeard()).toBe(false);
    await turns.done();
  });

  it('are done when those within the last one have come', async () => {
    const { turns, take, come, runTask } = testTurns();
    void take('a').then(() => take('within a'));
    const done = turns.done().then(() => come.push('done'));
    for (let task = 0; task < 3; task++) await runTask();
    await done;
    expect(come).toEqual(['a', 'within a', 'done']);
  });

  it('come one after another again, once all have come at once', async () => {
    const { turns, take, come, runTask } = testTurns();
    void take('a');
    turns.haveAll();
    await runTask();
    void take('b');
    expect(come).toEqual(['a']);
    await runTask();
    expect(come).toEqual(['a', 'b']);
  });

  it('begin anew after the last one, and are not lost where one is taken during another', async () => {
    const { take, come, runTask } = testTurns();
    void take('a').then(() => take('within a'));
    await runTask();
    expect(come).toEqual(['a']);
    await runTask();
    expect(come).toEqual(['a', 'within a']);
    await runTask();
    void take('later');
    await runTask();
    expect(come).toEqual(['a', 'within a', 'later']);
  });

  it('are done where nobody waits', async () => {
    await expect(testTurns().turns.done()).resolves.toBeUndefined();
  });
});
