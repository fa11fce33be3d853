import { expect, type Locator, type Page } from '@playwright/test';
import { goOn, OFTEN, untilLogGrows } from './board.ts';

/** The raft of La Courte Paille as a person finds it, in Dutch. */
export function raftOf(page: Page) {
  const cardsIn = (place: string): Locator =>
    page.getByRole('grid', { name: place }).getByRole('gridcell');
  const hand = cardsIn('Jouw hand');
  const menu = cardsIn('Het menu');
  const week = cardsIn('De week');
  const tricks = page.getByRole('group', { name: 'Wat haalt Coco uit?' });
  const choosing = page.getByText(/Kies (in het )?geheim een kaart/);
  const acting = page.getByText(/^Jouw beurt: /);
  const result = page.getByRole('region', { name: 'Afgelopen' });
  const button = (name: RegExp): Locator => page.getByRole('button', { name });

  /** Lifts the first card of the hand and chooses it. */
  async function pick(): Promise<void> {
    await hand.first().click();
    await button(/^Kies /).click();
  }

  /** Takes the first card of the menu; Coco cooks the first day of the week. */
  async function act(): Promise<void> {
    if (await tricks.isVisible()) {
      await tricks.getByRole('button', { name: 'Kookles' }).click();
      await week.first().click();
      return button(/^Gooi dag 1/).click();
    }
    await menu.first().click();
    return button(/^Neem /).click();
  }

  /** Does what can be done here now, and waits until it is done. */
  async function playOn(): Promise<void> {
    await untilLogGrows(page, async () => ((await choosing.isVisible()) ? pick() : act()));
  }

  /** What is asked, and of whom, may still be what it was while moves are being shown. */
  async function canPlay(): Promise<boolean> {
    await goOn(page);
    if (!(await page.locator('main[aria-busy=false]').isVisible())) return false;
    return (await choosing.isVisible()) || acting.isVisible();
  }

  async function expectStory(seats: number): Promise<void> {
    // Each turn that was not looked at yet is, first.
    const isOver = async (): Promise<boolean> => {
      await goOn(page);
      return result.isVisible();
    };
    await expect.poll(isOver, OFTEN).toBe(true);
    await expect(result.getByRole('link', { name: /^CP5\.[16]$/ })).toBeVisible();
    await page.getByRole('button', { name: 'De afrekening' }).click();
    const reckoning = page.getByRole('dialog', { name: 'De afrekening' });
    await expect(reckoning).toContainText(/kortste strootje|week is leeg/);
    // Of whoever was equal, what settled it stands below.
    await expect(reckoning.locator('.cp-scores').first().locator('> li')).toHaveCount(seats);
    await page.keyboard.press('Escape');
  }

  return { hand, choosing, acting, result, pick, act, playOn, canPlay, expectStory };
}
