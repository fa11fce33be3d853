import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './support/test.ts';
import { must } from '@kast/kernel';
import { boardOf } from './support/board.ts';
import { momentsOf, openMoment } from './support/golden-moments.ts';
import { recordOf, WALK_OUT } from './support/matches.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/replay');
  await page.getByRole('textbox', { name: 'Of plak de inhoud' }).fill(text);
  await page.getByRole('button', { name: 'Deze partij terugkijken' }).click();
}

test('a record is imported, stepped through, shared and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const record = await recordOf(WALK_OUT);
  await paste(page, JSON.stringify(record));
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const board = boardOf(page);
  await expect(board.cell('f6')).toHaveAccessibleName(/verdediger/);
  const slider = page.getByRole('slider', { name: 'Plaats in de partij' });
  // What moves the focus with arrows keeps them, and with Alt they are the browser's.
  for (const focused of [board.cell('f6'), page.getByRole('tab').first()]) {
    await focused.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
  }
  await page.getByRole('tab').first().click();
  await slider.fill('7');
  await expect(board.cell('c9')).toHaveAccessibleName(/koning/);

  await page.getByRole('button', { name: 'Deel deze stand' }).click();
  await expect(page.getByText('Link gekopieerd')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('Zet 7 van 9').first()).toBeVisible();
  await expect(boardOf(other).cell('c9')).toHaveAccessibleName(/koning/);

  // As over plain HTTP: then it stands there to be selected.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Deel deze stand' }).click();
  await expect(page.getByRole('textbox', { name: 'Deel deze stand' })).toHaveValue(link);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bewaar als bestand' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(record);

  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
});

test('a record is looked at, and what was played is listed, where the browser’s database fails', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    };
  });
  await paste(page, JSON.stringify(await recordOf(WALK_OUT)));
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
  const end = must((await momentsOf('tablut', 'escape')).at(-1), 'the end of a match');
  await openMoment(page, end);
  await page.goto('/history');
  await expect(page.getByRole('listitem').filter({ hasText: 'Tablut' })).toBeVisible();
});

test('a file for which something could not be fetched says so, and opens when it is chosen again', async ({
  page,
}) => {
  await page.goto('/replay');
  const file = {
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(await recordOf(WALK_OUT))),
  };
  const input = page.locator('input[type=file]');
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await input.setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('kon niet opgehaald worden');
  await page.unroute(scripts);
  await input.setInputFiles(file);
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
});

test('a match that still hides something leads back to its table', async ({ page }) => {
  const [running] = await momentsOf('la-courte-paille', 'four-on-the-raft');
  await openMoment(page, must(running, 'a moment of a match that runs'));
  const table = page.url();
  await page.goto(`${table}/replay`);
  await page.getByRole('link', { name: 'Naar de tafel' }).click();
  await expect(page).toHaveURL(table);
  await expect(page.locator('.table-room')).toBeVisible();
});

test('a match of which nothing was played yet can be looked back at, too', async ({ page }) => {
  await page.goto('/tablut/table');
  await page
    .getByRole('group', { name: 'Donker: wie speelt er?' })
    .getByText('Iemand hier')
    .click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(boardOf(page).grid).toBeVisible();
  await page.goto(`${page.url()}/replay`);
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Laat de computer meekijken' })).toBeVisible();
  await page.getByRole('link', { name: 'Naar de tafel' }).click();
  await expect(boardOf(page).grid).toBeVisible();
});

test('of an unfinished file the computer says who is ahead only after the end', async ({
  page,
}) => {
  await paste(page, JSON.stringify(await recordOf(WALK_OUT.slice(0, 5))));
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
  await expect(page.getByText('zegt de computer pas na afloop')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Laat de computer meekijken' })).toHaveCount(0);
});

test('the computer looks along: a graph and the move it prefers', async ({ page }) => {
  await paste(page, JSON.stringify(await recordOf(WALK_OUT)));
  await page.getByRole('button', { name: 'Laat de computer meekijken' }).click();
  await expect(page.getByRole('img', { name: /Kans op winst/ })).toBeVisible();
  await expect(page.getByText(/[Dd]e computer zou (hier )?de .+ zetten/)).toBeVisible();
  await expect(page.getByText(/^Licht: \d+%/)).toBeVisible();
});

test.describe('a record that is broken is refused, with the place and the rule', () => {
  test('no JSON', async ({ page }) => {
    await paste(page, 'dit is geen partij');
    await expect(page.getByRole('alert')).toContainText('geen JSON');
  });

  test('no record', async ({ page }) => {
    await paste(page, '{"format":"kast-record/1","game":7}');
    await expect(page.getByRole('alert')).toContainText('“game”');
  });

  test('an unknown game', async ({ page }) => {
    await paste(page, JSON.stringify({ ...(await recordOf(WALK_OUT)), game: 'schaken' }));
    await expect(page.getByRole('alert')).toContainText('“schaken”');
  });

  test('an illegal move', async ({ page }) => {
    const record = await recordOf(WALK_OUT);
    const log = record.log.with(2, { by: 1, move: 'e5-e9' });
    await paste(page, JSON.stringify({ ...record, log }));
    await expect(page.getByRole('alert')).toContainText(
      /Zet 3, “e5-e9”, mag niet\. .*Regel TB2\.1/,
    );
  });

  test('a result that does not follow', async ({ page }) => {
    const record = await recordOf(WALK_OUT);
    const result = { winners: [2], rule: 'TB4.4' };
    await paste(page, JSON.stringify({ ...record, result }));
    await expect(page.getByRole('alert')).toContainText('volgt niet uit de zetten');
  });

  test('a link that was cut off', async ({ page }) => {
    await page.goto('/replay?ply=3#7VRNa9tAEP0ry5xl');
    await expect(page.getByRole('alert')).toContainText('beschadigd');
  });
});
