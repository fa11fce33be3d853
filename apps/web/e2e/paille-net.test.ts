import { openInPage } from './support/module-in-page.ts';
import { expect, type Page, test } from './support/test.ts';

const FORESIGHT = new URL(
  '../../../packages/games/src/la-courte-paille/bot/testing.ts',
  import.meta.url,
);

interface Foresight {
  readonly DIGEST: string;
  readonly digestOfForesight: () => Promise<string>;
}

test('the net foresees in the browser what it foresees in Node, to the last bit', async ({
  page,
}) => {
  const address = await openInPage(page, FORESIGHT);
  const { inNode, inBrowser } = await page.evaluate(async (from) => {
    const foresight = (await import(from)) as Foresight;
    return { inNode: foresight.DIGEST, inBrowser: await foresight.digestOfForesight() };
  }, address);
  expect(inNode).toMatch(/^[0-9a-f]{64}$/);
  expect(inBrowser).toBe(inNode);
});

/** How often the weights were asked for. */
function fetchesOfNet(page: Page): () => number {
  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().includes('/week-net-')) fetched++;
  });
  return () => fetched;
}

test.describe('the weights are fetched', () => {
  test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

  test('when somebody thinks who needs them, a hint, and not for a beginner', async ({ page }) => {
    const fetches = fetchesOfNet(page);
    await page.goto('/la-courte-paille/table');
    const strengths = page.getByRole('slider', { name: /^Hoe sterk speelt de computer/ });
    await expect(strengths).not.toHaveCount(0);
    for (const strength of await strengths.all()) await strength.fill('1');
    await page.getByRole('button', { name: 'Aan tafel' }).click();
    // A computer has chosen, so its bot was fetched.
    const chosen = page.getByRole('list', { name: 'Gekozen kaart' }).locator('li');
    await expect(chosen.filter({ hasText: 'dichte kaart' })).not.toHaveCount(0);
    expect(fetches()).toBe(0);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect.poll(fetches).toBe(1);
  });
});
