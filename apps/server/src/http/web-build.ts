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

/** In milliseconds: a page is some dozens of files, each of which would look by itself. */
export const LOOK_AT_BUILD_EVERY = 1000;

/**
 * The build that lies there now; undefined where there is none. One that took the place of another is read anew:
 * the documents of the old one name files that are gone. While it is being made, the old ones stand in.
 */
export function webBuildIn(
  webDir: string,
  monotonicNow: () => number,
): () => Promise<WebBuild | undefined> {
  let stamp = '';
  let build: WebBuild | undefined;
  let lookNext = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const present = await stampOf(webDir);
    if (present === stamp) return;
    const next = await readBuild(webDir);
    if (next) [build, stamp] = [next, present];
  };
  return async () => {
    if (monotonicNow() >= lookNext) {
      looking ??= look().finally(() => {
        looking = undefined;
        lookNext = monotonicNow() + LOOK_AT_BUILD_EVERY;
      });
      await looking;
    }
    return build;
  };
}

async function readBuild(webDir: string): Promise<WebBuild | undefined> {
  const index = await readFile(join(webDir, INDEX), 'utf8').catch(() => '');
  if (index === '') return undefined;
  try {
    const [rendered, previews] = await Promise.all([
      readRenderedPages(webDir),
      readPreviews(webDir),
    ]);
    return { index, inline: inlineSources(index), rendered, previews };
  } catch (reason) {
    // Half of a file is there: it is being written.
    if (reason instanceof SyntaxError) return undefined;
    throw reason;
  }
}

/** Another one for every other build: when what it writes first and last was written, and how much. */
async function stampOf(webDir: string): Promise<string> {
  const written = [INDEX, RENDERED_LIST].map((file) =>
    stat(join(webDir, file)).then(
      ({ mtimeMs, size }) => `${mtimeMs}/${size}`,
      () => 'none',
    ),
  );
  return (await Promise.all(written)).join(' ');
}
