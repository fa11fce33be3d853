import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, preferredLanguage } from '@kast/games';
import { root } from '../setup/root.mjs';
import type { Manifest } from '../size/manifest.ts';
import { standInForBrowser } from './browser-stand-in.ts';
import { type Build, documentOf, type RenderedPage } from './document.ts';
import { builtAddresses } from './built-addresses.ts';
import { withoutStyleAttributes } from './style-attributes.ts';

/** What is used of Vite, which only the web app has. */
interface Vite {
  createServer(options: object): Promise<{
    ssrLoadModule(path: string): Promise<Record<string, unknown>>;
    close(): Promise<void>;
  }>;
}

type RenderPages = (goTo: (path: string) => void) => AsyncIterable<RenderedPage>;

const WEB = join(root, 'apps/web');
const DIST = join(WEB, 'dist');

/** Writes one document for each page that is the same for everybody and each language, beside the build. */
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
const build: Build = {
  shell: readFileSync(join(DIST, 'index.html'), 'utf8'),
  manifest,
  read: (file) => readFileSync(join(DIST, file), 'utf8'),
};
const goTo = standInForBrowser();
const fromWeb = createRequire(join(WEB, 'package.json'));
const vite = (await import(pathToFileURL(fromWeb.resolve('vite')).href)) as Vite;
const server = await vite.createServer({
  root: WEB,
  mode: 'production',
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { renderPages } = await server.ssrLoadModule('/src/prerender.tsx');
const addresses = builtAddresses(manifest, WEB);
const paths = new Set<string>();
for await (const page of (renderPages as RenderPages)(goTo)) {
  const { language, path } = page;
  paths.add(path);
  const file = join(DIST, 'rendered', language, path === '/' ? 'index.html' : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  const { html: content, css } = withoutStyleAttributes(addresses(page.content));
  writeFileSync(file, documentOf(build, { ...page, content, css }));
}
await server.close();
const list = { languages: LANGUAGES, fallback: preferredLanguage([]), paths: [...paths] };
writeFileSync(join(DIST, 'rendered/pages.json'), JSON.stringify(list));
