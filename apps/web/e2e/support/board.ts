import { expect, type Locator, type Page } from '@playwright/test';

/** For what is waited for at every ply: the usual pauses grow to a second. */
export const OFTEN = { intervals: [40] };

/** The board as a person finds it: a grid whose cells have names. */
export function boardOf(page: Page) {
  const grid = page.getByRole('grid');
  const cell = (square: string): Locator =>
    grid.getByRole('gridcell', { name: new RegExp(`^${square},`) });

  /** By clicking: `e3-b3`; what is taken need not be said. */
  async function play(move: string): Promise<void> {
    const [from = '', to = ''] = squaresOf(move);
    await cell(from).click();
    await cell(to).click();
  }

  /** By arrow keys and Enter alone, from wherever the focus is in the grid. */
  async function playByKeys(move: string): Promise<void> {
    for (const square of squaresOf(move)) {
      await goByKeys(square);
      await page.keyboard.press('Enter');
    }
  }

  async function goByKeys(square: string): Promise<void> {
    const at = await grid.locator(':focus').getAttribute('aria-label');
    const [column, row] = stepsBetween((at ?? '').slice(0, 2), square);
    await press(column > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(column));
    await press(row > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(row));
    await expect(cell(square)).toBeFocused();
  }

  async function press(key: string, times: number): Promise<void> {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  }

  return { grid, cell, play, playByKeys };
}

/** The log as it stands beside the board, for who likes notation: of a long match, its last lines. */
export async function logOf(page: Page): Promise<readonly string[]> {
  return page.locator('.log-move').allTextContents();
}

/** What was read of a log before, and all that has come to it since, however many lines it shows. */
export async function readOn(page: Page, log: readonly string[]): Promise<readonly string[]> {
  const lines = await page.locator('.log-line').evaluateAll((elements) =>
    elements.map((element) => ({
      ply: Number(element.querySelector('.log-number')?.textContent),
      move: element.querySelector('.log-move')?.textContent ?? '',
    })),
  );
  return [...log, ...lines.filter(({ ply }) => ply > log.length).map(({ move }) => move)];
}

export async function expectPlies(page: Page, count: number): Promise<void> {
  if (count === 0) await expect(page.locator('.log-line')).toHaveCount(0);
  else await expect(page.locator('.log-number').last()).toHaveText(String(count));
}

/** For where others may answer the same question meanwhile, once each. */
export async function expectPliesAndAnswers(page: Page, count: number): Promise<void> {
  if (count === 0) return;
  const counts = Array.from({ length: MOST_SEATS }, (_, others) => count + others);
  // By a locator: what lies over the page is dismissed while one waits for it.
  const last = page.locator('.log-number').last();
  await expect(last).toHaveText(new RegExp(`^(${counts.join('|')})$`));
}

const MOST_SEATS = 6;

/**
 * Does something, and waits until the log has grown: of a long match it shows only the last lines. Or until
 * a curtain has come down, behind which there is none to be read. What wants to be looked at first has been.
 */
export async function untilLogGrows(page: Page, act: () => Promise<void>): Promise<void> {
  const last = async () => (await page.locator('.log-number').allTextContents()).at(-1);
  const curtain = page.locator('.curtain');
  // The page of the log comes after the table.
  await page.locator('.log-line, .log-empty').or(curtain).first().waitFor({ state: 'attached' });
  const before = await last();
  await act();
  await expect
    .poll(async () => {
      await goOn(page);
      return (await curtain.isVisible()) || (await last()) !== before;
    }, OFTEN)
    .toBe(true);
}

/** Goes on from a moment that wants to be dismissed, where there is one. */
export async function goOn(page: Page): Promise<void> {
  await page
    .locator('.moment-on[data-open=true] > .button')
    .evaluateAll((buttons: readonly HTMLElement[]) => buttons[0]?.click());
}

function squaresOf(move: string): readonly string[] {
  return move.split('x')[0]?.split('-') ?? [];
}

function stepsBetween(from: string, to: string): readonly [columns: number, rows: number] {
  const column = (square: string): number => square.charCodeAt(0);
  return [column(to) - column(from), Number(to[1]) - Number(from[1])];
}
