import { expect, test } from './support/test.ts';
import { momentsOf, openMoment } from './support/golden-moments.ts';
import { untilSettled } from './support/layout-faults.ts';

test.use({
  locale: 'nl-NL',
  deviceScaleFactor: 0.25,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Of the height of the window: whoever sits far enough away to see all of the board reads what stands beside it. */
const LEAST_LETTERS = 1.25 / 100;
const LEAST_BUTTON = 3 / 100;

for (const [width, height] of [
  [2560, 1440],
  [3840, 2160],
] as const) {
  test(`words and buttons grow with a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const moment = (await momentsOf('tablut', 'escape')).at(-2);
    if (!moment) throw new Error('a golden match has a last move');
    await openMoment(page, moment);
    await untilSettled(page);
    const least = await page.evaluate(() => {
      const said = '.chip-name, .chip-detail, .foot-prompt, .foot-last, .log-words, .tab, .button';
      const letters = [...document.querySelectorAll(said)].map((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      );
      const buttons = [...document.querySelectorAll('.actions > .button')].map(
        (button) => button.getBoundingClientRect().height,
      );
      return { letters: Math.min(...letters), button: Math.min(...buttons) };
    });
    expect(least.letters / height).toBeGreaterThanOrEqual(LEAST_LETTERS);
    expect(least.button / height).toBeGreaterThanOrEqual(LEAST_BUTTON);
  });
}
