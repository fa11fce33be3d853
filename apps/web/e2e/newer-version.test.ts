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

for (const [name, file, door] of [
  ['settings', '**/assets/account-rooms-*.js', '.page-head button'],
  ['a rule', '**/assets/Rulebook-*.js', '.rule-link'],
] as const) {
  test(`a dialog that was lost on the way is fetched with the next press: ${name}`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.abort());
    await page.goto('/tablut/learn');
    const dialog = page.getByRole('dialog');
    // What is said goes by itself: it is waited for where it is seen.
    const missed = page.waitForFunction(() =>
      document.querySelector('.toaster')?.textContent.includes('Er ging iets mis'),
    );
    await page.locator(door).first().click();
    await missed;
    await expect(dialog).toHaveCount(0);
    await page.unroute(file);
    await page.locator(door).first().click();
    await expect(dialog).toBeVisible();
  });
}

test('what the account says was lost on the way, and is fetched with the next press', async ({
  page,
}) => {
  await page.goto('/tablut/learn');
  const texts = '**/assets/nl-*.js';
  await page.route(texts, (route) => route.abort());
  const settings = page.getByRole('button', { name: 'Instellingen' });
  const lost = page.waitForEvent('requestfailed');
  await settings.click();
  await lost;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.unroute(texts);
  await settings.click();
  await page.getByRole('button', { name: 'Maak een account' }).click();
  await expect(page.getByLabel('Naam om je aan te melden')).toBeVisible();
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
    const documents = documentsFor(page);
    await page.route(files, gone);
    await page.goto('/replay', { waitUntil: 'commit' });
    await expect(notStarted(page)).toBeVisible();
    expect(documents()).toBeLessThanOrEqual(2);
    await page.unroute(files);
    await notStarted(page).click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(notStarted(page)).toBeHidden();
  });
}

test('a page that came whole stays, and says that it does not work, when its script is gone for good', async ({
  page,
}) => {
  const documents = documentsFor(page);
  await page.route(MAIN_SCRIPT, gone);
  await page.goto('/tablut', { waitUntil: 'commit' });
  await expect.poll(documents).toBe(2);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(notStarted(page)).toBeInViewport();
});

test('a page whose words are lost on the way says that it does not work', async ({ page }) => {
  await page.route('**/assets/nl-*.js', (route) => route.abort());
  await page.goto('/tablut', { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect(notStarted(page)).toBeInViewport();
});

/** How often the page has been asked for from now on. */
function documentsFor(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

function notStarted(page: Page) {
  return page.getByRole('link', { name: /open opnieuw/ });
}

function gone(route: Route): Promise<void> {
  return route.fulfill({ status: 404, body: '' });
}
