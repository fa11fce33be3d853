import { expect, type Page, test } from './support/test.ts';
import { must } from '@kast/kernel';
import { openGallery, tellNext } from './support/gallery.ts';
import { GOLDEN_MATCHES, momentsOf, openMoment } from './support/golden-moments.ts';
import { untilSettled } from './support/layout-faults.ts';
import { WINDOWS } from './support/windows.ts';

/** Three at the stove, seen by blue; each at the ply where it decides so. */
const PLIES = { second: 114, toss: 116, walk: 118, peek: 120, lay: 121, ordered: 167 };

async function openKitchen(
  page: Page,
  ply: keyof typeof PLIES,
  asked: Readonly<Record<string, string>> = {},
): Promise<(cell: string) => ReturnType<Page['locator']>> {
  const record = 'three-who-may-leave-it';
  const still = { game: 'leibkoeche', record, ply: PLIES[ply], pace: 'at-once' };
  await openGallery(page, { ...still, ...asked });
  return (cell) => page.locator(`[data-cell="${cell}"]`);
}

test.describe('hands in the kitchen', () => {
  test('LK5.1 a pancake is laid by dragging it from either half of the pan', async ({ page }) => {
    const cell = await openKitchen(page, 'lay');
    await cell('f0').dragTo(cell('c4'));
    await expect(cell('c4')).toHaveAccessibleName(/^c4, werppannenkoek/);
  });

  test('LK4.1 a cook walks by drag, by a press on where it ends, and by keys', async ({ page }) => {
    const cell = await openKitchen(page, 'walk');
    await cell('f6').dragTo(cell('e4'));
    await expect(cell('e4')).toHaveAccessibleName(/jouw kok/);
    await openKitchen(page, 'walk');
    await cell('e4').click();
    await expect(cell('e4')).toHaveAccessibleName(/jouw kok/);
    await openKitchen(page, 'walk');
    await cell('e5').focus();
    for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect(cell('e4')).toHaveAccessibleName(/jouw kok/);
    await expect(cell('e4')).toBeFocused();
  });

  test('a way is pointed out to who points at its end, not where the focus only comes back, nor is the focus', async ({
    page,
  }) => {
    const cell = await openKitchen(page, 'walk');
    const isFramed = (): Promise<boolean> =>
      cell('e4').evaluate((target) => {
        const { outlineStyle, outlineColor } = getComputedStyle(target);
        return outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
      });
    const way = page.locator('.mark-selected');
    await page.getByRole('button', { name: '▷' }).hover();
    await page.mouse.down();
    await cell('e4').evaluate((target) => target.focus());
    await expect(cell('e4')).toBeFocused();
    await expect(way).toHaveCount(0);
    expect(await isFramed()).toBe(false);
    for (const key of ['ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await expect(cell('e4')).toBeFocused();
    await expect(way).toHaveCount(1);
    expect(await isFramed()).toBe(true);
  });

  test('LK6.5 two places of the tray are exchanged by drag and by keys alike', async ({ page }) => {
    const cell = await openKitchen(page, 'walk');
    await cell('p1').dragTo(cell('p6'));
    await expect(cell('p6')).toHaveAccessibleName(/kruiden/);
    await cell('p6').focus();
    for (const key of ['Enter', 'Home', 'Enter']) await page.keyboard.press(key);
    await expect(cell('p1')).toHaveAccessibleName(/kruiden/);
  });

  test('a refusal is heard once: the next right gesture takes it away', async ({ page }) => {
    const cell = await openKitchen(page, 'walk');
    const slip = page.locator('.alone-words b');
    await cell('a7').click();
    await expect(slip).toContainText('LK4.1');
    await cell('f6').click();
    await expect(slip).toBeEmpty();
  });

  test('the focus stays beside the kitchen when what was pressed is gone', async ({ page }) => {
    await openKitchen(page, 'second');
    await page.getByRole('button', { name: 'Neerleggen' }).press('Enter');
    await expect(page.getByRole('button', { name: /boven$/ }).first()).toBeFocused();
    await openKitchen(page, 'peek');
    await page.getByRole('button', { name: 'Niet kijken' }).press('Enter');
    await expect(page.getByRole('button', { name: /boven$/ }).first()).toBeFocused();
  });
});

test.describe('what only one may know', () => {
  test('LK10.2 is told as a secret to who looked', async ({ page }) => {
    await openKitchen(page, 'peek');
    await tellNext(page);
    await expect(page.locator('.lk-seen')).toContainText('Alleen jij weet dit');
  });

  test('LK10.2 is no secret where everything is open', async ({ page }) => {
    await openKitchen(page, 'peek', { viewer: 'open', hands: 'off' });
    await tellNext(page);
    await expect(page.locator('.lk-seen')).toContainText('kruiden');
    await expect(page.locator('body')).not.toContainText(/alleen jij/i);
  });
});

test('LK7.2 the covers are lifted one by one, and what is under them is read before it is told', async ({
  page,
}) => {
  await openKitchen(page, 'ordered', { viewer: 'watcher', hands: 'off', pace: 'calm' });
  const lids = page.locator('[data-piece^="lid-"]');
  await expect(lids).toHaveCount(6);
  // Each is in sight for a moment only: whoever asks from outside may come too late.
  await page.evaluate(() => {
    const uncovered = new Set<number>();
    new MutationObserver(() => {
      uncovered.add(document.querySelectorAll('[data-piece^="dish-"]').length);
    }).observe(document.body, { subtree: true, childList: true });
    Object.assign(globalThis, { uncovered });
  });
  await page.getByRole('button', { name: '▷' }).click();
  await expect(page.locator('.lk-reveal')).toContainText('Blauw: 4 van de 6 liggen goed');
  await expect(lids).toHaveCount(0);
  await expect(page.locator('[data-piece^="dish-"]')).toHaveCount(6);
  const uncovered = await page.evaluate(() => [
    ...(Reflect.get(globalThis, 'uncovered') as ReadonlySet<number>),
  ]);
  expect(uncovered.filter((dishes) => dishes > 0)).toEqual([1, 2, 3, 4, 5, 6]);
  await expect(page.locator('.alone')).toHaveAttribute('data-told', '1');
  // Whoever only listens hears what to go on from, once.
  const said = page.locator('[role=log] p');
  await expect(said).toHaveText([/De stolpen gingen op: /]);
  await page.getByRole('button', { name: '✓' }).click();
  await expect(page.locator('.alone')).toHaveAttribute('data-told', '2');
  await expect(said).toHaveCount(1);
});

test('what is chosen is seen without colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openKitchen(page, 'walk');
  const outlineOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(await outlineOf('Nemen')).toBe('solid');
  expect(await outlineOf('Laten liggen')).toBe('none');
});

test('in a low window the kitchen gets the room that stands beside it', async ({ page }) => {
  const [moment] = await momentsOf('leibkoeche', GOLDEN_MATCHES.leibkoeche);
  await openMoment(page, must(moment, 'a moment of a match'));
  const wide = {
    'small-sideways': 190,
    'small-phone': 210,
    'low-phone': 250,
    zoomed: 260,
  } as const;
  for (const [window, least] of Object.entries(wide)) {
    await page.setViewportSize(WINDOWS[window as keyof typeof wide]);
    await untilSettled(page);
    const kitchen = must(await page.locator('.lk-surface').boundingBox(), 'the kitchen');
    expect(kitchen.width, window).toBeGreaterThanOrEqual(least);
  }
});

/** As large as the rooms that a page leaves to the table, with a line of words beneath. */
const ROOMS = {
  'a phone': { width: 390, height: 620 },
  'a small phone': { width: 320, height: 420 },
  'a phone held sideways': { width: 557, height: 442 },
  'a laptop at 200 %': { width: 408, height: 452 },
  'a laptop': { width: 800, height: 790 },
};

for (const [room, viewport] of Object.entries(ROOMS)) {
  test(`on ${room} everything has its place, and is large enough for a thumb`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const ply of ['second', 'toss', 'walk', 'lay', 'peek'] as const) {
      await openKitchen(page, ply);
      await expect.poll(() => faultsIn(page), ply).toEqual([]);
    }
    await openKitchen(page, 'toss');
    await page.getByRole('button', { name: 'Zelf gooien' }).click();
    await expect(page.locator('.lk-toss-hand')).toBeVisible();
    // It slides in.
    await expect.poll(() => faultsIn(page), 'by hand').toEqual([]);
  });
}

async function faultsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const name = `${selector} ${element.getAttribute('aria-label') ?? element.textContent}`;
        return { name, left, top, right, bottom, width, height };
      });
    const room = boxesOf('.alone-board').at(0);
    if (!room) return ['no room'];
    const parts = boxesOf('.lk-room > .lk-others, .surface, .lk-own-dishes, .lk-tray');
    const buttons = boxesOf('.leibkoeche button:not(dialog *), .lk-own-dishes [data-cell]');
    // The own toss has a screen of its own.
    const onScreen = boxesOf('.leibkoeche dialog button');
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const outside = (things: typeof parts, within: typeof screen) =>
      things
        .filter(({ left, top, right, bottom }) => {
          const isAside = left < within.left - 1 || right > within.right + 1;
          return isAside || top < within.top - 1 || bottom > within.bottom + 1;
        })
        .map(({ name }) => `outside: ${name}`);
    return [
      ...outside([...parts, ...buttons], room),
      ...outside(onScreen, screen),
      ...parts.flatMap((part, index) =>
        parts.slice(index + 1).flatMap((other) => {
          const across = Math.min(part.right, other.right) - Math.max(part.left, other.left);
          const down = Math.min(part.bottom, other.bottom) - Math.max(part.top, other.top);
          return across > 1 && down > 1 ? [`on each other: ${part.name}, ${other.name}`] : [];
        }),
      ),
      ...[...buttons, ...onScreen]
        .filter(({ width, height }) => Math.min(width, height) < 43.5)
        .map(({ name, width, height }) => `small: ${name} ${width} × ${height}`),
    ];
  });
}
