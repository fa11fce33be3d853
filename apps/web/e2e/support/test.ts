import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/**
 * Pages are seen before the app has taken them over, and whoever presses and types here is quicker than any hand.
 * So an address counts as open once its page is taken over, but for who waits for its first bytes alone.
 */
export const test = base.extend<object, { readonly openedWhole: boolean }>({
  openedWhole: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const pages = Object.getPrototypeOf(page) as Page;
      await page.close();
      const { goto, reload } = pages;
      pages.goto = async function opened(this: Page, address, options) {
        const answer = await goto.call(this, address, options);
        if (options?.waitUntil !== 'commit') await untilTakenOver(this);
        return answer;
      };
      pages.reload = async function opened(this: Page, options) {
        const answer = await reload.call(this, options);
        await untilTakenOver(this);
        return answer;
      };
      await use(true);
      Object.assign(pages, { goto, reload });
    },
    { scope: 'worker', auto: true },
  ],
});

/** Whoever draws into the page leaves a mark there. Not every page is the app's. */
async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const root = document.querySelector('#app');
      return root === null || Object.keys(root).length > 0;
    },
    undefined,
    { polling: 50 },
  );
}
