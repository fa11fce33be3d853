import { expect, type Page, test as base } from './support/test.ts';
import {
  NEXT,
  NEXT_GAMES,
  type ReleasingProxy,
  releasingProxy,
} from './support/releasing-proxy.ts';

const test = base.extend<{ readonly release: ReleasingProxy }>({
  release: async ({ baseURL }, use) => {
    const release = await releasingProxy(baseURL ?? '');
    await use(release);
    await release.close();
  },
});

test.use({ serviceWorkers: 'allow', locale: 'en-GB' });

test('a new version keeps the games and throws the files of the old one away', async ({
  page,
  release,
}) => {
  await page.goto(`${release.address}/tablut`);
  await expect.poll(() => kept(page)).toEqual(of(release.version, { tablut: true }));
  release.handsOut = 'next';
  // It comes from the server, so that its files may take over unnoticed.
  await page.goto(`${release.address}/`);
  await expect.poll(() => kept(page)).toEqual(of(NEXT, { tablut: true }));
  release.isDown = () => true;
  await page.goto(`${release.address}/`);
  await expect(page.getByRole('heading', { name: 'Tablut' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['version'])).toBe(NEXT);
});

test('a game that a new version cannot fetch is not said to be kept, and is fetched later', async ({
  page,
  release,
}) => {
  await page.goto(`${release.address}/`);
  await expect.poll(() => kept(page)).toEqual(of(release.version, {}));
  release.handsOut = 'next';
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => isWaiting(page)).toBe(true);
  // Opened on the page of the old version, which keeps it among its own files.
  await page.getByRole('link', { name: 'Tablut' }).first().click();
  await expect.poll(async () => (await kept(page)).games).toEqual({ tablut: true });
  release.isDown = (path) => path.startsWith(NEXT_GAMES);
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).waiting?.postMessage('take-over', {}),
  );
  await expect.poll(() => kept(page)).toEqual(of(NEXT, {}));
  release.isDown = () => false;
  await page.goto(`${release.address}/tablut`);
  await expect.poll(() => kept(page)).toEqual(of(NEXT, { tablut: true }));
});

test('a page for which the proxy finds no server opens from the device', async ({
  page,
  release,
}) => {
  await page.goto(`${release.address}/tablut`);
  await expect.poll(() => kept(page)).toEqual(of(release.version, { tablut: true }));
  release.isDown = () => true;
  const opened = await page.goto(`${release.address}/tablut/rules`);
  expect(opened?.status()).toBe(200);
  await expect(page.locator('main h1').first()).toBeVisible();
  release.isDown = () => false;
  // What the server itself answers stays as it is.
  expect((await page.goto(`${release.address}/no/such/page`))?.status()).toBe(404);
});

test('files are not kept with the page of another version', async ({ page, release }) => {
  release.handsOut = 'pages of next';
  await page.goto(`${release.address}/`);
  expect(await installed(page)).toBe('redundant');
  expect(await page.evaluate(async () => (await caches.match('/index.html')) === undefined)).toBe(
    true,
  );
  release.handsOut = 'this';
  await page.reload();
  expect(await installed(page)).toBe('activated');
  const document = await page.evaluate(async () => (await caches.match('/index.html'))?.text());
  expect(document).toContain(`data-version="${release.version}"`);
});

/** The caches of files, the games that are said to be kept, and whether all their files are there. */
interface Kept {
  readonly caches: readonly string[];
  readonly games: Readonly<Record<string, boolean>>;
}

function of(version: string, games: Kept['games']): Kept {
  return { caches: [`kast-files-${version}`], games };
}

function kept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const isAtWork = navigator.serviceWorker.controller?.state === 'activated';
    const names = (await caches.keys()).filter((name) => name.startsWith('kast-files-'));
    const read = async (path: string) => (await caches.match(path))?.json() as Promise<unknown>;
    const games = ((await read('/kept-games.json')) ?? []) as string[];
    const list = (await read('/offline-files.json')) as { games: Record<string, string[]> };
    const isWhole = async (game: string): Promise<[string, boolean]> => {
      const found = (list?.games[game] ?? []).map((file) => caches.match(file));
      return [game, (await Promise.all(found)).every((file) => file !== undefined)];
    };
    const whole = Object.fromEntries(await Promise.all(games.map(isWhole)));
    return { caches: isAtWork ? names : [], games: whole };
  });
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** How the installation ended that the page asks for. */
function installed(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (!worker) return 'redundant';
    const ended = () => ['activated', 'redundant'].includes(worker.state);
    if (!ended()) {
      await new Promise<void>((done) => {
        worker.addEventListener('statechange', () => ended() && done());
      });
    }
    return worker.state;
  });
}
