import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InlineSources, inlineSources } from './content-security.ts';

/** What the build rendered, as it lists it. */
interface RenderedList {
  readonly paths: readonly string[];
}

export interface RenderedPage {
  readonly html: string;
  /** What its policy must allow. */
  readonly inline: InlineSources;
}

/** The document of a page in a language; none where it is not the same for everybody. */
export type RenderedPages = (path: string, language: string) => Promise<RenderedPage | undefined>;

const FOLDER = 'rendered';
/** Written by the build after all of them. */
export const RENDERED_LIST = `${FOLDER}/pages.json`;

/** The pages that are the same for everybody and were rendered by the build, in each language. */
export async function readRenderedPages(webDir: string): Promise<RenderedPages> {
  const folder = join(webDir, FOLDER);
  const list = await readFile(join(webDir, RENDERED_LIST), 'utf8').catch(() => undefined);
  const paths = new Set(list === undefined ? [] : (JSON.parse(list) as RenderedList).paths);
  /** At most one for each path of the list and each language. */
  const pages = new Map<string, RenderedPage>();
  return async (asked, language) => {
    const path = `/${asked
      .split('/')
      .filter((segment) => segment !== '')
      .join('/')}`;
    if (!paths.has(path)) return undefined;
    const file = join(folder, language, `${path === '/' ? 'index' : path}.html`);
    const page = pages.get(file) ?? (await readPage(file));
    if (page) pages.set(file, page);
    return page;
  };
}

/** It is not there while the next build takes its place. */
async function readPage(file: string): Promise<RenderedPage | undefined> {
  const html = await readFile(file, 'utf8').catch(() => undefined);
  return html === undefined ? undefined : { html, inline: inlineSources(html) };
}
