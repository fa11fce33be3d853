import { chmod, chown, cp, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pg from 'pg';
import type { TestPostgres } from '../../soak/start-postgres.ts';

/** Of the process, or made again at every start. */
const LEFT_OUT = /^(?:postmaster\.|pg_wal\/)|pg_internal\.init|pgsql_tmp/;

/**
 * What pg_basebackup does, which does not come with the binaries of npm: the files of a server that goes
 * on writing are copied between two words to it, and the log that it wrote meanwhile makes them whole.
 */
export async function baseBackup({ url, folder }: TestPostgres): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'kast-postgres-copy-'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('drill', true)");
  const isWanted = (file: string): boolean => !LEFT_OUT.test(relative(folder, file));
  await cp(folder, copy, { recursive: true, filter: isWanted });
  const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop(false)');
  await client.end();
  await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  await cp(join(folder, 'pg_wal'), join(copy, 'pg_wal'), { recursive: true });
  await giveTo(copy, await stat(folder));
  return copy;
}

async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const inside = await readdir(folder, { recursive: true });
  for (const name of ['', ...inside]) await chown(join(folder, name), uid, gid);
  await chmod(folder, 0o700);
}
