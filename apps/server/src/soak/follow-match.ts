import type { Standing } from '@kast/kernel';
import type { Client, Snapshot } from '@kast/protocol/client';
import type { Findings } from './findings.ts';

/** What somebody hears of a match, by a stream that comes back by itself. */
export interface Following {
  readonly standing: Standing;
  /** Resolves when it holds; looked at after everything that comes in. */
  until(holds: () => boolean): Promise<void>;
  /** Has everybody look again who waits. */
  wake(): void;
  close(): void;
}

export function followMatch(
  client: Client,
  { id, standing: first }: Pick<Snapshot, 'id' | 'standing'>,
  findings: Findings,
): Following {
  let standing = first;
  // In games that must be remembered, who comes back is told of the past and how things stand now.
  let heard = first.ply;
  let brokenAt: number | undefined;
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  const stream = client.follow(id, first.ply, {
    onPly(event) {
      const { ply } = event.happening;
      if (ply !== heard) findings.wrong(`${id}: told of ply ${ply} where ${heard} was next`);
      heard = ply + 1;
      ({ standing } = event);
      wake();
    },
    onSnapshot(snapshot) {
      ({ standing } = snapshot);
      heard = standing.ply;
      wake();
    },
    onTable: wake,
    onState(state) {
      if (state.kind === 'waiting') brokenAt ??= performance.now();
      if (state.kind === 'live' && brokenAt !== undefined) {
        findings.streamWasDown(brokenAt, performance.now());
        brokenAt = undefined;
      }
      if (state.kind === 'lost') findings.wrong(`${id}: a stream was lost: ${state.failure.code}`);
    },
    onError: (error) => findings.wrong(`${id}: ${String(error)}`),
  });
  return {
    get standing() {
      return standing;
    },
    async until(holds) {
      while (!holds()) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
      }
    },
    wake,
    close: () => stream.close(),
  };
}
