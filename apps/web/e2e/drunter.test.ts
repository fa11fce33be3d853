import { expect, test } from './support/test.ts';
import { expectPlies, untilLogGrows } from './support/board.ts';
import { coloursIn, messagesIn } from './support/covered-colours.ts';
import { playAlong, playOnPage, starterOn } from './support/drunter.ts';
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
    const seat = page.getByRole('group', { name: `Wie speelt ${colour}?` });
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
  await page.evaluate((match) => fetch(`/api/matches/${match}/record`), id);

  const bodies = proxy.bodies();
  const findings = bodies.flatMap(messagesIn).map(coloursIn);
  expect(findings.flatMap(({ covered }) => covered)).toEqual([]);
  expect(findings.filter(({ open }) => open > 0).length).toBeGreaterThan(20);
  expect(bodies.filter((body) => /[ROYGBV]{8}\/[ROYGBV]{8}/.test(body))).toEqual([]);
  expect(bodies.some((body) => body.includes('kast-record/1'))).toBe(true);
  await page.close();
  await proxy.close();
});
