import { type Browser, expect, type Page, test } from './support/test.ts';
import { boardOf, expectPlies, logOf } from './support/board.ts';
import { WALK_OUT } from './support/matches.ts';
import { showNotation } from './support/notation.ts';
import { experienced } from './support/experienced.ts';
import { toldTo } from './support/snapshot.ts';
import { ownServer } from './support/server.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

/** Somebody with a browser of their own. */
async function visitor(browser: Browser, address?: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    ...(address ? { baseURL: address, storageState: experienced(address) } : {}),
  });
  const page = await context.newPage();
  await showNotation(page);
  return page;
}

/** Sets a table with an open seat for dark; gives the invitation. */
async function setTable(page: Page): Promise<string> {
  await page.goto('/tablut/table');
  const dark = page.getByRole('group', { name: 'Donker: wie speelt er?' });
  await dark.getByText('Via een link').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  const invitation = page.getByRole('region', { name: 'Nodig iemand uit' });
  return invitation.getByRole('textbox', { name: 'Link voor Donker' }).inputValue();
}

async function takeSeat(page: Page, invitation: string): Promise<void> {
  await page.goto(invitation);
  await page.getByRole('button', { name: 'Ga zitten' }).click();
  await expect(boardOf(page).grid).toBeVisible();
}

/** Whoever comes back is shown what was missed; where nothing moves on by itself, only skipping leads to the present. */
async function skipTo(plies: number, page: Page, address: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Overslaan' }).click();
  await expectPlies(page, plies);
  await devtools.detach();
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

test('two browsers play by link, one reloads in the middle, and somebody watches', async ({
  browser,
}) => {
  const light = await visitor(browser);
  const dark = await visitor(browser);
  const watcher = await visitor(browser);
  const invitation = await setTable(light);
  await takeSeat(dark, invitation);
  await expect(light.getByRole('region', { name: 'Nodig iemand uit' })).toBeHidden();
  await watcher.goto(light.url());
  await expect(boardOf(watcher).grid).toBeVisible();

  const players = [light, dark];
  for (const [ply, move] of WALK_OUT.entries()) {
    const mover = players[ply % 2] as Page;
    await boardOf(mover).play(move);
    for (const page of players) await expectPlies(page, ply + 1);
    if (ply === 1) await expectPlies(watcher, 2);
    if (ply === 1) await watcher.goto('about:blank');
    if (ply === 4) await skipTo(5, watcher, light.url());
    if (ply > 4) await expectPlies(watcher, ply + 1);
    if (ply === 3) {
      await dark.reload();
      await expectPlies(dark, 4);
    }
  }

  await expect(light.getByRole('region', { name: 'Afgelopen' })).toContainText('Gewonnen!');
  await expect(dark.getByRole('region', { name: 'Afgelopen' })).toContainText('Verloren');
  await expect(watcher.getByRole('region', { name: 'Afgelopen' })).toContainText('wint');
  expect(await logOf(watcher)).toEqual([...WALK_OUT]);

  await light.getByRole('button', { name: 'Nog een keer' }).click();
  await dark.getByRole('button', { name: 'Er staat een nieuwe partij klaar' }).click();
  await expect(light).toHaveURL(dark.url());
  await boardOf(dark).play('e3-b3');
  await expectPlies(light, 1);
});

test('a player who comes back finds the match on top of the cupboard, and the missed move', async ({
  browser,
}) => {
  const light = await visitor(browser);
  const dark = await visitor(browser);
  await takeSeat(dark, await setTable(light));
  await boardOf(light).play('e6-f6');
  await expectPlies(dark, 1);
  await boardOf(dark).play('a4-a3');
  await expectPlies(light, 2);

  await dark.getByRole('link', { name: 'Terug naar de kast' }).click();
  const running = dark.getByRole('region', { name: 'Partijen die lopen' });
  await expect(running).toContainText('Wacht op de ander');
  await expect(light.locator('.chip[data-away=true]')).toBeVisible();
  await boardOf(light).play('e5-e6');
  await expect.poll(async () => (await toldTo(light)).standing.ply).toBe(3);

  await dark.reload();
  await running.getByRole('link', { name: /Jij bent aan zet/ }).click();
  await expectPlies(dark, 3);
  await expect(boardOf(dark).cell('e6')).toHaveAccessibleName(/koning/);
  await boardOf(dark).play('a3-a4');
  await expectPlies(light, 4);
});

test('the computer looks along with nobody as long as people play', async ({ browser }) => {
  const light = await visitor(browser);
  const dark = await visitor(browser);
  await takeSeat(dark, await setTable(light));
  await boardOf(light).play('e6-f6');
  await expectPlies(dark, 1);
  const table = dark.url();
  const looksAlong = dark.getByRole('button', { name: 'Laat de computer meekijken' });
  await dark.goto(`${table}/replay`);
  await expect(boardOf(dark).cell('e5')).toHaveAccessibleName(/koning/);
  await expect(looksAlong).toBeHidden();
  await light.getByRole('button', { name: 'Geef op' }).click();
  await light.getByRole('button', { name: 'Ja, ik geef op' }).click();
  await expect(light.getByRole('region', { name: 'Afgelopen' })).toBeVisible();
  await dark.reload();
  await expect(looksAlong).toBeVisible();
  // Nobody is waited for where a match is looked back at.
  await light.goto(`${table}/replay`);
  await expect(light.locator('.chip')).toHaveCount(2);
  await expect(light.locator('.chip[data-away=true]')).toHaveCount(0);
});

test('a crash of the server loses nothing, and the table comes back by itself', async ({
  browser,
}) => {
  const server = await ownServer();
  try {
    const light = await visitor(browser, server.address);
    const dark = await visitor(browser, server.address);
    await takeSeat(dark, await setTable(light));
    await boardOf(light).play('e6-f6');
    await expectPlies(dark, 1);
    await boardOf(dark).play('a4-a3');
    await expectPlies(light, 2);

    await server.crash();
    await expect(light.getByText('Verbinding weg')).toBeVisible();
    await server.restart();
    await expect(light.getByText('Verbinding weg')).toBeHidden({ timeout: 60_000 });
    expect(await logOf(light)).toEqual(['e6-f6', 'a4-a3']);
    await boardOf(light).play('e5-e6');
    await expectPlies(dark, 3);
  } finally {
    await server.close();
  }
});

test('a move that is sent while the line is down arrives once it is up again', async ({
  browser,
}) => {
  const light = await visitor(browser);
  const dark = await visitor(browser);
  await takeSeat(dark, await setTable(light));
  await light.route('**/moves', (route) => route.abort());
  await boardOf(light).play('e6-f6');
  await expect(boardOf(light).cell('f6')).toHaveAccessibleName(/verdediger/);
  await light.unroute('**/moves');
  await expectPlies(dark, 1);
  await expectPlies(light, 1);
});

test('a seat that is taken is not given twice', async ({ browser }) => {
  const light = await visitor(browser);
  const dark = await visitor(browser);
  const third = await visitor(browser);
  const invitation = await setTable(light);
  await takeSeat(dark, invitation);
  await third.goto(invitation);
  await expect(third.getByText('Alle plaatsen zijn bezet')).toBeVisible();
  await third.getByRole('button', { name: 'Ik kijk alleen' }).click();
  await expect(boardOf(third).grid).toBeVisible();
});

test('a closed table shows itself only to those who sit at it', async ({ browser }) => {
  const light = await visitor(browser);
  const dark = await visitor(browser);
  const stranger = await visitor(browser);
  await light.goto('/tablut/table');
  const seat = light.getByRole('group', { name: 'Donker: wie speelt er?' });
  await seat.getByText('Via een link').click();
  await light.getByText('Alleen wie meespeelt').click();
  await light.getByRole('button', { name: 'Aan tafel' }).click();
  const link = light.getByRole('textbox', { name: 'Link voor Donker' });
  await takeSeat(dark, await link.inputValue());
  await stranger.goto(light.url());
  await expect(stranger.getByText('Aan deze tafel mag niemand meekijken')).toBeVisible();
});
