import { must } from '@kast/kernel';
import { momentsOf, openMoment } from './support/golden-moments.ts';
import { type Browser, expect, type Page, test } from './support/test.ts';
import { panOf } from './support/pan.ts';
import { toldTo } from './support/snapshot.ts';
import { WINDOWS } from './support/windows.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

type Motion = 'reduce' | 'no-preference';

interface PanView {
  readonly held: { readonly face: number } | null;
}

interface Pair {
  /** Whose turn it is. */
  readonly thrower: Page;
  readonly other: Page;
}

/** Two browsers at one table, where everybody tosses by hand. */
async function sitDown(browser: Browser, motion: Motion = 'reduce'): Promise<Pair> {
  const [one, two] = await Promise.all([visitor(browser, motion), visitor(browser, motion)]);
  await one.goto('/leibkoeche/table');
  await one.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  const guest = one.getByRole('group', { name: 'Groen: wie speelt er?' });
  await guest.getByText('Via een link').click();
  await one.getByRole('button', { name: 'Aan tafel' }).click();
  const invitation = one.getByRole('region', { name: 'Nodig iemand uit' });
  await two.goto(await invitation.getByRole('textbox').inputValue());
  await two.getByRole('button', { name: 'Ga zitten' }).click();
  const door = (page: Page) => page.getByRole('button', { name: 'Zelf gooien' });
  await expect(door(one).or(one.getByText('gooit op met de gewone pan')).first()).toBeVisible();
  return (await door(one).isVisible())
    ? { thrower: one, other: two }
    : { thrower: two, other: one };
}

async function visitor(browser: Browser, reducedMotion: Motion): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', reducedMotion });
  const page = await context.newPage();
  // A result stays for a moment only: whoever asks from outside may come too late to read it.
  await page.addInitScript(() => {
    const results: string[] = [];
    let last: Element | null = null;
    new MutationObserver(() => {
      const result = document.querySelector<HTMLElement>('.lk-toss-result');
      if (result && result !== last) results.push(result.innerText.replaceAll(/\s+/g, ' '));
      last = result;
    }).observe(document, { subtree: true, childList: true });
    Object.assign(globalThis, { results });
  });
  return page;
}

/** The last result that was to be read here. */
function resultOn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (Reflect.get(globalThis, 'results') as string[]).at(-1));
}

const WORDS = { caught: 'Gevangen!', missed: 'Ernaast!', invalid: 'Niet gedraaid' } as const;

/** LK8.2: both browsers show what the server has decided, and give way to the board. */
async function expectVerdict({ thrower, other }: Pair): Promise<void> {
  const pages = [thrower, other];
  await expect.poll(() => resultOn(other)).toBeDefined();
  const { history, standing } = await toldTo<PanView>(thrower);
  const [toss, fall] = history.plies.slice(-2).map(({ entry }) => entry);
  expect(toss?.move).toMatch(/^toss (-?\d+,){4,}-?\d+$/);
  expect(fall?.by).toBe('chance');
  const [, result, face] = /^fall (caught|missed|invalid) (\d)$/.exec(fall?.move ?? '') ?? [];
  const words = WORDS[result as keyof typeof WORDS];
  const verdict = `${face} ${words} ${face} boven`;
  await expect.poll(() => resultOn(other)).toBe(verdict);
  // Whoever failed reads what the wrist did.
  const own = new RegExp(`^${face} ${words} ${face} boven${result === 'caught' ? '' : ' .+\\.'}$`);
  await expect.poll(() => resultOn(thrower)).toMatch(own);
  expect(standing.view.held?.face).toBe(Number(face));
  for (const page of pages) await expect(page.getByRole('dialog')).toBeHidden();
}

test('LK8.2 a toss by pointer is decided by the server and seen by everybody', async ({
  browser,
}) => {
  const pair = await sitDown(browser);
  const pan = panOf(pair.thrower);
  await pan.take();
  await pan.tossByPointer();
  await expectVerdict(pair);
});

test('LK8.1 a toss by keyboard alone, after a practice throw that nobody else sees', async ({
  browser,
}) => {
  const pair = await sitDown(browser);
  const { thrower, other } = pair;
  const pan = panOf(thrower);
  await thrower.getByRole('button', { name: 'Zelf gooien' }).press('Enter');
  await expect(thrower.getByRole('dialog')).toContainText('om te oefenen: hij telt niet');
  await pan.tossByKey('ArrowUp');
  await expect.poll(() => resultOn(thrower)).toBeDefined();
  await expect(thrower.getByRole('dialog')).toContainText('Vanaf nu telt het');
  expect((await toldTo<PanView>(other)).history.plies.at(-1)?.entry.move).toMatch(/^first/);

  // Once in a life: now, and next time, it counts unless one would rather practise.
  await thrower.getByRole('button', { name: 'Nu echt' }).press('Enter');
  await expect(thrower.getByRole('button', { name: 'Eerst oefenen' })).toBeVisible();
  await pan.tossByKey('Space');
  await expectVerdict(pair);
  const kitchen = thrower.getByRole('grid', { name: 'De keuken' });
  await expect(kitchen.locator(':focus')).toHaveCount(1);
});

test('in a low window the buttons leave the whole gauge in sight', async ({ page }) => {
  await page.setViewportSize(WINDOWS['phone-sideways']);
  await page.goto('/leibkoeche/table');
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await panOf(page).take();
  await expect(async () => {
    const gauge = await page.locator('.lk-gauge').boundingBox();
    const button = await page.getByRole('button', { name: 'Eerst oefenen' }).boundingBox();
    expect(gauge?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  }).toPass();
});

test('Escape before the toss gives the board back, and the throw is still to be made', async ({
  browser,
}) => {
  const { thrower } = await sitDown(browser);
  const pan = panOf(thrower);
  await pan.take();
  await thrower.keyboard.press('Escape');
  await expect(thrower.getByRole('dialog')).toBeHidden();
  await expect(thrower.getByRole('button', { name: 'Zelf gooien' })).toBeVisible();
  expect((await toldTo<PanView>(thrower)).history.plies.at(-1)?.entry.move).toMatch(/^first/);
});

test('nothing closes the toss in the middle of a throw, also where a browser would', async ({
  browser,
}) => {
  const pair = await sitDown(browser);
  const { thrower } = pair;
  const pan = panOf(thrower);
  await pan.take();
  await thrower.evaluate(() => {
    const open: boolean[] = [];
    const screen = document.querySelector('dialog');
    const watch = new MutationObserver(() => {
      if (screen?.getAttribute('closedby') !== 'none') return;
      watch.disconnect();
      screen.removeAttribute('closedby');
      screen.requestClose();
      open.push(screen.open);
      screen.addEventListener('close', () => open.push(screen.open), { once: true });
      screen.close();
    });
    if (screen) watch.observe(screen, { attributeFilter: ['closedby'] });
    Object.assign(globalThis, { open });
  });
  await pan.tossByKey('Space');
  await expectVerdict(pair);
  expect(await thrower.evaluate(() => Reflect.get(globalThis, 'open') as unknown)).toEqual([
    true,
    true,
  ]);
});

test('LK8.2 the flight of somebody else can be skipped, and the result comes anyway', async ({
  browser,
}) => {
  const { thrower, other } = await sitDown(browser, 'no-preference');
  const pan = panOf(thrower);
  await pan.take();
  const flight = other.getByRole('dialog', { name: /gooit op$/ });
  // It is over by itself after a while: what is done meanwhile is done where it is seen.
  const skipped = other.evaluate(
    () =>
      new Promise<{ readonly isReached: boolean; readonly isGone: boolean }>((resolve) => {
        const watch = new MutationObserver(() => {
          const panel = document.querySelector('.lk-toss-panel');
          const button = panel?.querySelector('button');
          if (!button) return;
          watch.disconnect();
          button.focus();
          const isReached = document.activeElement === button;
          button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          const isGone = () => panel?.isConnected === false;
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve({ isReached, isGone: isGone() })),
          );
        });
        watch.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await pan.tossByKey('Space');
  expect(await skipped).toEqual({ isReached: true, isGone: true });
  await expect(flight).toBeHidden();
  const kitchen = other.getByRole('grid', { name: 'De keuken' });
  await expect(kitchen.locator(':focus')).toHaveCount(1);
  await expect(other.locator('.log')).toContainText(
    /(ving de pannenkoek|ernaast|niet gedraaid): \d boven\./,
  );
});

test('LK8.2 a throw that could not be judged is made again', async ({ browser }) => {
  const pair = await sitDown(browser);
  const { thrower } = pair;
  await thrower.route(
    '**/moves',
    (route) => route.fulfill({ status: 503, json: { code: 'no-verdict' } }),
    { times: 1 },
  );
  const pan = panOf(thrower);
  await pan.take();
  await pan.tossByKey('Space');
  await expect(thrower.getByRole('dialog')).toContainText('Gooi nog eens.');
  await pan.tossByKey('Space');
  await expectVerdict(pair);
});

test('on a phone the toss has the whole screen, and the phone itself may be the pan', async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    viewport,
    isMobile: true,
    hasTouch: true,
    permissions: ['accelerometer', 'gyroscope'],
  });
  const page = await context.newPage();
  // The machine that plays the phone has no gyroscope, and says so.
  await page.addInitScript(() => {
    addEventListener('devicemotion', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    });
  });
  await page.goto('/leibkoeche/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page.getByRole('group', { name: 'Groen: wie speelt er?' }).getByText('Iemand hier').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await page.getByRole('button', { name: 'Zelf gooien' }).click();
  const screen = page.getByRole('dialog');
  await expect(screen).toContainText('hij telt niet');
  await expect.poll(() => screen.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
  await page.getByRole('button', { name: 'Met de telefoon gooien' }).click();
  await expect(screen).toContainText('Houd je telefoon vast als een pan');
  const pan = panOf(page);
  await pan.tossByPhone();
  await expect(screen).toContainText('Vanaf nu telt het');

  await page.getByRole('button', { name: 'Nu echt' }).click();
  await expect(pan.result).toHaveCount(0);
  await pan.tossByPhone();
  await expect(screen).toBeHidden();
  await expect(page.locator('.log')).toContainText(
    /(ving de pannenkoek|ernaast|niet gedraaid): \d boven\./,
  );
  await context.close();
});

test('the practice kitchen counts throws per pan until it is told to begin again', async ({
  page,
}) => {
  await page.goto('/leibkoeche');
  await page.getByRole('link', { name: 'Oefen je worp' }).click();
  const pan = panOf(page);
  const thrown = page.getByRole('row', { name: /^Gegooid/ }).getByRole('cell');
  await page.getByText('Klein', { exact: true }).first().click();
  await expect(pan.hand).toHaveAccessibleName(/2 boven/);
  await pan.tossByKey('Space');
  await expect(thrown).toHaveText(['1', '0', '0']);
  await expect(page.getByRole('row', { name: 'Halve slag 1 0 0' })).toBeVisible();
  // How it fell may still be read when the next one lies in the pan.
  await expect(pan.hand).toHaveAccessibleName(/3 boven/);
  await expect(pan.result).toHaveCount(1);
  await page.getByText('Groot', { exact: true }).first().click();
  await pan.tossByKey('ArrowUp');
  await expect(thrown).toHaveText(['1', '0', '1']);
  await page.getByRole('button', { name: 'Opnieuw tellen' }).click();
  await expect(thrown).toHaveText(['0', '0', '0']);
});

test('in a low window the practice kitchen is as high as that, with all one needs beside it', async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS['phone-sideways']);
  await page.goto('/leibkoeche/practice');
  await panOf(page).hand.waitFor();
  for (const window of ['phone-sideways', 'zoomed'] as const) {
    await page.setViewportSize(WINDOWS[window]);
    const parts = [
      page.locator('.lk-toss-panel'),
      page.getByRole('link', { name: 'Die Leibköche Seiner Majestät' }),
      page.getByRole('group', { name: 'Welke pan?' }),
      page.getByRole('row', { name: /^Hele slag/ }),
      page.getByRole('button', { name: 'Opnieuw tellen' }),
    ];
    for (const part of parts) await expect(part, window).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const room = await page.locator('.lk-toss-panel').boundingBox();
      expect(room?.height, window).toBeGreaterThan(0.9 * WINDOWS[window].height);
      expect(room?.width, window).toBeGreaterThan(0.45 * WINDOWS[window].width);
    }).toPass();
  }
});

test('T6 whoever has tossed is not offered to take it back, not even until the fall was seen', async ({
  page,
}) => {
  const moments = await momentsOf('leibkoeche', 'two-by-hand');
  const moment = moments.find(({ phase }) => phase === 'toss');
  await openMoment(page, must(moment, 'a pancake in the pan'));
  const pan = panOf(page);
  await pan.take();
  await page.evaluate(() => {
    const isOff: string[] = [];
    const undo = document.querySelector('[aria-label="Zet terug"]');
    const look = (): void => {
      const now = undo?.getAttribute('aria-disabled') ?? 'gone';
      if (isOff.at(-1) !== now) isOff.push(now);
    };
    look();
    new MutationObserver(look).observe(document, { subtree: true, attributes: true });
    Object.assign(globalThis, { isOff });
  });
  await pan.tossByKey('Space');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('grid', { name: 'De keuken' }).locator(':focus')).toHaveCount(1);
  // What was done before could be taken back until the pancake was tossed.
  const isOff = await page.evaluate(() => Reflect.get(globalThis, 'isOff') as string[]);
  expect(isOff).toEqual(['false', 'true']);
});
