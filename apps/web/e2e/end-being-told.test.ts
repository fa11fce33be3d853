import { expect, test } from './support/test.ts';
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
  await page.getByRole('button', { name: 'Klaar!', exact: true }).click();
  await page.getByRole('button', { name: 'Ja, klaar!' }).click();
  await expect(page.getByRole('button', { name: 'Verder' })).toBeVisible();
  await expect(page.locator('.table-turn')).toHaveText('Neem rustig de tijd');
  await expect(page.locator('.actions > button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('region', { name: 'Afgelopen' })).toBeVisible();
});
