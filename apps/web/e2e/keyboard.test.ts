import { must } from '@kast/kernel';
import { expect, type Page, test } from './support/test.ts';
import { boardOf, expectPlies } from './support/board.ts';
import { momentsOf, moveAfter, openMoment } from './support/golden-moments.ts';
import { WALK_OUT } from './support/matches.ts';
import { showNotation } from './support/notation.ts';

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
  await tabTo(page, 'link', /^Look back$/);
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

for (const [game, record] of [
  ['tablut', 'escape'],
  ['heuchel-und-meuchel', 'a-rest-lapses'],
  ['la-courte-paille', 'four-on-the-raft'],
  ['leibkoeche', 'two-by-chance'],
  ['drunter-und-drueber', 'six-at-the-table'],
] as const) {
  test(`who types the last move of ${game} goes on from its board`, async ({ page }) => {
    const moments = await momentsOf(game, record);
    const last = must(
      moments.find(({ phase }) => phase === 'last'),
      'a last move',
    );
    await showNotation(page);
    await openMoment(page, last);
    const typing = page.getByRole('textbox', { name: 'Type a move' });
    await typing.fill(moveAfter(last));
    await typing.press('Enter');
    await expect(typing).not.toBeAttached();
    const goOn = page.locator('.moment-on[data-open=true] > .button');
    await expect(page.locator('.result').or(goOn).first()).toBeVisible();
    await expect(page.locator('.table-board :focus')).toBeAttached();
  });
}

test('who has gone back to the board from a slip is left there when the next one comes', async ({
  page,
}) => {
  await page.goto('/tablut');
  await page.getByRole('button', { name: 'Play now' }).click();
  const board = boardOf(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByText(/The computer would move/)).toBeVisible();
  await page.locator('.notices').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.locator('#actions')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await board.playByKeys('e3-a1');
  await expect(page.locator('.notices').getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(board.cell('a1')).toBeFocused();
});
