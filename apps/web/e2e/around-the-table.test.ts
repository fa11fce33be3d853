import { expect, type Page, test } from './support/test.ts';
import { lessonsOfTablut } from './support/adviser.ts';
import { boardOf } from './support/board.ts';
import { type Moment, momentsOf, openMoment } from './support/golden-moments.ts';
import { untilSettled } from './support/layout-faults.ts';
import { recordOf, WALK_OUT } from './support/matches.ts';
import { showNotation } from './support/notation.ts';
import { WINDOWS } from './support/windows.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

async function lastMomentOf(game: string, record: string): Promise<Moment> {
  const found = (await momentsOf(game, record)).find(({ phase }) => phase === 'last');
  if (!found) throw new Error('a golden match has a last decision');
  return found;
}

async function endOf(game: string, record: string): Promise<Moment> {
  const found = (await momentsOf(game, record)).at(-1);
  if (!found) throw new Error('a golden match has an end');
  return found;
}

async function importWalkOut(page: Page): Promise<void> {
  await page.goto('/replay');
  await page
    .getByRole('textbox', { name: 'Of plak de inhoud' })
    .fill(JSON.stringify(await recordOf(WALK_OUT)));
  await page.getByRole('button', { name: 'Deze partij terugkijken' }).click();
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
}

test.describe('a replay on a cold load', () => {
  test('at a laptop the log is clipped, and the controls are in the window', async ({ page }) => {
    await page.setViewportSize(WINDOWS.laptop);
    const moment = await endOf('tablut', 'draw-without-captures');
    await openMoment(page, moment, '/replay');
    const log = page.locator('.notes .tabs-page');
    await expect(page.locator('.log-line')).toHaveCount(moment.ply);
    await expect(log).toBeInViewport({ ratio: 1 });
    expect(await log.evaluate((part) => part.scrollHeight > part.clientHeight)).toBe(true);
    await expect(page.locator('.replay-controls')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Bewaar als bestand' })).toBeInViewport();
  });

  test('out of a file it survives a reload, and is found again at its game', async ({ page }) => {
    await importWalkOut(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Zet 1 van 9').first()).toBeVisible();
    // The address follows when nobody steps on.
    await expect(page).toHaveURL(/ply=1/);
    await page.reload();
    await expect(page.getByText('Zet 1 van 9').first()).toBeVisible();
    await page.goto('/tablut');
    await page.getByRole('link', { name: /Uit een bestand/ }).click();
    await expect(page.getByText('Beginstelling').first()).toBeVisible();
  });
});

test('a match that ended on this device is found again at its game', async ({ page }) => {
  await openMoment(page, await endOf('tablut', 'escape'));
  await page.goto('/tablut');
  await page
    .getByRole('region', { name: 'Gespeeld op dit toestel' })
    .getByRole('link', { name: /gewonnen/ })
    .click();
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: WINDOWS['phone-upright'] });

  test('the sheet opens at the newest move, and says above it what is refused', async ({
    page,
  }) => {
    const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>();
    await page.route('**/assets/MoveInput-*.js', async (route) => {
      await mayCome;
      await route.continue();
    });
    await showNotation(page);
    await openMoment(page, await lastMomentOf('tablut', 'draw-without-captures'));
    await page.getByRole('button', { name: 'Zetten en regels' }).click();
    const newest = page.locator('.log-line').last();
    await expect(newest).toBeInViewport({ ratio: 1 });
    // What comes in below it covers nothing.
    letItCome();
    const typing = page.getByRole('textbox', { name: 'Zet typen' });
    await expect(typing).toBeVisible();
    await expect(newest).toBeInViewport({ ratio: 1 });
    await typing.fill('i9-i1');
    await typing.press('Enter');
    // What is refused does not lie behind the sheet: a press meets it first.
    await page.getByRole('alert').getByRole('button', { name: 'Sluiten' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(newest).toBeHidden();
  });

  test('a lesson says what it thinks of a move in the window, with the way on', async ({
    page,
  }) => {
    const [lesson] = await lessonsOfTablut();
    await page.goto('/tablut/learn');
    const board = boardOf(page);
    await board.play('f7-f8');
    await expect(page.getByRole('heading', { name: 'Bijna' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Nog eens' }).click();
    for (const move of lesson?.solution ?? []) await board.play(move);
    await expect(page.getByRole('heading', { name: 'Goed gedaan' })).toBeInViewport({ ratio: 1 });
    const next = page.locator('.sheet-actions').getByRole('button', { name: 'Volgende les' });
    await expect(next).toBeInViewport({ ratio: 1 });
  });

  test('a name of 24 letters keeps within the bar', async ({ page }) => {
    await openMoment(page, await lastMomentOf('tablut', 'escape'));
    await untilSettled(page);
    const bar = page.locator('.table-bar');
    const before = await bar.boundingBox();
    await page.locator('.table-turn').evaluate((turn) => {
      turn.textContent =
        'Wolfeschlegelsteinhausen en Hubert Blaine Wolfeschlegelsteinhausen denken na';
    });
    expect(await bar.boundingBox()).toEqual(before);
    expect(await bar.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
  });
});

test.describe('by keyboard and by ear', () => {
  test('links lead past everything to what can be done, and leave the address alone', async ({
    page,
  }) => {
    await openMoment(page, await lastMomentOf('tablut', 'escape'));
    const address = page.url();
    await page.getByRole('link', { name: 'Naar wat je kunt doen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#actions')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Zet terug' })).toBeFocused();
    expect(page.url()).toBe(address);
  });

  test('who resigns goes on from the result', async ({ page }) => {
    await openMoment(page, await lastMomentOf('tablut', 'escape'));
    await page.getByRole('button', { name: 'Geef op' }).press('Enter');
    await page.getByRole('button', { name: 'Ja, ik geef op' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Nog een keer' })).toBeFocused();
  });

  test('who resigns waits where the result will be, however long it takes to come', async ({
    page,
  }) => {
    const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>();
    await page.route('**/assets/Result-*.js', async (route) => {
      await mayCome;
      await route.continue();
    });
    await openMoment(page, await lastMomentOf('tablut', 'escape'));
    await page.getByRole('button', { name: 'Geef op' }).press('Enter');
    await page.getByRole('button', { name: 'Ja, ik geef op' }).press('Enter');
    await expect(page.locator('#actions')).toBeFocused();
    letItCome();
    await expect(page.getByRole('button', { name: 'Nog een keer' })).toBeFocused();
  });

  test('a result that was lost on the way is fetched again', async ({ page }) => {
    const result = '**/assets/Result-*.js';
    await page.route(result, (route) => route.abort());
    await openMoment(page, await lastMomentOf('tablut', 'escape'));
    await boardOf(page).play('a3-a1');
    const tryAgain = page.locator('#actions').getByRole('button', { name: 'Probeer opnieuw' });
    await expect(tryAgain).toBeVisible();
    await page.unroute(result);
    await tryAgain.click();
    await expect(page.getByRole('button', { name: 'Nog een keer' })).toBeVisible();
  });

  test('the move, then whose turn it is, then the result: each once', async ({ page }) => {
    await openMoment(page, await lastMomentOf('tablut', 'escape'));
    const said = page.locator('[role=log] p');
    await expect(said).toHaveText(['Jij bent aan zet']);
    await boardOf(page).play('a3-a1');
    // What was picked up, what it did, and what came of it.
    await expect(said).toHaveText(['Jij bent aan zet', /a3/, /a1/, 'Gewonnen!']);
  });
});

test('the rules are searched by what begins a word or means the same', async ({ page }) => {
  await page.goto('/tablut/rules');
  const search = page.getByRole('textbox', { name: 'Zoek in de regels' });
  const contents = page.locator('.rulebook-chapters');
  await expect(contents).toBeVisible();
  await search.fill('gelijkspel');
  await expect(contents).toBeHidden();
  await expect(page.locator('.rule mark', { hasText: 'remise' }).first()).toBeVisible();
  await search.fill('ening');
  await expect(page.locator('.rule')).toHaveCount(0);
});

test.describe('with colours of their own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the chosen segment and the slider stay in sight', async ({ page }) => {
    await page.goto('/leibkoeche/table');
    const colourOf = (face: Element) => getComputedStyle(face).backgroundColor;
    const chosen = page.locator('.segment :checked + .segment-face').first();
    const other = page.locator('.segment :not(:checked) + .segment-face').first();
    expect(await chosen.evaluate(colourOf)).not.toBe(await other.evaluate(colourOf));
    const groove = await page
      .getByRole('slider')
      .first()
      .evaluate((slider) => getComputedStyle(slider).backgroundImage);
    expect(groove).toContain('gradient');
  });
});

test('what is pressed is as large as a thumb', async ({ page }) => {
  await page.setViewportSize(WINDOWS['phone-upright']);
  const smallest = (selector: string) =>
    page.locator(selector).evaluateAll((found) =>
      Math.min(
        // What is folded away has no size, and is pressed by nobody.
        ...found
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { width, height } = element.getBoundingClientRect();
            return Math.min(width, height);
          }),
      ),
    );
  await page.goto('/tablut/learn');
  await page.locator('.rule-link').first().waitFor();
  expect(await smallest('.rule-link')).toBeGreaterThanOrEqual(44);
  await page.goto('/tablut/rules');
  await page.locator('.rule-id').first().waitFor();
  expect(
    await smallest('.rule-id, .rulebook-chapters a, .sheet-from a, .rule-option a'),
  ).toBeGreaterThanOrEqual(44);
  await page.goto('/');
  await page.locator('.bay-note').first().waitFor();
  expect(await smallest('.bay-note a, .plinth a')).toBeGreaterThanOrEqual(44);
  await page.locator('.cornice-settings button').click();
  await expect(page.locator('.segmented-row').first()).toBeVisible();
  // It grows a little while it opens.
  await expect.poll(() => smallest('.segment, .dialog[open] button')).toBeGreaterThanOrEqual(44);
  const rows = await page
    .locator('.segmented-row')
    .first()
    .locator('.segment')
    .evaluateAll((found) => new Set(found.map((each) => each.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
});
