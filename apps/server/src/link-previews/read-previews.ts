import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PREVIEWS_FILE, type Previews } from '@kast/protocol';

/** What links say, as the build has written it beside the pages; undefined where there is none. */
export async function readPreviews(webDir: string): Promise<Previews | undefined> {
  const json = await readFile(join(webDir, PREVIEWS_FILE), 'utf8').catch(() => undefined);
  return json === undefined ? undefined : (JSON.parse(json) as Previews);
}
