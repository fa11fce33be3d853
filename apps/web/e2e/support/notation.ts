import type { Page } from '@playwright/test';

/** For a page of somebody who likes notation: the log writes it, and moves can be typed. */
export async function showNotation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      'kast.settings',
      JSON.stringify({ theme: 'system', sound: true, still: false, notation: true }),
    );
  });
}
