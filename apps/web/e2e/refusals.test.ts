import { must } from '@kast/kernel';
import { expect, type Page, test } from './support/test.ts';
import { boardOf, expectPlies } from './support/board.ts';
import { dragByFinger, type Point } from './support/finger.ts';
import { untilSettled } from './support/layout-faults.ts';
import { showNotation } from './support/notation.ts';
import { tableForTwo } from './support/table-for-two.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => showNotation(page));

async function begin(page: Page): Promise<void> {
  await page.goto('/tablut');
  await page.locator('.game-doors button').click();
  await boardOf(page).grid.waitFor();
}

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });

  test('a forbidden move says which rule and why, and changes nothing', async ({ page }) => {
    await begin(page);
    await boardOf(page).play('e4-f9');
    const slip = page.locator('.slip');
    await expect(slip.getByRole('link', { name: 'TB2.1' })).toBeVisible();
    await expect(slip).toContainText('alleen rechtuit');
    await expectPlies(page, 0);

    await boardOf(page).play('e3-b3');
    await expect(slip).toBeHidden();
    await expectPlies(page, 2);
  });

  test('the rule on the slip is read on the spot, and leads to the rulebook', async ({ page }) => {
    await begin(page);
    await boardOf(page).play('e4-f9');
    const rule = page.locator('.slip').getByRole('link', { name: 'TB2.1' });
    const { width = 0, height = 0 } = (await rule.boundingBox()) ?? {};
    expect(Math.min(width, height), 'as large as a thumb').toBeGreaterThanOrEqual(44);
    await rule.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.rule')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Sluiten' }).click();
    await expect(page).toHaveURL(/\/m\//);
    await page.locator('.slip').getByRole('link', { name: 'TB2.1' }).click();
    await dialog.getByRole('link', { name: 'TB2.1' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/tablut\/rules#TB2\.1$/);
    await expect(page.locator('[id="TB2.1"]:target')).toBeInViewport();
  });

  test('a typed move is judged too', async ({ page }) => {
    await begin(page);
    const field = page.getByRole('textbox', { name: 'Zet typen' });
    await field.fill('loper d4');
    await field.press('Enter');
    await expect(page.locator('.slip')).toContainText('T1');
    await field.fill('E5 E4');
    await field.press('Enter');
    await expect(page.locator('.slip').getByRole('link')).toHaveText(/^TB2\./);
    await field.fill('E3–b3');
    await field.press('Enter');
    await expectPlies(page, 2);
    await expect(field).toHaveValue('');
  });

  test('T6 with nothing to take back the button says why', async ({ page }) => {
    await begin(page);
    await page.getByRole('button', { name: 'Zet terug' }).press('Enter');
    await expect(page.locator('.slip').getByRole('link', { name: 'T6' })).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('the same refusal, in the player’s language', async ({ page }) => {
    await begin(page);
    await boardOf(page).play('e4-f9');
    await expect(page.locator('.slip')).toContainText('Pieces only move straight');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('reaching for the board while others decide', () => {
  test.use({ locale: 'nl-NL' });

  /** Mouse and keys alike. */
  const GESTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    press: (page) => boardOf(page).cell('a4').click(),
    drag: (page) => boardOf(page).cell('a4').dragTo(boardOf(page).cell('b4')),
    key: (page) => boardOf(page).cell('a4').press('Enter'),
  };

  test('TB1.4 says once whose turn it is, until it is another one’s', async ({ page, browser }) => {
    const other = await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce' });
    const light = await other.newPage();
    await light.request.put('/api/me', { data: { name: 'Anneke' } });
    const id = await tableForTwo(light, page);
    await light.goto(`/m/${id}`);
    await page.goto(`/m/${id}`);
    await boardOf(page).grid.waitFor();
    const slip = page.locator('.slip');
    for (const gesture of Object.values(GESTURES)) {
      await gesture(page);
      await expect(slip.getByRole('link', { name: 'TB1.4' })).toBeVisible();
      await expect(slip).toHaveCount(1);
      await slip.getByRole('button', { name: 'Sluiten' }).click();
      await gesture(page);
      await expect(slip).toHaveCount(0);
      await page.reload();
      await boardOf(page).grid.waitFor();
    }
    await GESTURES['press']?.(page);
    await expect(slip).toContainText('Anneke is aan zet.');
    await boardOf(light).play('e3-b3');
    await expectPlies(page, 1);
    await expect(slip).toHaveCount(0);
    await GESTURES['press']?.(page);
    await expect(boardOf(page).cell('a4')).toHaveAttribute('aria-selected', 'true');
    // What belongs to the other side does not come along.
    await page.keyboard.press('Escape');
    await boardOf(page).cell('e4').dragTo(boardOf(page).cell('h4'));
    await expect(slip.getByRole('link')).toHaveText(/^TB/);
    await expectPlies(page, 1);
    await other.close();
  });

  test('a finger that drags is told so, too', async ({ page, browser }) => {
    const context = await browser.newContext({
      locale: 'nl-NL',
      reducedMotion: 'reduce',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const dark = await context.newPage();
    const id = await tableForTwo(page, dark);
    await dark.goto(`/m/${id}`);
    await boardOf(dark).grid.waitFor();
    await untilSettled(dark);
    await dragByFinger(dark, await middleOf(dark, 'a4'), await middleOf(dark, 'b4'));
    const slip = dark.locator('.slip');
    await expect(slip.getByRole('link', { name: 'TB1.4' })).toBeVisible();
    await context.close();
  });
});

async function middleOf(page: Page, square: string): Promise<Point> {
  const { x, y, width, height } = must(await boardOf(page).cell(square).boundingBox(), square);
  return { x: x + width / 2, y: y + height / 2 };
}
