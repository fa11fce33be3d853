import { expect, type Page, test } from './support/test.ts';
import { boardOf } from './support/board.ts';
import { playAlong, starterOn } from './support/drunter.ts';
import { showNotation } from './support/notation.ts';
import { raftOf } from './support/raft.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

/** All that was said to the ear, and can still be read. */
const saidOn = (page: Page) => page.locator('.unseen[role=log]');

test('a curtain says whom it is for, and leads the focus through', async ({ page }) => {
  await page.goto('/la-courte-paille/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  const second = page.getByRole('group', { name: 'Wie speelt er op plaats 2?' });
  await second.getByText('Iemand hier').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  const raft = raftOf(page);
  const turn = page.locator('.table-turn');
  const onTurn = page.locator('.chip[data-on-turn=true]', { hasText: 'aan zet' });

  const first = page.getByRole('button', { name: 'Ik ben Speler 1' });
  await expect(first).toBeFocused();
  await expect(turn).toHaveText('Geef het toestel aan Speler 1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await raft.pick();

  await page.getByRole('button', { name: 'Gordijn dicht' }).focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('button', { name: 'Ik ben Speler 2' })).toBeFocused();
  // Who still holds the key opens nothing with it.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('button', { name: 'Ik ben Speler 2' })).toBeFocused();
  await expect(turn).toHaveText('Geef het toestel aan Speler 2');
  await expect(page).toHaveTitle(/^Geef het toestel aan Speler 2/);
  await expect(saidOn(page)).toHaveText('Geef het toestel aan Speler 2');
  await expect(onTurn).toHaveText(/Speler 2/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(raft.choosing).toBeVisible();
  await expect(saidOn(page)).toContainText('Speler 2 is aan zet');
  await expect(saidOn(page)).not.toContainText('Speler 1 is aan zet');

  for (const comesBack of [
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    () => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'hidden');
    },
  ]) {
    await raft.hand.first().focus();
    await page.evaluate(comesBack);
    await expect(page.getByRole('button', { name: 'Ik ben Speler 2' })).toBeFocused();
    await expect(raft.hand).toHaveCount(0);
    await page.keyboard.press('Enter');
  }
  await expect(raft.choosing).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gordijn dicht' })).toHaveCount(0);
});

test('a curtain says a wide name whole on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/la-courte-paille/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  const second = page.getByRole('group', { name: 'Wie speelt er op plaats 2?' });
  await second.getByText('Iemand hier').click();
  await page.getByRole('textbox').first().fill('W'.repeat(24));
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  const curtain = page.locator('.curtain');
  await curtain.waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await curtain.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  for (const part of [curtain.getByRole('heading'), curtain.getByRole('button')]) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 320)).toBeLessThanOrEqual(320);
  }
});

test('where all look together, what was said in one turn can still be read in the next', async ({
  page,
}) => {
  await showNotation(page);
  await page.goto('/drunter-und-drueber/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page
    .getByRole('group', { name: 'Oranje: wie speelt er?' })
    .getByText('Iemand hier')
    .click();
  await page.getByText('Altijd hetzelfde bord').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  const along = await playAlong(2);
  along.enter(await starterOn(page));
  const first = along.deciding();
  for (const by of [first, 3 - first]) {
    const move = along.advise();
    await boardOf(page).cell(move.slice(1)).click();
    along.enter({ by, move });
    await expect(saidOn(page)).toContainText(new RegExp(`Speler ${by} legt een steen`));
  }
  await expect(saidOn(page)).toContainText(new RegExp(`Speler ${first} legt een steen`));
});
