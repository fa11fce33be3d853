import { expect, type Page, test } from '@playwright/test';
import { shift, watchShifts } from './support/layout-shifts.ts';

const PAGES = [
  '/',
  '/tablut',
  '/heuchel-und-meuchel/table',
  '/tablut/rules',
  '/tablut/learn',
  '/drunter-und-drueber/learn',
  '/heuchel-und-meuchel/learn',
  '/la-courte-paille/learn',
  '/leibkoeche/learn',
];

/** As it is where nobody else is. */
const QUIET_LOBBY = {
  lobby: { tables: [], matches: [], looking: 0, lookingFor: [], waits: [] },
  again: 60_000,
};

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
    // Other tests play in public meanwhile.
    await page.route('**/api/games/*/matches', (route) => route.fulfill({ json: { matches: [] } }));
    await page.route('**/api/lobby', (route) => route.fulfill({ json: QUIET_LOBBY }));
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

/** The same heading or saying of each page, in the order of the languages. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  '/': ['weer op tafel', 'back on the table', 'wieder auf dem Tisch', 'de retour sur la table'],
  '/tablut': ['Aan andere tafels', 'At other tables', 'An anderen Tischen', 'Aux autres tables'],
  '/tablut/table': ['Wie speelt er mee?', 'Who is playing?', 'Wer spielt mit?', 'Qui joue'],
  '/tablut/rules': ['Pionnen slaan', 'Taking pawns', 'Steine schlagen', 'Prendre des pions'],
  '/tablut/learn': ['Waar het om gaat', 'What it is about', 'Worum es geht', 'Le but du jeu'],
  '/m/AAAAAAAAAAAAAAAA': ['Even pakken', 'Getting it out', 'Wird hervorgeholt', 'On sort la'],
};

test('each document is in the language of its reader, and of no day', async ({ request }) => {
  for (const [address, said] of Object.entries(SAID)) {
    for (const [index, language] of ['nl', 'en', 'de', 'fr'].entries()) {
      const answer = await request.get(address, { headers: { 'accept-language': language } });
      const html = await answer.text();
      expect(html).toContain(` lang="${language}"`);
      const [, content = ''] = html.split('<div id="app">');
      expect(content).toContain(said[index]);
      expect(content).not.toMatch(/\d{4}-\d\d-\d\d/);
    }
  }
});

test('a table that is being opened has its bar before there are scripts', async ({ page }) => {
  const { before, takeOver } = await openBeforeScripts(page, '/m/AAAAAAAAAAAAAAAA');
  expect(before.text).toContain('Wird hervorgeholt …');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await takeOver();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
});

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
  const dark = page.getByRole('group', { name: 'Dunkel' });
  await dark.getByText('Jemand hier').click();
  await setup.takeOver();
  await expect(dark.getByLabel('Jemand hier')).toBeChecked();
  // Whoever shares the device may say how they are called.
  await expect(page.getByRole('textbox').first()).toBeVisible();

  const lesson = await openBeforeScripts(page, '/tablut/learn');
  for (const cell of ['f7', 'f8']) {
    await page.getByRole('gridcell', { name: new RegExp(`^${cell},`) }).click();
  }
  await lesson.takeOver();
  await expect(page.getByRole('heading', { name: 'Fast' })).toBeVisible();
});

test('what is pressed while the parts of a page wait for their turn finds them drawn', async ({
  page,
}) => {
  await page.addInitScript(holdTurns);
  await page.goto('/tablut/learn');
  await expect.poll(() => isTaken(page)).toBe(true);
  for (const cell of ['f7', 'f8']) {
    await page.getByRole('gridcell', { name: new RegExp(`^${cell},`) }).click();
  }
  await expect(page.getByRole('heading', { name: 'Fast' })).toBeVisible();

  await page.goto('/');
  await expect.poll(() => isTaken(page)).toBe(true);
  await page.getByRole('button', { name: 'Jetzt spielen: Tablut' }).press('Enter');
  await expect(page).toHaveURL(/\/m\//);
});

test('chapters that are left as they came can be searched and left', async ({ page }) => {
  await page.goto('/tablut/rules');
  await expect.poll(() => isTaken(page)).toBe(true);
  const rule = page.locator('#TB1\\.1');
  await page.getByRole('textbox').fill('TB4.5');
  await expect(rule).toHaveCount(0);
  await expect(page.locator('.rule')).toHaveCount(1);
  await page.getByRole('textbox').fill('');
  await expect(rule).toBeVisible();
  await expect(page.locator('figure.diagram svg').first()).toBeVisible();
  await page.goto('/tablut/rules');
  await expect.poll(() => isTaken(page)).toBe(true);
  await page.getByRole('link', { name: 'Tablut', exact: true }).click();
  await expect(page).toHaveURL(/\/tablut$/);
  await expect(page.locator('.chapter')).toHaveCount(0);
});

test('a device that shows a page otherwise waits for the app, and shows it once', async ({
  page,
}) => {
  await page.goto('/tablut/table');
  const dark = page.getByRole('group', { name: 'Dunkel' });
  await dark.getByText('Jemand hier').click();
  await page.getByRole('button', { name: 'An den Tisch' }).click();
  await expect(page).toHaveURL(/\/m\//);
  await watchShifts(page);
  const { takeOver } = await openBeforeScripts(page, '/tablut/table');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await takeOver();
  await expect(dark.getByText('Jemand hier')).toBeVisible();
  await expect(dark.getByLabel('Jemand hier')).toBeChecked();
  expect(await shift(page)).toBeLessThan(SEEN);
});

test('a page that waits for words that cannot be fetched is seen as it came', async ({ page }) => {
  await page.addInitScript(() => {
    const settings = { language: 'fr', theme: 'system', sound: true, still: false };
    localStorage.setItem('kast.settings', JSON.stringify(settings));
  });
  await page.route(/assets\/fr-[^/]*\.js/, (route) => route.abort());
  await page.goto('/tablut');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the rulebook can be read, with its drawings', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    await page.goto('/leibkoeche/rules', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#LK1\\.1')).toBeVisible();
    await expect(page.locator('figure.diagram').first()).toBeVisible();
    await expect(page).toHaveTitle(/Spielregeln/);
    expect(problems).toEqual([]);
  });
});

interface Look {
  readonly language: string;
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
  await expect.poll(() => page.evaluate(isRead)).toBe(true);
  // Fonts are asked for after the first paint.
  await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
  await page.evaluate(() => document.fonts.load('600 16px Fraunces'));
  await page.evaluate(() => document.fonts.load('16px "Atkinson Hyperlegible Next"'));
  // From here on nothing moves any more, once what fonts have moved was told.
  await shift(page);
  await page.evaluate(() => Object.assign(globalThis, { shifts: [] }));
  return {
    before: await look(page),
    async takeOver() {
      letGo();
      await expect.poll(() => isTaken(page)).toBe(true);
      await page.unroute(script);
    },
  };
}

/** Whoever draws into it leaves a mark there. */
function isTaken(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.querySelector('#app');
    return root !== null && Object.keys(root).length > 0;
  });
}

/** Tasks that would come next, once the page is being taken over, wait until somebody has done something. */
function holdTurns(): void {
  const held: (() => void)[] = [];
  let isHeld = true;
  const later = globalThis.setTimeout;
  const isTakingOver = () => Object.keys(document.querySelector('#app') ?? {}).length > 0;
  const holding = (call: () => void, delay?: number, ...rest: unknown[]) => {
    if (!isHeld || delay !== 0 || !isTakingOver()) return later(call, delay, ...rest);
    held.push(call);
    return 0;
  };
  Object.assign(globalThis, { setTimeout: holding });
  for (const act of ['click', 'keydown']) {
    addEventListener(act, () => {
      isHeld = false;
      for (const call of held.splice(0)) call();
    });
  }
}

function isRead(): boolean {
  const isThere = document.querySelector('#app > *') !== null && document.readyState !== 'loading';
  return isThere && [...document.images].every(({ complete }) => complete);
}

function hasFonts(): boolean {
  return [...document.fonts].some(({ family }) => family === 'Fraunces');
}

function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('#app');
    // Of a board its pieces: its rim may be cut off, and coordinates come where their room is known.
    const drawn = 'svg:not(.surface > svg),.piece';
    const all = [...(root?.querySelectorAll(`h1,h2,h3,p,a,button,img,input,label,${drawn}`) ?? [])];
    // Places are left free for the puzzle of the day, which only the device knows, for what is fetched later (the lobby), and
    // for a house that is built as its room allows.
    const later = [
      ...(root?.querySelectorAll<HTMLElement>(
        '.cornice-doors > :first-child,.lobby,.option-figures,.option-source,.hm-place',
      ) ?? []),
    ];
    const seen = all.filter((element) => !later.some((place) => place.contains(element)));
    return {
      language: document.documentElement.lang,
      text: later
        .reduce((text, place) => text.replace(place.innerText, ''), root?.innerText ?? '')
        .replaceAll(/\s+/g, ' '),
      places: seen.map((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        return [element.localName, ...[x, y, height].map((side) => side.toFixed(1))].join(' ');
      }),
    };
  });
}
