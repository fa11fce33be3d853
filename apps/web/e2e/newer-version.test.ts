import { expect, type Page, type Route, test } from './support/test.ts';

test.use({ locale: 'nl-NL' });

/** The one that the document asks for. */
const MAIN_SCRIPT = '**/assets/index-*.js';

test('a page that was open while a newer version was put up loads that version', async ({
  page,
}) => {
  await page.goto('/tablut');
  const newer = { contentType: 'text/html', body: '<script type="module" src="/n.js"></script>' };
  await page.route('**/assets/TablePage-*.js', gone, { times: 1 });
  await page.route('/', (route) => route.fulfill(newer), { times: 1 });
  await page.locator('.game-doors button').first().click();
  await expect(page.locator('.table-room')).toBeVisible();
});

test('a file that is lost on the way does not load the page anew', async ({ page }) => {
  await page.goto('/tablut');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const asked = page.waitForResponse('/');
  await page.route('**/assets/TablePage-*.js', (route) => route.abort());
  await page.locator('.game-doors button').first().click();
  await asked;
  await expect(page.locator('.table-room')).toBeHidden();
  await expect(page.locator('[data-same-page]')).toBeVisible();
});

for (const address of ['/tablut', '/replay']) {
  test(`a page whose script is gone is asked for again: ${address}`, async ({ page }) => {
    await page.route(MAIN_SCRIPT, gone, { times: 1 });
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
  });
}

for (const files of [MAIN_SCRIPT, '**/assets/nl-*.js']) {
  test(`an empty page says why it stays so, and is asked for twice at most: ${files}`, async ({
    page,
  }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(files, gone);
    await page.goto('/replay', { waitUntil: 'commit' });
    await expect(newerVersion(page)).toBeVisible();
    expect(documents).toBeLessThanOrEqual(2);
    await page.unroute(files);
    await newerVersion(page).click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(newerVersion(page)).toBeHidden();
  });
}

test('a page that came whole stays, when its script is gone for good', async ({ page }) => {
  await page.route(MAIN_SCRIPT, gone);
  await page.goto('/tablut', { waitUntil: 'commit' });
  await page.waitForRequest((request) => request.isNavigationRequest());
  await expect(page.locator('main h1')).toBeVisible();
  await expect(newerVersion(page)).toBeHidden();
});

function newerVersion(page: Page) {
  return page.getByRole('link', { name: /nieuwere versie/ });
}

function gone(route: Route): Promise<void> {
  return route.fulfill({ status: 404, body: '' });
}
