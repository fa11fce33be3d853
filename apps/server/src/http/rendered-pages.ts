import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build rendered, as it lists it. */
interface RenderedList {
  readonly paths: readonly string[];
}

/** The document of a page in a language; none where it is not the same for everybody. */
export type RenderedPages = (path: string, language: string) => Promise<string | undefined>;

const FOLDER = 'rendered';

/** The pages that are the same for everybody and were rendered by the build, in each language. */
export async function readRenderedPages(webDir: string): Promise<RenderedPages> {
  const folder = join(webDir, FOLDER);
  const list = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => undefined);
  const paths = new Set(list === undefined ? [] : (JSON.parse(list) as RenderedList).paths);
  const documents = new Map<string, Promise<string>>();
  return async (asked, language) => {
    const path = `/${asked
      .split('/')
      .filter((segment) => segment !== '')
      .join('/')}`;
    if (!paths.has(path)) return undefined;
    const file = join(folder, language, `${path === '/' ? 'index' : path}.html`);
    const document = documents.get(file) ?? readFile(file, 'utf8');
    documents.set(file, document);
    return document;
  };
}
