import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashesOf } from './content-security.ts';

/** What the build rendered, as it lists it. */
interface RenderedList {
  readonly paths: readonly string[];
}

export interface RenderedPage {
  readonly html: string;
  /** What its policy must allow: the styles that stand in it. */
  readonly styleSources: readonly string[];
}

/** The document of a page in a language; none where it is not the same for everybody. */
export type RenderedPages = (path: string, language: string) => Promise<RenderedPage | undefined>;

const FOLDER = 'rendered';

/** The pages that are the same for everybody and were rendered by the build, in each language. */
export async function readRenderedPages(webDir: string): Promise<RenderedPages> {
  const folder = join(webDir, FOLDER);
  const list = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => undefined);
  const paths = new Set(list === undefined ? [] : (JSON.parse(list) as RenderedList).paths);
  /** At most one for each path of the list and each language. */
  const pages = new Map<string, Promise<RenderedPage>>();
  return async (asked, language) => {
    const path = `/${asked
      .split('/')
      .filter((segment) => segment !== '')
      .join('/')}`;
    if (!paths.has(path)) return undefined;
    const file = join(folder, language, `${path === '/' ? 'index' : path}.html`);
    const page = pages.get(file) ?? readPage(file);
    pages.set(file, page);
    return page;
  };
}

async function readPage(file: string): Promise<RenderedPage> {
  const html = await readFile(file, 'utf8');
  return { html, styleSources: hashesOf(html, 'style') };
}
