import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Resolves when it is durable. The work may be run more than once. */
export type Commit = <Value>(work: (db: Kysely<Schema>) => Promise<Value>) => Promise<Value>;
