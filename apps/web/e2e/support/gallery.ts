import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const GALLERY = fileURLToPath(new URL('../../../../packages/games/gallery', import.meta.url));
const PLACE = '/gallery/';

type Files = ReadonlyMap<string, string | Uint8Array>;

let built: Promise<Files> | undefined;

/** Opens one table alone, without server or page around it: see packages/games/gallery. */
export async function openGallery(
  page: Page,
  asked: Readonly<Record<string, string | number>>,
): Promise<void> {
  built ??= buildGallery();
  const files = await built;
  await page.route(`**${PLACE}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(PLACE.length) || 'index.html';
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = TYPES[name.slice(name.lastIndexOf('.'))] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: Buffer.from(body) });
  });
  const query = new URLSearchParams(
    Object.entries(asked).map(([name, value]) => [name, String(value)]),
  );
  await page.goto(`${PLACE}?${query}`);
  await page.locator('.alone').waitFor();
  // What is measured to lay the table out is so in the frame after.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/** The next entry of the record, and until it has been told. */
export async function tellNext(page: Page): Promise<void> {
  const told = page.locator('.alone');
  const before = Number(await told.getAttribute('data-told'));
  await page.getByRole('button', { name: '▷' }).click();
  await page.locator(`.alone[data-told="${before + 1}"]`).waitFor();
}

/** So many entries one after the other, each as soon as the one before has been told, without a word to the page between. */
export async function tellPlies(page: Page, plies: number): Promise<void> {
  await page.getByRole('button', { name: '▷' }).evaluate(async (button: HTMLElement, count) => {
    const told = button.closest('.alone');
    if (!told) throw new Error('nothing is told here');
    const number = (): number => Number(told.getAttribute('data-told'));
    for (let ply = 0; ply < count; ply++) {
      const wanted = number() + 1;
      const { promise, resolve } = Promise.withResolvers<void>();
      const watch = new MutationObserver(() => {
        if (number() === wanted) resolve();
      });
      watch.observe(told, { attributeFilter: ['data-told'] });
      button.click();
      if (number() !== wanted) await promise;
      watch.disconnect();
    }
  }, plies);
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function buildGallery(): Promise<Files> {
  const bundle = await build({
    root: GALLERY,
    base: PLACE,
    logLevel: 'silent',
    build: { write: false, target: 'es2023' },
  });
  return new Map(
    [bundle].flat().flatMap((part) => {
      if (!('output' in part)) throw new Error('a build that is watched has no end');
      return part.output.map(
        (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
      );
    }),
  );
}
