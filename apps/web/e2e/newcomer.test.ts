import { expect, type Page, test } from './support/test.ts';
import { GOLDEN_MATCHES, type GameName, momentsOf, openMoment } from './support/golden-moments.ts';
import { untilSettled } from './support/layout-faults.ts';
import { WINDOWS } from './support/windows.ts';

/** What somebody meets who has never played here, on a phone. */
test.use({
  locale: 'nl-NL',
  viewport: WINDOWS['phone-upright'],
  contextOptions: { reducedMotion: 'reduce' },
});

async function openPhase(page: Page, game: GameName, phase: string, below = ''): Promise<void> {
  const moments = await momentsOf(game, GOLDEN_MATCHES[game]);
  const moment = moments.find((each) => each.phase === phase);
  if (!moment) throw new Error(`${game} has no ${phase}`);
  await openMoment(page, moment, below);
}

test('a hint leaves what is asked in sight, moves nothing, and can be put away', async ({
  page,
}) => {
  await openPhase(page, 'leibkoeche', 'shift');
  await untilSettled(page);
  const board = page.locator('.staged-table');
  const before = await board.boundingBox();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('.notice', { hasText: 'De computer zou' });
  await expect(hint).toBeVisible();
  await untilSettled(page);
  const asked = await page.locator('.foot-prompt').boundingBox();
  const slip = await hint.boundingBox();
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual((slip?.y ?? 0) + 1);
  expect(await board.boundingBox()).toEqual(before);
  await hint.getByRole('button', { name: 'Sluiten' }).click();
  await expect(hint).toBeHidden();
});

test('DD3.4 where nothing is ever taken back, no button says so', async ({ page }) => {
  await openPhase(page, 'drunter-und-drueber', 'moving');
  await expect(page.getByRole('button', { name: 'Geef op' })).toHaveText('Geef op');
  await expect(page.getByRole('button', { name: 'Zet terug' })).toHaveCount(0);
});

test('a piece that can go nowhere says so where it can be read', async ({ page }) => {
  await page.goto('/tablut');
  const id = await page.evaluate(async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
    const answer = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'tablut', options: {}, seats, watchers: 'anyone' }),
    });
    return ((await answer.json()) as { readonly id: string }).id;
  });
  await page.goto(`/m/${id}`);
  await page.getByRole('gridcell', { name: /^e5/ }).click();
  await expect(page.getByRole('alert')).toContainText('De koning op e5 kan nergens heen.');
});

test('whoever goes on playing has answered whether they are done', async ({ page }) => {
  await openPhase(page, 'drunter-und-drueber', 'moving');
  const sure = page.getByRole('button', { name: 'Ja, klaar!' });
  await page.getByRole('button', { name: 'Klaar!', exact: true }).click();
  await expect(sure).toBeVisible();
  await page.locator('.board-cell[data-movable="true"]').first().click();
  await expect(sure).toBeHidden();
});

test('CP5.6 the result of equal scores says what decided, by its rule', async ({ page }) => {
  const moments = await momentsOf('la-courte-paille', 'decided-by-the-next-character');
  const over = moments.find(({ phase }) => phase === 'over');
  if (!over) throw new Error('the match has no end');
  await openMoment(page, over);
  const result = page.locator('.result');
  await expect(result.locator('p').first()).toContainText('geven de doorslag');
  await expect(result.getByRole('link', { name: 'CP5.6' })).toBeVisible();
});

test('Heuchel says whom one takes from and how, and whose an empty floor is', async ({ page }) => {
  await openPhase(page, 'heuchel-und-meuchel', 'taking');
  const tray = page.locator('.hm-tray');
  await expect(tray.getByRole('grid', { name: /^Van [A-Z]/ }).first()).toBeVisible();
  await expect(tray).toContainText('Kies wat je pakt');
  await tray.getByRole('gridcell').first().click();
  await expect(tray).not.toContainText('Kies wat je pakt');

  await openPhase(page, 'heuchel-und-meuchel', 'moving');
  await page.getByRole('gridcell', { name: /^d5, leeg/ }).click();
  await expect(tray).toContainText('Rij 5: start van de bisschoppen');
});

for (const [game, phase, sign, meaning] of [
  ['heuchel-und-meuchel', 'moving', 'K', 'kwakzalver'],
  ['drunter-und-drueber', 'moving', 'P', 'paars'],
  ['la-courte-paille', 'playing', 'C', 'Coco, de papegaai'],
  ['leibkoeche', 'walk', 'C', 'spek'],
] as const) {
  test(`the letters on the table of ${game} are explained with its rules`, async ({ page }) => {
    await openPhase(page, game, phase);
    await page.getByRole('button', { name: 'Zetten en regels' }).click();
    await page.getByRole('tab', { name: 'Regels' }).click();
    const line = page
      .locator('.legend dl > div')
      .filter({ has: page.getByText(sign, { exact: true }) });
    await expect(line).toContainText(meaning);
    await expect(line).toBeInViewport();
  });
}

test('a replay has the rules, and its board stays as large while the computer looks along', async ({
  page,
}) => {
  await openPhase(page, 'leibkoeche', 'over', '/replay?ply=100');
  await untilSettled(page);
  const board = page.locator('.staged-table');
  const before = await board.boundingBox();
  await page.getByRole('button', { name: 'Laat de computer meekijken' }).click();
  await expect(page.locator('.estimate[data-asked]')).toBeVisible();
  const legend = page.locator('.estimate').getByRole('list');
  await expect(legend.getByRole('listitem')).toHaveCount(4);
  for (const line of await legend.getByRole('listitem').all()) {
    await expect(line).toBeInViewport({ ratio: 0.9 });
  }
  const dashes = await page
    .locator('.estimate-graph .chance-curve')
    .evaluateAll((curves) => curves.map((curve) => getComputedStyle(curve).strokeDasharray));
  expect(new Set(dashes).size).toBe(4);
  const mover = legend.locator('[aria-current=true]');
  const [name = ''] = /\p{Lu}\p{L}+/u.exec(await mover.innerText()) ?? [];
  await expect(page.locator('.estimate-shown')).toHaveText(`Getoond: zet 100, van ${name}`);
  await untilSettled(page);
  expect(await board.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Zetten en regels' }).click();
  await page.getByRole('tab', { name: 'Regels' }).click();
  await expect(page.getByRole('heading', { name: 'Wat je ziet' })).toBeVisible();
});

test('a tap beside a tile that can be walked to walks there', async ({ page }) => {
  await page.setViewportSize(WINDOWS['small-phone']);
  await openPhase(page, 'leibkoeche', 'walk');
  await expect(page.getByRole('gridcell', { name: /hier kan het/ }).first()).toBeVisible();
  await untilSettled(page);
  const asked = await page.locator('.foot-prompt').textContent();
  const [x, y] = await page.locator('.lk-kitchen').evaluate((kitchen) => {
    const cells = [...kitchen.querySelectorAll('[data-cell]')];
    const isTarget = (cell: string) =>
      cells.some(
        (each) =>
          each.getAttribute('data-cell') === cell &&
          each.getAttribute('aria-label')?.includes('hier kan het'),
      );
    // The tile below is none that can be walked to: 4 pixels into it is still within a thumb.
    const target = cells.find((each) => {
      const [column = '', row = ''] = each.getAttribute('data-cell') ?? '';
      return isTarget(`${column}${row}`) && !isTarget(`${column}${Number(row) + 1}`) && row !== '7';
    });
    if (!target) throw new Error('nothing can be walked to');
    const box = target.getBoundingClientRect();
    return [box.x + box.width / 2, box.bottom + 4] as const;
  });
  await page.mouse.click(x, y);
  await expect(page.locator('.foot-prompt')).not.toHaveText(asked ?? '');
});

test('who invites may say a name, which the invitation tells; a free seat shows it again', async ({
  page,
  browser,
}) => {
  await page.goto('/tablut/table');
  await page
    .getByRole('group', { name: 'Donker: wie speelt er?' })
    .getByText('Via een link')
    .click();
  await page.getByRole('textbox', { name: 'Hoe heet je?' }).fill('Anna');
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  const panel = page.getByRole('region', { name: 'Nodig iemand uit' });
  const link = await panel.getByRole('textbox', { name: 'Link voor Donker' }).inputValue();
  await panel.getByRole('button', { name: 'Sluiten' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: /^Vrije stoel/ }).click();
  await expect(panel).toBeVisible();

  const context = await browser.newContext({ locale: 'nl-NL' });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText('Anna nodigt je uit voor een partij Tablut.')).toBeVisible();
  await context.close();
});

/** `packages/games/src/prompts.test.ts` measures all questions in it. */
test('on the smallest phone a question has two lines of 296 pixels', async ({ page }) => {
  await page.setViewportSize(WINDOWS['small-phone']);
  await openPhase(page, 'leibkoeche', 'shift');
  const foot = await page.locator('.foot-prompt').evaluate((asked) => {
    const { fontSize, fontWeight, lineHeight } = getComputedStyle(asked);
    const lines = asked.clientHeight / parseFloat(lineHeight);
    return { width: asked.clientWidth, fontSize, fontWeight, lines: Math.round(lines) };
  });
  expect(foot).toEqual({ width: 296, fontSize: '14px', fontWeight: '600', lines: 2 });
});
