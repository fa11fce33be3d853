import { expect, type Page, test } from '@playwright/test';

const PAGES = ['/', '/tablut', '/heuchel-und-meuchel/table', '/tablut/rules', '/leibkoeche/learn'];

/** Fonts that come may move a line by a part of a pixel. */
const SEEN = 0.0001;

test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`scripts take over what was rendered ahead and move nothing, ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    for (const address of PAGES) {
      const { before, takeOver } = await openBeforeScripts(page, address);
      expect(before.language).toBe('de');
      expect(before.text.length, address).toBeGreaterThan(200);
      await takeOver();
      expect(await look(page), address).toEqual(before);
      expect(await shift(page), address).toBeLessThan(SEEN);
    }
  });
}

test('what is rendered ahead comes in the language that was chosen here', async ({ page }) => {
  await page.goto('/tablut');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByText('Français').click();
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  const { before } = await openBeforeScripts(page, '/tablut/rules');
  expect(before.language).toBe('fr');
  expect(before.text).toContain('TB1.1');
});

test('what is pressed and typed before scripts are there is done when they are', async ({
  page,
}) => {
  const rules = await openBeforeScripts(page, '/tablut/rules');
  await page.getByRole('textbox').fill('TB4.5');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await rules.takeOver();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox')).toHaveValue('TB4.5');
  await expect(page.locator('#TB1\\.1')).toHaveCount(0);

  const setup = await openBeforeScripts(page, '/tablut/table');
  await page.getByRole('group').nth(1).getByText('Dieses Gerät').click();
  await setup.takeOver();
  await expect(page.getByRole('group').nth(1).getByLabel('Dieses Gerät')).toBeChecked();
  // Whoever shares the device may say how they are called.
  await expect(page.getByRole('textbox').first()).toBeVisible();
});

test('a device that shows a page otherwise waits for the app, and shows it once', async ({
  page,
}) => {
  await page.goto('/tablut/table');
  await page.getByRole('group').nth(1).getByText('Dieses Gerät').click();
  await page.getByRole('button', { name: 'An den Tisch' }).click();
  await expect(page).toHaveURL(/\/m\//);
  await watchShifts(page);
  const { takeOver } = await openBeforeScripts(page, '/tablut/table');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await takeOver();
  await expect(page.getByRole('group').nth(1).getByText('Dieses Gerät')).toBeVisible();
  await expect(page.getByRole('group').nth(1).getByLabel('Dieses Gerät')).toBeChecked();
  expect(await shift(page)).toBeLessThan(SEEN);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rulebook can be read, with its drawings', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    await page.goto('/leibkoeche/rules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#LK1\\.1')).toBeVisible();
    await expect(page.locator('figure.diagram').first()).toBeVisible();
    await expect(page).toHaveTitle(/Spielregeln.*Spellenkast/);
    expect(problems).toEqual([]);
  });
});

interface Look {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** Where everything that is read or pressed stands. */
  readonly places: readonly string[];
}

interface BeforeScripts {
  readonly before: Look;
  readonly takeOver: () => Promise<void>;
}

/** Holds the app's script back until the page has been looked at. */
async function openBeforeScripts(page: Page, address: string): Promise<BeforeScripts> {
  const { promise: looked, resolve: letGo } = Promise.withResolvers<void>();
  const script = /\/assets\/index-[^/]+\.js$/;
  await page.route(script, async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('h1').first()).toBeAttached();
  await expect.poll(() => page.evaluate(isStyled)).toBe(true);
  await page.evaluate(() => document.fonts.load('600 16px Fraunces'));
  await page.evaluate(() => document.fonts.load('16px "Atkinson Hyperlegible Next"'));
  // From here on nothing moves any more.
  await page.evaluate(() => Object.assign(globalThis, { shifts: [] }));
  return {
    before: await look(page),
    async takeOver() {
      letGo();
      // Whoever draws into it leaves a mark there.
      const isTaken = () =>
        page.evaluate(() => {
          const root = document.querySelector('#app');
          return root !== null && Object.keys(root).length > 0;
        });
      await expect.poll(isTaken).toBe(true);
      await page.unroute(script);
    },
  };
}

function isStyled(): boolean {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return (
    document.readyState !== 'loading' &&
    sheets.every(({ sheet }) => sheet !== null) &&
    [...document.images].every(({ complete }) => complete)
  );
}

function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('#app');
    const seen = [...(root?.querySelectorAll('h1,h2,h3,p,a,button,img,svg,input,label') ?? [])];
    return {
      language: document.documentElement.lang,
      title: document.title,
      text: root?.innerText ?? '',
      places: seen.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, x, y, width, height].join(' ');
      }),
    };
  });
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: [] });
    new PerformanceObserver((list) => {
      const { shifts } = globalThis as unknown as { readonly shifts: number[] };
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
    }).observe({ type: 'layout-shift' });
  });
}

/** How much moved since the page was looked at. Two frames later everything has been told. */
function shift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const { shifts } = globalThis as unknown as { readonly shifts: readonly number[] };
    return shifts.reduce((sum, value) => sum + value, 0);
  });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}
