import { execFile } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { HAS_SIGNALS, startProcess, testFolder } from '../process-testing.ts';
import { sessionSecretIn, syncFolder } from './session-secret.ts';

const SECRET = '0123456789abcdef'.repeat(4);

describe('the session secret', () => {
  it('is made once, and lies beside the data', async () => {
    const folder = await testFolder();
    const made = await sessionSecretIn(folder);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(await sessionSecretIn(folder)).toBe(made);
    expect(await readdir(folder)).toEqual(['session-secret']);
  });

  // Windows has no such flags: there it is for whoever may read the folder.
  it.runIf(HAS_SIGNALS)('is for its owner alone', async () => {
    const folder = await testFolder();
    await sessionSecretIn(folder);
    const { mode } = await stat(join(folder, 'session-secret'));
    expect((mode % 0o1000).toString(8)).toBe('600');
  });

  it('may end with a new line, as after an editor', async () => {
    const folder = await testFolder();
    await writeFile(join(folder, 'session-secret'), `${SECRET}\n`);
    expect(await sessionSecretIn(folder)).toBe(SECRET);
  });

  it('is the same for two processes that start at once', async () => {
    const folder = await testFolder();
    const module = new URL('./session-secret.ts', import.meta.url).href;
    // Many first starts, side by side: one alone seldom meets the other half-way.
    const script = `
      import { mkdirSync } from 'node:fs';
      import { sessionSecretIn } from '${module}';
      for (let round = 0; round < 200; round++) {
        const dataDir = process.argv[1] + '/' + round;
        mkdirSync(dataDir, { recursive: true });
        console.log(await sessionSecretIn(dataDir));
      }`;
    const start = () => promisify(execFile)(process.execPath, ['-e', script, folder]);
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.stdout).toMatch(/^([0-9a-f]{64}\n){200}$/);
    expect(other.stdout).toBe(one.stdout);
    expect(await readdir(join(folder, '7'))).toEqual(['session-secret']);
  });

  it.each([
    ['empty', ''],
    ['one byte', 'x'],
    ['cut off', SECRET.slice(1)],
    ['no hexadecimal digits', SECRET.replaceAll('f', 'g')],
    ['too long', `${SECRET}0`],
    ['zeros, as after a crash of the machine', '\0'.repeat(64)],
  ])('stops the start where it is damaged, and is left as it is: %s', async (_what, text) => {
    const dataDir = await testFolder();
    const file = join(dataDir, 'session-secret');
    await writeFile(file, text);
    const { code, output } = await startProcess({ dataDir }).ended;
    expect(code).toBe(1);
    expect(output).toContain(`${file} is damaged`);
    expect(output).toContain('Put it back from a backup; or delete it');
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('is made where folders cannot be opened', async () => {
    await expect(syncFolder('no such folder', 'win32')).resolves.toBeUndefined();
    await expect(syncFolder('no such folder', 'linux')).rejects.toThrow('ENOENT');
  });

  it.runIf(HAS_SIGNALS)('is not there after a first start on a full disk', async () => {
    const dataDir = await testFolder();
    const { code, output } = await startProcess({ dataDir, largestFile: 0 }).ended;
    expect(code).toBe(1);
    expect(output).toContain('EFBIG');
    expect(await readdir(dataDir)).toEqual([]);
  });
});
