import { createArchive } from './archive.ts';
import { indexedDbStore } from './indexed-db-store.ts';

/** The finished matches of this device. */
export const archiveHere = createArchive(indexedDbStore());
