import { execFile } from 'node:child_process';
import { chmod, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { HAS_SIGNALS, testFolder } from '../process-testing.ts';

let data: string;
let to: string;

beforeEach(async () => {
  [data, to] = [await testFolder(), await testFolder()];
  const database = new DatabaseSync(join(data, 'kast.db'));
  database.exec('pragma journal_mode = wal; create table t (a); insert into t values (1)');
  database.close();
  await writeFile(join(data, 'session-secret'), 'a'.repeat(64));
});

describe('npm run backup', () => {
  it.skipIf(!HAS_SIGNALS)(
    'is for its owner alone, also in a folder that all may read',
    async () => {
      await chmod(join(data, 'session-secret'), 0o600);
      await chmod(to, 0o755);
      await backUp();
      for (const file of await readdir(to)) {
        expect([file, (await stat(join(to, file))).mode & 0o777]).toEqual([file, 0o600]);
      }
      expect(await readdir(to)).toEqual(['kast.db', 'session-secret']);
    },
  );

  it('gives nothing its name before all is there', async () => {
    await writeFile(join(to, 'session-secret'), 'of another server');
    await expect(backUp()).rejects.toThrow('another');
    expect(await readdir(to)).toEqual(['session-secret']);
    expect(await readFile(join(to, 'session-secret'), 'utf8')).toBe('of another server');
  });

  it('leaves no names when the database cannot be read, and works later', async () => {
    const whole = await readFile(join(data, 'kast.db'));
    await writeFile(join(data, 'kast.db'), 'no database, however long it is read'.repeat(100));
    await expect(backUp()).rejects.toThrow('not a database');
    const names = await readdir(to);
    expect(names.filter((name) => !name.includes('.part'))).toEqual([]);
    await writeFile(join(data, 'kast.db'), whole);
    await backUp();
    expect(rowsIn(to)).toBe(1);
  });

  it('is not kept from its work by what a killed run has left', async () => {
    await backUp();
    const half = await readFile(join(to, 'kast.db'));
    const next = await testFolder();
    await writeFile(join(next, 'kast.db.part'), half);
    await truncate(join(next, 'kast.db.part'), half.length - 1000);
    await writeFile(join(next, 'kast.db.part-journal'), 'half of it');
    await writeFile(join(next, 'session-secret.part'), 'aaa');
    // It may have ended between the two names, too.
    await writeFile(join(next, 'session-secret'), 'a'.repeat(64));
    await backUp(next);
    expect(await readdir(next)).toEqual(['kast.db', 'session-secret']);
    expect(rowsIn(next)).toBe(1);
  });
});

function backUp(folder = to) {
  const program = join(import.meta.dirname, 'main.ts');
  const env = { ...process.env, DATA_DIR: data };
  return promisify(execFile)(process.execPath, [program, folder], { env });
}

function rowsIn(folder: string): number {
  const database = new DatabaseSync(join(folder, 'kast.db'), { readOnly: true });
  const rows = database.prepare('select a from t').all();
  database.close();
  return rows.length;
}
