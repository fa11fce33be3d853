import { expect, type Page, test } from './support/test.ts';
import { OFTEN } from './support/board.ts';
import { openGallery, tellPlies } from './support/gallery.ts';
import { momentsOf, openMoment } from './support/golden-moments.ts';
import { untilSettled } from './support/layout-faults.ts';

const GAME = 'la-courte-paille';
const choosing = { game: GAME, record: 'two-castaways', ply: 2, pace: 'at-once' };
const coco = { game: GAME, record: 'two-castaways', ply: 9, pace: 'at-once' };
/** The last card of the first week of a voyage is about to be turned up. */
const lastTake = { game: GAME, record: 'voyage-to-the-last-character', ply: 44, viewer: 2 };

const cell = (page: Page, name: string) => page.locator(`[data-cell^="${name}"]`);
const told = (page: Page) => page.locator('.alone');

async function expectChosen(page: Page): Promise<void> {
  const own = page.getByRole('list', { name: 'Gekozen kaart' }).locator('li').first();
  await expect(own).toContainText('4 kaarten');
}

test.describe('one hand for mouse, finger and keys', () => {
  test('CP3.1 a card is chosen by pressing it and its button', async ({ page }) => {
    await openGallery(page, choosing);
    await cell(page, 'hand-').first().click();
    await page.getByRole('button', { name: /^Kies / }).click();
    await expectChosen(page);
  });

  for (const where of ['.cp-planks', '.cp-crew', '[data-cell^="menu-"]']) {
    test(`CP3.1 a card is chosen by dragging it to the table: ${where}`, async ({ page }) => {
      await openGallery(page, choosing);
      await cell(page, 'hand-').first().dragTo(page.locator(where).first());
      await expectChosen(page);
    });
  }

  test('CP3.2 a card of the menu is dragged home', async ({ page }) => {
    await openGallery(page, { ...choosing, ply: 12 });
    const card = page.locator('[data-cell^="menu-"][data-movable="true"]').first();
    const name = (await card.getAttribute('data-cell'))?.replace('menu', 'hand') ?? '';
    await card.dragTo(page.locator('.cp-hand'));
    await expect(cell(page, name)).toBeVisible();
  });

  test('a card that is dropped at home lies in the hand again', async ({ page }) => {
    await openGallery(page, choosing);
    await cell(page, 'hand-').first().dragTo(page.locator('.cp-tray'));
    await expect(page.locator('[data-hanging]')).toHaveCount(0);
    await expect(cell(page, 'hand-')).toHaveCount(5);
  });

  test('the ear is told what is lifted, and that it is laid down again', async ({ page }) => {
    await openGallery(page, choosing);
    await cell(page, 'hand-').first().focus();
    for (const key of ['Enter', 'Escape']) await page.keyboard.press(key);
    const said = page.locator('[role=log] p');
    await expect(said).toHaveText([/, opgetild$/, 'Teruggelegd.']);
  });

  test('the hand is three tabs away, and keys choose in it', async ({ page }) => {
    await openGallery(page, choosing);
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
    await expect(page.getByRole('grid', { name: 'Jouw hand' }).locator(':focus')).toBeVisible();
    for (const key of ['ArrowRight', 'Enter', 'Enter']) await page.keyboard.press(key);
    await expectChosen(page);
    await expect(page.getByRole('grid', { name: 'Jouw hand' }).locator(':focus')).toBeVisible();
  });

  test('the focus stays by the button that was pressed', async ({ page }) => {
    await openGallery(page, choosing);
    await cell(page, 'hand-').first().focus();
    for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expectChosen(page);
    await expect(page.locator('.cp-tray')).toBeFocused();
  });

  test('CP4.2 the focus stays in the tray from one step of a trick to the next', async ({
    page,
  }) => {
    await openGallery(page, coco);
    await page.getByRole('button', { name: 'Kookles' }).press('Enter');
    await expect(page.locator('.cp-tray :focus')).toHaveText('Toch iets anders');
    await page.keyboard.press('Enter');
    await expect(page.locator('.cp-tray :focus')).toBeVisible();
  });

  test('a refusal is heard once: the next right selection takes it away', async ({ page }) => {
    await openGallery(page, choosing);
    const slip = page.locator('.alone-words b');
    await cell(page, 'menu-').first().click();
    await expect(slip).not.toBeEmpty();
    await cell(page, 'hand-').first().click();
    await expect(slip).toBeEmpty();
  });
});

test('CP4.4 Coco’s trick is named first, or done at once by hand', async ({ page }) => {
  await openGallery(page, coco);
  const days = cell(page, 'week-');
  await expect(days).toHaveCount(7);
  await cell(page, 'pile').dragTo(days.first());
  await expect(days).toHaveCount(8);
});

test('CP3.2 whose turn it is covers no value that is compared', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, { game: GAME, record: 'four-on-the-raft', ply: 6, pace: 'at-once' });
  await expect(page.locator('.cp-crew .cp-slot > b')).toHaveCount(4);
  const covered = await page.locator('.cp-crew .cp-value').evaluateAll((values) =>
    values.filter((value) => {
      const { x, y, width, height } = value.getBoundingClientRect();
      return document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .some((element) => element.matches('.cp-slot > b'));
    }),
  );
  expect(covered).toEqual([]);
});

test('CP6.3 a character is asked for where one is named, and no name is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, { ...lastTake, ply: 45, pace: 'at-once' });
  const characters = page.locator('.cp-eat .cp-card');
  await expect(characters).toHaveCount(6);
  await expect(page.locator('.cp-tray')).toContainText('Kies een personage');
  const cut = await characters.evaluateAll((each) =>
    each.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
  );
  expect(cut).toEqual([]);
});

test('CP3.2 a card is seen before whoever acts with it, and then on the discard pile', async ({
  page,
}) => {
  await openGallery(page, { game: GAME, record: 'two-castaways', ply: 4, pace: 'at-once' });
  const discard = page.locator('[data-at="discard"] .cp-value').first();
  const faint = page.locator('.cp-crew [data-done]');
  await expect(page.locator('[data-at="chosen-2"] .cp-value').first()).toHaveText('6');
  await expect(discard).toHaveCount(0);
  await expect(faint).toHaveCount(0);
  await tellPlies(page, 1);
  await expect(discard).toHaveText('6');
  await expect(faint.locator('[data-at="chosen-2"]')).toBeAttached();
  await expect(page.locator('[data-acting] [data-at="chosen-1"] .cp-value').first()).toHaveText(
    '8',
  );
});

test('CP3.2 a card that somebody takes home passes over the whole raft', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, { game: GAME, record: 'two-castaways', ply: 3, pace: 'calm' });
  await page.addStyleTag({ content: '.paille * { pointer-events: auto !important }' });
  await tellPlies(page, 1);
  const covered = await page
    .getByRole('button', { name: '▷' })
    .evaluate(async (next: HTMLElement) => {
      next.click();
      // In the page, frame by frame: whatever runs is over soon.
      let layers: readonly Element[] = [];
      while (layers.length === 0) {
        await new Promise(requestAnimationFrame);
        layers = [...document.querySelectorAll('.motion-layer')];
      }
      for (const animation of layers.flatMap((layer) => layer.getAnimations())) {
        animation.pause();
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) / 8;
      }
      const isCovered = (layer: Element): boolean => {
        const { x, y, width, height } = layer.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !layers.some((other) => other.contains(top));
      };
      return layers.filter(isCovered).length;
    });
  expect(covered).toBe(0);
});

test.describe('CP3.4 what a turn has brought', () => {
  const goOn = (page: Page) => page.getByRole('button', { name: '✓' });
  const time = (page: Page) =>
    page.locator('.moment-time').evaluate((bar) => bar.getAnimations()[0]?.playState);
  const expectTime = (page: Page, state: AnimationPlayState) =>
    expect.poll(() => time(page), OFTEN).toBe(state);

  async function openTurn(page: Page, pace: string): Promise<void> {
    await openGallery(page, { game: GAME, record: 'two-castaways', ply: 3, pace });
    // The cards are shown, and the first takes one. The last one's card ends the turn.
    await tellPlies(page, 2);
  }

  async function endTurn(page: Page, pace: string): Promise<void> {
    await openTurn(page, pace);
    await turnUpSlowly(page);
    const story = page.locator('.cp-turn');
    await expect(story).toContainText('Dag 2 ging open: Coco 4.');
    await expect(story.locator('li')).toHaveCount(2);
    await expect(story.locator('li .cp-card')).toHaveCount(4);
    await expect(told(page)).toHaveAttribute('data-told', '3');
  }

  /** On a slow machine it would go by itself while it is looked at: its time is slowed down where it begins. */
  async function turnUpSlowly(page: Page): Promise<void> {
    const slowed = page.waitForFunction(() => {
      const time = document.querySelector('.cp-turn .moment-time')?.getAnimations()[0];
      time?.updatePlaybackRate(0.02);
      return time !== undefined || matchMedia('(prefers-reduced-motion: reduce)').matches;
    });
    await page.getByRole('button', { name: '▷' }).click();
    await slowed;
  }

  test('goes on by itself once it could be read, or at once when that is pressed', async ({
    page,
  }) => {
    await openTurn(page, 'brisk');
    // The waiting is done where it is seen.
    const seen = page.waitForFunction(() => document.querySelector('.cp-turn') !== null);
    await page.getByRole('button', { name: '▷' }).click();
    await seen;
    await expect(told(page)).toHaveAttribute('data-told', '4');
    await expect(page.locator('.cp-turn')).toHaveCount(0);
    await endTurn(page, 'calm');
    await goOn(page).click();
    await expect(told(page)).toHaveAttribute('data-told', '4');
  });

  test('is all of it for who comes in before its last card', async ({ page }) => {
    await openGallery(page, { game: GAME, record: 'two-castaways', ply: 5, pace: 'calm' });
    await turnUpSlowly(page);
    await expect(page.locator('.cp-turn li .cp-card')).toHaveCount(4);
  });

  test('waits for who looks closer: by mouse, by touch or by keys', async ({ page }) => {
    await endTurn(page, 'calm');
    const story = page.locator('.cp-turn');
    await expectTime(page, 'running');
    await story.locator('p').hover();
    await story.locator('li').first().hover();
    await expectTime(page, 'paused');
    await page.locator('.cp-week').hover();
    await expectTime(page, 'running');
    await goOn(page).focus();
    await expectTime(page, 'paused');
    await goOn(page).blur();
    await expectTime(page, 'running');
    await story.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await story.dispatchEvent('pointerleave', { pointerType: 'touch' });
    await expectTime(page, 'paused');
  });

  test('covers neither the week nor the menu that it speaks of', async ({ page }) => {
    await endTurn(page, 'calm');
    await page.addStyleTag({ content: '.alone-words { display: none }' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 600 },
    ]) {
      await page.setViewportSize(size);
      await expect
        .poll(() =>
          page.evaluate(() => {
            const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
            return (box('.cp-turn')?.top ?? 0) - (box('.cp-planks')?.bottom ?? 0);
          }),
        )
        .toBeGreaterThanOrEqual(-1);
    }
  });

  test('gives the focus back to whoever went on from it by keys', async ({ page }) => {
    await endTurn(page, 'calm');
    const own = page.locator('.cp-hand [tabindex="0"]');
    await own.focus();
    await goOn(page).focus();
    await page.keyboard.press('Enter');
    await expect(told(page)).toHaveAttribute('data-told', '4');
    await expect(own).toBeFocused();
  });

  test.describe('with less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stays until somebody goes on', async ({ page }) => {
      await endTurn(page, 'calm');
      expect(await time(page)).toBeUndefined();
      await goOn(page).click();
      await expect(told(page)).toHaveAttribute('data-told', '4');
    });
  });
});

test.describe('the end of a week', () => {
  test('CP6.1 waits until the round has been looked at, and tells nothing before', async ({
    page,
  }) => {
    await openGallery(page, lastTake);
    await page.getByRole('button', { name: '▷' }).click();
    await expect(page.getByRole('button', { name: '✓' })).toBeVisible();
    await expect(page.locator('.cp-told .cp-scores > li')).toHaveCount(3);
    await expect(cell(page, 'figure-')).toHaveCount(0);
    await expect(told(page)).toHaveAttribute('data-told', '1');
    await page.getByRole('button', { name: '✓' }).click();
    await expect(told(page)).toHaveAttribute('data-told', '2');
    await expect(page.locator('.cp-told')).toHaveCount(0);
    await expect(cell(page, 'figure-')).toHaveCount(6);
  });

  test('leads whoever plays by keys to its button, and back to the raft', async ({ page }) => {
    await openGallery(page, lastTake);
    await page.locator('.paille [tabindex="0"]').first().focus();
    await page.getByRole('button', { name: '▷' }).evaluate((next: HTMLElement) => next.click());
    await expect(page.getByRole('button', { name: '✓' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(told(page)).toHaveAttribute('data-told', '2');
    await expect(page.locator('.paille :focus')).toBeVisible();
  });

  test('CP5.4 opens no hand before the last card of the week is seen', async ({ page }) => {
    await openGallery(page, { game: GAME, record: 'decided-by-the-next-character', ply: 56 });
    const opened = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new MutationObserver(() => {
            const turned = document.querySelector('.cp-told') !== null;
            const open = document.querySelector('.cp-open-hands') !== null;
            if (turned || open) resolve(open);
          }).observe(document.body, { subtree: true, childList: true });
        }),
    );
    await page.getByRole('button', { name: '▷' }).click();
    expect(await opened).toBe(false);
    await expect(told(page)).toHaveAttribute('data-told', '1');
    await page.getByRole('button', { name: '✓' }).click();
    await expect(told(page)).toHaveAttribute('data-told', '2');
    await expect(page.locator('.cp-open-hands > li')).toHaveCount(5);
  });

  test('CP5.3 a tied short straw leaves the story its width', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openGallery(page, lastTake);
    await page.getByRole('button', { name: '▷' }).click();
    const story = page.locator('.cp-told p');
    await story.waitFor();
    const share = await story.evaluate((words: HTMLElement) => {
      const faces = words.parentElement?.querySelector('.cp-eaten');
      faces?.append(...[1, 2, 3].map(() => faces.firstElementChild?.cloneNode(true) ?? ''));
      // As it is laid out: it may still be growing into its place.
      return words.offsetWidth / innerWidth;
    });
    expect(share).toBeGreaterThan(0.75);
  });
});

test('CP3.3 lifting a card measures nothing: the shark is followed once a ply', async ({
  page,
}) => {
  await openGallery(page, choosing);
  await page.evaluate(() => {
    const measured = { times: 0 };
    Element.prototype.getBoundingClientRect = () => {
      measured.times += 1;
      return new DOMRect();
    };
    Object.assign(globalThis, { measured });
  });
  await cell(page, 'hand-').first().click();
  await cell(page, 'hand-').last().click();
  await expect(page.getByRole('button', { name: /^Kies / })).toBeVisible();
  const times = await page.evaluate(
    () => (globalThis as unknown as { measured: { times: number } }).measured.times,
  );
  expect(times).toBe(0);
});

const ROOMS = [
  [320, 500],
  [390, 560],
  [390, 700],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;
const PHASES = [
  ['two at the table', choosing],
  ['Coco’s tricks', coco],
  ['a long week', { ...coco, ply: 28 }],
  ['four at the table', { ...choosing, record: 'four-on-the-raft', ply: 22 }],
  ['five at the table', { ...choosing, record: 'decided-by-the-next-character', ply: 20 }],
  ['naming a character', { ...lastTake, ply: 45, pace: 'at-once' }],
  ['all hands open', { ...choosing, record: 'decided-by-the-next-character', ply: 57 }],
  ['two hands open', { ...choosing, ply: 30 }],
] as const;

for (const [phase, asked] of PHASES) {
  test(`everything lies within the raft, as large as a thumb: ${phase}`, async ({ page }) => {
    await openGallery(page, asked);
    // What is told beside a table in the gallery is not part of it.
    await page.addStyleTag({ content: '.alone-words { display: none }' });
    for (const [width, height] of ROOMS) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => layoutOf(page), `at ${width} × ${height}`)
        .toEqual({ outside: [], small: [] });
    }
  });
}

async function layoutOf(page: Page) {
  return page.evaluate(async () => {
    // What is measured to lay the table out is so in the frame after a change of the window.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const raft = document.querySelector('.paille')?.getBoundingClientRect();
    const named = (thing: HTMLElement) => thing.dataset['cell'] ?? thing.textContent.trim();
    const boxes = [...document.querySelectorAll<HTMLElement>('.board-cell, .cp-tray button')];
    const seen = [
      ...boxes,
      ...document.querySelectorAll<HTMLElement>('.cp-card, .cp-open-hands li'),
    ];
    const isOutside = (thing: HTMLElement): boolean => {
      const { left, right, bottom, height } = thing.getBoundingClientRect();
      if (!raft || height === 0) return false;
      return left < raft.left - 4 || right > raft.right + 4 || bottom > raft.bottom + 1;
    };
    const isSmall = (thing: HTMLElement): boolean => {
      const { width, height } = thing.getBoundingClientRect();
      return Math.min(width, height) < 43.9;
    };
    const planks = document.querySelector('.cp-planks');
    const castsOutside = (floor: Element): boolean => {
      const [, sideways = '0'] = /(-?[\d.]+)px/u.exec(getComputedStyle(floor).boxShadow) ?? [];
      const { right } = floor.getBoundingClientRect();
      return raft !== undefined && right + Number(sideways) > raft.right + 0.5;
    };
    return {
      outside: [
        ...seen.filter(isOutside).map(named),
        ...(planks && castsOutside(planks) ? ['the shadow of the raft'] : []),
      ],
      small: boxes.filter(isSmall).map(named),
    };
  });
}

test('the raft stays where it is while cards come and go in open hands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [moment] = (await momentsOf(GAME, 'four-on-the-raft')).slice(-1);
  if (!moment) throw new Error('no end of a match');
  // Two have chosen a card, two have not.
  await openMoment(page, moment, '/replay?ply=20');
  const cards = page.locator('.cp-open-cards > span');
  const raft = page.locator('.cp-raft');
  await expect(cards).toHaveCount(18);
  await untilSettled(page);
  const before = await raft.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect(cards).toHaveCount(17);
  await expect.poll(() => raft.boundingBox()).toEqual(before);
});

test('CP4.2 Coco’s tricks come and go on a phone, and the raft stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  const raft = page.locator('.cp-raft');
  await openGallery(page, choosing);
  await page.addStyleTag({ content: '.alone-words { display: none }' });
  await expect(cell(page, 'hand-')).toHaveCount(5);
  await layoutOf(page);
  const before = await raft.boundingBox();
  await openGallery(page, coco);
  await page.addStyleTag({ content: '.alone-words { display: none }' });
  await expect(page.getByRole('group', { name: 'Wat haalt Coco uit?' })).toBeVisible();
  await expect.poll(() => raft.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Kookles' }).click();
  await expect(page.getByText('Welke dag gaat de pan in?')).toBeVisible();
  await expect.poll(() => raft.boundingBox()).toEqual(before);
});

test('CP4.8 a week that has become longer is whole on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 446 });
  await openGallery(page, {
    game: GAME,
    record: 'four-on-the-raft',
    ply: 60,
    viewer: 1,
    pace: 'at-once',
  });
  await expect(cell(page, 'week-')).toHaveCount(9);
  await layoutOf(page);
  const bottomOf = (things: string) =>
    page
      .locator(things)
      .evaluateAll((all) => Math.max(...all.map((thing) => thing.getBoundingClientRect().bottom)));
  const chart = await page.locator('.cp-chart').boundingBox();
  expect(await bottomOf('.cp-day .cp-card')).toBeLessThanOrEqual(chart?.y ?? 0);
});

test('CP4.7 what keeping Coco is worth hides no value in the hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, { ...coco, ply: 2 });
  const kept = cell(page, 'hand-X').first();
  await kept.click();
  await expect(async () => {
    const note = await page.locator('.cp-note').boundingBox();
    const card = await cell(page, 'hand-').first().boundingBox();
    if (!note || !card) throw new Error('nothing is kept');
    expect(note.y).toBeGreaterThan(card.y + card.height / 2);
  }).toPass();
});

test('CP3.3 the shark covers no name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGallery(page, { ...choosing, record: 'decided-by-the-next-character', ply: 20 });
  const covered = () =>
    page.locator('.cp-fin').evaluate((shark) => {
      const fin = shark.getBoundingClientRect();
      return [...document.querySelectorAll('.cp-crew .cp-name')]
        .filter((name) => {
          const box = name.getBoundingClientRect();
          return (
            Math.min(fin.right, box.right) > Math.max(fin.left, box.left) &&
            Math.min(fin.bottom, box.bottom) > Math.max(fin.top, box.top)
          );
        })
        .map((name) => name.textContent);
    });
  await expect(page.locator('.cp-crew .cp-name')).toHaveCount(5);
  await expect.poll(covered).toEqual([]);
});

test('a whole voyage is told to its end', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openGallery(page, { ...lastTake, ply: 0, pace: 'at-once', hands: 'off' });
  await tellPlies(page, 137);
  await expect(page.locator('.cp-open-hands > li')).toHaveCount(3);
  expect(errors).toEqual([]);
});
