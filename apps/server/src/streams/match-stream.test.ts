import type { PlyEvent } from '@kast/protocol';
import { nim, type NimEvent } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import {
  decide,
  houseOn,
  newTableIn,
  openTestStore,
  type TestHouseOptions,
} from '../matches/testing.ts';
import { mustWork } from '../testing.ts';
import type { EventLine, LineEvent } from './event-line.ts';
import { streamTable } from './table-stream.ts';

/** A line by hand, that can be full. */
class TestLine implements EventLine {
  isFull = false;
  readonly sent: LineEvent[] = [];
  hasRoom = (): void => undefined;
  hasEnded = (): void => undefined;

  send(event: LineEvent): void {
    this.sent.push(event);
  }

  get plies(): readonly (number | undefined)[] {
    return this.sent.filter(({ event }) => event === 'ply').map(({ id }) => id);
  }

  beat = (): void => undefined;
  end = (): void => undefined;
  cut = (): void => undefined;
  onRoom = (listener: () => void): void => {
    this.hasRoom = listener;
  };
  onEnd = (listener: () => void): void => {
    this.hasEnded = listener;
  };
}

async function openTable(options: TestHouseOptions = {}) {
  const house = houseOn(await openTestStore(), options);
  const table = await newTableIn(house);
  const told = (): Promise<void> =>
    new Promise((resolve) => {
      const unlisten = table.listen(() => {
        unlisten();
        resolve();
      });
    });
  const play = async (move: string): Promise<void> => {
    mustWork(await decide(table, house, { move }));
    await told();
  };
  return { table, play };
}

describe('streamTable', () => {
  it('leaves a full line alone and goes on where it was when there is room', async () => {
    const { table, play } = await openTable();
    const line = new TestLine();
    streamTable(table, 'ann', 0, line);
    await play('1');
    line.isFull = true;
    await play('undo');
    await play('2');
    expect(line.plies).toEqual([1]);
    line.isFull = false;
    line.hasRoom();
    expect(line.plies).toEqual([1, 2, 3]);
  });

  it('tells who was there everything, and who was away what may be told again', async () => {
    const forgetful = { ...nim, recall: (event: NimEvent) => ({ ...event, took: 0 }) };
    const boxes = [{ info: nim.info, rules: async () => forgetful }];
    const { table, play } = await openTable({ boxes });
    const [there, away] = [new TestLine(), new TestLine()];
    streamTable(table, undefined, 0, there);
    await play('3');
    await play('undo');
    await play('2');
    streamTable(table, undefined, 0, away);
    const told = ({ sent }: TestLine) =>
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

  it('tells of the table only when something about it has changed', async () => {
    const { table, play } = await openTable();
    const line = new TestLine();
    streamTable(table, 'ann', 0, line);
    await play('1');
    await play('undo');
    expect(line.sent.filter(({ event }) => event === 'table')).toHaveLength(1);
  });

  it('counts a guest as present until the last stream has ended', async () => {
    const { table } = await openTable();
    const [one, other] = [new TestLine(), new TestLine()];
    streamTable(table, 'ann', 0, one);
    streamTable(table, 'ann', 0, other);
    streamTable(table, undefined, 0, new TestLine());
    expect([...table.present.keys()]).toEqual(['ann']);
    one.hasEnded();
    expect(table.present.has('ann')).toBe(true);
    other.hasEnded();
    expect(table.present.has('ann')).toBe(false);
  });

  it('keeps the table in memory only while somebody looks', async () => {
    const { table } = await openTable();
    expect(table.isIdle).toBe(true);
    const line = new TestLine();
    streamTable(table, 'ann', 0, line);
    expect(table.isIdle).toBe(false);
    line.hasEnded();
    expect(table.isIdle).toBe(true);
  });
});
