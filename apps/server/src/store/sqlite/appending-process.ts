import { once } from 'node:events';
import type { AppendAnswer, Store } from '../store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/**
 * A process of the test with several on one file: appends to every match the same decisions as the other
 * processes, by the same idempotency keys, and chance of its own in between.
 */
export interface AppendingTask {
  readonly name: string;
  readonly matches: readonly string[];
  readonly decisions: number;
}

export interface Appended {
  readonly match: string;
  /** The key of a decision, the move of chance. */
  readonly name: string;
  /** Never `conflict`: then it is tried again. */
  readonly answer: AppendAnswer;
}

const [file = ''] = process.argv.slice(2);
const store = await openSqliteStore({ file });
process.send?.('open');
const [task] = (await once(process, 'message')) as [AppendingTask];
const told = await Promise.all(task.matches.map((match) => decideAll(store, match, task)));
await store.close();
process.send?.(told.flat(), () => process.disconnect());

async function decideAll(store: Store, match: string, task: AppendingTask): Promise<Appended[]> {
  const told: Appended[] = [];
  for (let count = 0; count < task.decisions; count++) {
    const decision = `decision ${count}`;
    told.push(await append(store, match, { by: 1, move: 'undo', key: decision }));
    const drawn = `${task.name} draws ${count}`;
    told.push(await append(store, match, { by: 'chance', move: drawn, key: undefined }));
  }
  return told;
}

interface NewEntry {
  readonly by: 1 | 'chance';
  readonly move: string;
  readonly key: string | undefined;
}

/** Where the log ends, until it still ends there. */
async function append(store: Store, match: string, entry: NewEntry): Promise<Appended> {
  for (;;) {
    const ply = (await store.findMatch(match))?.status.ply ?? 0;
    const status = { ply: ply + 1, toDecide: [], outcome: undefined, lastAt: 0, awaitsBot: false };
    const answer = await store.append({
      match,
      ply,
      rulesVersion: 1,
      entries: [{ ...entry, at: 0 }],
      status,
    });
    if (answer.kind !== 'conflict') {
      return { match, name: entry.key ?? entry.move, answer };
    }
  }
}
