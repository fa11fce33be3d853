import { expect, type Page, test } from './support/test.ts';
import { boardOf, expectPlies } from './support/board.ts';

test.use({ serviceWorkers: 'allow', locale: 'en-GB' });

test('after one visit the cupboard and the opened game with its computers work without a connection', async ({
  page,
  context,
}) => {
  await page.goto('/tablut');
  await untilKept(page, 'tablut');
  await context.setOffline(true);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tablut' })).toBeVisible();
  const other = page.locator('.bay').filter({ hasText: 'Drunter und Drüber' });
  await expect(other.getByText('Not on this device yet')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Play now' })).toBeDisabled();

  for (const address of ['', '/table', '/rules', '/learn', '/puzzles']) {
    await page.goto(`/tablut${address}`);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.getByText('Tablut').first()).toBeVisible();
  }

  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Tablut' }).click();
  await boardOf(page).play('e3-b3');
  await expectPlies(page, 2);
  // The match is still there after the page was closed.
  await page.reload();
  await expectPlies(page, 2);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Matches in progress' })).toBeVisible();
});

test('one button fetches all games', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Keep all games on this device' }).click();
  await expect(page.getByText('All games are on this device')).toBeVisible();
  await context.setOffline(true);
  for (const game of ['la-courte-paille', 'leibkoeche']) {
    await page.goto(`/${game}/learn`);
    await expect(page.locator('.staged-table')).toBeVisible();
  }
  // With the physics of a toss, a script and its WebAssembly.
  await page.goto('/leibkoeche/practice');
  await expect(page.locator('.lk-toss-hand')).toBeVisible();
});

test('what is not on the device says so, and leads home; with a connection it opens again', async ({
  page,
  context,
}) => {
  await page.goto('/tablut');
  await untilKept(page, 'tablut');
  await context.setOffline(true);
  await page.goto('/');
  const other = page.locator('.bay').filter({ hasText: 'Drunter und Drüber' });
  await expect(other.getByText('Not on this device yet')).toBeVisible();
  const links = await other
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.ariaLabel));
  expect(links.length).toBeGreaterThan(3);
  for (const index of links.keys()) {
    await other.getByRole('link').nth(index).click();
    await expect(page.getByRole('alert')).toContainText('once with a connection');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not on this device yet');
    await expect(page.getByRole('banner').getByRole('link')).toBeVisible();
    await page.getByRole('link', { name: 'To the cupboard' }).last().click();
    await expect(other).toBeVisible();
  }

  // No reload in between: whatever failed to come is asked for anew.
  await context.setOffline(false);
  await other.getByRole('link', { name: /^Rules/ }).click();
  await expect(page.locator('main h1').first()).toContainText('Drunter und Drüber');
});

test('why the table cannot be set stands beside the button, in sight', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tablut');
  await untilKept(page, 'tablut');
  await context.setOffline(true);
  await page.goto('/tablut/table');
  await page.getByRole('group').nth(1).getByText('By link').click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

/** Until the service worker is at work and has all files of that game. */
async function untilKept(page: Page, game: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (id) => {
      const list = await caches.match('/kept-games.json');
      const kept = list ? ((await list.json()) as string[]) : [];
      return kept.includes(id) && navigator.serviceWorker.controller?.state === 'activated';
    }, game);
  await expect.poll(isKept).toBe(true);
}
