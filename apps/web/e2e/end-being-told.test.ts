import { expect, type Page, test } from './support/test.ts';
import { must } from '@kast/kernel';
import { momentsOf, openMoment } from './support/golden-moments.ts';

test.use({ locale: 'nl-NL', viewport: { width: 390, height: 844 } });

test('a match that is over lets nobody act, while its end waits to be told', async ({ page }) => {
  const moments = await momentsOf('drunter-und-drueber', 'last-one-left');
  await openMoment(
    page,
    must(
      moments.find(({ phase }) => phase === 'last'),
      'the last decision',
    ),
  );
  await expect(page.getByRole('button', { name: 'Geef op' })).toBeVisible();
  const heard = await listen(page);
  await page.getByRole('button', { name: 'Klaar!', exact: true }).click();
  await page.getByRole('button', { name: 'Ja, klaar!' }).click();
  await expect(page.getByRole('button', { name: 'Verder' })).toBeVisible();
  await expect(page.locator('.table-turn')).toHaveText('Kijk wat er gebeurde');
  await expect(page.locator('.actions > button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('region', { name: 'Afgelopen' })).toBeVisible();
  const [moment, ...after] = await heard();
  expect(moment).toBe('Kijk wat er gebeurde');
  expect(after).toEqual([expect.stringContaining('wint')]);
});

/** What the bar says from now on, one after the other. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.locator('.table-turn').evaluate((bar) => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => said.push(bar.textContent)).observe(bar, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: readonly string[] }).said);
}
