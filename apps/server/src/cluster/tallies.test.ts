import { describe, expect, it } from 'vitest';
import { sharedTallies } from './tallies.ts';

describe('tallies', () => {
  it('tell what has changed here, once', () => {
    const tallies = sharedTallies();
    tallies.add('a', 2);
    tallies.set('b', 1);
    tallies.add('a', -1);
    expect(tallies.takeChanges()).toEqual(
      new Map([
        ['a', 1],
        ['b', 1],
      ]),
    );
    expect(tallies.takeChanges()).toEqual(new Map());
    tallies.set('b', 1);
    expect(tallies.takeChanges()).toEqual(new Map());
    tallies.set('b', 0);
    expect(tallies.takeChanges()).toEqual(new Map([['b', 0]]));
    expect(tallies.all()).toEqual(new Map([['a', 1]]));
  });

  it('tell again what could not be told, as it is by then', () => {
    const tallies = sharedTallies();
    tallies.set('a', 1);
    const changes = tallies.takeChanges();
    tallies.set('a', 2);
    tallies.takeChanges();
    tallies.putBack(changes);
    expect(tallies.takeChanges()).toEqual(new Map([['a', 2]]));
  });

  it('know the sum of what others have counted, and forget who is gone', () => {
    const tallies = sharedTallies();
    const heard: [string, number][] = [];
    const isNews: boolean[] = [];
    tallies.listen((name, change, isNew) => {
      heard.push([name, change]);
      isNews.push(!isNew);
    });
    tallies.set('a', 100);
    tallies.hear('one', new Map([['a', 2]]));
    tallies.hear('other', new Map([['a', 3]]));
    tallies.hear('one', new Map([['a', 1]]));
    tallies.hear('one', new Map([['a', 1]]));
    expect(tallies.elsewhere('a')).toBe(4);
    tallies.forget('other');
    tallies.forget('nobody');
    expect(tallies.elsewhere('a')).toBe(1);
    expect(heard).toEqual([
      ['a', 2],
      ['a', 3],
      ['a', -1],
      ['a', -3],
    ]);
    expect(isNews).toEqual([false, false, true, true]);
  });

  it('keep nothing of sums that have come back to nothing', () => {
    const tallies = sharedTallies();
    tallies.hear('one', new Map([['a', 0.1]]));
    tallies.hear('other', new Map([['a', 0.2]]));
    tallies.forget('one');
    tallies.forget('other');
    expect(tallies.elsewhere('a')).toBe(0);
  });
});
