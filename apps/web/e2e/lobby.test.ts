import type { LobbyAnswer } from '@kast/protocol/client';
import type { Browser, Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { type OwnServer, ownServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

/** Nobody else may be looking for somebody: each test has a server of its own. */
let server: OwnServer;
test.beforeEach(async () => {
  server = await ownServer();
});
test.afterEach(() => server.close());

async function enter(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    viewport: { width, height: 844 },
  });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Zoek een medespeler' }).click();
  return page;
}

async function wishFor(page: Page, games: readonly string[]): Promise<void> {
  for (const game of games) await page.getByRole('checkbox', { name: game }).check();
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
}

test('T13 two who wish for the same sit down together, also from beside a computer', async ({
  browser,
}) => {
  const ann = await enter(browser, 1280);
  expect(await violationsIn(ann)).toEqual([]);
  await wishFor(ann, ['Tablut', 'Heuchel & Meuchel']);
  await expect(ann.getByText('We zoeken iemand voor Tablut of Heuchel & Meuchel')).toBeVisible();
  // Nobody is there yet: a computer is, and gives way.
  await ann.getByRole('button', { name: 'Speel zolang tegen de computer' }).click();
  await expect(ann).toHaveURL(/\/m\/local-/);

  const bob = await enter(browser, 320);
  await expect(bob.getByText('1 speler zoekt iemand voor')).toBeVisible();
  await wishFor(bob, ['Tablut']);
  const asked = ann.getByRole('dialog', { name: 'Er is iemand om mee te spelen.' });
  await asked.getByRole('button', { name: 'Naar de tafel' }).click();
  await expect(bob).toHaveURL(/\/m\/(?!local-)/);
  await expect(ann).toHaveURL(bob.url());
  for (const page of [ann, bob]) {
    await expect(page.getByRole('region', { name: 'Spelers' }).getByText('Jij')).toBeVisible();
  }
});

test('T13 who stops looking in the moment of being found comes to the table', async ({
  browser,
}) => {
  const ann = await enter(browser, 390);
  await wishFor(ann, ['Tablut']);
  const stop = ann.getByRole('button', { name: 'Niet meer zoeken' });
  await expect(stop).toBeVisible();
  // From here on her browser sees what it saw before anybody was found.
  const body = await (await ann.request.get(`${server.address}/api/lobby`)).text();
  await ann.route('**/api/lobby', (route) => route.fulfill({ body }));
  await ann.waitForResponse('**/api/lobby');

  const { request: bob } = await browser.newContext();
  const wish = { games: ['tablut'], paces: ['live'], players: { min: 2, max: 2 } };
  await bob.put(`${server.address}/api/lobby/wish`, { data: wish });
  const found = async (): Promise<string | undefined> => {
    const answer = (await (await bob.get(`${server.address}/api/lobby`)).json()) as LobbyAnswer;
    return answer.wish?.match;
  };
  await expect.poll(found).toBeDefined();
  await stop.click();
  await expect(ann).toHaveURL(`${server.address}/m/${(await found()) ?? ''}`);
});

test('T13 a public table is found in the lobby, joined and watched', async ({ browser }) => {
  const ann = await browser.newPage({ locale: 'nl-NL', reducedMotion: 'reduce' });
  await ann.goto(`${server.address}/tablut/table`);
  await ann.getByRole('group', { name: 'Licht: wie speelt er?' }).getByText('Via een link').click();
  await ann.getByText('Iedereen', { exact: true }).click();
  await ann.getByRole('textbox', { name: 'Hoe heet je?' }).fill('Mieke');
  await ann.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(ann).toHaveURL(/\/m\//);

  const bob = await enter(browser, 390);
  await bob.getByRole('link', { name: 'Ga zitten: Tablut, van Mieke' }).click();
  await bob.getByRole('button', { name: 'Ga zitten' }).click();
  await expect(bob).toHaveURL(ann.url());

  const carol = await browser.newPage({ locale: 'nl-NL' });
  await carol.goto(ann.url());
  // Whoever has just sat down may still be counted among them for a while.
  await expect(ann.getByText(/^\d (kijkt|kijken) mee$/)).toBeAttached();
});
