import { expect, type Page, test } from './support/test.ts';
import { GOLDEN_MATCHES, momentsOf, openMoment } from './support/golden-moments.ts';
import { untilSettled } from './support/layout-faults.ts';
import { WINDOWS } from './support/windows.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

const SMALL = [
  'phone-upright',
  'low-phone',
  'small-phone',
  'phone-sideways',
  'small-sideways',
  'zoomed',
] as const;

/** Pixels of type that can still be read, less what rounding takes. */
const LEAST = 7.9;

/** What is written in the drawings of a table, and how large its type is on the screen. */
function lettersIn(
  page: Page,
): Promise<readonly { readonly text: string; readonly size: number }[]> {
  return page.locator('.staged-table svg text').evaluateAll((all) =>
    all.flatMap((element) => {
      const text = element.textContent.trim();
      const isSeen = element.getBoundingClientRect().width > 0;
      const matrix = element instanceof SVGTextElement ? element.getScreenCTM() : null;
      if (!isSeen || text === '' || !matrix) return [];
      const { fontSize } = getComputedStyle(element);
      return [{ text, size: Number.parseFloat(fontSize) * Math.hypot(matrix.a, matrix.b) }];
    }),
  );
}

for (const game of ['leibkoeche', 'drunter-und-drueber'] as const) {
  test(`what is written on the board of ${game} can be read on a phone, or is not there`, async ({
    page,
  }) => {
    const moments = await momentsOf(game, GOLDEN_MATCHES[game]);
    for (const moment of [moments.at(1), moments.at(-1)]) {
      if (!moment) throw new Error('a golden match has a middle and an end');
      await openMoment(page, moment);
      for (const window of SMALL) {
        await page.setViewportSize(WINDOWS[window]);
        await untilSettled(page);
        const letters = await lettersIn(page);
        const where = `${moment.phase}, ${window}`;
        expect(letters.length, where).toBeGreaterThan(12);
        expect
          .soft(
            letters.filter(({ size }) => size < LEAST),
            where,
          )
          .toEqual([]);
      }
    }
  });
}
