import { expect, test } from './support/test.ts';
import { showNotation } from './support/notation.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => showNotation(page));

test('T3 who resigns among computers may look on or go, and has nothing more to do', async ({
  page,
}) => {
  await page.goto('/la-courte-paille/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('3');
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await page.getByRole('button', { name: 'Geef op' }).click();
  await page.getByRole('button', { name: 'Ja, ik geef op' }).click();

  const notice = page.getByText('De computers spelen de partij onder elkaar uit');
  await expect(notice).toBeVisible();
  for (const name of ['Zet terug', 'Bied remise aan', 'Geef op']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('textbox', { name: 'Zet typen' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Kijk toe' }).click();
  await expect(notice).toBeHidden();

  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar de kast' }).last().click();
  await expect(page).toHaveURL('/');
});
