import { fail, must } from '@kast/kernel';
import type { NewMatch } from '@kast/protocol/client';
import { onTestFinished } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { mustWork, NIM, TOYS } from '../testing.ts';
import type { House } from './house.ts';
import type { OpenTable } from './open-table.ts';
import { type Decision, playMove } from './play-move.ts';
import type { AskReferee } from './play-on.ts';
import { setTable } from './set-table.ts';
import { type PlayableBox, shelfOf } from './shelf.ts';
import { tablesIn } from './tables.ts';

export async function openTestStore(): Promise<Store> {
  const store = await openSqliteStore({ file: ':memory:' });
  onTestFinished(() => store.close());
  return store;
}

export interface TestHouseOptions {
  /** How many tables to keep in memory. */
  readonly limit?: number;
  readonly boxes?: readonly PlayableBox[];
  readonly onChange?: (table: OpenTable) => void;
  readonly askReferee?: AskReferee;
}

/** Without HTTP; several on one store are as several processes. */
export function houseOn(store: Store, options: TestHouseOptions = {}): House {
  const { limit = 9, boxes = TOYS, onChange, askReferee = noReferee } = options;
  const shelf = shelfOf(boxes);
  const house = { store, shelf, askReferee, now: Date.now };
  const tables = tablesIn({ ...house, limit, ...(onChange ? { onChange } : {}) });
  return { ...house, tables, secret: 'secret', matchesPerGuest: 1000 };
}

/** A new table of Ann's, at seat 1 unless told otherwise. */
export async function newTableIn(house: House, wish: Partial<NewMatch> = {}): Promise<OpenTable> {
  const { id } = mustWork(await setTable(house, 'ann', { ...NIM, ...wish }));
  return tableIn(house, id);
}

export async function tableIn({ tables }: House, id: string): Promise<OpenTable> {
  return must(await tables.find(id), 'the table');
}

/** A decision of seat 1 on the match as this table knows it, unless told otherwise. */
export function decide(table: OpenTable, house: House, decision: Partial<Decision>) {
  const usual = {
    seat: 1,
    ply: table.match.plies.length,
    move: '1',
    key: undefined,
    from: 'person',
  } as const;
  return playMove(table, house, { ...usual, ...decision });
}

const noReferee: AskReferee = async () => fail({ code: 'no-verdict' });
