import { expect, type Locator, type Page, test } from './support/test.ts';
import { untilSettled } from './support/layout-faults.ts';
import { shift, watchShifts } from './support/layout-shifts.ts';

test.use({
  locale: 'nl-NL',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const game of ['Drunter und Drüber', 'Heuchel']) {
  test(`${game}: a slip and the sheet of notes move neither the board nor what is asked`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`^Speel.*${game}`) }).click();
    await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
    const before = await places(page);
    await page.locator('.notes-handle button').click();
    await expect(page.getByRole('tab', { name: 'Regels' })).toBeVisible();
    expect(await places(page)).toEqual(before);
    await page.locator('.notes-handle button').click();

    await page.getByRole('button', { name: 'Hint' }).click();
    const slip = page.locator('.notice', { hasText: 'De computer zou' });
    await expect(slip).toBeVisible();
    expect(await places(page)).toEqual(before);
    expect(await isBetween(slip, page.locator('.foot-prompt'), page.locator('.actions'))).toBe(
      true,
    );
  });
}

test('an offer of a draw and somebody who goes away move neither the board nor what is asked', async ({
  page,
  browser,
}) => {
  await page.goto('/la-courte-paille/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page.getByRole('group').nth(2).getByText('Via een link').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(page).toHaveURL(/\/m\//);
  const link = await page.getByRole('textbox', { name: /^Link voor/ }).inputValue();
  const guest = await browser.newPage({ locale: 'fr-FR' });
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Prendre place' }).click();
  await expect(page.locator('.foot-prompt')).toContainText('kaart');
  await expect(page.getByRole('region', { name: 'Nodig iemand uit' })).toBeHidden();
  const before = await places(page);

  await guest.getByRole('button', { name: 'Proposer la nulle' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Proposer la nulle' }).click();
  const offer = page.locator('.notice', { hasText: 'remise' });
  await expect(offer).toBeVisible();
  expect(await places(page)).toEqual(before);
  expect(await isBetween(offer, page.locator('.foot-prompt'), page.locator('.actions'))).toBe(true);

  await guest.close();
  await expect(page.locator('.chip[data-away=true]')).toBeVisible();
  expect(await places(page)).toEqual(before);
});

test('who resigns makes no chip higher', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Speel.*Tablut/ }).click();
  await expect(page.getByRole('button', { name: 'Geef op' })).toBeVisible();
  await untilSettled(page);
  const players = await placeOf(page.locator('.players'));
  await page.getByRole('button', { name: 'Geef op' }).click();
  await page.getByRole('button', { name: 'Ja, ik geef op' }).click();
  await expect(page.locator('.chip').first()).toContainText('opgegeven');
  await untilSettled(page);
  expect(await placeOf(page.locator('.players'))).toEqual(players);
});

test('a choice of who plays stays where it was pressed', async ({ page }) => {
  await page.goto('/leibkoeche/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  const who = page.getByRole('group', { name: 'Groen: wie speelt er?' });
  const choice = who.getByText('Iemand hier');
  await choice.scrollIntoViewIfNeeded();
  const before = await placeOf(choice);
  await choice.click();
  await expect(page.getByRole('textbox', { name: /^Naam voor/ })).toHaveCount(2);
  await expect.poll(() => placeOf(choice)).toEqual(before);
});

test('the settings that ask the server first move no others', async ({ page }) => {
  const hold = Promise.withResolvers<void>();
  await page.route('**/api/notifications', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.goto('/tablut/table');
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await expect(page.getByRole('button', { name: 'Maak een account' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Beginnersuitleg opnieuw tonen' });
  const before = await placeOf(again);
  hold.resolve();
  await expect(page.getByRole('switch', { name: /^Berichten op dit toestel/ })).toBeVisible();
  await expect(page.getByText('Voor programma’s')).toBeVisible();
  expect(await placeOf(again)).toEqual(before);
});

test('what was agreed comes whole: nothing of it moves once it is seen', async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/leibkoeche/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page.getByText('Via een link').last().click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(page.getByRole('region', { name: 'Nodig iemand uit' })).toBeVisible();
  for (const name of ['Chat', 'Tafel']) await page.getByRole('tab', { name }).waitFor();
  await page.locator('.qr-code path').first().waitFor();
  await untilSettled(page);
  const before = await shift(page);
  await page.getByRole('tab', { name: 'Tafel' }).click();
  await expect(page.getByRole('heading', { name: 'Zegel van het lot' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ander toestel' })).toBeVisible();
  expect(await shift(page)).toBe(before);
});

async function places(page: Page): Promise<readonly unknown[]> {
  await untilSettled(page);
  return [
    await placeOf(page.locator('.staged-table > *').first()),
    await placeOf(page.locator('.foot-prompt')),
  ];
}

/** Its top and its width: a question may have fewer lines beneath a slip. */
async function placeOf(what: Locator): Promise<readonly number[]> {
  const { x, y, width } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return [x, y, width].map((length) => Math.round(length * 10) / 10);
}

async function isBetween(slip: Locator, above: Locator, below: Locator): Promise<boolean> {
  const [top, middle, bottom] = [
    await above.boundingBox(),
    await slip.boundingBox(),
    await below.boundingBox(),
  ];
  if (!top || !middle || !bottom) return false;
  return top.y + top.height <= middle.y + 1 && middle.y + middle.height <= bottom.y + 1;
}
