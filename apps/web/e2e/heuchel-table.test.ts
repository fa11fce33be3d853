import { expect, type Page, test } from './support/test.ts';
import { must } from '@kast/kernel';
import { GOLDEN_MATCHES, momentsOf, openMoment } from './support/golden-moments.ts';
import { openGallery, tellNext, tellPlies } from './support/gallery.ts';
import { houseOf } from './support/house.ts';
import { untilSettled } from './support/layout-faults.ts';
import { WINDOWS } from './support/windows.ts';

test.use({ locale: 'nl-NL' });

const FULL = { game: 'heuchel-und-meuchel', record: 'a-full-house' };

const PHONES = [
  'phone-upright',
  'phone-sideways',
  'low-phone',
  'small-phone',
  'small-sideways',
] as const;

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);

/** The narrowest card that lies in the house, in pixels. */
function narrowestCard(page: Page): Promise<number> {
  return page
    .locator('.surface .hm-card > rect:first-child')
    .evaluateAll((cards) => Math.min(...cards.map((card) => card.getBoundingClientRect().width)));
}

/** How many floors are lower than others. */
function foldedFloors(page: Page): Promise<number> {
  return page.locator('.hm-floor > .wall').evaluateAll((floors) => {
    const heights = floors.map((floor) => floor.getBoundingClientRect().height);
    return heights.filter((height) => height < Math.max(...heights) / 2).length;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const ply of [8, 60, 130]) {
    test(`six columns have cards of 40 pixels after ${ply} plies`, async ({ page }) => {
      await openGallery(page, { ...FULL, ply });
      await expect.poll(() => narrowestCard(page)).toBeGreaterThanOrEqual(40);
    });
  }

  test('a long reckoning is had whole, and can be read from its beginning', async ({ page }) => {
    const moments = await momentsOf(FULL.game, FULL.record);
    await openMoment(page, must(moments.at(-1), 'the end of a match'));
    await page.getByRole('button', { name: 'De afrekening' }).click();
    const reckoning = page.getByRole('dialog', { name: 'De afrekening' });
    await expect(reckoning.locator('tfoot')).toHaveCount(6);
    await expect(reckoning.getByRole('heading', { name: 'De afrekening' })).toBeInViewport({
      ratio: 1,
    });
    await reckoning.locator('tfoot').last().scrollIntoViewIfNeeded();
    await expect(reckoning.locator('tfoot').last()).toBeInViewport({ ratio: 1 });
  });

  test('so they have at the table, and what is to be pressed is as large as a thumb', async ({
    page,
  }) => {
    await page.goto('/heuchel-und-meuchel');
    await page.locator('.game-doors button').click();
    const arranged = page.getByRole('button', { name: 'Zo is het goed' });
    const movable = page.locator('.surface [data-movable="true"]').first();
    // Whoever is dealt six classes has nothing to arrange.
    await arranged.or(movable).first().waitFor();
    if (await arranged.isVisible()) {
      const card = await page.locator('.hm-fan [role=gridcell]').first().boundingBox();
      expect(card?.width).toBeGreaterThanOrEqual(44);
      expect(card?.height).toBeGreaterThanOrEqual(44);
      await arranged.click();
    }
    await expect(page.locator('.hm-shutters')).toHaveCount(0);
    await expect(page.locator('.surface .hm-card').nth(11)).toBeAttached();
    await expect.poll(() => narrowestCard(page)).toBeGreaterThanOrEqual(40);
  });
});

/** With every row of the house in use; six columns are as wide as the narrowest windows let them be. */
const WITH_ALL_ROWS = [
  { record: GOLDEN_MATCHES['heuchel-und-meuchel'], windows: PHONES, least: 40 },
  { record: FULL.record, windows: ['phone-upright', 'phone-sideways', 'zoomed'], least: 40 },
  { record: FULL.record, windows: ['low-phone', 'small-phone', 'small-sideways'], least: 32 },
] as const;

for (const { record, windows, least } of WITH_ALL_ROWS) {
  test(`at the table of ${record} cards have ${least} pixels on ${windows.join(', ')} with all rows in use`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moments = await momentsOf(FULL.game, record);
    await openMoment(
      page,
      must(
        moments.find(({ phase }) => phase === 'moving'),
        'a move',
      ),
    );
    for (const window of windows) {
      await page.setViewportSize(WINDOWS[window]);
      await untilSettled(page);
      expect(await foldedFloors(page), window).toBe(0);
      expect(await narrowestCard(page), window).toBeGreaterThanOrEqual(least);
    }
  });
}

test('the house takes all the height of its room, and keeps within it', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await openGallery(page, { ...FULL, ply: 54, viewer: 6 });
    await expect(async () => {
      const [room, house] = await Promise.all(
        ['.hm-place', '.surface'].map((part) => page.locator(part).boundingBox()),
      );
      expect(house?.height).toBeGreaterThan((room?.height ?? 0) * 0.97);
      expect(house?.height).toBeLessThanOrEqual((room?.height ?? 0) + 1);
      expect(house?.width).toBeLessThanOrEqual((room?.width ?? 0) + 1);
    }).toPass();
    for (const button of await page.locator('.hm-tray button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('hands', () => {
  const middle = { ...FULL, ply: 9, pace: 'at-once', viewer: 3 };

  test('HM3.1 press, drag and keys play alike, and the focus stays in the house', async ({
    page,
  }) => {
    await openGallery(page, middle);
    await cell(page, 'c4').click();
    await cell(page, 'c5').click();
    await expect(cell(page, 'c5')).toHaveAccessibleName(/^c5, patriciër/);
    await cell(page, 'd5').dragTo(cell(page, 'd6'));
    await expect(cell(page, 'd6')).toHaveAccessibleName(/^d6, bisschop/);
    await cell(page, 'e2').focus();
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect(cell(page, 'e4')).toHaveAccessibleName(/^e4, muzikant/);
    await expect(cell(page, 'e4')).toBeFocused();
  });

  test('HM3.5 part of a stack is carried from the tray', async ({ page }) => {
    await openGallery(page, middle);
    await cell(page, 'c4').click();
    await cell(page, 'c4/1').dragTo(cell(page, 'c5'));
    await expect(cell(page, 'c5')).toHaveAccessibleName('c5, patriciër 1, van jou');
    await expect(cell(page, 'c4')).toHaveAccessibleName(/stapel van 2/);
  });

  test('HM2.3 a card is dragged to another one of its stack, and the two change places', async ({
    page,
  }) => {
    await openGallery(page, { ...FULL, ply: 1, pace: 'at-once' });
    await cell(page, 'B5').dragTo(cell(page, 'B1'));
    await expect(cell(page, 'B1')).toHaveAccessibleName(/boven/);
    await expect(page.locator('.hm-fan').last().getByRole('gridcell')).toHaveCount(3);
  });

  test('HM2.3 a card that was dragged within its fan lies in its row again', async ({ page }) => {
    await openGallery(page, { ...FULL, ply: 1, pace: 'at-once' });
    await cell(page, 'B5').click();
    await expect(cell(page, 'B5')).toHaveAttribute('aria-selected', 'true');
    const cards = page.locator('.hm-fan-card');
    const heights = () =>
      cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    const lay = await heights();
    await cards.first().hover();
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 3 });
    await expect.poll(heights).not.toEqual(lay);
    await page.mouse.up();
    await expect.poll(heights).toEqual(lay);
  });

  test('HM4.3 a stack is dragged beneath the one that takes it', async ({ page }) => {
    await openGallery(page, { ...FULL, ply: 54, pace: 'at-once', viewer: 6 });
    await cell(page, 'd9').dragTo(cell(page, 'f9'));
    await expect(cell(page, 'f9')).toHaveAccessibleName(/stapel van 3/);
  });

  test('the focus stays in the tray when what was pressed there is gone', async ({ page }) => {
    await openGallery(page, { ...FULL, ply: 54, pace: 'at-once', viewer: 6 });
    await cell(page, 'd9').click();
    await page.getByRole('button', { name: /^Pak 2/ }).focus();
    await page.keyboard.press('Enter');
    await expect(cell(page, 'f9')).toHaveAccessibleName(/stapel van 3/);
    await expect(page.locator('.hm-tray:focus, .hm-tray :focus')).toBeAttached();
  });

  test('a refusal is heard once: the next right gesture takes it away', async ({ page }) => {
    await openGallery(page, middle);
    const slip = page.locator('.alone-words b');
    await cell(page, 'c4').click();
    await cell(page, 'c9').click();
    await expect(slip).toContainText('HM3');
    await cell(page, 'c3').click();
    await expect(slip).toBeEmpty();
  });
});

test('a pointer that carries a stack over the house draws nothing of the house anew', async ({
  page,
}) => {
  await openGallery(page, { ...FULL, ply: 9, viewer: 3 });
  await cell(page, 'c4').hover();
  await page.mouse.down();
  await cell(page, 'c5').hover();
  await expect(page.locator('.piece-lifted > *')).not.toHaveCount(0);
  await expect(page.locator('.mark-target[data-over=true]')).toBeAttached();
  await page.evaluate(() => {
    const drawn: string[] = [];
    const carried = '.piece-lifted, .marks, .board-grid';
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest(carried)) drawn.push(element?.outerHTML.slice(0, 80) ?? '');
      }
    }).observe(document.querySelector('.surface') ?? document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    Object.assign(globalThis, { drawn });
  });
  for (const name of ['c6', 'd6', 'd9', 'c9', 'c5']) await cell(page, name).hover();
  const drawn = await page.evaluate(() => Reflect.get(globalThis, 'drawn') as readonly string[]);
  expect(drawn).toEqual([]);
  await page.mouse.up();
});

test('a move draws anew only the cards that it touched, and never the house', async ({ page }) => {
  await openGallery(page, { ...FULL, ply: 10, hands: 'off', pace: 'at-once' });
  await page.evaluate(() => {
    const touched = new Set<string>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('.surface-ground')) touched.add('ground');
        const piece = element?.closest('[data-piece]');
        if (piece) touched.add(piece.getAttribute('data-piece') ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { touched });
  });
  await tellNext(page); // 5-6 in column d
  const touched = await page.evaluate(() => [
    ...(Reflect.get(globalThis, 'touched') as ReadonlySet<string>),
  ]);
  expect(touched).toEqual(['B2']);
});

/** Every ply of a replay after which something of the house itself had been drawn anew. */
async function pliesThatRebuild(page: Page, from: number, to: number): Promise<readonly number[]> {
  const moments = await momentsOf(FULL.game, GOLDEN_MATCHES['heuchel-und-meuchel']);
  await openMoment(page, must(moments.at(-1), 'the end of a match'), `/replay?ply=${from}`);
  await untilSettled(page);
  const ground = page.locator('.heuchel .surface-ground');
  const drawn = (): Promise<string> => ground.evaluate((house) => house.outerHTML);
  const rebuilt: number[] = [];
  let before = await drawn();
  for (let ply = from + 1; ply <= to; ply++) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.log-line[aria-current] .log-number')).toHaveText(String(ply));
    await untilSettled(page);
    const now = await drawn();
    if (now !== before) rebuilt.push(ply);
    before = now;
  }
  return rebuilt;
}

test('the house is built anew only on a phone, and there only where floors open', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(WINDOWS.laptop);
  expect(await pliesThatRebuild(page, 20, 30)).toEqual([]);
  await page.setViewportSize(WINDOWS['phone-upright']);
  expect(await pliesThatRebuild(page, 20, 40)).toEqual([36]);
});

test('no words are written anew that say what they said', async ({ page }) => {
  await openGallery(page, { ...FULL, ply: 20, hands: 'off', pace: 'at-once' });
  await page.evaluate(() => {
    const same: string[] = [];
    new MutationObserver((records) => {
      for (const { target, oldValue } of records) {
        const isSame = target.nodeValue === oldValue;
        if (isSame) same.push(`${target.parentElement?.outerHTML.slice(0, 80)}: “${oldValue}”`);
      }
    }).observe(document.querySelector('.heuchel') ?? document.body, {
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
    });
    Object.assign(globalThis, { same });
  });
  await tellPlies(page, 24);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'same') as readonly string[])).toEqual(
    [],
  );
});

test.describe('what comes to light', () => {
  test('HM8.4 the result is told when the last cards have been turned over', async ({ page }) => {
    await openGallery(page, { ...FULL, ply: 132 });
    await page.evaluate(() => {
      const seen = new Set<string>();
      new MutationObserver(() => {
        const told = document.querySelector('.alone')?.getAttribute('data-told');
        const isMoved = document.querySelector('[data-at="e9"]') !== null;
        const covered = document.querySelector('.hm-back') ? 'covered' : 'open';
        const isSaid = document.querySelector('.alone-words')?.textContent?.includes('40 punten');
        if (isMoved) seen.add(`${covered}, told ${told}, ${isSaid ? 'said' : 'unsaid'}`);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      Object.assign(globalThis, { seen });
    });
    await page.getByRole('button', { name: '▷' }).click();
    await expect(page.locator('.alone')).toHaveAttribute('data-told', '2');
    const seen = await page.evaluate(() => [
      ...(Reflect.get(globalThis, 'seen') as ReadonlySet<string>),
    ]);
    expect(seen).toEqual(['covered, told 1, unsaid', 'open, told 1, unsaid', 'open, told 2, said']);
  });

  test('with reduced motion nothing moves and nothing is waited for', async ({ page }) => {
    const moved: string[] = [];
    page.on('pageerror', ({ message }) => moved.push(message));
    await page.addInitScript(() => {
      Element.prototype.animate = () => {
        throw new Error('something moves');
      };
    });
    await openGallery(page, { ...FULL, still: '' });
    await tellPlies(page, 60);
    expect(moved).toEqual([]);
  });
});

test('with forced colours it can be told what is in hand and where it may go', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGallery(page, { ...FULL, ply: 9, viewer: 3 });
  await houseOf(page).field('c4').click();
  const marks = page.locator('.mark-selected, .mark-target');
  await expect(marks.nth(1)).toBeAttached();
  const strokes = await marks.evaluateAll((all) =>
    all.map((mark) => getComputedStyle(mark).stroke),
  );
  expect(strokes).not.toContain('none');
  const fan = page.locator('.hm-fan-card[data-on="true"]').first();
  expect(await fan.evaluate((card) => getComputedStyle(card).borderTopStyle)).toBe('solid');
});

test.describe('what a hint points out', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  /** Shows the solution of a lesson, which is pointed out as a hint is. */
  async function showSolution(page: Page, lesson: number): Promise<void> {
    await page.goto('/heuchel-und-meuchel/learn');
    for (let at = 1; at < lesson; at++) {
      await expect(page.getByRole('img', { name: `Les ${at} van` })).toBeVisible();
      await page.getByRole('button', { name: 'Volgende les' }).first().click();
    }
    await expect(page.getByRole('img', { name: `Les ${lesson} van` })).toBeVisible();
    await page.getByRole('button', { name: 'Laat zien' }).click();
  }

  test('HM2.3 the cards of a stack are numbered, and one press lays them so', async ({ page }) => {
    await showSolution(page, 9);
    await expect(page.locator('.hm-fan-card')).toHaveText([/1$/, /3$/, /2$/]);
    await page.getByRole('button', { name: 'Hint overnemen' }).click();
    await expect(page.locator('.hm-fan-card')).toHaveText([/1$/, /2$/, /3$/]);
    const done = page.getByRole('button', { name: 'Zo is het goed' });
    await expect(done).toHaveAttribute('data-hinted', 'true');
    await done.click();
    await expect(page.getByRole('heading', { name: 'Goed gedaan' })).toBeVisible();
  });

  test('HM2.3 what is in hand and what was swapped is heard', async ({ page }) => {
    await showSolution(page, 9);
    const [first, second] = await page.locator('.hm-fan [data-cell]').all();
    const heard = page.locator('[role=log] p').last();
    await first?.click();
    await expect(heard).toHaveText(/, gekozen om te wisselen$/);
    await first?.click();
    await expect(heard).toHaveText('Teruggelegd.');
    await first?.click();
    await second?.click();
    await expect(heard).toHaveText(/^Verwisseld: .+ en .+\.$/);
  });

  test('HM4.2 the cards that are to be taken, and a press takes just these', async ({ page }) => {
    await showSolution(page, 7);
    await expect(cell(page, 'b9/1').locator('[data-hinted=true]')).toBeVisible();
    await expect(cell(page, 'b9/2').locator('[data-hinted=true]')).toHaveCount(0);
    const take = page.getByRole('button', { name: 'Pak 1 kaart' });
    await expect(take).toHaveAttribute('data-hinted', 'true');
    await take.click();
    await expect(page.getByRole('heading', { name: 'Goed gedaan' })).toBeVisible();
  });

  test('HM4.1 a word that is to be said', async ({ page }) => {
    await showSolution(page, 10);
    await expect(page.getByRole('button', { name: 'Laat liggen' })).toHaveAttribute(
      'data-hinted',
      'true',
    );
  });

  test('HM6.1 that to take the only card would end it', async ({ page }) => {
    await showSolution(page, 10);
    await expect(page.getByText('hiermee is het spel uit')).toBeVisible();
  });
});
