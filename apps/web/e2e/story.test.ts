import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './support/test.ts';
import { violationsIn } from './support/axe.ts';
import { boardOf } from './support/board.ts';
import { type GameName, momentsOf, type Moment, openMoment } from './support/golden-moments.ts';
import { recordOf, WALK_OUT } from './support/matches.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };
/** The computer goes through a whole match. */
const COMPUTED = { timeout: 90_000 };

async function theEnd(game: GameName, name: string): Promise<Moment> {
  const moments = await momentsOf(game, name);
  const over = moments.find(({ phase }) => phase === 'over');
  if (!over) throw new Error('the end of a golden match');
  return over;
}

async function paste(page: Page): Promise<void> {
  await page.goto('/replay');
  const record = JSON.stringify(await recordOf(WALK_OUT));
  await page.getByRole('textbox', { name: 'Of plak de inhoud' }).fill(record);
  await page.getByRole('button', { name: 'Deze partij terugkijken' }).click();
  await expect(page.getByText('Beginstelling').first()).toBeVisible();
}

test('a match out of a file is told on a phone: why, turning points on the board, graph, picture', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await paste(page);
  await page.goto(page.url().replace('/replay?', '/replay/story?'));

  await expect(page.getByRole('heading', { name: 'Licht wint' })).toBeVisible();
  await expect(page.getByText('De koning heeft een hoek bereikt.')).toBeVisible();
  const point = page.getByRole('listitem').filter({ hasText: 'De computer zou hier' }).first();
  await expect(point.getByText(/ongeveer \d+% kans op winst/)).toBeVisible(COMPUTED);
  await expect(page.getByText(/stond \d+% van de partij duidelijk voor/)).toBeVisible();
  await point.getByRole('button', { name: /Toon op het bord/ }).click();
  await expect(page.getByRole('slider', { name: 'Plaats in de partij' })).not.toHaveValue('9');
  await expect(boardOf(page).cell('e5')).toBeInViewport();

  const graph = page.getByRole('img', { name: /Kans op winst/ });
  await graph.scrollIntoViewIfNeeded();
  // What comes in beside it may still change its width.
  await expect(async () => {
    const room = await graph.boundingBox();
    await graph.click({ position: { x: (room?.width ?? 0) * 0.99, y: 20 }, timeout: 5000 });
    await expect(page.getByRole('slider', { name: 'Plaats in de partij' })).toHaveValue('9', {
      timeout: 1000,
    });
  }).toPass();
  await expect(page.getByText('Licht: 100%')).toBeVisible();
  // There is no luck in Tablut, and nothing hidden.
  await expect(page.getByRole('heading', { name: 'Geluk en pech' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Wat ieder wist' })).toHaveCount(0);
  expect(await violationsIn(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Deel als plaatje' }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/^tablut-.*\.png$/);
  expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');
  await expect(page.getByText('Het plaatje is opgeslagen')).toBeVisible();
});

test('chance is drawn again, and what each one knew stands beside the truth', async ({ page }) => {
  const over = await theEnd('la-courte-paille', 'two-castaways');
  await openMoment(page, over);
  await page.getByRole('link', { name: 'Het verhaal' }).click();
  await expect(page.getByRole('heading', { name: 'Geluk en pech' })).toBeVisible();
  await expect(page.getByText(/Het lot (gaf|kostte) jou \d+% kans op winst/)).toBeVisible(COMPUTED);
  await page.getByRole('slider', { name: 'Plaats in de partij' }).fill('12');
  await page.getByText('Wat ieder wist').click();
  // The computer, of whose thoughts this is, sits in the other seat.
  await expect(page.getByRole('heading', { name: /^Wat .+ dacht$/ })).toBeVisible();
  await expect(page.getByText(/wist \d+ van de \d+ verborgen dingen zeker/)).toBeVisible();
  await expect(page.getByRole('columnheader').last()).toHaveText(
    /^Zo waarschijnlijk was dat voor \p{Lu}\p{L}+$/u,
  );
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('%');
  await expect(page.getByRole('figure')).toHaveCount(2);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsIn(page)).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the history has what was played and opened: found, starred, named, there offline, thrown away', async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE);
    await paste(page);
    // Who leaves the game before it has been fetched does not have it on the device.
    await expect.poll(() => page.evaluate(isTablutKept), COMPUTED).toBe(true);
    await openMoment(page, await theEnd('la-courte-paille', 'two-castaways'));
    await page.goto('/');
    await page.getByRole('link', { name: 'Gespeelde partijen' }).click();
    await expect(page.getByRole('status').filter({ hasText: '2 partijen' })).toBeVisible();

    const rows = page.getByRole('listitem');
    // One count: as many as the log has lines, and the replay steps.
    await expect(rows.filter({ hasText: 'Tablut' })).toContainText('9 zetten');
    await page.getByRole('textbox', { name: /Zoek/ }).fill('tablut');
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: /favoriet/ }).click();
    await expect(rows.getByRole('button', { name: /favoriet/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await rows.getByRole('button', { name: /een naam/ }).click();
    await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('De grote vlucht');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect(rows).toContainText('De grote vlucht');

    await context.setOffline(true);
    await page.reload();
    await page.getByRole('switch', { name: 'Alleen favorieten' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('De grote vlucht');
    expect(await violationsIn(page)).toEqual([]);
    await rows.getByRole('link', { name: /Tablut/ }).click();
    await expect(page.getByRole('heading', { name: 'Licht wint' })).toBeVisible();
    await page.getByRole('link', { name: 'Alle gespeelde partijen' }).click();
    await page.getByRole('switch', { name: 'Alleen favorieten' }).click();
    await rows.getByRole('button', { name: /Gooi De grote vlucht weg/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gooi weg' }).click();
    await expect(page.getByText('Geen partij gevonden.')).toBeVisible();
    await page.getByRole('switch', { name: 'Alleen favorieten' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('La Courte Paille');

    // Browsers close the database under an open page, here because it was cleared: it is opened anew.
    const { origin } = new URL(page.url());
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await page.getByRole('link', { name: 'Spellenkast' }).click();
    await page.getByRole('link', { name: 'Gespeelde partijen' }).click();
    await expect(rows).toContainText('La Courte Paille');
  });
});

/** The page's files lie on the device, and those of the game. */
async function isTablutKept(): Promise<boolean> {
  const list = await (await caches.open('kast-kept')).match('/kept-games.json');
  const kept = list ? ((await list.json()) as readonly string[]) : [];
  return kept.includes('tablut') && navigator.serviceWorker.controller !== null;
}
