import { expect, type Page, test } from './support/test.ts';
import { boardOf, expectPlies } from './support/board.ts';
import { recordOf, WALK_OUT } from './support/matches.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

const LONG = 'Wilhelmina Alexandrovna!';

/** Two at one device, by these names. */
async function sitDownTogether(page: Page, ...names: readonly string[]): Promise<void> {
  await page.goto('/tablut/table');
  await page
    .getByRole('group', { name: 'Donker: wie speelt er?' })
    .getByText('Iemand hier')
    .click();
  for (const [index, name] of names.entries()) {
    const side = ['Licht', 'Donker'][index];
    await page.getByRole('textbox', { name: `Naam voor ${side}` }).fill(name);
  }
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await boardOf(page).grid.waitFor();
}

test('everything is told in words, and notation is for those who ask for it', async ({ page }) => {
  await page.goto('/tablut');
  await page.getByRole('button', { name: 'Speel meteen' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(
    page.getByText(/^De computer zou de .+ van \S+ naar \S+ zetten\. [A-Z].+\.$/),
  ).toBeVisible();
  await boardOf(page).play('e3-b3');
  await expectPlies(page, 2);
  const lines = page.locator('.log-words');
  await expect(lines.first()).toContainText('Jij zet de verdediger van e3 naar b3.');
  const opponent = (await page.locator('.chip-name').nth(1).textContent()) ?? '';
  await expect(lines.nth(1)).toContainText(`${opponent} zet de aanvaller van`);
  await expect(page.locator('.chip').nth(1)).toContainText('Donker · niveau 2');
  await expect(page.locator('.log')).not.toContainText('e3-b3');
  const typing = page.getByRole('textbox', { name: 'Zet typen' });
  await expect(typing).toHaveCount(0);

  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('switch', { name: 'Notatie tonen' }).check();
  await page.keyboard.press('Escape');
  const notation = page.locator('.log-move');
  await expect(notation.first()).toHaveText('e3-b3');
  // The move that the box names can be made, wherever the computer has gone.
  const [example = ''] = (await page.locator('.move-input').innerText()).match(/\w\d-\w\d/) ?? [];
  await typing.fill(example);
  await typing.press('Enter');
  await expectPlies(page, 4);
  await expect(notation.nth(2)).toHaveText(new RegExp(`^${example}`));
});

test('T4 what the computer says to an offer is told', async ({ page }) => {
  await page.goto('/tablut');
  await page.getByRole('button', { name: 'Speel meteen' }).click();
  await page.getByRole('button', { name: 'Bied remise aan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bied remise aan' }).click();
  await boardOf(page).play('e3-b3');
  await expect(page.locator('.log-words').nth(2)).toHaveText(/ neemt de remise (niet )?aan\./);
});

test('T4 whoever would rather play on puts an offer away, and lets it lapse', async ({ page }) => {
  await sitDownTogether(page, 'Anna', 'Bram');
  await page.getByRole('button', { name: 'Bied remise aan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bied remise aan' }).click();
  await boardOf(page).play('e6-f6');
  const offer = page.getByRole('status').filter({ hasText: 'Anna biedt remise aan' });
  await offer.getByRole('button', { name: 'Speel door' }).click();
  await expect(offer).toBeHidden();
  await boardOf(page).play('i6-h6');
  await expect(page.locator('.log-words').nth(2)).toHaveText(/niet aan\./);
});

test('people at one device are called by their names, and a shared replay names them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDownTogether(page, 'Anna', 'Bram');
  await expect(page.locator('.table-turn')).toHaveText('Anna is aan zet');
  await boardOf(page).play('e6-f6');
  await expect(page.locator('.log-words').first()).toHaveText(/^Anna zet de verdediger van e6/);
  await expect(page.locator('.table-turn')).toHaveText('Bram is aan zet');
  for (const [index, move] of WALK_OUT.slice(1).entries()) {
    await boardOf(page).play(move);
    await expectPlies(page, index + 2);
  }
  const result = page.getByRole('region', { name: 'Afgelopen' });
  await expect(result).toContainText('Anna wint!');

  await result.getByRole('link', { name: 'Terugkijken' }).click();
  await page.getByRole('button', { name: 'Deel deze stand' }).click();
  await expect(page.getByText('Link gekopieerd')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.chip-name')).toHaveText(['Anna', 'Bram']);
  await expect(other.locator('.log-words').first()).toHaveText(/^Anna zet/);

  await page.goto('/drunter-und-drueber/table');
  await page
    .getByRole('group', { name: 'Oranje: wie speelt er?' })
    .getByText('Iemand hier')
    .click();
  await expect(page.getByRole('textbox', { name: 'Naam voor Rood' })).toHaveValue('Anna');
  await expect(page.getByRole('textbox', { name: 'Naam voor Oranje' })).toHaveValue('Bram');
});

test('a file has no names: its players are called by their seats', async ({ page }) => {
  await page.goto('/replay');
  const record = JSON.stringify(await recordOf(WALK_OUT));
  await page.getByRole('textbox', { name: 'Of plak de inhoud' }).fill(record);
  await page.getByRole('button', { name: 'Deze partij terugkijken' }).click();
  await expect(page.locator('.chip-name')).toHaveText(['Licht', 'Donker']);
  await expect(page.locator('.log-words').first()).toHaveText(/^Licht zet de verdediger/);
});

for (const width of [320, 390, 1280]) {
  test(`names of 24 letters do not break the bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await sitDownTogether(page, LONG, 'w'.repeat(24));
    const bar = page.locator('.table-bar');
    await expect(page.locator('.table-turn')).toHaveAttribute('title', `${LONG} is aan zet`);
    expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await bar.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(64);
    for (const chip of await page.locator('.chip').all()) {
      expect(await chip.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
    await expect(page.locator('.chip-name').first()).toHaveAttribute('title', LONG);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('the set-up says in words who plays here and how strong a computer is', async ({ page }) => {
  await page.goto('/tablut/table');
  await expect(page.getByText('Jij speelt hier, op dit toestel.')).toBeVisible();
  const strength = page.getByRole('slider', { name: 'Hoe sterk speelt de computer (Donker)?' });
  await strength.fill('1');
  await expect(page.getByText(/^niveau 1 van 5: [A-Z]/)).toBeVisible();
  await expect(strength).toHaveAttribute('aria-valuetext', /^niveau 1 van 5: [A-Z]/);
  await page
    .getByRole('group', { name: 'Donker: wie speelt er?' })
    .getByText('Iemand hier')
    .click();
  await expect(page.getByText('jullie spelen samen op dit toestel')).toBeVisible();
});
