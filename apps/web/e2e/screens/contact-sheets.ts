import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, test } from '@playwright/test';
import { LANGUAGES } from '@kast/games';
import {
  GAME_NAMES,
  type GameName,
  GOLDEN_MATCHES,
  type Moment,
  momentsOf,
  openMoment,
} from '../support/golden-moments.ts';
import { untilSettled } from '../support/layout-faults.ts';
import { WINDOW_NAMES, WINDOWS, type WindowName } from '../support/windows.ts';
import { type Shot, sheetOf } from './sheet.ts';

const THEMES = ['light', 'dark'] as const;
const OUT = join(import.meta.dirname, '../../../../.cache/screens');

const chosen = JSON.parse(process.env['KAST_SCREENS'] ?? '{}') as Record<string, string[]>;
const wanted = <Name extends string>(flag: string, all: readonly Name[]): readonly Name[] =>
  all.filter((name) => chosen[flag]?.includes(name) ?? true);

for (const game of wanted('game', GAME_NAMES)) {
  for (const theme of wanted('theme', THEMES)) {
    for (const language of wanted('language', LANGUAGES)) {
      test(`${game} ${theme} ${language}`, async ({ browser }) => {
        const shots = await shootAll(browser, { game, theme, language });
        const sheet = await browser.newPage({ viewport: { width: 1800, height: 900 } });
        await sheet.setContent(sheetOf(`${game} · ${theme} · ${language}`, shots));
        mkdirSync(OUT, { recursive: true });
        await sheet.screenshot({
          path: join(OUT, `${game}-${theme}-${language}.png`),
          fullPage: true,
        });
        await sheet.close();
      });
    }
  }
}

interface Look {
  readonly game: GameName;
  readonly theme: (typeof THEMES)[number];
  readonly language: string;
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
