import { expect, test } from './support/test.ts';
import { adviser } from './support/adviser.ts';
import { boardOf, expectPlies, logOf, readOn, untilLogGrows } from './support/board.ts';
import { showNotation } from './support/notation.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => showNotation(page));

test('a person plays a whole match by clicking, against a beginner', async ({ page }) => {
  test.setTimeout(240_000);
  const { advise, isOver } = await adviser();
  await page.goto('/tablut/table');
  await page.getByRole('slider', { name: 'Hoe sterk speelt de computer (Donker)?' }).fill('1');
  await page.getByRole('button', { name: 'Aan tafel' }).click();

  const board = boardOf(page);
  let log: readonly string[] = [];
  while (!isOver(log)) {
    await untilLogGrows(page, () => board.play(advise(log)));
    log = await readOn(page, log);
    if (isOver(log)) break;
    if (log.length % 2 === 1) await expectPlies(page, log.length + 1);
    log = await readOn(page, log);
  }

  const result = page.getByRole('region', { name: 'Afgelopen' });
  await expect(result.getByRole('link', { name: /^TB/ })).toBeVisible();
  await expect(result.getByRole('button', { name: 'Nog een keer' })).toBeVisible();
});

test('one click in the cupboard begins a match; it can be left and taken up again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Speel meteen: Tablut' }).click();
  await boardOf(page).play('e3-b3');
  await expectPlies(page, 2);
  const log = await logOf(page);

  await page.getByRole('link', { name: 'Terug naar de kast' }).click();
  const running = page.getByRole('region', { name: 'Partijen die lopen' });
  await running.getByRole('link', { name: /Tablut.*Jij bent aan zet/ }).click();
  await expectPlies(page, 2);
  expect(await logOf(page)).toEqual(log);

  await page.reload();
  await expectPlies(page, 2);
  expect(await logOf(page)).toEqual(log);
});

test('a match that somebody sat down to is found again before anybody has moved', async ({
  page,
}) => {
  await page.goto('/');
  // The computer, which has the other side, waits for the first move.
  await page.getByRole('button', { name: 'Speel meteen: Tablut' }).click();
  await expect(boardOf(page).grid).toBeVisible();
  const table = page.url();
  await page.getByRole('link', { name: 'Terug naar de kast' }).click();
  const running = page.getByRole('region', { name: 'Partijen die lopen' });
  await running.getByRole('link', { name: /Tablut.*Klaar om te beginnen/ }).click();
  await expect(boardOf(page).grid).toBeVisible();
  expect(page.url()).toBe(table);
});

test('taking back undoes the computer’s answer and the own move', async ({ page }) => {
  await page.goto('/tablut');
  await page.getByRole('button', { name: 'Speel meteen' }).click();
  const board = boardOf(page);
  const undo = page.getByRole('button', { name: 'Zet terug' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await board.play('e3-b3');
  await expectPlies(page, 2);
  await undo.click();
  await expectPlies(page, 4);
  await expect(board.cell('e3')).toHaveAccessibleName(/verdediger/);
  await expect(page.locator('.log-line[data-taken-back]')).toHaveCount(2);
  await board.play('e3-a3');
  await expectPlies(page, 6);
});

test('a hint points out a move; draw and resigning are acts of the table', async ({ page }) => {
  await page.goto('/tablut');
  await page.getByRole('button', { name: 'Speel meteen' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/De computer zou de .+ van \S+ naar \S+ zetten/)).toBeVisible();
  const offer = page.getByRole('button', { name: 'Bied remise aan' });
  const dialog = page.getByRole('dialog', { name: 'Remise aanbieden?' });
  await offer.click();
  await dialog.getByRole('button', { name: 'Speel door' }).click();
  await expect(dialog).toBeHidden();
  await offer.click();
  await dialog.getByRole('button', { name: 'Bied remise aan' }).click();
  await expect(page.getByText('De computer antwoordt als hij aan zet is')).toBeVisible();
  await page.getByRole('button', { name: 'Geef op' }).click();
  await page.getByRole('button', { name: 'Ja, ik geef op' }).click();
  const result = page.getByRole('region', { name: 'Afgelopen' });
  await expect(result.getByRole('heading')).toHaveText('Verloren');
  await expect(result.getByRole('link', { name: 'TB5.7' })).toBeVisible();

  // Everybody one seat on, which is said before it is so.
  await expect(result).toContainText('jij speelt Donker');
  await result.getByRole('button', { name: 'Nog een keer' }).click();
  await expect(page.locator('.players-list li').first()).toContainText('niveau 2');
  await expect(page.locator('.players-list li').last()).toContainText('Donker');
});

test('a computer that could not be fetched answers when it is asked again', async ({ page }) => {
  await page.route(/worker/, (route) => route.abort());
  await page.goto('/tablut');
  await page.getByRole('button', { name: 'Speel meteen' }).click();
  await boardOf(page).play('e3-b3');
  await expect(page.getByText('De computer is de draad kwijt')).toBeVisible();
  await page.unroute(/worker/);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expectPlies(page, 2);
});

for (const { cores, workers } of [
  { cores: 2, workers: 1 },
  { cores: 4, workers: 3 },
]) {
  test(`the strongest computer thinks in ${workers} of ${cores} cores, and plays`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => value });
    }, cores);
    const started: string[] = [];
    page.on('worker', (worker) => started.push(worker.url()));
    await page.goto('/tablut/table');
    await page.getByRole('slider', { name: 'Hoe sterk speelt de computer (Donker)?' }).fill('5');
    await page.getByRole('button', { name: 'Aan tafel' }).click();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    const board = boardOf(page);
    await board.play('e3-b3');
    await expectPlies(page, 2);
    // Those that helped once stay for the next question.
    await page.getByRole('button', { name: 'Zet terug' }).click();
    await expectPlies(page, 4);
    await board.play('e3-a3');
    await expectPlies(page, 6);
    // One that starts or answers late is ended, and another takes its place.
    await expect.poll(() => started.length).toBeGreaterThanOrEqual(workers);
    await expect.poll(() => page.workers().length).toBeLessThanOrEqual(workers);
    expect(new Set(started).size).toBe(1);
  });
}

test('two windows on the same match stay together', async ({ context, page }) => {
  await page.goto('/tablut/table');
  await page
    .getByRole('group', { name: 'Donker: wie speelt er?' })
    .getByText('Iemand hier')
    .click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await boardOf(page).grid.waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await boardOf(other).grid.waitFor();
  await boardOf(page).play('e3-b3');
  await expectPlies(other, 1);
  await boardOf(other).play('a4-a3');
  await expectPlies(page, 2);
});

test('two windows ask one computer: the one that somebody turned to last, whatever the other does', async ({
  context,
  page,
}) => {
  await page.goto('/tablut');
  await page.getByRole('button', { name: 'Speel meteen' }).click();
  await boardOf(page).grid.waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await boardOf(other).grid.waitFor();
  await boardOf(other).play('e3-b3');
  await expectPlies(page, 2);
  expect([page.workers().length, other.workers().length]).toEqual([0, 1]);

  const devtools = await context.newCDPSession(other);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await boardOf(page).play('e3-c3');
  await expectPlies(page, 6);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectPlies(other, 6);
  expect(await logOf(other)).toEqual(await logOf(page));
});

test('a match of this device can be thrown away', async ({ page }) => {
  await page.goto('/tablut');
  await page.getByRole('button', { name: 'Speel meteen' }).click();
  await boardOf(page).play('e3-b3');
  await expectPlies(page, 2);
  await page.getByRole('link', { name: 'Terug naar de kast' }).click();
  await page.getByRole('button', { name: 'Partij weggooien' }).click();
  await page.getByRole('button', { name: 'Gooi weg' }).click();
  await expect(page.getByRole('region', { name: 'Partijen die lopen' })).toBeHidden();
});

test('two computers can be watched', async ({ page }) => {
  await page.goto('/tablut/table');
  await page.getByRole('group', { name: 'Licht: wie speelt er?' }).getByText('Computer').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(page.locator('.log-line').nth(2)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Geef op' })).toBeHidden();
});
