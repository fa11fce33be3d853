import { expect, type Page, test } from './support/test.ts';
import { boardOf, expectPlies } from './support/board.ts';
import { WALK_OUT } from './support/matches.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

/** Tab until the focus is where it should be; somebody without a mouse does just that. */
async function tabTo(page: Page, role: 'link' | 'button' | 'radio' | 'gridcell', name: RegExp) {
  const wanted = page.getByRole(role, { name });
  await expect(wanted.first()).toBeAttached();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if (
      await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))
    ) {
      return;
    }
  }
  throw new Error(`no way by Tab to ${role} ${name}`);
}

test('a whole match on one device, by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'link', /^Set a table: Tablut$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set the table' })).toBeVisible();
  await tabTo(page, 'radio', /^Computer$/);
  await page.keyboard.press('ArrowLeft');
  await expect(
    page
      .getByRole('group', { name: 'Who plays Dark?' })
      .getByRole('radio', { name: 'Someone here' }),
  ).toBeChecked();
  await tabTo(page, 'button', /^Sit down$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'gridcell', /./);

  const board = boardOf(page);
  for (const [ply, move] of WALK_OUT.entries()) {
    await board.playByKeys(move);
    await expectPlies(page, ply + 1);
  }
  const result = page.getByRole('region', { name: 'Finished' });
  await expect(result).toContainText('Player 1 wins');
  await tabTo(page, 'link', /^Look back at it$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Opening position').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Move 1 of 9').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('Move 9 of 9').first()).toBeVisible();
});

test('the first Tab leads past everything to the content', async ({ page }) => {
  await page.goto('/tablut/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus goes along to the next page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules: Tablut' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Tablut');
  await expect(page.getByRole('main')).toBeFocused();
});
