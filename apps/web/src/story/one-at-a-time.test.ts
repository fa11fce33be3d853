import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('of several questions that wait, only the newest is asked', async () => {
  const first = Promise.withResolvers<string>();
  const ask = oneAtATime();
  const asked: string[] = [];
  const about = (name: string, answer: Promise<string>) =>
    ask(() => {
      asked.push(name);
      return answer;
    });
  const one = about('one', first.promise);
  await Promise.resolve();
  const others = ['two', 'three', 'four'].map((name) => about(name, Promise.resolve(name)));
  first.resolve('one');
  expect(await one).toBe('one');
  expect(await Promise.all(others)).toEqual([undefined, undefined, 'four']);
  expect(asked).toEqual(['one', 'four']);
});

it('a question that failed does not keep the next from being asked', async () => {
  const ask = oneAtATime();
  await expect(ask(() => Promise.reject(new Error('no worker')))).rejects.toThrow('no worker');
  expect(await ask(async () => 'again')).toBe('again');
});
