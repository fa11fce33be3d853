import { MOST_TO_CATCH_UP, type PlyEvent } from '@kast/protocol';
import { nim, type NimEvent } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import {
  decide,
  newLiveMatch,
  openTestStore,
  servicesOn,
  type TestServicesOptions,
} from '../matches/testing.ts';
import { mustWork } from '../testing.ts';
import { streamMatch } from './match-stream.ts';
import { TestStream } from './testing.ts';

async function openNim(options: TestServicesOptions = {}) {
  const services = servicesOn(await openTestStore(), options);
  const live = await newLiveMatch(services);
  const told = (): Promise<void> =>
    new Promise((resolve) => {
      const unlisten = live.listen(() => {
        unlisten();
        resolve();
      });
    });
  const play = async (text: string): Promise<void> => {
    const entered =
      text === 'undo' ? decide(live, services, text) : decide(live, services, { move: text });
    mustWork(await entered);
    await told();
  };
  const follow = (guest?: string, ply = 0): TestStream => {
    const stream = new TestStream();
    streamMatch(live, { guest, ply }, stream);
    return stream;
  };
  return { live, services, play, follow };
}

describe('streamMatch', () => {
  it('leaves a full stream alone and goes on where it was when there is room', async () => {
    const { play, follow } = await openNim();
    const stream = follow('ann');
    await play('1');
    stream.isFull = true;
    await play('undo');
    await play('2');
    expect(stream.plies).toEqual([1]);
    stream.isFull = false;
    stream.hasRoom();
    expect(stream.plies).toEqual([1, 2, 3]);
  });

  it('sends one snapshot to who did not read for long, and goes on from there', async () => {
    const { live, play, follow } = await openNim();
    const stream = follow();
    stream.isFull = true;
    for (let pair = 0; pair < MOST_TO_CATCH_UP; pair++) {
      await play('1');
      await play('undo');
    }
    stream.isFull = false;
    stream.hasRoom();
    await play('3');
    expect(stream.sent.map(({ event, id }) => [event, id])).toEqual([
      ['table', undefined],
      ['snapshot', 2 * MOST_TO_CATCH_UP],
      ['ply', 2 * MOST_TO_CATCH_UP + 1],
    ]);
    expect(live.recent).toHaveLength(MOST_TO_CATCH_UP);
  });

  it('tells who was there everything, and who was away what may be told again', async () => {
    const forgetful = { ...nim, recall: (event: NimEvent) => ({ ...event, took: 0 }) };
    const boxes = [{ info: nim.info, rules: async () => forgetful }];
    const { play, follow } = await openNim({ boxes });
    const there = follow();
    await play('3');
    await play('undo');
    await play('2');
    const away = follow();
    const told = ({ sent }: TestStream) =>
      sent.flatMap(({ event, data }) => (event === 'ply' ? [data as PlyEvent] : []));
    const [heard, recalled] = [told(there), told(away)];
    expect(heard.map(({ happening }) => happening.events)).toMatchObject([
      [{ took: 3 }],
      [],
      [{ took: 2 }],
    ]);
    expect(recalled.map(({ happening }) => happening.events)).toMatchObject([
      [{ took: 0 }],
      [],
      [{ took: 0 }],
    ]);
    expect(heard.map(({ standing }) => standing.ply)).toEqual([1, 2, 3]);
    expect(recalled.map(({ standing }) => standing.ply)).toEqual([3, 3, 3]);
  });

  it('sends the same bytes to all who see the same, encoded once', async () => {
    let views = 0;
    const counting = {
      ...nim,
      view: (...given: Parameters<typeof nim.view>) => {
        views++;
        return nim.view(...given);
      },
    };
    const boxes = [{ info: nim.info, rules: async () => counting }];
    const { play, follow } = await openNim({ boxes });
    const watchers = Array.from({ length: 100 }, () => follow());
    follow('ann');
    views = 0;
    await play('1');
    expect(views).toBe(2);
    for (const { encoded } of watchers) expect(encoded.at(-1)).toBe(watchers[0]?.encoded.at(-1));
  });

  it('tells of the table only when something about it has changed', async () => {
    const { play, follow } = await openNim();
    const stream = follow('ann');
    await play('1');
    await play('undo');
    expect(stream.sent.filter(({ event }) => event === 'table')).toHaveLength(1);
  });

  it('counts a guest as present until the last stream has ended', async () => {
    const { live, follow } = await openNim();
    const [one, other] = [follow('ann'), follow('ann')];
    follow();
    expect(live.isPresent('ann')).toBe(true);
    one.hasEnded();
    expect(live.isPresent('ann')).toBe(true);
    other.hasEnded();
    expect(live.isPresent('ann')).toBe(false);
    expect(live.isWatched).toBe(true);
  });

  it('keeps the match in memory only while somebody looks', async () => {
    const { live, follow } = await openNim();
    expect(live.isIdle).toBe(true);
    const stream = follow('ann');
    expect(live.isIdle).toBe(false);
    stream.hasEnded();
    expect(live.isIdle).toBe(true);
  });
});
