import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HAS_SIGNALS } from '../../process-testing.ts';
import { addition, entry, logOf, tablut } from '../contract/samples-contract.ts';
import type { Appended, AppendingTask } from './appending-process.ts';
import type { Filled } from './filling-process.ts';
import { openSqliteStore } from './sqlite-store.ts';

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kast-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'kast.db');
}

it('a repeat of what another connection has written is answered when the disk has it', async () => {
  const file = await newFile();
  const first = await openSqliteStore({ file });
  onTestFinished(() => first.close());
  await first.createMatch(tablut('one'));
  await first.append(addition('one', 0, entry(1, 'e3-e4', 'a key')));
  let flushes = 0;
  const other = await openSqliteStore({ file, onCommit: () => flushes++ });
  onTestFinished(() => other.close());
  expect(await other.plyAfterKey('one', 1, { key: 'another', question: 0 })).toBeUndefined();
  expect(flushes).toBe(0);
  expect(await other.plyAfterKey('one', 1, { key: 'a key', question: 0 })).toBe(1);
  expect(flushes).toBe(1);
});

it('a match is told of when the disk has what another connection has written, and without waiting where none has', async () => {
  const file = await newFile();
  const first = await openSqliteStore({ file });
  onTestFinished(() => first.close());
  await first.createMatch(tablut('one'));
  let flushes = 0;
  const other = await openSqliteStore({ file, onCommit: () => flushes++ });
  onTestFinished(() => other.close());
  const plyInOther = async () => (await other.findMatch('one'))?.status.ply;
  expect(await plyInOther()).toBe(0);
  expect(flushes).toBe(1);
  expect(await plyInOther()).toBe(0);
  expect(flushes).toBe(1);
  await first.append(addition('one', 0, entry(1, 'e3-e4', 'a key')));
  expect(await Promise.all([plyInOther(), plyInOther()])).toEqual([1, 1]);
  expect(flushes).toBe(2);
  await other.append(addition('one', 1, entry(2, 'e5-e6', 'a key')));
  expect(await plyInOther()).toBe(2);
  expect(flushes).toBe(3);
});

describe('two processes on one file', () => {
  const MATCHES = ['a', 'b', 'c', 'd'];
  const DECISIONS = 60;

  async function start(file: string) {
    const child = fork(new URL('appending-process.ts', import.meta.url), [file]);
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    const exit = once(child, 'exit');
    const open = once(child, 'message');
    await Promise.race([open, exit]);
    return async (task: AppendingTask): Promise<Appended[]> => {
      child.send(task);
      const answer = await Promise.race([once(child, 'message'), exit]);
      expect(await exit).toEqual([0, null]);
      return answer[0] as Appended[];
    };
  }

  it('append each decision once, without a gap, and nothing fails', async () => {
    const file = await newFile();
    // All three open, and migrate, at the same time.
    const [one, other, store] = await Promise.all([
      start(file),
      start(file),
      openSqliteStore({ file }),
    ]);
    for (const id of MATCHES) await store.createMatch(tablut(id));
    const task = { matches: MATCHES, decisions: DECISIONS };
    const told = await Promise.all([
      one({ ...task, name: 'one' }),
      other({ ...task, name: 'other' }),
    ]);
    for (const match of MATCHES) {
      const log = (await logOf(store, match)).map(({ key, move }) => key ?? move);
      const answers = told.flat().filter((one) => one.match === match);
      const appended = answers.filter(({ answer }) => answer.kind === 'appended');
      expect(log.toSorted()).toEqual(appended.map(({ name }) => name).toSorted());
      // Each decision by one of them, and the other was told where it stands.
      expect(log).toHaveLength(3 * DECISIONS);
      const repeats = answers.filter(({ answer }) => answer.kind === 'duplicate');
      expect(repeats).toHaveLength(DECISIONS);
      for (const { name, answer } of repeats) {
        expect(answer).toEqual({ kind: 'duplicate', ply: log.indexOf(name) + 1 });
      }
      expect(await store.findMatch(match)).toMatchObject({
        status: { ply: log.length },
        revision: 1 + log.length,
      });
    }
    await store.close();
  });
});

describe.runIf(HAS_SIGNALS)('a disk that is full', () => {
  /** In blocks of 512 bytes: what a file may grow to in that process. */
  const LIMIT = 800;

  it('is not ready, takes nothing half, and has all that was acknowledged', async () => {
    const file = await newFile();
    const before = await openSqliteStore({ file });
    await before.createMatch(tablut('one'));
    await before.close();

    const script = fileURLToPath(new URL('filling-process.ts', import.meta.url));
    const limited = `ulimit -f ${LIMIT} && exec "$0" "$@"`;
    const run = ['-c', limited, process.execPath, script, file, 'one'];
    const { stdout } = await promisify(execFile)('sh', run);
    const filled = JSON.parse(stdout) as Filled;
    expect(filled.ready).toBeGreaterThan(0);
    expect(filled.acknowledged).toBeGreaterThan(0);
    expect(filled.afterwards).toEqual(['failed', 'failed']);

    const store = await openSqliteStore({ file });
    expect(await logOf(store, 'one')).toHaveLength(filled.acknowledged);
    expect(await store.namesOf(['ann'])).toEqual(new Map());
    expect(await store.isReady()).toBe(true);
    await store.close();
  });
});
