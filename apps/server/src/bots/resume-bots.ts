import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tables } from '../matches/tables.ts';
import { inFailureContext } from '../observability/failure-context.ts';
import type { MatchId, Store } from '../store/store.ts';

export interface ResumeOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly signal: AbortSignal;
  /** Without a match where not even their list could be read. */
  readonly onFailure: (match: MatchId | undefined, reason: unknown) => void;
}

/** Opening a table is enough: whoever has to decide there is attended to. */
export async function resumeBots(options: ResumeOptions): Promise<void> {
  const { store, tables, signal, onFailure } = options;
  const ids = await store.runningMatchesWithBots().catch((reason: unknown) => {
    onFailure(undefined, reason);
    return [];
  });
  for (const id of ids) {
    // Requests come first: opening a long match takes its time.
    await nextTurn();
    if (signal.aborted) return;
    const opened = inFailureContext({ match: id }, () => tables.find(id));
    await opened.catch((reason: unknown) => onFailure(id, reason));
  }
}
