import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/test.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test('T16: a game has a ladder, and a guest who sets a rated table is told what it needs', async ({
  page,
}) => {
  await page.goto('/tablut');
  await page.getByRole('link', { name: 'Rangorde' }).click();
  await expect(page.getByText('Nog niemand heeft tien partijen')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByRole('link', { name: 'Zet een tafel klaar' }).click();
  await page.getByText('Via een link', { exact: true }).last().click();
  const rated = page.getByRole('switch', { name: 'Om de rangorde' });
  await expect(page.getByText('Daarvoor kies je een klok')).toBeVisible();
  await page.getByText('15 minuten', { exact: true }).click();
  await rated.check();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(page.getByRole('alert')).toContainText('heeft een account');
});
