import type { DatabaseSync } from 'node:sqlite';

/**
 * Another process on the same file has its commits read before they are on the disk. Whoever tells of what
 * was read waits for `untilDurable`; where nobody else has written that costs one look. ADR 17
 */
export function othersCommits(database: DatabaseSync, flush: () => Promise<void>) {
  // Changes with every commit of another connection, and with none of this one.
  const dataVersion = database.prepare('pragma data_version');
  let durable: unknown;
  return {
    async untilDurable(): Promise<void> {
      const read = dataVersion.get()?.['data_version'];
      if (read === durable) return;
      await flush();
      durable = read;
    },
  };
}
