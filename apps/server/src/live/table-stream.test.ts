import { must } from '@kast/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { playMove } from '../matches/play-move.ts';
import { setTable } from '../matches/set-table.ts';
import { shelfOf } from '../matches/shelf.ts';
import { tablesIn } from '../matches/tables.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { mustWork, NIM, TOYS } from '../testing.ts';
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

async function openTable() {
  const store = await openSqliteStore({ file: ':memory:' });
  onTestFinished(() => store.close());
  const shelf = shelfOf(TOYS);
  const tables = tablesIn({ store, shelf, limit: 9 });
  const house = { store, shelf, tables, secret: 'secret', now: Date.now };
  const { id } = mustWork(await setTable(house, 'ann', NIM));
  const table = must(await tables.find(id), 'the table');
  const told = (): Promise<void> =>
    new Promise((resolve) => {
      const unlisten = table.listen(() => {
        unlisten();
        resolve();
      });
    });
  const play = async (move: string): Promise<void> => {
    const ply = table.match.plies.length;
    mustWork(await playMove(table, store, { seat: 1, ply, move, key: undefined }, Date.now));
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
