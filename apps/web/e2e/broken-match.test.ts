import { expect, type Page, test } from './support/test.ts';
import { boardOf } from './support/board.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

async function setTable(page: Page): Promise<void> {
  await page.goto('/tablut/table');
  const dark = page.getByRole('group', { name: 'Donker: wie speelt er?' });
  await dark.getByText('Via een link').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(boardOf(page).grid).toBeVisible();
}

const BROKEN = { status: 500, json: { code: 'broken-match' } };

test('a match that cannot be read says so, and leads back to the cupboard', async ({ page }) => {
  await setTable(page);
  await page.route('**/api/matches/*', (route) => route.fulfill(BROKEN));
  const records: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/record')) records.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Deze partij is stuk' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bewaar als bestand' })).toHaveCount(0);
  expect(records).toEqual([]);
  await page.getByRole('link', { name: 'Naar de kast' }).click();
  await expect(page.getByRole('link', { name: /Tablut/ }).first()).toBeVisible();
});

test('a match that breaks while it is open says so at its table, and the board stays', async ({
  page,
}) => {
  await setTable(page);
  await page.route('**/api/matches/*/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: broken\ndata: {"code":"broken-match"}\n\n',
    }),
  );
  await page.reload();
  const foot = page.getByRole('region', { name: 'Wat je kunt doen' });
  await expect(foot.getByText('Deze partij kan hier zo niet worden voortgezet')).toBeVisible();
  await expect(foot.getByRole('button', { name: 'Bewaar als bestand' })).toHaveCount(0);
  await expect(foot.getByRole('button', { name: 'Geef op' })).toHaveCount(0);
  await expect(boardOf(page).grid).toBeVisible();
  await foot.getByRole('link', { name: 'Terug naar de kast' }).click();
  await expect(page).toHaveURL('/');
});

test('a match that has come under other rules is opened anew when somebody tries again', async ({
  page,
}) => {
  await setTable(page);
  await page.route('**/api/matches/*/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: broken\ndata: {"code":"broken-match"}\n\n',
    }),
  );
  await page.reload();
  const foot = page.getByRole('region', { name: 'Wat je kunt doen' });
  const tryAgain = foot.getByRole('button', { name: 'Probeer opnieuw' });
  await expect(tryAgain).toBeVisible();
  await page.unroute('**/api/matches/*/events');
  const asked = page.waitForRequest((request) => /\/api\/matches\/[^/]+$/.test(request.url()));
  await tryAgain.click();
  await asked;
  await expect(tryAgain).toHaveCount(0);
  await expect(foot.getByRole('button', { name: 'Geef op' })).toBeVisible();
});

test('a damaged match of this device says so, and can be thrown away', async ({ page }) => {
  await page.goto('/tablut/table');
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(boardOf(page).grid).toBeVisible();
  const { pathname } = new URL(page.url());
  const key = `kast.match.${pathname.split('/').at(-1)}`;
  await page.evaluate((damaged) => localStorage.setItem(damaged, '{"version":2'), key);
  const title = page.getByRole('heading', { name: 'Deze partij is beschadigd' });
  for (const part of ['/replay', '/story', '/screen', '']) {
    await page.goto(pathname + part);
    await expect(title).toBeVisible();
  }
  await page.getByRole('button', { name: 'Partij weggooien' }).click();
  await page.getByRole('button', { name: 'Gooi weg' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate((kept) => localStorage.getItem(kept), key)).toBeNull();
});

test('a match of this device with a move that the rules refuse cites that move', async ({
  page,
}) => {
  await page.goto('/tablut/table');
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await boardOf(page).play('e6-f6');
  const { pathname } = new URL(page.url());
  const key = `kast.match-log.${pathname.split('/').at(-1)}.0`;
  await expect
    .poll(() => page.evaluate((log) => localStorage.getItem(log), key))
    .toContain('e6-f6');
  await page.evaluate((log) => {
    const kept = localStorage.getItem(log) ?? '';
    localStorage.setItem(log, kept.replace('e6-f6', 'e6-z9'));
  }, key);
  await page.goto(`${pathname}/replay`);
  await expect(page.getByText('Zet 1, “e6-z9”, mag niet.')).toBeVisible();
  await page.goto(pathname);
  await expect(page.getByRole('heading', { name: 'Deze partij is beschadigd' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bewaar als bestand' })).toBeVisible();
});
