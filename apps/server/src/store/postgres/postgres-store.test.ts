import { onTestFinished } from 'vitest';
import { clusterContract } from '../contract/cluster-contract.ts';
import { storeContract } from '../store-contract.ts';
import { emptiedDatabase } from './databases-testing.ts';
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
