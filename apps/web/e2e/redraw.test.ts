import { expect, type Page, test } from './support/test.ts';
import { must } from '@kast/kernel';
import { untilSettled } from './support/layout-faults.ts';
import { GAME_NAMES, GOLDEN_MATCHES, momentsOf, openMoment } from './support/golden-moments.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

/** Counts what changes in the page from now on, by the part of the room that it is in. */
async function watchRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const touched = { lines: [] as string[], added: 0, others: [] as string[] };
    const note = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const line = element?.closest('.log-line');
      if (line) touched.lines.push(line.querySelector('.log-number')?.textContent ?? '');
      else if (element?.closest('.replay-links, .replay-eyes, .table-foot .estimate')) {
        touched.others.push(element.className);
      }
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        const isLog = target instanceof Element && target.matches('.log');
        if (isLog) touched.added += addedNodes.length + removedNodes.length;
        else note(target);
        if (type !== 'childList' || isLog) continue;
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

async function touchedIn(page: Page) {
  return page.evaluate(() => {
    const { touched } = globalThis as unknown as {
      touched: { lines: string[]; added: number; others: string[] };
    };
    const counted = {
      ...touched,
      lines: [...new Set(touched.lines)].toSorted(),
    };
    Object.assign(touched, { lines: [], added: 0, others: [] });
    return counted;
  });
}

for (const game of GAME_NAMES) {
  test(`a step through ${game} marks another line, and writes none`, async ({ page }) => {
    const end = must((await momentsOf(game, GOLDEN_MATCHES[game])).at(-1), 'the end of a match');
    await openMoment(page, end, '/replay?ply=12');
    await expect(page.locator('.log-line[aria-current]')).toHaveCount(1);
    await untilSettled(page);
    await watchRoom(page);
    for (const ply of [13, 14, 15]) {
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.log-line[aria-current] .log-number')).toHaveText(String(ply));
      const { lines, added, others } = await touchedIn(page);
      expect(lines).toEqual([String(ply - 1), String(ply)]);
      expect(added).toBe(0);
      expect(others).toEqual([]);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const game of GAME_NAMES) {
    test(`three steps through ${game} lay out the page ten times at most`, async ({ page }) => {
      const end = must((await momentsOf(game, GOLDEN_MATCHES[game])).at(-1), 'the end of a match');
      await openMoment(page, end, '/replay?ply=12');
      await page.waitForLoadState('networkidle');
      await untilSettled(page);
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable');
      const layouts = async (): Promise<number> => {
        const { metrics } = await client.send('Performance.getMetrics');
        return must(
          metrics.find(({ name }) => name === 'LayoutCount'),
          'a count',
        ).value;
      };
      const before = await layouts();
      for (const ply of [13, 14, 15]) {
        await page.keyboard.press('ArrowRight');
        await expect(page.locator('.table-turn')).toContainText(`Zet ${ply}`);
        await expect(page.locator('.log-line[aria-current] .log-number')).toHaveText(String(ply));
      }
      expect((await layouts()) - before).toBeLessThanOrEqual(10);
    });
  }
});

test.describe('where computers take their time', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a match that goes on adds a line to its log and leaves the others as they are', async ({
    page,
  }) => {
    const [moment] = await momentsOf('tablut', GOLDEN_MATCHES.tablut);
    const { saved, ...rest } = must(moment, 'a moment of a match');
    const seats = saved.seats.map(() => ({ kind: 'bot', level: 1 }) as const);
    await openMoment(page, { ...rest, saved: { ...saved, seats, yourTurn: false } });
    const lines = page.locator('.log-line');
    await expect(lines).not.toHaveCount(0);
    await watchRoom(page);
    const before = await lines.count();
    await expect(lines.nth(before + 2)).toBeAttached();
    const count = await lines.count();
    const touched = await touchedIn(page);
    expect(touched.lines).toEqual([]);
    expect(touched.added).toBeGreaterThanOrEqual(count - before);
  });
});
