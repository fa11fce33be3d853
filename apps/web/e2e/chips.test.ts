import { expect, test } from './support/test.ts';
import { type Moment, momentsOf, openMoment } from './support/golden-moments.ts';
import { untilSettled } from './support/layout-faults.ts';
import { WINDOW_NAMES, WINDOWS, type WindowName } from './support/windows.ts';

test.use({ locale: 'fr-FR', contextOptions: { reducedMotion: 'reduce' } });

/** So long is nothing that most people are called. */
const NAMES = ['Theodora', 'Matthias', 'Dorothea', 'Clemens', 'Silvester', 'Margriet'];

/** Golden matches of Heuchel & Meuchel: columns below the names, and points at the end. */
const MATCHES = { 2: 'two-climbers', 4: 'a-rest-lapses', 6: 'a-full-house' } as const;

/** Six beside each other on a low phone: a second row would be taken from the board, and half of a name is left. */
const TOO_NARROW: Readonly<Record<number, readonly WindowName[]>> = {
  6: ['small-phone', 'low-phone'],
};

for (const [seats, record] of Object.entries(MATCHES)) {
  test(`the names of ${seats} at a table can be read in every window`, async ({ page }) => {
    for (const moment of await lastTwo(record)) {
      await openMoment(page, withNames(moment));
      for (const window of WINDOW_NAMES) {
        if (TOO_NARROW[Number(seats)]?.includes(window)) continue;
        await page.setViewportSize(WINDOWS[window]);
        await untilSettled(page);
        const cut = await page
          .locator('.chip-name')
          .evaluateAll((names) =>
            names
              .filter((name) => name.scrollWidth > name.clientWidth)
              .map((name) => name.textContent),
          );
        expect.soft(cut, `${moment.phase}, ${window}`).toEqual([]);
      }
    }
  });
}

test('what tells two seats apart is not cut off', async ({ page }) => {
  const [moment] = await lastTwo(MATCHES[6]);
  await page.setViewportSize(WINDOWS['small-phone']);
  await openMoment(page, bySeats(must(moment)));
  const names = page.locator('.chip-name');
  await expect(names).toHaveText(['a', 'b', 'c', 'd', 'e', 'f'].map((at) => `Colonne ${at}`));
  for (const name of await names.all()) {
    const room = await name.evaluate((shown) => {
      const words = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
      const last = document.createRange();
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        last.setStart(text, (text.textContent ?? '').length - 1);
        last.setEnd(text, (text.textContent ?? '').length);
      }
      return shown.getBoundingClientRect().right - last.getBoundingClientRect().right;
    });
    expect(room).toBeGreaterThanOrEqual(-1);
  }
});

/** Before the end, and at the end. */
async function lastTwo(record: string): Promise<readonly Moment[]> {
  return (await momentsOf('heuchel-und-meuchel', record)).slice(-2);
}

/** Computers that have kept their names. */
function withNames(moment: Moment): Moment {
  const seats = moment.saved.seats.map((seat, index) =>
    seat.kind === 'bot' ? { ...seat, name: must(NAMES[index]) } : seat,
  );
  return { ...moment, saved: { ...moment.saved, seats } };
}

/** Everybody sits at this device and is called by their seat. */
function bySeats(moment: Moment): Moment {
  const seats = moment.saved.seats.map(() => ({ kind: 'device' }) as const);
  return { ...moment, saved: { ...moment.saved, seats } };
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nothing there');
  return value;
}
