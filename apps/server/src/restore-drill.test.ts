import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newKey } from '@kast/protocol/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startProcess, testFolder } from './process-testing.ts';
import { finalAudit } from './soak/final-audit.ts';
import { type Findings, newFindings } from './soak/findings.ts';
import { playTables } from './soak/play-tables.ts';
import { startPostgres } from './soak/start-postgres.ts';
import { baseBackup } from './store/postgres/base-backup-testing.ts';
import { openPostgresStore } from './store/postgres/postgres-store.ts';
import { openSqliteStore } from './store/sqlite/sqlite-store.ts';
import type { Store } from './store/store.ts';
import { mustWork, newGuest, NIM } from './testing.ts';

/** Settings of a server, and how to read what it has stored. */
interface Kept {
  readonly env: NodeJS.ProcessEnv;
  readonly openStore: () => Promise<Store>;
}

const DECISIONS = 15;
const PATIENTLY = { timeout: 600_000 };
const TABLUT = { ...NIM, game: 'tablut' };

it(
  'a backup that npm run backup makes during play is restored and played on',
  PATIENTLY,
  async () => {
    const [from, to] = [await testFolder(), join(await testFolder(), 'backup')];
    const playedOn = await drill(embeddedIn(from), async () => {
      await run('backup/main.ts', [to], { DATA_DIR: from });
      return embeddedIn(to);
    });
    expect(playedOn.problems).toEqual([]);
  },
);

it('a base backup of PostgreSQL during play is restored and played on', PATIENTLY, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const playedOn = await drill(onPostgres(postgres.url), async () => {
    const copy = await baseBackup(postgres);
    onTestFinished(() => rm(copy, { recursive: true, force: true }));
    const restored = await startPostgres([], copy);
    onTestFinished(() => restored.stop());
    return onPostgres(restored.url);
  });
  expect(playedOn.problems).toEqual([]);
});

/** As docs/OPERATIONS.md says, from the backup to the first move after it. */
async function drill(kept: Kept, backUpAndRestore: () => Promise<Kept>): Promise<Findings> {
  const first = await start(kept);
  const [ann, bob] = [newGuest(first.url), newGuest(first.url)];
  const { id, invites } = mustWork(await ann.client.newMatch(TABLUT));
  mustWork(await bob.client.claimSeat(id, invites[0]?.token ?? ''));
  mustWork(await ann.client.move(id, { question: 0, move: 'e4-f4', key: newKey() }));

  const playing = play(first.url, 'before');
  await playing.until(DECISIONS);
  const acknowledged = [...playing.findings.acknowledged];
  const restored = await backUpAndRestore();
  await playing.until(acknowledged.length + 1);
  await playing.stop();
  expect(playing.findings.problems).toEqual([]);
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');

  // All that was acknowledged before the backup began is in it, and every match in it is whole.
  expect(await run('audit/main.ts', [], restored.env)).toContain('their own rules: 0\n');
  const stored = { ...newFindings(), acknowledged };
  await auditAll(restored, stored);
  expect(stored.problems).toEqual([]);

  const second = await start(restored);
  const annAgain = newGuest(second.url);
  annAgain.cookie = ann.cookie;
  const { you, standing } = mustWork(await annAgain.client.snapshot(id));
  expect([you, standing.ply]).toEqual([1, 1]);
  const again = play(second.url, 'after');
  await again.until(DECISIONS);
  await again.stop();
  await auditAll(restored, again.findings);
  return again.findings;
}

async function start({ env }: Kept) {
  const dataDir = env['DATA_DIR'] ?? (await testFolder());
  const started = startProcess({ dataDir, env: { LOG_LEVEL: 'fatal', ...env } });
  return { ...started, url: await started.listening };
}

function play(url: string, seed: string) {
  const findings = newFindings();
  const [stopping, closing] = [new AbortController(), new AbortController()];
  const [stopped, closed] = [stopping.signal, closing.signal];
  const playing = playTables({ url, seed, tables: 5, findings, stopped, closed });
  return {
    findings,
    until: (decisions: number) =>
      vi.waitUntil(() => findings.acknowledged.length >= decisions, {
        ...PATIENTLY,
        interval: 20,
      }),
    async stop() {
      stopping.abort();
      await playing;
      closing.abort();
    },
  };
}

async function auditAll({ openStore }: Kept, findings: Findings): Promise<void> {
  const store = await openStore();
  await finalAudit(store, findings);
  await store.close();
}

/** A program of the server, which must end well: what it prints. */
async function run(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const program = new URL(file, import.meta.url).pathname;
  const options = { env: { ...process.env, ...env } };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], options);
  return stdout;
}

function embeddedIn(dataDir: string): Kept {
  const file = join(dataDir, 'kast.db');
  return { env: { DATA_DIR: dataDir }, openStore: () => openSqliteStore({ file, readOnly: true }) };
}

function onPostgres(url: string): Kept {
  return {
    env: { DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) },
    openStore: () => openPostgresStore({ url, readOnly: true }),
  };
}
