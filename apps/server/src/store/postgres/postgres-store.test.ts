import { expect, it, onTestFinished } from 'vitest';
import { clusterContract } from '../contract/cluster-contract.ts';
import { storeContract } from '../store-contract.ts';
import { emptiedDatabase, newDatabase } from './databases-testing.ts';
import { openPostgresStore } from './postgres-store.ts';

const emptied = emptiedDatabase();

clusterContract('PostgreSQL', async () => {
  const store = await openPostgresStore({ url: await emptied() });
  onTestFinished(() => store.close());
  return store.cluster;
});

storeContract('PostgreSQL', async () => {
  const url = await emptied();
  return { open: () => openPostgresStore({ url }), remove: async () => undefined };
});

it('is made once by processes that find the database empty at the same time', async () => {
  const { url, remove } = await newDatabase();
  onTestFinished(remove);
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore({ url })));
  expect(await Promise.all(stores.map((store) => store.isReady()))).toEqual([true, true, true]);
  await Promise.all(stores.map((store) => store.close()));
});
