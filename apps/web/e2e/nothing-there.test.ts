import { expect, test } from './support/test.ts';

const NOTHING = { 'nl-NL': 'Hier staat niets', 'de-DE': 'Hier ist nichts' } as const;

for (const [locale, nothing] of Object.entries(NOTHING)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('an address that nobody can read has nothing, and leads to the cupboard', async ({
      page,
    }) => {
      for (const address of ['/nonsense', '/%E0%A4%A', '/m/%', '/club/%', '/tablut/%zz']) {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
      }
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: /Tablut/ }).first()).toBeVisible();
    });
  });
}
