import { describe, expect, it } from 'vitest';
import { FairQueue, type QueueBounds } from './fair-queue.ts';
import type { Urgency } from './job.ts';
import { fakeClock } from './testing/fake-clock.ts';

interface Item {
  readonly name: string;
  readonly guest: string;
  readonly match: string;
  readonly isWatched: () => boolean;
}

const ROOMY: QueueBounds = { waiting: 1000, perGuest: 1000, perMatch: 1000 };

function item(guest: string, match: string, isWatched = true): Item {
  return { name: `${guest} ${match}`, guest, match, isWatched: () => isWatched };
}

function queueOf(items: readonly Item[], bounds = ROOMY): FairQueue<Item> {
  const queue = new FairQueue<Item>(bounds, fakeClock());
  for (const one of items) expect(queue.add(one)).toBe(true);
  return queue;
}

/** The names of what comes next, each of which costs what its guest's jobs cost. */
function takeTurns(queue: FairQueue<Item>, count: number, costs: Record<string, number> = {}) {
  return Array.from({ length: count }, () => {
    const taken = queue.take();
    taken?.charge(costs[taken.item.guest] ?? 100);
    return taken?.item.name ?? 'nothing';
  });
}

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('FairQueue', () => {
  it('keeps the order of arrival within a match', () => {
    const queue = queueOf(times(3, (index) => ({ ...item('ann', 'a'), name: `${index}` })));
    expect(takeTurns(queue, 4)).toEqual(['0', '1', '2', 'nothing']);
  });

  it('lets a guest with one table wait for one job of a guest with a hundred', () => {
    const queue = queueOf(times(100, (index) => item('ann', `a${index}`)));
    takeTurns(queue, 10);
    queue.add(item('bob', 'b'));
    expect(takeTurns(queue, 2)).toContain('bob b');
  });

  it('shares time between guests, not turns', () => {
    const queue = queueOf([
      ...times(100, (index) => item('ann', `a${index}`)),
      ...times(100, (index) => item('bob', `b${index}`)),
    ]);
    const turns = takeTurns(queue, 55, { ann: 1000, bob: 100 });
    const bobs = turns.filter((name) => name.startsWith('bob')).length;
    expect(bobs).toBeGreaterThan(45);
    expect(bobs).toBeLessThan(55);
  });

  it('shares the time of a guest between matches', () => {
    const queue = queueOf([
      ...times(50, () => item('ann', 'busy')),
      ...times(3, () => item('ann', 'quiet')),
    ]);
    const turns = takeTurns(queue, 8);
    expect(turns.filter((name) => name === 'ann quiet')).toHaveLength(3);
  });

  it('gives no credit for having stayed away', () => {
    const anns = times(100, (index) => item('ann', `a${index}`));
    const queue = queueOf([item('bob', 'b'), ...anns]);
    takeTurns(queue, 50);
    for (const one of times(50, (index) => item('bob', `b${index}`))) queue.add(one);
    const turns = takeTurns(queue, 20);
    expect(turns.filter((name) => name.startsWith('ann')).length).toBeGreaterThanOrEqual(9);
  });

  it('counts what is under way before anybody knows what it costs', () => {
    const queue = queueOf([item('ann', 'a1'), item('ann', 'a2'), item('bob', 'b')]);
    const taken = times(2, () => queue.take()?.item.name);
    expect(taken).toEqual(['ann a1', 'bob b']);
  });

  it('hands out what is watched before all background, also when that begins while it waits', () => {
    const watched = new Set<string>();
    const turning = { ...item('ann', 'a99'), isWatched: () => watched.has('a99') };
    const queue = queueOf([...times(50, (index) => item('ann', `a${index}`, false)), turning]);
    expect([queue.waiting('watched'), queue.waiting('background')]).toEqual([0, 51]);
    expect(takeTurns(queue, 1)).toEqual(['ann a0']);
    watched.add('a99');
    expect([queue.waiting('watched'), queue.waiting('background')]).toEqual([1, 49]);
    expect(takeTurns(queue, 1)).toEqual(['ann a99']);
  });

  it('never starves the background', () => {
    const queue = queueOf([
      ...times(100, (index) => item('ann', `a${index}`)),
      item('bob', 'b', false),
    ]);
    const turns = takeTurns(queue, 9);
    expect(turns.filter((name) => name === 'bob b')).toHaveLength(1);
  });

  it.each<[string, Partial<QueueBounds>, Item]>([
    ['altogether', { waiting: 2 }, item('carol', 'c')],
    ['of one guest', { perGuest: 2 }, item('ann', 'a3')],
    ['of one match', { perMatch: 1 }, item('ann', 'a2')],
  ])('is bounded %s', (_what, bounds, next) => {
    const queue = queueOf([item('ann', 'a1'), item('ann', 'a2')], { ...ROOMY, ...bounds });
    expect(queue.add(next)).toBe(false);
    const unwatched = { ...next, isWatched: () => false };
    expect(queue.add(unwatched), 'the background fills up by itself').toBe(true);
    expect(queue.remove(unwatched)).toBe(true);
    takeTurns(queue, 2);
    expect(queue.add(next)).toBe(true);
  });

  it('forgets what is taken out', () => {
    const [first, second] = [item('ann', 'a1'), item('ann', 'a2')];
    const queue = queueOf([first, second]);
    expect([queue.remove(first), queue.remove(first)]).toEqual([true, false]);
    expect(takeTurns(queue, 2)).toEqual(['ann a2', 'nothing']);
  });

  it('serves both kinds in full', () => {
    const items = times(40, (index) => item(`g${index % 5}`, `m${index}`, index % 2 === 0));
    const queue = queueOf(items);
    expect(new Set(takeTurns(queue, 40))).toEqual(new Set(items.map(({ name }) => name)));
    const left = (['watched', 'background'] satisfies Urgency[]).map((one) => queue.waiting(one));
    expect(left).toEqual([0, 0]);
  });
});
