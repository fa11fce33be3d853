import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finalAudit } from '../soak/final-audit.ts';
import { newFindings } from '../soak/findings.ts';
import { playTables } from '../soak/play-tables.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { openTestServer } from '../testing.ts';

const DECISIONS = 100;

describe('clients that drop, repeat and reorder their requests', () => {
  it('get one answer for each key, and every decision is there once', async () => {
    const { url, dataDir } = await openTestServer();
    const [stopping, closing] = [new AbortController(), new AbortController()];
    const all = newFindings();
    const findings = {
      ...all,
      acknowledge(decision: Parameters<typeof all.acknowledge>[0]) {
        all.acknowledge(decision);
        if (all.acknowledged.length === DECISIONS) stopping.abort();
      },
    };
    const [stopped, closed] = [stopping.signal, closing.signal];
    await playTables({ url, seed: 'bad line', tables: 10, findings, stopped, closed });
    const store = await openSqliteStore({ file: join(dataDir, 'kast.db'), readOnly: true });
    await finalAudit(store, findings);
    await store.close();
    closing.abort();
    expect(all.problems).toEqual([]);
    expect(all.acknowledged.length).toBeGreaterThanOrEqual(DECISIONS);
  });
});
