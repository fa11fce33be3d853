import { test as base, type Page, type Response } from '@playwright/test';
import { watchParts } from './parts-on-the-way.ts';

export * from '@playwright/test';

type Answer = Promise<Response | null>;

/** How every page is opened. */
interface Opening {
  goto: (this: Page, address: string, options?: Parameters<Page['goto']>[1]) => Answer;
  reload: (this: Page, options?: Parameters<Page['reload']>[0]) => Answer;
}

/**
 * Pages are seen before the app has taken them over, and whoever presses and types here is quicker than any hand.
 * So an address counts as open once its page is taken over, but for who waits for its first bytes alone.
 */
export const test = base.extend<object, { readonly openedWhole: boolean }>({
  openedWhole: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const opening = Object.getPrototypeOf(page) as Opening;
      await page.close();
      const { goto, reload } = opening;
      opening.goto = async function opened(address, options) {
        watchParts(this);
        const answer = await goto.call(this, address, options);
        if (options?.waitUntil !== 'commit') await untilTakenOver(this);
        return answer;
      };
      opening.reload = async function opened(options) {
        const answer = await reload.call(this, options);
        await untilTakenOver(this);
        return answer;
      };
      await use(true);
      Object.assign(opening, { goto, reload });
    },
    { scope: 'worker', auto: true },
  ],
});

/**
 * Whoever draws into the page leaves a mark there. Not every page is the app's. The fonts of one that was rendered
 * ahead are put in place together, once all have come: `document.fonts.ready` knows nothing of them before.
 */
async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const root = document.querySelector('#app');
      if (root === null) return true;
      return Object.keys(root).length > 0 && hasFaces(document.querySelector('#faces'));

      function hasFaces(faces: HTMLStyleElement | null): boolean {
        if (!faces?.sheet || faces.media === 'all') return document.fonts.status === 'loaded';
        const wanted = [...faces.sheet.cssRules].map((rule) => (rule as CSSFontFaceRule).style);
        const families = new Set(wanted.map(({ fontFamily }) => fontFamily.replaceAll('"', '')));
        const isThere = ({ family }: FontFace) => families.has(family.replaceAll('"', ''));
        return [...document.fonts].some(isThere) || areLost(faces.textContent);
      }

      /** None of them could be fetched. */
      function areLost(faces: string): boolean {
        const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const isLost = ([, file = '']: RegExpMatchArray) =>
          asked.some((one) => one.name.endsWith(file) && one.responseStatus !== 200);
        return [...faces.matchAll(/url\(([^)]+)\)/g)].every(isLost);
      }
    },
    undefined,
    { polling: 50 },
  );
}
