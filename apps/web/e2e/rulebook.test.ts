import { expect, test } from './support/test.ts';

test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });

for (const game of ['heuchel-und-meuchel', 'leibkoeche']) {
  test(`the number of each chapter keeps clear of its title: ${game}`, async ({ page }) => {
    await page.goto(`/${game}/rules`);
    const chapters = page.locator('.rulebook-chapters a');
    await expect(chapters.first()).toBeVisible();
    const gaps = await chapters.evaluateAll((links) =>
      links.map((link) => {
        const title = document.createRange();
        title.selectNode(link.lastChild ?? link);
        const number = document.createRange();
        number.selectNodeContents(link.querySelector('.figures') ?? link);
        return title.getBoundingClientRect().left - number.getBoundingClientRect().right;
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('an umlaut is found as keyboards without one spell it, and marked', async ({ page }) => {
    await page.goto('/leibkoeche/rules');
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('koenig');
    await expect(page.locator('mark').first()).toHaveText('König');
  });
});
