import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './support/test.ts';
import { boardOf } from './support/board.ts';
import { recordOf, WALK_OUT } from './support/matches.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/replay');
  await page.getByRole('textbox', { name: 'Of plak de inhoud' }).fill(text);
  await page.getByRole('button', { name: 'Bekijk deze partij' }).click();
}

test('a record is imported, stepped through, shared and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const record = await recordOf(WALK_OUT);
  await paste(page, JSON.stringify(record));
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const board = boardOf(page);
  await expect(board.cell('f6')).toHaveAccessibleName(/verdediger/);
  await page.getByRole('slider', { name: 'Plaats in de partij' }).fill('7');
  await expect(board.cell('c9')).toHaveAccessibleName(/koning/);

  await page.getByRole('button', { name: 'Deel deze stand' }).click();
  await expect(page.getByText('Link gekopieerd')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('Zet 7 van 9').first()).toBeVisible();
  await expect(boardOf(other).cell('c9')).toHaveAccessibleName(/koning/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bewaar als bestand' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(record);

  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
});

test('the computer looks along: a graph and the move it prefers', async ({ page }) => {
  await paste(page, JSON.stringify(await recordOf(WALK_OUT)));
  await page.getByRole('button', { name: 'Laat de computer meekijken' }).click();
  await expect(page.getByRole('img', { name: /Kans op winst/ })).toBeVisible();
  await expect(page.getByText(/[Dd]e computer zou (hier )?de .+ zetten/)).toBeVisible();
  await expect(page.getByText(/Kans voor Licht: \d+%/)).toBeVisible();
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
