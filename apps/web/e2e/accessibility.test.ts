import { must } from '@kast/kernel';
import { expect, type Page, test } from './support/test.ts';
import { violationsIn } from './support/axe.ts';
import { boardOf, expectPlies } from './support/board.ts';
import { momentsOf, openMoment } from './support/golden-moments.ts';
import { recordOf, WALK_OUT } from './support/matches.ts';

/** Each page as somebody would come to see it. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  cupboard: async (page) => {
    await page.goto('/');
  },
  'game page': async (page) => {
    await page.goto('/tablut');
  },
  setup: async (page) => {
    await page.goto('/tablut/table');
  },
  table: async (page) => {
    await page.goto('/tablut');
    await page.locator('.game-doors button').click();
    await boardOf(page).play('e3-b3');
    await expectPlies(page, 2);
    await boardOf(page).play('e4-f9');
  },
  'table for six': async (page) => {
    await page.goto('/drunter-und-drueber/table');
    await page.getByRole('slider').first().fill('6');
    await page.locator('.setup-start button').click();
    await expect(page.locator('.drunter-in-hand')).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('/tablut/rules');
  },
  'rules of many chapters': async (page) => {
    await page.goto('/drunter-und-drueber/rules');
  },
  'on paper': async (page) => {
    await page.goto('/la-courte-paille/print');
  },
  'score sheet': async (page) => {
    await page.goto('/heuchel-und-meuchel/print/scores');
  },
  'real table': async (page) => {
    await page.goto('/la-courte-paille/real-table');
    await page.locator('.who-plays [type=submit]').click();
    await page.locator('.cp-real-row button').first().click();
    await page.locator('.cp-real-face').first().click();
    await page.locator('.cp-real-face').first().click();
  },
  lessons: async (page) => {
    await page.goto('/tablut/learn');
  },
  puzzles: async (page) => {
    await page.goto('/tablut/puzzles');
    await page.locator('.sheet-actions button').first().click();
    await expect(page.locator('.lesson-said')).toBeVisible();
  },
  replay: async (page) => {
    await page.goto('/replay');
    await page.locator('textarea').fill(JSON.stringify(await recordOf(WALK_OUT)));
    await page.locator('.sheet > button').click();
    await boardOf(page).grid.waitFor();
  },
  'import form': async (page) => {
    await page.goto('/replay');
  },
  'house of Heuchel & Meuchel': async (page) => {
    await page.goto('/heuchel-und-meuchel');
    await page.locator('.game-doors button').click();
    const arranged = page.locator('.hm-tray-buttons > button');
    const movable = page.locator('.surface .board-cell[data-movable="true"]').first();
    // Whoever is dealt six classes has nothing to arrange.
    await arranged.or(movable).first().waitFor();
    if (await arranged.isVisible()) await arranged.click();
    await movable.click();
  },
  'rules of Heuchel & Meuchel': async (page) => {
    await page.goto('/heuchel-und-meuchel/rules');
  },
  'raft of La Courte Paille': async (page) => {
    await page.goto('/la-courte-paille');
    await page.locator('.game-doors button').click();
    await page.locator('.cp-hand .board-cell').first().click();
  },
  'rules of La Courte Paille': async (page) => {
    await page.goto('/la-courte-paille/rules');
  },
  'royal kitchen of the Leibköche': async (page) => {
    await page.goto('/leibkoeche/table');
    await page.getByRole('slider').first().fill('4');
    await page.locator('.setup-start button').click();
    await page.locator('.lk-tray').waitFor();
  },
  'rules of the Leibköche': async (page) => {
    await page.goto('/leibkoeche/rules');
  },
  'toss by hand': async (page) => {
    const moments = await momentsOf('leibkoeche', 'two-by-hand');
    await openMoment(
      page,
      must(
        moments.find(({ phase }) => phase === 'toss'),
        'a toss',
      ),
    );
    await page.locator('.lk-by-hand > button').click();
    await expect(page.locator('.lk-toss-hand')).toBeFocused();
  },
  'practice kitchen': async (page) => {
    await page.goto('/leibkoeche/practice');
    await expect(page.locator('.lk-toss-hand')).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('/');
    await page.locator('.cornice-settings button').click();
    await page.getByRole('dialog').waitFor();
  },
};

/** What a theme changes; everything else is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

for (const [name, visit] of Object.entries(PAGES)) {
  test(`axe finds nothing wrong, by day or night, and nothing sticks out: ${name}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await visit(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    // Also what nobody has scrolled to: until then the browser does not say what colour that has.
    await page.evaluate(() => {
      for (const chapter of document.querySelectorAll<HTMLElement>('.chapter')) {
        chapter.style.contentVisibility = 'visible';
      }
    });
    expect(await violationsIn(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Colours change little by little.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    });
    expect(await violationsIn(page, COLOUR_RULES), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, 'the width at 320 pixels').toBeLessThanOrEqual(320);
    await context.close();
  });
}
