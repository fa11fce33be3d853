import { queueOptionsSymbol } from 'piscina';
import { describe, expect, it } from 'vitest';
import { type Urgency, urgencyQueue } from './urgency-queue.ts';

const task = (name: string, urgency: Urgency) => ({ name, [queueOptionsSymbol]: { urgency } });

describe('urgencyQueue', () => {
  it('hands out what is waited for first, otherwise in order', () => {
    const queue = urgencyQueue();
    const tasks = [
      task('a', 'later'),
      task('b', 'waited-for'),
      task('c', 'later'),
      task('d', 'waited-for'),
    ];
    for (const one of tasks) queue.push(one);
    expect(queue.size).toBe(4);
    const order = tasks.map(() => queue.shift());
    expect(order).toMatchObject([{ name: 'b' }, { name: 'd' }, { name: 'a' }, { name: 'c' }]);
    expect(queue.shift()).toBeNull();
  });

  it('forgets what is taken out', () => {
    const queue = urgencyQueue();
    const [first, second] = [task('a', 'later'), task('b', 'later')];
    queue.push(first);
    queue.push(second);
    queue.remove(first);
    expect(queue.shift()).toBe(second);
    expect(queue.size).toBe(0);
  });
});
