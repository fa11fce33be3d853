import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { physics } from '../../../../scripts/physics/vite-plugin.ts';

/** A page that has nothing but this module. */
const PLACE = '/module-in-page/';

/** Builds a module as the web app is built, and opens it in a page; gives its address there. */
export async function openInPage(page: Page, entry: URL): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    base: PLACE,
    plugins: [physics()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: fileURLToPath(entry),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
  const files = new Map(
    [built].flat().flatMap((bundle) => {
      if (!('output' in bundle)) throw new Error('a build that is watched has no end');
      return bundle.output.map((file) => [file.fileName, file] as const);
    }),
  );
  await page.route(`**${PLACE}**`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname.slice(PLACE.length));
    if (!file) return route.fulfill({ contentType: 'text/html', body: '' });
    if (file.type === 'chunk')
      return route.fulfill({ contentType: 'text/javascript', body: file.code });
    return route.fulfill({ contentType: 'application/wasm', body: Buffer.from(file.source) });
  });
  await page.goto(PLACE);
  return `${PLACE}entry.js`;
}
