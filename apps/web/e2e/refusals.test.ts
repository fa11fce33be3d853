import { expect, type Page, test } from './support/test.ts';
import { boardOf, expectPlies } from './support/board.ts';
import { showNotation } from './support/notation.ts';

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

  test('the rule on the slip leads to the rulebook', async ({ page }) => {
    await begin(page);
    await boardOf(page).play('e4-f9');
    await page.locator('.slip').getByRole('link', { name: 'TB2.1' }).click();
    await expect(page).toHaveURL(/\/tablut\/rules#TB2\.1$/);
    await expect(page.locator('[id="TB2.1"]:target')).toBeInViewport();
  });

  test('a typed move is judged too', async ({ page }) => {
    await begin(page);
    const field = page.getByRole('textbox', { name: 'Zet typen' });
    await field.fill('loper d4');
    await field.press('Enter');
    await expect(page.locator('.slip')).toContainText('T1');
    await field.fill('e5-e4');
    await field.press('Enter');
    await expect(page.locator('.slip').getByRole('link')).toHaveText(/^TB2\./);
    await field.fill('e3-b3');
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
