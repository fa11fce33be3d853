import { type Browser, expect, type Page, test } from './support/test.ts';
import { delayingProxy } from './support/delaying-proxy.ts';
import { experienced } from './support/experienced.ts';
import { goOn, OFTEN } from './support/board.ts';
import { raftOf } from './support/raft.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

/** Each way: nearly half a second until one hears of what the other has done. */
const WAY = 200;
const ROUNDS = 2;

async function visitor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    baseURL,
    storageState: experienced(baseURL),
  });
  return context.newPage();
}

/** What the server says to decisions, and what the page shows of refusals. */
function watch(page: Page) {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/moves')) answers.push(response.status());
  });
  return { answers, refusals: page.locator('.slip') };
}

test('CP3.1 two who choose at nearly the same time, far apart, are never refused', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const proxy = await delayingProxy(baseURL ?? '');
  try {
    const host = await visitor(browser, proxy.address);
    const guest = await visitor(browser, proxy.address);
    await host.goto('/la-courte-paille/table');
    await host.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
    const who = host.getByRole('group', { name: 'Wie speelt er op plaats 2?' });
    await who.getByText('Via een link').click();
    await host.getByRole('button', { name: 'Aan tafel' }).click();
    const link = host.getByRole('textbox', { name: 'Link voor Speler 2' });
    await guest.goto(await link.inputValue());
    await guest.getByRole('button', { name: 'Ga zitten' }).click();
    for (const page of [host, guest]) await expect(raftOf(page).choosing).toBeVisible();
    proxy.delay(WAY);

    const pages = [host, guest];
    const watched = pages.map(watch);
    for (let round = 1; round <= ROUNDS; round++) {
      for (const page of pages) await expect(raftOf(page).choosing).toBeVisible();
      // Neither has heard of the other's card when it sends its own.
      const before = watched.map(({ answers }) => answers.length);
      await Promise.all(pages.map((page) => raftOf(page).pick()));
      for (const [index, { answers }] of watched.entries()) {
        await expect.poll(() => answers.length).toBeGreaterThan(before[index] ?? 0);
      }
      await playUntilAllChoose(pages);
    }
    for (const { answers, refusals } of watched) {
      expect(new Set(answers)).toEqual(new Set([200]));
      expect(answers.length).toBeGreaterThanOrEqual(ROUNDS);
      await expect(refusals).toHaveCount(0);
    }
  } finally {
    await proxy.close();
  }
});

/** Everybody does what is theirs to do until the next card is to be chosen. */
async function playUntilAllChoose(pages: readonly Page[]): Promise<void> {
  const isChoosing = async (): Promise<boolean> => {
    const choosing = await Promise.all(pages.map((page) => raftOf(page).choosing.isVisible()));
    return choosing.every(Boolean);
  };
  const playOn = async (page: Page): Promise<void> => {
    const raft = raftOf(page);
    await goOn(page);
    if ((await raft.acting.isVisible()) && (await raft.canPlay())) await raft.playOn();
  };
  const hasBegunAnew = async (): Promise<boolean> => {
    if (await isChoosing()) return true;
    for (const page of pages) await playOn(page);
    return false;
  };
  await expect.poll(hasBegunAnew, { ...OFTEN, timeout: 120_000 }).toBe(true);
}
