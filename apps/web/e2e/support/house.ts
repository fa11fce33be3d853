import { expect, type Locator, type Page } from '@playwright/test';

/** The house of Heuchel & Meuchel as a person finds it, in Dutch. */
export function houseOf(page: Page) {
  const grid = page.getByRole('grid', { name: 'Het huis' });
  const field = (name: string): Locator =>
    grid.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  const button = (name: RegExp): Locator => page.getByRole('button', { name });

  /** Does by pressing what the notation says: `3/2-8`, `take b2 d1`, `leave`, `remove 9`. */
  async function play(column: string, text: string): Promise<void> {
    const [word = '', ...rest] = text.split(' ');
    if (word === 'arrange') return button(/^Zo is het goed/).click();
    if (word === 'leave') return button(/^Laat liggen/).click();
    if (word === 'stop') return button(/^Ik stop/).click();
    if (word === 'again') return button(/^Gooi nog eens/).click();
    if (word === 'take') return take(rest);
    if (word === 'remove') return removeFrom(`${column}${rest[0]}`);
    return move(column, word);
  }

  async function move(column: string, text: string): Promise<void> {
    const [from = '', to = ''] = text.split('-');
    const [row = '', count] = from.split('/');
    const stack = field(`${column}${row}`);
    await expect(stack).toHaveAttribute('data-movable', 'true');
    await stack.click();
    if (count) await page.locator(`[data-cell="${column}${row}/${count}"]`).click();
    await field(`${column}${to}`).click();
  }

  async function take(lots: readonly string[]): Promise<void> {
    for (const lot of lots) {
      const card = `[data-cell^="${lot.charAt(0)}"][data-cell$="/${lot.slice(1)}"]`;
      await page.locator(`.hm-fans ${card}`).click();
    }
    await button(/^Pak \d/).click();
  }

  async function removeFrom(name: string): Promise<void> {
    await field(name).click();
    await field(name).click();
  }

  async function expectReckoning(seats: number): Promise<void> {
    await page.getByRole('button', { name: 'De afrekening' }).click();
    const reckoning = page.getByRole('dialog', { name: 'De afrekening' });
    await expect(reckoning.getByRole('table')).toHaveCount(seats);
    await expect(reckoning.getByRole('row', { name: /^Totaal/ })).toHaveCount(seats);
    await page.keyboard.press('Escape');
  }

  return { grid, field, play, expectReckoning };
}
