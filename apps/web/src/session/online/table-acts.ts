import { type Client, newKey, type PlyEvent, type TableAct } from '@kast/protocol/client';
import { failed, type Fate } from '../fault.ts';
import type { KnownMatch } from './known-match.ts';
import { postEntry } from './post-entry.ts';

export interface ActingTable {
  readonly id: string;
  readonly client: Client;
  readonly known: KnownMatch;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly takeMissed: (events: readonly PlyEvent[] | undefined) => void;
}

/** Acts of the table: they answer no question, and are not shown before they stand in the log. */
export interface TableActs {
  enter(act: TableAct): Promise<Fate>;
  /** More is known: what was waited for may be among it. */
  lookAgain(): void;
}

export function createTableActs({ id, client, known, pause, takeMissed }: ActingTable): TableActs {
  /** Acknowledged by the server, and not known yet. */
  let awaited: { readonly ply: number; readonly resolve: () => void }[] = [];

  function lookAgain(): void {
    const { ply } = known.position.peek();
    for (const one of awaited) if (one.ply <= ply) one.resolve();
    awaited = awaited.filter((one) => one.ply > ply);
  }

  return {
    lookAgain,
    async enter(act) {
      const key = newKey();
      const answer = await postEntry({ post: () => client.act(id, { ...act, key }), pause });
      if (!answer.ok) {
        if (answer.error.code === 'stale') takeMissed(answer.error.missed);
        return failed(answer.error);
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      awaited.push({ ply: answer.value.ply, resolve });
      lookAgain();
      await promise;
      return 'confirmed';
    },
  };
}
