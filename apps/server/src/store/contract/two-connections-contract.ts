import { beforeEach, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import type { StoreInTest } from './store-in-test-contract.ts';
import { addition, entry, logOf, tablut } from './samples-contract.ts';

const APPENDS = 400;

export function twoConnectionsContract(current: StoreInTest): void {
  beforeEach(() => current.store.createMatch(tablut('one')));

  /** Tells what it has appended, each where the log ended just before. */
  async function appendMany(store: Store, name: string): Promise<string[]> {
    const appended: string[] = [];
    for (let count = 0; count < APPENDS; count++) {
      const ply = (await store.findMatch('one'))?.status.ply ?? 0;
      const move = `${name} ${count}`;
      const answer = await store.append(addition('one', ply, entry(1, move, move)));
      expect(answer.kind).not.toBe('duplicate');
      if (answer.kind === 'appended') appended.push(move);
    }
    return appended;
  }

  it('each append is there once or was refused, and none fails', async () => {
    const other = await current.place.open();
    const appended = await Promise.all([
      appendMany(current.store, 'one'),
      appendMany(other, 'other'),
    ]);
    await other.close();
    const log = await logOf(current.store, 'one');
    expect(log.map(({ move }) => move).toSorted()).toEqual(appended.flat().toSorted());
    expect(log.length).toBeGreaterThanOrEqual(APPENDS);
  });

  it('each reads what the other has written', async () => {
    const other = await current.place.open();
    for (let ply = 0; ply < APPENDS; ply++) {
      const [writing, reading] = ply % 2 === 0 ? [current.store, other] : [other, current.store];
      const answer = await writing.append(addition('one', ply, entry(1, `move ${ply}`)));
      expect(answer.kind).toBe('appended');
      expect(await reading.entriesBetween('one', ply, ply + 1)).toHaveLength(1);
    }
    await other.close();
  });

  it('one writes matches while the other writes names', async () => {
    const other = await current.place.open();
    const both = await Promise.all(
      Array.from({ length: APPENDS }, async (_, index) => [
        await current.store.createMatch(tablut(`match ${index}`)),
        await other.nameGuest(`guest ${index}`, 'Somebody'),
      ]),
    );
    expect(both.every(([created]) => created === 'created')).toBe(true);
    await other.close();
  });
}
