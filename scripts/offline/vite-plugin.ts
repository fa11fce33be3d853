import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '@kast/games';
import { rolldown } from 'rolldown';
import { type BuiltFile, groupFiles } from './group-files.ts';
import { offlineFiles, type PublicFile } from './offline-files.ts';

/** What of a bundler's output is looked at. */
interface Output {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  source?: string | Uint8Array;
  readonly isEntry?: boolean;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly viteMetadata?: {
    readonly importedCss: ReadonlySet<string>;
    readonly importedAssets: ReadonlySet<string>;
  };
}

type Bundle = Readonly<Record<string, Output>>;

interface Emitter {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string;
}

interface Plugin {
  readonly name: string;
  readonly enforce?: 'post';
  readonly apply?: 'build';
  generateBundle(this: Emitter, options: unknown, bundle: Bundle): void | Promise<void>;
}

const SERVICE_WORKER = fileURLToPath(
  new URL('../../apps/web/src/offline/service-worker.ts', import.meta.url),
);

/** A worker decides and judges: it opens no table, says nothing and sets no task. */
const NOT_IN_WORKERS =
  /\/packages\/games\/src\/[^/]+\/(table\/|real-table\/|texts\/|lessons\/|puzzles\.json)/;

/** What lies beside the build and is asked for by its own name. */
const PUBLIC = fileURLToPath(new URL('../../apps/web/public', import.meta.url));

/**
 * Lists what a device must keep to work without a connection, and builds the service worker that hands
 * it out. What is built for workers is listed, too: it is fetched as anything else.
 */
export function offline(): { readonly page: Plugin; readonly worker: () => Plugin } {
  const inWorkers: BuiltFile[] = [];
  return {
    worker: () => ({
      name: 'offline-in-workers',
      generateBundle(_options, bundle) {
        inWorkers.push(...usedFiles(builtFiles(bundle)));
      },
    }),
    page: {
      name: 'offline',
      apply: 'build',
      enforce: 'post',
      async generateBundle(_options, bundle) {
        const games = registry.map(({ info }) => info.id);
        const groups = groupFiles([...builtFiles(bundle), ...inWorkers], games);
        const document = bundle['index.html'];
        if (!document) throw new Error('the build has no document');
        const list = offlineFiles(groups, String(document.source), publicFiles());
        document.source = withVersion(String(document.source), list.version);
        const text = JSON.stringify(list);
        const worker = await serviceWorker(text);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker });
        this.emitFile({ type: 'asset', fileName: 'offline-files.json', source: text });
      },
    },
  };
}

function builtFiles(bundle: Bundle): readonly BuiltFile[] {
  return Object.values(bundle)
    .filter(({ type }) => type === 'chunk')
    .map((output) => ({
      file: output.fileName,
      isEntry: output.isEntry ?? false,
      sources: output.moduleIds ?? [],
      imports: output.imports ?? [],
      dynamicImports: output.dynamicImports ?? [],
      assets: [
        ...(output.viteMetadata?.importedCss ?? []),
        ...(output.viteMetadata?.importedAssets ?? []),
      ],
    }));
}

/** With what is fetched with them, whatever that is made of. */
function usedFiles(files: readonly BuiltFile[]): readonly BuiltFile[] {
  const used = new Set<string>();
  const visit = (file: BuiltFile): void => {
    if (used.has(file.file)) return;
    used.add(file.file);
    for (const next of files.filter((other) => file.imports.includes(other.file))) visit(next);
  };
  for (const file of files.filter((one) => !isUnused(one))) visit(file);
  return files.filter(({ file }) => used.has(file));
}

function isUnused({ sources }: BuiltFile): boolean {
  const ofGames = sources.filter((source) => source.includes('/packages/games/'));
  return ofGames.length > 0 && ofGames.every((source) => NOT_IN_WORKERS.test(source));
}

function publicFiles(): readonly PublicFile[] {
  return readdirSync(PUBLIC)
    .toSorted()
    .map((name) => ({ name, content: readFileSync(join(PUBLIC, name)) }));
}

/** So that a page knows which one it is. */
function withVersion(document: string, version: string): string {
  return document.replace('<html ', `<html data-version="${version}" `);
}

async function serviceWorker(list: string): Promise<string> {
  const bundle = await rolldown({
    input: SERVICE_WORKER,
    transform: { define: { __OFFLINE_FILES__: list } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}
