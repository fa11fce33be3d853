import { registry } from '@kast/games';
import { expect, test } from './support/test.ts';
import { violationsIn } from './support/axe.ts';
import { boardOf } from './support/board.ts';
import { beginnersMove, typeMove } from './support/first-minute.ts';
import { untilSettled } from './support/layout-faults.ts';
import { showNotation } from './support/notation.ts';
import { NEWCOMER } from './support/experienced.ts';
import { WINDOWS } from './support/windows.ts';

/** What somebody is told who has never played here, on a phone. */
test.use({
  locale: 'nl-NL',
  storageState: NEWCOMER,
  viewport: WINDOWS['phone-upright'],
  contextOptions: { reducedMotion: 'reduce' },
});

test('a first match begins with a card, and explains each thing once, where it happens', async ({
  page,
}) => {
  await page.goto('/tablut/table');
  await page
    .getByRole('group', { name: 'Donker: wie speelt er?' })
    .getByText('Iemand hier')
    .click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  const card = page.getByRole('dialog', { name: /Tablut/ });
  await expect(card).toContainText('Je bent Licht');
  await expect(card).toContainText('Je wint als je koning een van de vier hoeken bereikt.');
  await expect(page.getByRole('grid')).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
  for (const size of ['phone-upright', 'small-phone', 'phone-sideways'] as const) {
    await page.setViewportSize(WINDOWS[size]);
    await expect(card.getByRole('button', { name: 'Begin' })).toBeInViewport({ ratio: 1 });
    const hidden = () => card.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
    await expect.poll(hidden, size).toBe(0);
  }
  await page.setViewportSize(WINDOWS['phone-upright']);
  await card.getByRole('button', { name: 'Begin' }).click();
  await expect(card).toBeHidden();

  const board = boardOf(page);
  const note = page.getByRole('note');
  await expect(note).toContainText('groene ringen');
  await expect(page.locator('.cell-glow[data-as="goal"]')).toHaveCount(4);
  await note.getByRole('button', { name: 'Sluiten' }).click();
  await expect(note).toBeHidden();
  await board.play('e6-f6');
  await board.play('a4-a3');
  await board.play('e5-e6');
  await expect(note).toContainText('Het paleis is verlaten');
  await expect(page.getByRole('log')).toContainText('Het paleis is verlaten');
  await expect(page.locator('.cell-glow[data-as="pointed"]')).toHaveCount(1);
  const isPointedAt = async (): Promise<boolean> => {
    const [left, glow] = [
      await board.cell('e5').boundingBox(),
      await page.locator('.cell-glow[data-as="pointed"]').boundingBox(),
    ];
    return left !== null && glow !== null && Math.abs(left.x - glow.x) < 1 && left.y === glow.y;
  };
  await expect.poll(isPointedAt).toBe(true);
  expect(await violationsIn(page)).toEqual([]);

  await page.reload();
  await board.play('a3-a4');
  await expect(note).toBeHidden();
  await expect(page.locator('.cell-glow')).toHaveCount(4);

  await page.getByRole('button', { name: 'Zetten en regels' }).click();
  await page.getByRole('tab', { name: 'Regels' }).click();
  await page.getByRole('button', { name: 'Kort: hoe win je?' }).click();
  await expect(card).toContainText('Je bent Licht');
  await card.getByRole('button', { name: 'Verder spelen' }).click();
  await expect(card).toBeHidden();
});

for (const { info } of registry) {
  test(`${info.id}: what is explained covers neither the board nor what is asked`, async ({
    page,
  }) => {
    await showNotation(page);
    await page.goto(`/${info.id}`);
    await page.getByRole('button', { name: 'Speel meteen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    const note = page.getByRole('note');
    // Some games explain at once what is to be done, others what was done first.
    await expect
      .poll(async () => {
        const move = await beginnersMove(page);
        const isAtRest = await page.locator('main[aria-busy=false]').isVisible();
        // Moves are typed where they are told, which comes after the table.
        const mayType = isAtRest && (await page.locator('.notes input').count()) > 0;
        if (move === undefined || !mayType || (await note.isVisible())) return note.isVisible();
        await typeMove(page, move);
        return false;
      })
      .toBe(true);
    for (const size of ['phone-upright', 'small-phone', 'phone-sideways', 'laptop'] as const) {
      await page.setViewportSize(WINDOWS[size]);
      await untilSettled(page);
      const covered = await note.evaluate((slip) => {
        const lies = slip.getBoundingClientRect();
        return ['.staged-table', '.foot-prompt', '.actions'].filter((place) => {
          const box = document.querySelector(place)?.getBoundingClientRect();
          return (
            box !== undefined &&
            Math.min(lies.right, box.right) - Math.max(lies.left, box.left) > 1 &&
            Math.min(lies.bottom, box.bottom) - Math.max(lies.top, box.top) > 1
          );
        });
      });
      expect.soft(covered, size).toEqual([]);
      await expect.soft(note, size).toBeInViewport({ ratio: 1 });
      await note.getByRole('button', { name: 'Sluiten' }).click({ trial: true });
    }
  });
}

test('online the card lies beside a board that waits for nobody, however one came to it', async ({
  page,
  baseURL,
}) => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
  const data = { game: 'tablut', options: {}, seats, watchers: 'link' };
  const made = await page.request.post(`${baseURL}/api/matches`, { data });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`/m/${id}`);
  const card = page.getByRole('region', { name: 'Voor het eerst: Tablut' });
  await expect(card).toContainText('Je wint als je koning een van de vier hoeken bereikt.');
  await expect(boardOf(page).cell('e6')).toBeInViewport({ ratio: 1 });
  expect(await violationsIn(page)).toEqual([]);
  await boardOf(page).play('e6-f6');

  await page.setViewportSize(WINDOWS.laptop);
  const notes = page.getByRole('complementary', { name: 'Bij de tafel' });
  await expect(async () => {
    const [above, below] = [await notes.boundingBox(), await card.boundingBox()];
    expect(above && below && above.y + above.height <= below.y && above.x === below.x).toBe(true);
  }).toPass();
  await expect(card).toBeInViewport({ ratio: 1 });
  await card.getByRole('button', { name: 'Ik ken dit spel al' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notes.getByRole('tabpanel')).toBeFocused();
  await untilSettled(page);
  expect(await notes.getByRole('tabpanel').evaluate(ringSticksOut)).toBe(false);
  await page.setViewportSize(WINDOWS['phone-upright']);
  await card.getByRole('button', { name: 'Begrepen' }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(card).toBeHidden();
});

test('who knows the game is told nothing, until they want it explained again', async ({ page }) => {
  await page.goto('/heuchel-und-meuchel');
  const play = page.getByRole('button', { name: 'Speel meteen' });
  await play.click();
  const card = page.getByRole('dialog', { name: 'Heuchel & Meuchel' });
  await expect(card).toContainText('Kolom a is van jou');
  await expect(page.locator('.chip')).toHaveCount(3);
  await card.getByRole('button', { name: 'Ik ken dit spel al' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(page.locator('.board-overlay')).toHaveCount(0);

  await page.goto('/heuchel-und-meuchel');
  await play.click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(card).toBeHidden();

  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('button', { name: 'Beginnersuitleg opnieuw tonen' }).click();
  await page.goto('/heuchel-und-meuchel');
  await play.click();
  await expect(card).toContainText('Kolom a is van jou');
});

test('every option says what it does to a match', async ({ page }) => {
  await page.goto('/tablut/table');
  const shares = 'wint Licht \\d+% en Donker \\d+%; remise \\d+%. Gemiddeld \\d+ zetten.';
  const figures = page.locator('.option-figures:visible');
  await expect(figures).toHaveText([new RegExp(`Met de gewone keuzes ${shares}`)]);
  await page.getByText('Alleen aan alle kanten').click();
  await expect(figures).toHaveText([/Met de gewone keuzes/, new RegExp(`Zo gespeeld ${shares}`)]);
  await expect(page.getByText(/partijen per keuze, tussen 2 computers van niveau/)).toBeVisible();
});

/** Whether anything of the ring around what has the focus is outside of the window. */
function ringSticksOut(element: Element): boolean {
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const { right, bottom } = element.getBoundingClientRect();
  return right + ring > innerWidth || bottom + ring > innerHeight;
}
