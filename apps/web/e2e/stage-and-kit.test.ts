import { expect, type Page, test } from './support/test.ts';
import { openGallery, tellNext, tellPlies } from './support/gallery.ts';

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
});

test('what moves on a board is moved by the compositor, without painting the board for every frame', async ({
  page,
}) => {
  // In an SVG that is true of a transform and of opacity, and of nothing else.
  await page.addInitScript(() => {
    const moved: string[] = [];
    Element.prototype.animate = new Proxy(Reflect.get(Element.prototype, 'animate'), {
      apply(animate, thing: Element, given: unknown[]) {
        const animation = Reflect.apply(animate, thing, given) as Animation;
        // What is moved is the same when it is over sooner.
        animation.updatePlaybackRate(8);
        const { effect } = animation;
        const isDrawn = thing instanceof SVGElement && thing.ownerSVGElement !== null;
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        if (isDrawn) moved.push(...frames.flatMap((frame) => Object.keys(frame)));
        return animation;
      },
    });
    Object.assign(globalThis, { moved });
  });
  const timing = new Set(['composite', 'computedOffset', 'easing', 'offset']);
  for (const [game, record, ply] of [
    ['tablut', 'escape', 0],
    ['drunter-und-drueber', 'last-one-left', 4],
    ['heuchel-und-meuchel', 'a-rest-lapses', 20],
    ['leibkoeche', 'declining', 5],
  ] as const) {
    await openGallery(page, { game, record, ply, hands: 'off' });
    for (let told = 0; told < 6; told++) await tellNext(page);
    const moved = await page.evaluate(
      () => (globalThis as unknown as { readonly moved: readonly string[] }).moved,
    );
    const properties = new Set(moved.filter((name) => !timing.has(name)));
    expect(properties).toContain('transform');
    expect([...properties].filter((name) => !['transform', 'opacity'].includes(name))).toEqual([]);
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

  test('DD5.3 is not seen on the board before the verdict, nor told before it was dismissed', async ({
    page,
  }) => {
    await openGallery(page, wrongCall);
    await page.getByRole('button', { name: '▷' }).click();
    await expect(page.getByRole('button', { name: '✓' })).toBeVisible();
    await expect(page.locator(reds)).toHaveCount(8);
    await expect(page.locator('.alone')).toHaveAttribute('data-told', '1');
    await expect(page.locator('[role=log]')).not.toBeAttached();
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
          return disc?.matches('.piece') ? [{ animation, disc }] : [];
        });
      for (;;) {
        const [first, ...others] = lifted();
        // On a slow machine those that follow might be over as well.
        for (const { animation } of others) animation.pause();
        await first?.animation.finished;
        await new Promise(requestAnimationFrame);
        if (!first) continue;
        return { others: others.length, opacity: getComputedStyle(first.disc).opacity };
      }
    });
    await dismiss.click();
    const seen = await looking;
    expect(seen.others).toBeGreaterThan(0);
    expect(seen.opacity).toBe('0');
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
