import { expect, type Page, test } from './support/test.ts';
import { openGallery, tellNext, tellPlies } from './support/gallery.ts';

/** What the compositor moves by itself. */
const COMPOSITED = new Set(['translate', 'rotate', 'scale', 'opacity']);

interface Touched {
  readonly ground: number;
  readonly pieces: readonly string[];
  readonly cells: readonly string[];
}

/** Watches every change of the drawing from now on. */
async function watchDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const touched = { ground: 0, pieces: [] as string[], cells: [] as string[] };
    const note = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('.surface-ground')) touched.ground += 1;
      const piece = element?.closest('[data-piece]') ?? element?.querySelector('[data-piece]');
      const isAll = (element?.querySelectorAll('[data-piece]').length ?? 0) > 1;
      if (piece && !isAll) touched.pieces.push(piece.getAttribute('data-piece') ?? '');
      const cell = element?.closest('[data-cell]');
      if (cell) touched.cells.push(cell.getAttribute('data-cell') ?? '');
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes } of records) {
        note(target);
        for (const node of [...addedNodes, ...removedNodes]) note(node);
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(globalThis, { touched });
  });
}

async function touchedIn(page: Page): Promise<Touched> {
  return page.evaluate(() => {
    const { touched } = globalThis as unknown as { touched: Touched };
    return {
      ground: touched.ground,
      pieces: [...new Set(touched.pieces)],
      cells: [...new Set(touched.cells)].toSorted(),
    };
  });
}

test.describe('a ply draws anew only what it changed', () => {
  test('one piece moves: that piece, the cells that it left and reached, never the board', async ({
    page,
  }) => {
    await openGallery(page, { game: 'tablut', record: 'escape', hands: 'off' });
    await watchDrawing(page);
    await tellNext(page); // g5-g3
    const touched = await touchedIn(page);
    expect(touched.ground).toBe(0);
    expect(touched.pieces).toHaveLength(1);
    expect(touched.cells).toEqual(['g3', 'g5']);
  });

  test('a whole match leaves the board as it was drawn', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page, { game: 'tablut', record: 'escape', hands: 'off' });
    await watchDrawing(page);
    await tellPlies(page, 25);
    expect((await touchedIn(page)).ground).toBe(0);
    await openGallery(page, { game: 'drunter-und-drueber', record: 'last-one-left', hands: 'off' });
    await watchDrawing(page);
    await tellPlies(page, 20);
    expect((await touchedIn(page)).ground).toBe(0);
    await openGallery(page, { game: 'leibkoeche', record: 'declining', ply: 5, hands: 'off' });
    await watchDrawing(page);
    await tellPlies(page, 30);
    expect((await touchedIn(page)).ground).toBe(0);
  });

  for (const [game, record] of [
    ['la-courte-paille', 'four-on-the-raft'],
    ['heuchel-und-meuchel', 'a-rest-lapses'],
    ['leibkoeche', 'declining'],
    ['drunter-und-drueber', 'last-one-left'],
    ['tablut', 'escape'],
  ] as const) {
    test(`${game} writes no number or word again that stands there already`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openGallery(page, { game, record, hands: 'off', pace: 'at-once' });
      await page.evaluate(() => {
        const again = new Set<string>();
        const board = document.querySelector('.alone-board');
        if (!board) throw new Error('no board');
        new MutationObserver((records) => {
          for (const { target, oldValue } of records) {
            if (target.textContent !== oldValue) continue;
            again.add(`${target.parentElement?.className}: ${oldValue}`);
          }
        }).observe(board, { subtree: true, characterData: true, characterDataOldValue: true });
        Object.assign(globalThis, { again });
      });
      await tellPlies(page, 20);
      const again = await page.evaluate(() => [
        ...(Reflect.get(globalThis, 'again') as ReadonlySet<string>),
      ]);
      expect(again).toEqual([]);
    });
  }
});

test('what moves on a board is moved by the compositor, without painting the board for every frame', async ({
  page,
}) => {
  // Within an SVG that is not so: what is played there is laid out and painted with all the rest.
  await page.addInitScript(() => {
    const moved: (readonly [thing: string, property: string])[] = [];
    Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, 'animate'), {
      apply(animate, thing: Element, given: unknown[]) {
        const animation = Reflect.apply(animate, thing, given) as Animation;
        // What is moved is the same when it is over sooner.
        animation.updatePlaybackRate(8);
        const { effect } = animation;
        const isDrawn = thing instanceof SVGElement && thing.ownerSVGElement !== null;
        const name = isDrawn ? 'drawn' : thing.className;
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        for (const property of frames.flatMap((frame) => Object.keys(frame))) {
          moved.push([name, property]);
        }
        return animation;
      },
    });
    Object.assign(globalThis, { moved });
  });
  const timing = new Set(['composite', 'computedOffset', 'easing', 'offset']);
  for (const [game, record, ply] of [
    ['tablut', 'escape', 0],
    ['drunter-und-drueber', 'last-one-left', 4],
    // Circles come to light.
    ['drunter-und-drueber', 'a-wrong-call', 26],
    ['heuchel-und-meuchel', 'a-rest-lapses', 20],
    ['leibkoeche', 'declining', 5],
  ] as const) {
    await openGallery(page, { game, record, ply, hands: 'off' });
    for (let told = 0; told < 6; told++) await tellNext(page);
    const moved = await page.evaluate(
      () =>
        (globalThis as unknown as { readonly moved: readonly (readonly [string, string])[] }).moved,
    );
    const all = moved.filter(([, property]) => !timing.has(property));
    const onLayers = all.flatMap(([name, property]) => (name === 'motion-layer' ? [property] : []));
    expect(onLayers).toContain('translate');
    expect(onLayers.filter((name) => !COMPOSITED.has(name))).toEqual([]);
    expect(all.filter(([name]) => name === 'drawn')).toEqual([]);
  }
});

test.describe('what is told follows what is shown', () => {
  test('nothing is said before the pictures have come to rest', async ({ page }) => {
    await openGallery(page, { game: 'tablut', record: 'escape', ply: 24 });
    await page.evaluate(() => {
      const seen = new Set<string>();
      new MutationObserver(() => {
        // The king stands in his corner while rings still run out from it.
        if (!document.querySelector('.tablut-glory')) return;
        const told = document.querySelector('.alone')?.getAttribute('data-told');
        const words = document.querySelector('.alone-words')?.textContent;
        seen.add(`told ${told}, ${words?.includes('hoek bereikt') ? 'said' : 'unsaid'}`);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      Object.assign(globalThis, { seen });
    });
    await page.getByRole('button', { name: '▷' }).click();
    await expect(page.locator('.alone')).toHaveAttribute('data-told', '2');
    await expect(page.locator('.tablut-glory')).not.toBeAttached();
    await expect(page.locator('.alone-words')).toContainText('hoek bereikt');
    const seen = await page.evaluate(() => [
      ...(Reflect.get(globalThis, 'seen') as ReadonlySet<string>),
    ]);
    expect(seen).toEqual(['told 1, unsaid']);
  });

  for (const [why, asked] of [
    ['with reduced motion', { still: '' }],
    ['where everything is wanted at once', { pace: 'at-once' }],
  ] as const) {
    test(`${why} nothing moves and nothing is waited for`, async ({ page }) => {
      const moved: string[] = [];
      page.on('pageerror', ({ message }) => moved.push(message));
      await page.addInitScript(() => {
        Element.prototype.animate = () => {
          throw new Error('something moves');
        };
      });
      await openGallery(page, { game: 'tablut', record: 'escape', ...asked });
      await tellPlies(page, 12);
      expect(moved).toEqual([]);
    });
  }

  test('each ply is announced once and in order', async ({ page }) => {
    await openGallery(page, { game: 'tablut', record: 'escape', pace: 'at-once' });
    for (let ply = 0; ply < 3; ply++) await tellNext(page);
    await expect(page.locator('[role=log] p')).toHaveText([
      'Licht zet de verdediger van g5 naar g3.',
      'Donker zet de aanvaller van a6 naar a8.',
      'Licht zet de verdediger van e3 naar d3.',
    ]);
  });
});

test.describe('hands', () => {
  test('mouse, drag and keys play alike, and the focus stays where the player was', async ({
    page,
  }) => {
    await openGallery(page, { game: 'tablut', pace: 'at-once' });
    const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
    await cell('e4').click();
    await cell('f4').click();
    await expect(cell('f4')).toHaveAccessibleName('f4, verdediger');
    await cell('e2').dragTo(cell('f2'));
    await expect(cell('f2')).toHaveAccessibleName('f2, aanvaller');
    await cell('e6').focus();
    for (const key of ['Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await expect(cell('d6')).toHaveAccessibleName('d6, verdediger');
    await expect(cell('d6')).toBeFocused();
  });

  test('half of a move is held and said until the next press tells the rest', async ({ page }) => {
    await openGallery(page, {
      game: 'nine-mens-morris',
      record: 'down-to-two',
      ply: 6,
      pace: 'at-once',
    });
    const point = (name: string) => page.locator(`[data-cell="${name}"]`);
    const half = page.getByText('Molen! Neem een steen');
    await point('b2').click();
    await expect(half).toBeVisible();
    await expect(point('b2')).toHaveAccessibleName('b2, Licht');
    await expect(point('a4')).toHaveAccessibleName('a4, Donker, deze mag je nemen');
    await expect(page.locator('.alone')).toHaveAttribute('data-told', '1');
    await page.keyboard.press('Escape');
    await expect(half).not.toBeAttached();
    await expect(point('b2')).toHaveAccessibleName('b2, leeg');
    await point('b2').click();
    await point('a4').click();
    await expect(half).not.toBeAttached();
    await expect(point('a4')).toHaveAccessibleName('a4, leeg');
    await expect(page.locator('[role=log] p')).toHaveText([
      /^Molen op b2\. Kies de steen die je neemt: /,
      'Teruggelegd.',
      /^Molen op b2\. /,
      'Licht zet een steen op b2. Molen! De steen van Donker op a4 gaat eraf.',
    ]);
  });

  test('what is lifted hangs by the pointer from its first move on', async ({ page }) => {
    await openGallery(page, { game: 'tablut', pace: 'at-once' });
    await page.locator('[data-cell="e4"]').hover();
    await page.mouse.down();
    await page.locator('[data-cell="f4"]').hover();
    const apart = () =>
      page.evaluate(() => {
        const [lifted = 0, cell = 1000] = ['.piece-lifted [data-piece]', '[data-cell="f4"]'].map(
          (name) => {
            const { x = 0, width = 0 } =
              document.querySelector(name)?.getBoundingClientRect() ?? {};
            return x + width / 2;
          },
        );
        return Math.abs(lifted - cell);
      });
    await expect.poll(apart).toBeLessThan(15);
  });

  test('Escape lays down what is carried, and letting go of the button picks nothing up', async ({
    page,
  }) => {
    await openGallery(page, { game: 'tablut', pace: 'at-once' });
    const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
    await cell('e4').hover();
    await page.mouse.down();
    await cell('f4').hover();
    await expect(cell('e4')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(cell('e4')).toHaveAttribute('aria-selected', 'false');
    await page.evaluate(() => {
      const picked: string[] = [];
      new MutationObserver((records) => {
        for (const { target } of records) {
          if (!(target instanceof HTMLElement) || target.ariaSelected !== 'true') continue;
          picked.push(target.dataset['cell'] ?? '');
        }
      }).observe(document, { subtree: true, attributeFilter: ['aria-selected'] });
      Object.assign(globalThis, { picked });
    });
    await cell('e4').hover();
    await page.mouse.up();
    await cell('e3').click();
    await expect(cell('e3')).toHaveAttribute('aria-selected', 'true');
    const picked = await page.evaluate(
      () => Reflect.get(globalThis, 'picked') as readonly string[],
    );
    expect(picked).toEqual(['e3']);
  });

  test('a refusal is heard once: the next right gesture takes it away', async ({ page }) => {
    await openGallery(page, { game: 'tablut', pace: 'at-once' });
    const slip = page.locator('.alone-words b');
    await page.locator('[data-cell="e4"]').click();
    await page.locator('[data-cell="a1"]').click();
    await expect(slip).not.toBeEmpty();
    await page.locator('[data-cell="e3"]').click();
    await expect(slip).toBeEmpty();
  });
});

for (const { game, record, ply } of [
  { game: 'la-courte-paille', record: 'two-castaways', ply: 4 },
  { game: 'leibkoeche', record: 'declining', ply: 34 },
]) {
  test(`what moves in HTML comes to rest where it lies: ${game}`, async ({ page }) => {
    await openGallery(page, { game, record, ply, pace: 'calm' });
    const apart = page.evaluate(() => {
      const middleOf = (thing: Element) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const { promise, resolve } = Promise.withResolvers<readonly number[]>();
      new MutationObserver(() => {
        const layers = [...document.querySelectorAll<HTMLElement>('.motion-layer')];
        for (const animation of layers.flatMap((layer) => layer.getAnimations()))
          animation.finish();
        const rests = layers.map(middleOf);
        const moved = document.querySelectorAll('[data-piece][style*="visibility"]');
        const distances = [...moved].map((piece) => {
          const lies = middleOf(piece);
          return Math.min(...rests.map(({ x, y }) => Math.hypot(x - lies.x, y - lies.y)));
        });
        if (moved.length > 0) resolve(distances.map(Math.round));
      }).observe(document.body, { subtree: true, childList: true });
      return promise;
    });
    await page.getByRole('button', { name: '▷' }).click();
    expect(new Set(await apart)).toEqual(new Set([0]));
  });
}

test('TB1.3 the king’s crown leaves whoever stands behind him in sight', async ({ page }) => {
  await openGallery(page, { game: 'tablut' });
  const boxOf = (cell: string) =>
    page.locator(`[data-at="${cell}"] .tablut-piece`).evaluate((piece) => {
      const { top, bottom, height } = piece.getBoundingClientRect();
      return { top, bottom, height };
    });
  const [king, behind] = [await boxOf('e5'), await boxOf('e6')];
  expect(behind.bottom - king.top).toBeLessThan(0.1 * behind.height);
});

test.describe('Drunter: a wrong call', () => {
  const wrongCall = { game: 'drunter-und-drueber', record: 'a-wrong-call', ply: 41 };
  const reds = '.piece [data-colour="R"]';

  test('DD5.3 leads whoever plays by keys to its button, and back to where they were', async ({
    page,
  }) => {
    for (const where of ['.drunter .board-cell[tabindex="0"]', '.drunter .tray']) {
      await openGallery(page, wrongCall);
      await page.locator(where).focus();
      await page.getByRole('button', { name: '▷' }).evaluate((next: HTMLElement) => next.click());
      await expect(page.getByRole('button', { name: '✓' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('.alone')).toHaveAttribute('data-told', '2');
      await expect(page.locator(where)).toBeFocused();
    }
  });

  test('DD5.3 takes the caller’s discs off the board for good, and the tray says who is out', async ({
    page,
  }) => {
    await openGallery(page, wrongCall);
    await page.getByRole('button', { name: '▷' }).click();
    await page.getByRole('button', { name: '✓' }).click();
    await expect(page.locator('.alone')).toHaveAttribute('data-told', '2');
    await expect(page.locator(reds)).toHaveCount(0);
    await expect(page.locator('.drunter-notes')).toContainText('rood ligt eruit');
    for (let ply = 0; ply < 4; ply++) await tellNext(page);
    await expect(page.locator(reds)).toHaveCount(0);
  });

  test('DD5.3 is not seen on the board before the verdict, and only heard before it was dismissed', async ({
    page,
  }) => {
    await openGallery(page, wrongCall);
    await page.getByRole('button', { name: '▷' }).click();
    await expect(page.getByRole('button', { name: '✓' })).toBeVisible();
    await expect(page.locator(reds)).toHaveCount(8);
    await expect(page.locator('.alone')).toHaveAttribute('data-told', '1');
    await expect(page.locator('[role=log] p')).toHaveText([/Rood ligt eruit/, /^e2 is blauw/]);
  });

  test('DD5.3 no disc comes back once it has been lifted off', async ({ page }) => {
    await openGallery(page, wrongCall);
    await page.getByRole('button', { name: '▷' }).click();
    const dismiss = page.getByRole('button', { name: '✓' });
    await dismiss.waitFor();
    // Looking begins before anything is lifted: on a slow machine it might be over otherwise.
    const looking = page.evaluate(async () => {
      const lifted = () =>
        document.getAnimations().flatMap((animation) => {
          const { effect } = animation;
          const disc = effect instanceof KeyframeEffect ? effect.target : null;
          return disc?.matches('.motion-layer') ? [{ animation, disc }] : [];
        });
      for (;;) {
        const [first, ...others] = lifted();
        // On a slow machine those that follow might be over as well.
        for (const { animation } of others) animation.pause();
        await first?.animation.finished;
        await new Promise(requestAnimationFrame);
        if (!first) continue;
        const reds = document.querySelectorAll('[data-piece]:has([data-colour="R"])');
        const visible = [...reds].filter((disc) => getComputedStyle(disc).visibility === 'visible');
        const isSeen = first.disc.isConnected && getComputedStyle(first.disc).opacity !== '0';
        return { others: others.length, isSeen, seen: visible.length };
      }
    });
    await dismiss.click();
    const seen = await looking;
    expect(seen.others).toBeGreaterThan(0);
    expect(seen.isSeen).toBe(false);
    expect(seen.seen).toBe(0);
  });

  test('the ear is told the move and, aside, the colour that came to light', async ({ page }) => {
    await openGallery(page, { ...wrongCall, ply: 43, pace: 'at-once' });
    await tellNext(page);
    await expect(page.locator('[role=log] p')).toHaveText([
      'Geel gaat van g2 naar h1. g2 ligt weer open.',
      'g2 is blauw.',
    ]);
  });

  test('a question to the attacked stands without a clock', async ({ page }) => {
    await openGallery(page, { ...wrongCall, ply: 47, pace: 'at-once', viewer: 3 });
    await expect(page.locator('.drunter-question')).toBeVisible();
    await expect(page.locator('.drunter-question svg')).toHaveCount(0);
  });
});
