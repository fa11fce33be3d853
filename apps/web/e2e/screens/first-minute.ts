import { type Browser, expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '@kast/games';
import { NEWCOMER } from '../support/experienced.ts';
import { beginnersMove, typeMove } from '../support/first-minute.ts';
import { GAME_NAMES } from '../support/golden-moments.ts';
import { untilSettled } from '../support/layout-faults.ts';
import { showNotation } from '../support/notation.ts';
import { WINDOW_NAMES, WINDOWS, type WindowName } from '../support/windows.ts';
import { type Look, THEMES, wanted } from './chosen.ts';
import { type Shot, writeSheet } from './sheet.ts';

/** The first ten screens of somebody who has never been here. */
const SCREENS = 10;

for (const game of wanted('game', GAME_NAMES)) {
  for (const theme of wanted('theme', THEMES)) {
    for (const language of wanted('language', LANGUAGES)) {
      for (const size of wanted('size', WINDOW_NAMES)) {
        test(`${game} ${theme} ${language} ${size}`, async ({ browser }) => {
          const shots = await shootFirstMinute(browser, { game, theme, language }, size);
          await writeSheet(browser, `first-minute-${game}-${theme}-${language}-${size}`, shots);
        });
      }
    }
  }
}

async function shootFirstMinute(
  browser: Browser,
  { game, theme, language }: Look,
  size: WindowName,
): Promise<readonly Shot[]> {
  const context = await browser.newContext({
    baseURL: process.env['KAST_ADDRESS'] ?? '',
    storageState: NEWCOMER,
    viewport: WINDOWS[size],
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await showNotation(page);
  const shots: Shot[] = [];
  const shoot = async (): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    if (await page.locator('.staged-table').isVisible()) await untilSettled(page);
    const title = `${shots.length + 1}`;
    shots.push({ title, size: WINDOWS[size], png: await page.screenshot() });
  };
  await page.goto(`/${game}`);
  await shoot();
  await page.locator('.button[data-kind="primary"]').first().click();
  await page.locator('.first-card').waitFor();
  await shoot();
  await page.locator('.dialog[open] .button[data-kind="primary"]').click();
  while (shots.length < SCREENS && (await isAsked(page))) {
    await shoot();
    const note = page.locator('.notice[role=note] .button');
    if (await note.isVisible()) await note.click();
    await typeMove(page, (await beginnersMove(page)) ?? '');
  }
  await context.close();
  return shots;
}

/** Waits until the newcomer is to decide, going on where somebody is asked to; false when the match is over. */
async function isAsked(page: Page): Promise<boolean> {
  const goOn = page.locator('.moment-on[data-open=true] > .button');
  let isOver = false;
  await expect
    .poll(async () => {
      if (await goOn.isVisible()) await goOn.click();
      isOver = await page.locator('.result').isVisible();
      const isBusy = (await page.locator('.table-board').getAttribute('aria-busy')) === 'true';
      return isOver || (!isBusy && (await beginnersMove(page)) !== undefined);
    })
    .toBe(true);
  return !isOver;
}
