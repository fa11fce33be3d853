import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Previews } from '@kast/protocol';
import { readPreviews } from '../link-previews/read-previews.ts';
import { type InlineSources, inlineSources } from './content-security.ts';
import { RENDERED_LIST, readRenderedPages, type RenderedPages } from './rendered-pages.ts';

/** The documents of one build of the web app, which name that build's files. */
export interface WebBuild {
  /** The document without a page in it. */
  readonly index: string;
  readonly inline: InlineSources;
  readonly rendered: RenderedPages;
  /** What links say; a build without it has documents as they are. */
  readonly previews: Previews | undefined;
}

const INDEX = 'index.html';

/**
 * The build that lies there now; undefined where there is none. One that took the place of another is read anew:
 * the documents of the old one name files that are gone. While it is being made, the old ones stand in.
 */
export function webBuildIn(webDir: string): () => Promise<WebBuild | undefined> {
  let stamp = '';
  let build: WebBuild | undefined;
  return async () => {
    const present = await stampOf(webDir);
    if (present === stamp) return build;
    const next = await readBuild(webDir);
    if (next) [build, stamp] = [next, present];
    return build;
  };
}

async function readBuild(webDir: string): Promise<WebBuild | undefined> {
  const index = await readFile(join(webDir, INDEX), 'utf8').catch(() => undefined);
  if (index === undefined) return undefined;
  const [rendered, previews] = await Promise.all([readRenderedPages(webDir), readPreviews(webDir)]);
  return { index, inline: inlineSources(index), rendered, previews };
}

/** Another one for every other build: when what it writes first and last was written. */
async function stampOf(webDir: string): Promise<string> {
  const written = [INDEX, RENDERED_LIST].map((file) =>
    stat(join(webDir, file)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return (await Promise.all(written)).join(' ');
}
