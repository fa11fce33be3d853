import type { TestProject } from 'vitest/node';
import { startPostgres } from './soak/start-postgres.ts';

/** One PostgreSQL server for all tests, each of which has a database of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What tests write may be lost with the machine.
  const postgres = await startPostgres(['-c', 'fsync=off', '-c', 'max_connections=300']);
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
