import { expect, test } from './support/test.ts';
import { GAME_NAMES, GOLDEN_MATCHES, momentsOf, openMoment } from './support/golden-moments.ts';
import { layoutOf, type Wanted } from './support/layout-faults.ts';
import { WINDOWS } from './support/windows.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

/** What was revealed at the end, and who won, however the result has come. */
const REVEALED: Wanted = {
  seen: ['.result h2', '.result .button', '.notes-handle button'],
  apart: ['.surface', '.cp-open-hands', '.lk-own-dishes .lk-dishes', '.players-list', '.result'],
  pressed: '.result .button',
};

const LOW = ['small-phone', 'low-phone', 'small-sideways', 'phone-upright'] as const;

for (const game of GAME_NAMES) {
  test(`${game}: a result covers nothing that it tells of, and can be shown whole`, async ({
    page,
  }) => {
    const end = (await momentsOf(game, GOLDEN_MATCHES[game])).at(-1);
    if (!end) throw new Error('a golden match has an end');
    const reason = page.locator('.result > p').first();
    for (const window of LOW) {
      await page.setViewportSize(WINDOWS[window]);
      await openMoment(page, end);
      await page.locator('.result').waitFor();
      const { faults } = await layoutOf(page, REVEALED);
      expect.soft(faults, window).toEqual([]);
      const unfold = page.getByRole('button', { name: 'Uitslag tonen' });
      if (await unfold.isVisible()) await unfold.click();
      await expect(reason, window).toBeVisible();
    }
  });
}

test('a result that fits comes whole', async ({ page }) => {
  const end = (await momentsOf('leibkoeche', GOLDEN_MATCHES.leibkoeche)).at(-1);
  if (!end) throw new Error('a golden match has an end');
  await page.setViewportSize(WINDOWS['small-phone']);
  await openMoment(page, end);
  await expect(page.getByRole('button', { name: 'Uitslag tonen' })).toBeVisible();
  await page.setViewportSize(WINDOWS['phone-upright']);
  await openMoment(page, end);
  await expect(page.getByRole('button', { name: 'Uitslag inklappen' })).toBeVisible();
});
