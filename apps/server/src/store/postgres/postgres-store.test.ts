import { storeContract } from '../store-contract.ts';
import { emptiedDatabase } from './databases-testing.ts';
import { openPostgresStore } from './postgres-store.ts';

const emptied = emptiedDatabase();

storeContract('PostgreSQL', async () => {
  const url = await emptied();
  return { open: () => openPostgresStore({ url }), remove: async () => undefined };
});
