import { expect, type Page, test } from './support/test.ts';
import { must } from '@kast/kernel';
import {
  GAME_NAMES,
  GOLDEN_MATCHES,
  type GameName,
  momentsOf,
  openMoment,
} from './support/golden-moments.ts';
import { untilSettled } from './support/layout-faults.ts';
import { WINDOWS } from './support/windows.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

/** Something on the board can be picked up. */
const PHASES: Readonly<Record<GameName, string>> = {
  tablut: 'playing',
  'drunter-und-drueber': 'moving',
  'heuchel-und-meuchel': 'moving',
  'la-courte-paille': 'playing',
  leibkoeche: 'toss',
};

/** Nothing but what can be picked up answers a press: who presses beside it means the nearest of it. */
const HAS_NOTHING_ELSE: ReadonlySet<GameName> = new Set(['tablut', 'drunter-und-drueber']);

interface Press {
  readonly cell: string;
  readonly x: number;
  readonly y: number;
  /** It falls on something else. */
  readonly isBeside: boolean;
}

/** For everything that can be picked up, points at the edge of a thumb on its middle: beside it, where it is small. */
async function pressesIn(page: Page): Promise<readonly Press[]> {
  return page.evaluate(() => {
    const ALMOST_HALF = 21;
    const live = [...document.querySelectorAll<HTMLElement>('[data-movable=true]')].filter((cell) =>
      cell.checkVisibility(),
    );
    const middleOf = (cell: Element) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const isNear = (cell: Element, { x, y }: { readonly x: number; readonly y: number }) => {
      const middle = middleOf(cell);
      return Math.max(Math.abs(middle.x - x), Math.abs(middle.y - y)) <= ALMOST_HALF + 2;
    };
    return live.flatMap((cell) => {
      const { x, y } = middleOf(cell);
      return [
        { x: x - ALMOST_HALF, y },
        { x: x + ALMOST_HALF, y },
        { x, y: y - ALMOST_HALF },
        { x, y: y + ALMOST_HALF },
      ]
        .filter((at) => {
          const hit = document.elementFromPoint(at.x, at.y);
          const isOnGrid = cell.closest('[role=grid]')?.contains(hit) === true;
          // Between two of them a thumb means the one that it is on.
          return isOnGrid && live.every((other) => other === cell || !isNear(other, at));
        })
        .map((at) => ({
          cell: cell.dataset['cell'] ?? '',
          ...at,
          isBeside: !cell.contains(document.elementFromPoint(at.x, at.y)),
        }));
    });
  });
}

for (const game of GAME_NAMES) {
  test(`a thumb picks up what it means at the table of ${game}`, async ({ page }) => {
    const moments = await momentsOf(game, GOLDEN_MATCHES[game]);
    const moment = must(
      moments.find(({ phase }) => phase === PHASES[game]),
      'a moment with something to pick up',
    );
    for (const window of ['phone-upright', 'small-phone'] as const) {
      await page.setViewportSize(WINDOWS[window]);
      await openMoment(page, moment);
      await untilSettled(page);
      const presses = await pressesIn(page);
      const isAlone = HAS_NOTHING_ELSE.has(game) && presses.some(({ isBeside }) => isBeside);
      const press = must(
        presses.find(({ isBeside }) => isBeside === isAlone),
        'a press',
      );
      await page.mouse.click(press.x, press.y);
      const cell = page.locator(`[data-movable][data-cell="${press.cell}"]`);
      await expect(cell, window).toHaveAttribute('aria-selected', 'true');
    }
  });
}

test('the squares of Tablut are as large as a phone is wide', async ({ page }) => {
  const [moment] = await momentsOf('tablut', GOLDEN_MATCHES.tablut);
  await openMoment(page, must(moment, 'a moment'));
  for (const window of ['phone-upright', 'small-phone'] as const) {
    await page.setViewportSize(WINDOWS[window]);
    await untilSettled(page);
    const square = must(await page.locator('[data-cell=e5]').boundingBox(), 'a square');
    expect(9 * square.width, window).toBeGreaterThan(0.99 * WINDOWS[window].width);
  }
});
