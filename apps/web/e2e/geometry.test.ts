import { expect, type Page, test } from './support/test.ts';
import { NEWCOMER } from './support/experienced.ts';
import {
  GAME_NAMES,
  type GameName,
  GOLDEN_MATCHES,
  momentsOf,
  openMoment,
} from './support/golden-moments.ts';
import { type Layout, layoutOf, type Wanted } from './support/layout-faults.ts';
import { WINDOW_NAMES, WINDOWS, type WindowName } from './support/windows.ts';

// Nothing is looked at by eye: fewer pixels are painted sooner, and lie in the same places.
test.use({
  deviceScaleFactor: 0.25,
  trace: 'off',
  contextOptions: { reducedMotion: 'reduce' },
});

const UPRIGHT = ['phone-upright', 'low-phone', 'small-phone'] as const;
/** Where a tray or a question may be too much: the least room of each way to lay out the table. */
const TIGHT = [...UPRIGHT, 'phone-sideways', 'small-sideways'] as const;
/** Where a result lies over the board, or over who sits where. */
const LAIN_OVER = [...UPRIGHT, 'zoomed', 'small-sideways'] as const;
/** One window of each way to lay out a page. */
const EACH_LAYOUT = [...UPRIGHT, 'small-sideways', 'laptop'] as const;
/** A result lies in the largest window as it does on a laptop. */
const WITH_A_RESULT = WINDOW_NAMES.filter((name) => name !== '4k');

/** Each game in one of them: how long its questions are is measured in all (`packages/games/src/prompts.test.ts`). */
const LOCALES: Readonly<Record<GameName, string>> = {
  tablut: 'nl-NL',
  'drunter-und-drueber': 'de-DE',
  'heuchel-und-meuchel': 'fr-FR',
  'la-courte-paille': 'de-DE',
  leibkoeche: 'fr-FR',
};

const HINTED = /De computer zou|Der Computer würde|L’ordinateur conseille/;

/** Cells are as large as the largest board makes them. */
const PRESSED = ':is(button, a:not(.skip), .segment, summary):not([data-cell])';

const CLEAR = ['.table-bar', '.chip', '.notices > *'];

const ON_YOUR_TURN: Wanted = {
  clear: CLEAR,
  seen: [
    '.table-bar',
    '.foot-prompt',
    '.actions > button',
    '.staged-table :is(button, [role=switch])',
  ],
  apart: [
    '.table-bar',
    '.players',
    '.staged-table > *',
    '.foot-prompt',
    '.actions > button',
    '.notes-handle button',
  ],
  pressed: `.table-room ${PRESSED}`,
};

/** A slip may lie over who sits where, and over nothing else. */
const WITH_A_SLIP: Wanted = {
  ...ON_YOUR_TURN,
  apart: [...ON_YOUR_TURN.apart.filter((part) => part !== '.players'), '.notices > *'],
};

const AT_THE_END: Wanted = {
  clear: CLEAR,
  seen: ['.result h2', '.result .button', '.notes-handle button'],
  apart: [
    '.table-bar',
    '.chip-name',
    '.chip-figures',
    '.result .sheet-actions .button',
    '.notes-handle button',
  ],
  pressed: '.result .button',
};

/** The board is looked at, and who sits where. */
const FOLDED_AWAY: Wanted = {
  ...AT_THE_END,
  apart: ['.table-bar', '.chip-name', '.chip-figures', '.board-space', '.result'],
};

const IN_A_REPLAY: Wanted = {
  clear: CLEAR,
  whole: ['.cp-open-hands > li'],
  seen: ['.table-bar', '.replay-controls', '.estimate .button', '.notes-handle button'],
  spaced: ['.estimate .button', '.notes-handle button'],
  apart: [
    '.table-bar',
    '.players',
    '.staged-table > *',
    '.replay-controls',
    '.estimate .button',
    '.notes-handle button',
  ],
  pressed: `.table-foot ${PRESSED}`,
};

const IN_A_LESSON: Wanted = {
  seen: ['.lesson-head > a', '.lesson-sheet h1', '.lesson-sheet .sheet-actions .button'],
  apart: [
    '.page-head',
    '.staged-table > *',
    '.lesson-sheet',
    '.cp-ropes',
    '.cp-chart',
    '.cp-lid',
    '.cp-hand',
  ],
  spaced: ['.lesson-head > *'],
  pressed: `.lesson-sheet ${PRESSED}`,
};

test.describe('a first match', () => {
  test.use({ storageState: NEWCOMER, locale: 'nl-NL' });

  test('in a low window a tip leaves everything in sight that is needed', async ({ page }) => {
    await page.setViewportSize(WINDOWS['low-phone']);
    await page.goto('/tablut/table');
    await page.getByRole('button', { name: 'Aan tafel' }).click();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.getByRole('note').waitFor();
    await inWindows(page, ['low-phone'], WITH_A_SLIP, (window, layout) => {
      expect(faultsOf(layout), window).toEqual([]);
    });
  });
});

for (const game of GAME_NAMES) {
  test.describe(game, () => {
    test.use({ locale: LOCALES[game] });

    test('on your turn and at the end everything is in the window', async ({ page }) => {
      const rooms = new Map<string, readonly number[]>();
      const boards = new Map<string, readonly number[]>();
      for (const moment of await momentsOf(game, GOLDEN_MATCHES[game])) {
        const isOver = moment.phase === 'over';
        // Where it has a column the result comes whole, and stays so.
        if (isOver) await page.setViewportSize(WINDOWS.laptop);
        await openMoment(page, moment);
        await inWindows(
          page,
          windowsAt(moment.phase),
          isOver ? AT_THE_END : ON_YOUR_TURN,
          (window, layout) => {
            expect.soft(faultsOf(layout), `${moment.phase}, ${window}`).toEqual([]);
            expect
              .soft(layout.room, `room for the board, ${moment.phase}, ${window}`)
              .toEqual(rooms.get(window) ?? layout.room);
            rooms.set(window, layout.room);
            // The board keeps its size, whatever is asked beside it.
            expect
              .soft(layout.board, `where the board was, ${moment.phase}, ${window}`)
              .toEqual(boards.get(window) ?? layout.board);
            boards.set(window, layout.board);
          },
        );
        if (!isOver) continue;
        await page.setViewportSize(WINDOWS['small-phone']);
        const fold = page.locator('.result-fold button');
        await fold.click();
        await inWindows(page, LAIN_OVER, FOLDED_AWAY, (window, layout) => {
          expect.soft(faultsOf(layout), `folded away, ${window}`).toEqual([]);
        });
        await fold.click();
        await expect(page.locator('.result > p').first()).toBeVisible();
      }
    });

    test('a hint leaves everything in sight that is needed', async ({ page }) => {
      const moment = (await momentsOf(game, GOLDEN_MATCHES[game])).at(-2);
      if (!moment) throw new Error('a golden match has a last move');
      await page.setViewportSize(WINDOWS['low-phone']);
      await openMoment(page, moment);
      await page.getByRole('button', { name: /^(Hint|Tipp|Indice)/ }).click();
      await page.locator('.notice', { hasText: HINTED }).waitFor();
      await inWindows(page, ['low-phone', 'laptop'], WITH_A_SLIP, (window, layout) => {
        expect.soft(faultsOf(layout), window).toEqual([]);
      });
    });

    test('a replay and the lessons keep within the window on a cold load', async ({ page }) => {
      const moment = (await momentsOf(game, GOLDEN_MATCHES[game])).at(-1);
      if (!moment) throw new Error('a golden match has an end');
      await openMoment(page, moment, '/replay?ply=60');
      await inWindows(page, EACH_LAYOUT, IN_A_REPLAY, (window, layout) => {
        expect.soft(faultsOf(layout), `replay, ${window}`).toEqual([]);
      });
      for (const window of EACH_LAYOUT) {
        await page.setViewportSize(WINDOWS[window]);
        const told = page.locator('.replay-words').filter({ visible: true });
        await expect(told, `what was done, ${window}`).toHaveText(/\S/);
      }
      await page.goto(`/${game}/learn`);
      await page.locator('.classroom').waitFor();
      await inWindows(page, EACH_LAYOUT, IN_A_LESSON, (window, layout) => {
        expect.soft(faultsOf(layout), `lesson, ${window}`).toEqual([]);
      });
    });
  });
}

function windowsAt(phase: string): readonly WindowName[] {
  if (phase === 'over') return WITH_A_RESULT;
  return phase === 'last' ? WINDOW_NAMES : TIGHT;
}

async function inWindows(
  page: Page,
  windows: readonly WindowName[],
  wanted: Wanted,
  judge: (window: WindowName, layout: Layout) => void,
): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(WINDOWS[window]);
    judge(window, await layoutOf(page, wanted));
  }
}

function faultsOf({ faults }: Layout): readonly string[] {
  return faults.map(({ kind, what }) => `${kind}: ${what}`);
}
