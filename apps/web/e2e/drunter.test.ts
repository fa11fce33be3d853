import { expect, type Page, test } from './support/test.ts';
import { boardOf, expectPlies, untilLogGrows } from './support/board.ts';
import { coloursIn, messagesIn } from './support/covered-colours.ts';
import { playAlong, playOnPage, starterOn } from './support/drunter.ts';
import { dragByFinger, type Point } from './support/finger.ts';
import { openGallery } from './support/gallery.ts';
import { recordingProxy } from './support/recording-proxy.ts';
import { showNotation } from './support/notation.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => showNotation(page));

test('three on one device play a whole match: claims true and false, a wrong call, a right one', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/drunter-und-drueber/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('3');
  for (const colour of ['Oranje', 'Geel']) {
    const seat = page.getByRole('group', { name: `${colour}: wie speelt er?` });
    await seat.getByText('Iemand hier').click();
  }
  await page.getByText('Altijd hetzelfde bord').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();

  const along = await playAlong(3);
  along.enter(await starterOn(page));
  const still = new Set(['true claim', 'false claim', 'wrong call']);

  /** What has not been seen yet is brought about; then red is let through. */
  const decide = (): string => {
    const advice = along.advise();
    if (advice === 'claim' || advice === 'allow') {
      if (advice === 'claim') still.delete('true claim');
      return advice === 'allow' && still.delete('false claim') ? 'claim' : advice;
    }
    const sentBack = along.steps().find(({ attacksRightStone }) => attacksRightStone);
    if (still.has('true claim') && sentBack) return sentBack.text;
    const isLate = along.plies() > 36 && !advice.endsWith('!') && advice !== 'klaar';
    if (isLate && along.deciding() === 3 && still.delete('wrong call')) return 'klaar';
    const quiet = along.steps().find(({ isQuiet }) => isQuiet);
    return still.size === 0 && along.deciding() === 2 && quiet ? quiet.text : advice;
  };

  while (!along.outcome()) {
    const move = decide();
    const by = along.deciding();
    await playOnPage(page, move);
    along.enter({ by, move });
    await expectPlies(page, along.plies());
  }

  expect([...still]).toEqual([]);
  expect(along.outcome()?.rule).toBe('DD5.2');
  await expect(page.locator('.log')).toContainText('Maar dat klopt niet.');
  await expect(page.locator('.log')).toContainText('Dat klopt.');
  await expect(page.locator('.log')).toContainText('ligt eruit');
  const result = page.getByRole('region', { name: 'Afgelopen' });
  await expect(result.getByRole('link', { name: 'DD5.2' })).toBeVisible();
});

test('DD6.2 no byte that a browser receives tells the colour under a stone', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const proxy = await recordingProxy(baseURL ?? '');
  await page.goto(`${proxy.address}/drunter-und-drueber`);
  const id = await page.evaluate(async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 3 }, { kind: 'bot', level: 1 }];
    const answer = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'drunter-und-drueber',
        options: {},
        seats,
        watchers: 'anyone',
      }),
    });
    return ((await answer.json()) as { readonly id: string }).id;
  });
  await page.goto(`${proxy.address}/m/${id}`);

  const target = page.locator('.board-cell[aria-label*="hier mag je heen"]');
  for (let stone = 0; stone < 8; stone++) {
    await expect(page.getByText(`nog ${8 - stone} neer te leggen`)).toBeVisible();
    await target.nth(stone).click();
  }
  const allow = page.getByRole('button', { name: 'Ga maar door' });
  const call = page.getByRole('button', { name: 'Klaar!', exact: true });
  const own = page.locator('.board-cell[data-movable="true"]');
  for (let turn = 0; turn < 6; turn++) {
    await expect(allow.or(call)).toBeVisible();
    if (turn === 3) await page.reload();
    await expect(allow.or(call)).toBeVisible();
    await untilLogGrows(page, async () => {
      if (await allow.isVisible()) return allow.click();
      // The first disc that is free: one under another lights up no circle.
      for (let disc = 0; (await target.count()) === 0; disc++) await own.nth(disc).click();
      return target.last().click();
    });
  }
  await page.evaluate(async (match) => (await fetch(`/api/matches/${match}/record`)).text(), id);

  const bodies = proxy.bodies();
  const findings = bodies.flatMap(messagesIn).map(coloursIn);
  expect(findings.flatMap(({ covered }) => covered)).toEqual([]);
  expect(findings.filter(({ open }) => open > 0).length).toBeGreaterThan(20);
  expect(bodies.filter((body) => /[ROYGBV]{8}\/[ROYGBV]{8}/.test(body))).toEqual([]);
  expect(bodies.some((body) => body.includes('kast-record/1'))).toBe(true);
  await page.close();
  await proxy.close();
});

test('DD6.2 who looks back at a match that runs sees no more than at its table', async ({
  page,
}) => {
  await page.goto('/drunter-und-drueber/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page
    .getByRole('group', { name: 'Oranje: wie speelt er?' })
    .getByText('Iemand hier')
    .click();
  await page.getByText('Altijd hetzelfde bord').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  const along = await playAlong(2);
  along.enter(await starterOn(page));
  const move = along.advise();
  await playOnPage(page, move);
  const circle = move.slice(1);
  await expect(boardOf(page).cell(circle)).toHaveAccessibleName(/steen/);
  const told = (await boardOf(page).cell(circle).getAttribute('aria-label')) ?? '';

  await page.goto(`${page.url()}/replay?ply=2`);
  await expect(boardOf(page).cell(circle)).toHaveAttribute('aria-label', told);
  await expect(page.getByRole('combobox', { name: 'Door wiens ogen?' })).toBeHidden();
});

test.describe('what a hint points out', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Shows the solution of a lesson, which is pointed out as a hint is. */
  async function showSolution(page: Page, lesson: number): Promise<void> {
    await page.goto('/drunter-und-drueber/learn');
    for (let at = 1; at < lesson; at++) {
      await expect(page.getByRole('img', { name: `Les ${at} van` })).toBeVisible();
      await page.getByRole('button', { name: 'Volgende les' }).first().click();
    }
    await expect(page.getByRole('img', { name: `Les ${lesson} van` })).toBeVisible();
    await page.getByRole('button', { name: 'Laat zien' }).click();
  }

  test('DD5.1 that the call belongs to the move, until that is chosen', async ({ page }) => {
    await showSolution(page, 1);
    const call = page.getByRole('switch', { name: /Klaar!/ });
    await expect(call).toHaveAttribute('data-hinted', 'true');
    await call.click();
    await expect(call).toHaveAttribute('data-hinted', 'false');
    await boardOf(page).play('b2-c1');
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByRole('heading', { name: 'Goed gedaan' })).toBeVisible();
  });

  for (const [lesson, steps, hinted, other] of [
    [4, ['e6-f6', 'b3-b4'], 'Die staat goed!', 'Ga maar door'],
    [5, ['b3-b4', 'e1-d1'], 'Ga maar door', 'Die staat goed!'],
  ] as const) {
    test(`DD4.3 that an attack is answered with “${hinted}”`, async ({ page }) => {
      await showSolution(page, lesson);
      for (const step of steps) {
        await expect(page.locator('.mark-hint')).toBeVisible();
        await boardOf(page).play(step);
      }
      const button = page.getByRole('button', { name: hinted });
      await expect(button).toHaveAttribute('data-hinted', 'true');
      await expect(page.getByRole('button', { name: other })).toHaveAttribute(
        'data-hinted',
        'false',
      );
      await button.click();
      await expect(page.getByRole('heading', { name: 'Goed gedaan' })).toBeVisible();
    });
  }
});

test.describe('DD2.1 a disc from the tray', () => {
  const placing = { game: 'drunter-und-drueber', record: 'a-wrong-call', ply: 2, pace: 'at-once' };
  const OPEN = 'b1';
  const OWN = 'a1';

  test('is dragged to a circle by mouse, which is marked meanwhile', async ({ page }) => {
    await openGallery(page, placing);
    const disc = await middleOf(page, '.drunter-in-hand .drunter-disc >> nth=2');
    const circle = await middleOf(page, `[data-cell=${OPEN}]`);
    await page.mouse.move(disc.x, disc.y);
    await page.mouse.down();
    await page.mouse.move(circle.x, circle.y, { steps: 8 });
    await expect(page.locator('.drunter-own[data-hanging]')).toHaveCount(1);
    await expect(page.locator('.mark-target[data-over=true]')).toHaveCount(1);
    const hung = await middleOf(page, '.drunter-own[data-hanging] .drunter-disc');
    expect(Math.hypot(hung.x - circle.x, hung.y - circle.y)).toBeLessThan(40);
    await page.mouse.up();
    await expectLaid(page, OPEN);
  });

  test('is dragged to a circle by a finger', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openGallery(page, placing);
    const disc = await middleOf(page, '.drunter-in-hand .drunter-disc >> nth=2');
    const circle = await middleOf(page, `[data-cell=${OPEN}]`);
    await dragByFinger(page, disc, circle);
    await expectLaid(page, OPEN);
  });

  test('is taken up by a press and laid by another', async ({ page }) => {
    await openGallery(page, placing);
    const disc = page.locator('.drunter-in-hand [data-cell]').nth(4);
    await disc.click();
    await expect(disc).toHaveAttribute('aria-selected', 'true');
    await page.locator(`[data-cell=${OPEN}]`).click();
    await expectLaid(page, OPEN);
  });

  test('is taken up and laid by keys, and stays in hand where it may not lie', async ({ page }) => {
    await openGallery(page, placing);
    const disc = page.locator('.drunter-in-hand [data-cell]').first();
    await disc.press('Enter');
    await page.locator(`[data-cell=${OWN}]`).press('Enter');
    await expect(disc).toHaveAttribute('aria-selected', 'true');
    await page.locator(`[data-cell=${OPEN}]`).press('Enter');
    await expectLaid(page, OPEN);
  });

  async function middleOf(page: Page, selector: string): Promise<Point> {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async function expectLaid(page: Page, circle: string): Promise<void> {
    await expect(page.locator(`.piece[data-at=${circle}]`)).toHaveCount(1);
  }
});
