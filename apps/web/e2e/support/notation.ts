import type { Page } from '@playwright/test';
import { BRISK } from './experienced.ts';

/** For a page of somebody who likes notation: the log writes it, and moves can be typed. */
export async function showNotation(page: Page): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('kast.settings', JSON.stringify(settings)),
    { ...BRISK, notation: true },
  );
}
