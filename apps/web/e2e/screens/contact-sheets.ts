import { type Browser, test } from '@playwright/test';
import { LANGUAGES } from '@kast/games';
import {
  GAME_NAMES,
  GOLDEN_MATCHES,
  type Moment,
  momentsOf,
  openMoment,
} from '../support/golden-moments.ts';
import { untilSettled } from '../support/layout-faults.ts';
import { WINDOW_NAMES, WINDOWS, type WindowName } from '../support/windows.ts';
import { type Look, THEMES, wanted } from './chosen.ts';
import { type Shot, writeSheet } from './sheet.ts';

for (const game of wanted('game', GAME_NAMES)) {
  for (const theme of wanted('theme', THEMES)) {
    for (const language of wanted('language', LANGUAGES)) {
      test(`${game} ${theme} ${language}`, async ({ browser }) => {
        const shots = await shootAll(browser, { game, theme, language });
        await writeSheet(browser, `${game}-${theme}-${language}`, shots);
      });
    }
  }
}

async function shootAll(browser: Browser, look: Look): Promise<readonly Shot[]> {
  const context = await browser.newContext({
    baseURL: process.env['KAST_ADDRESS'] ?? '',
    locale: look.language,
    colorScheme: look.theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const moment of threeOf(await momentsOf(look.game, GOLDEN_MATCHES[look.game]))) {
    await openMoment(page, moment);
    for (const size of wanted('size', WINDOW_NAMES)) {
      await page.setViewportSize(WINDOWS[size]);
      await untilSettled(page);
      shots.push({
        title: titleOf(moment, size),
        size: WINDOWS[size],
        png: await page.screenshot(),
      });
    }
  }
  await context.close();
  return shots;
}

/** The beginning, the middle and the end. */
function threeOf(moments: readonly Moment[]): readonly Moment[] {
  const asked = moments.filter(({ phase }) => phase !== 'last');
  return [asked[0], asked.at(-2), asked.at(-1)].filter(
    (moment, index, three) => moment !== undefined && three.indexOf(moment) === index,
  ) as readonly Moment[];
}

function titleOf({ phase, ply }: Moment, size: WindowName): string {
  const { width, height } = WINDOWS[size];
  return `${phase} (${ply}) · ${size} ${width} × ${height}`;
}
