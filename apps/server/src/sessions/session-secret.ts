import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What cookies and invitations are signed with. It lies beside the data, readable for its owner
 * alone; a new one makes strangers of all guests, so one that is damaged is never replaced by itself.
 */
export async function sessionSecretIn(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret');
  const there = await readIfThere(file);
  if (there === undefined) await makeSecret(dataDir, file);
  const text = (there ?? (await readFile(file, 'utf8'))).trimEnd();
  if (/^[0-9a-f]{64}$/.test(text)) return text;
  throw new Error(
    `${file} is damaged: it must hold 64 hexadecimal digits, and has ${text.length} characters. ` +
      'Put it back from a backup; or delete it for a new one, which makes strangers of all guests.',
  );
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (reason) {
    if (codeOf(reason) === 'ENOENT') return undefined;
    throw reason;
  }
}

/**
 * Under its own name it appears whole and durable, or not at all: also on a full disk. Of two
 * processes that start at once the first gives it its name, and both use that one.
 */
async function makeSecret(dataDir: string, file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`;
  try {
    await writeDurably(draft, randomBytes(32).toString('hex'));
    await link(draft, file);
  } catch (reason) {
    if (codeOf(reason) !== 'EEXIST') throw reason;
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dataDir, process.platform);
}

/** So that a new name in it is durable. Windows keeps names without being asked, and opens no folder. */
export async function syncFolder(path: string, platform: NodeJS.Platform): Promise<void> {
  if (platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function codeOf(reason: unknown): string | undefined {
  return (reason as NodeJS.ErrnoException).code;
}
