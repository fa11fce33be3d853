import { openSqliteStore } from './sqlite-store.ts';

/** A process of the test with a full disk: writes until it cannot, and prints how that went. */
export interface Filled {
  /** How often it was ready before it was not. */
  readonly ready: number;
  /** How many appends were acknowledged. */
  readonly acknowledged: number;
  /** Whether anything of a group was written that failed as a whole. */
  readonly afterwards: readonly ('written' | 'failed')[];
}

const [file = '', match = ''] = process.argv.slice(2);
const store = await openSqliteStore({ file });

let ready = 0;
let acknowledged = 0;
while (await store.isReady()) {
  ready++;
  if (await append(acknowledged)) acknowledged++;
}
const named = store.nameGuest('ann', 'Ann').then(
  () => 'written' as const,
  () => 'failed' as const,
);
const appended = (await append(acknowledged)) ? 'written' : 'failed';
const filled: Filled = { ready, acknowledged, afterwards: [await named, appended] };
await store.close();
process.stdout.write(JSON.stringify(filled));

async function append(ply: number): Promise<boolean> {
  const status = { ply: ply + 1, toDecide: [], outcome: undefined, lastAt: 0, awaitsBot: false };
  const entries = [{ by: 1, move: 'x'.repeat(2000), at: 0, key: undefined }];
  try {
    return (
      (await store.append({ match, ply, rulesVersion: 1, entries, status })).kind === 'appended'
    );
  } catch {
    return false;
  }
}
