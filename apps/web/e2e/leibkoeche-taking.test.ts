import { expect, type Page, test } from './support/test.ts';
import { kitchenOf } from './support/kitchen.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

const NOTHING = { phase: '', trays: [] };

/** The lesson in which a crown is one step away: fetch it, look under a cover, lay the tray. */
async function openCrownLesson(page: Page) {
  await page.addInitScript(() => {
    const solved = ['goal', 'walking', 'no-way-back', 'half-or-full', 'choosing', 'once-more'];
    localStorage.setItem('kast.lessons.leibkoeche', JSON.stringify(solved));
  });
  await page.goto('/leibkoeche/learn');
  await expect(page.getByRole('img', { name: 'Les 7 van' })).toBeVisible();
  return kitchenOf(page);
}

for (const [device, viewport] of [
  ['a phone', { width: 375, height: 667 }],
  ['a laptop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('LK6.1 walking to a pile takes from it with one press, LK6.3 and then one looks', async ({
      page,
    }) => {
      const { play, king } = await openCrownLesson(page);
      const choice = page.getByRole('group', { name: 'Op een stapel:' });
      await expect(choice.getByRole('button', { name: 'Nemen' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await play('walk b3', NOTHING);
      await king.getByRole('gridcell', { name: /^plaats 1,.* hier kan het$/ }).click();
      await expect(king.getByRole('gridcell', { name: /dat weet alleen jij/ })).toHaveCount(1);
    });

    test('LK6.2 the pancake can be left, which is said beforehand', async ({ page }) => {
      const { play, kitchen } = await openCrownLesson(page);
      await page.getByRole('button', { name: 'Laten liggen' }).click();
      await expect(
        kitchen.getByRole('gridcell', { name: /^b3,.*en laat de pannenkoek liggen$/ }),
      ).toBeVisible();
      await play('walk b3', NOTHING);
      await expect(page.getByRole('heading', { name: 'Bijna' })).toBeVisible();
    });

    test('LK6.3 the look can be declined', async ({ page }) => {
      const { play, king } = await openCrownLesson(page);
      await play('walk b3', NOTHING);
      await page.getByRole('button', { name: 'Niet kijken' }).click();
      await expect(page.getByRole('heading', { name: 'Bijna' })).toBeVisible();
      await expect(king.getByRole('gridcell', { name: /dat weet alleen jij/ })).toHaveCount(0);
    });
  });
}

test('a picture that fails keeps nobody from going on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('nothing moves here');
    };
  });
  const { play, king } = await openCrownLesson(page);
  await play('walk b3', NOTHING);
  await king.getByRole('gridcell', { name: /^plaats 1,.* hier kan het$/ }).click();
  await expect(king.getByRole('gridcell', { name: /dat weet alleen jij/ })).toHaveCount(1);
});
