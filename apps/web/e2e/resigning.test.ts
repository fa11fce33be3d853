import { expect, test } from './support/test.ts';
import { playAlong, playOnPage, starterOn } from './support/drunter.ts';
import { showNotation } from './support/notation.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => showNotation(page));

test('T3 who resigns among computers may look on or go, and has nothing more to do', async ({
  page,
}) => {
  // They think about their first card for as long as somebody looks.
  await page.route(/worker/, () => Promise.withResolvers<void>().promise);
  await page.goto('/la-courte-paille/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('3');
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await page.getByRole('button', { name: 'Geef op' }).click();
  await page.getByRole('button', { name: 'Ja, ik geef op' }).click();

  const notice = page.getByText('De computers spelen de partij onder elkaar uit');
  await expect(notice).toBeVisible();
  for (const name of ['Zet terug', 'Bied remise aan', 'Geef op']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('textbox', { name: 'Zet typen' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Kijk toe' }).click();
  await expect(notice).toBeHidden();

  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar de kast' }).last().click();
  await expect(page).toHaveURL('/');
});

test('T3 who is asked whether they resign is the one who does, though it is another one’s turn by then', async ({
  page,
}) => {
  const thought = Promise.withResolvers<void>();
  await page.route(/worker/, async (route) => {
    await thought.promise;
    await route.continue();
  });
  await page.goto('/drunter-und-drueber/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('3');
  await page.getByRole('group', { name: 'Geel: wie speelt er?' }).getByText('Iemand hier').click();
  await page.getByText('Altijd hetzelfde bord').click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  const along = await playAlong(3);
  along.enter(await starterOn(page));
  const computer = 2;
  while (along.deciding() !== computer) {
    const [by, move] = [along.deciding(), along.advise()];
    await playOnPage(page, move);
    along.enter({ by, move });
  }

  await page.getByRole('button', { name: 'Geef op' }).click();
  await expect(page.getByRole('dialog')).toContainText('Speler 1');
  thought.resolve();
  await expect(page.locator('.table-turn')).toHaveText(/^Speler [23] is aan zet/);
  await page.getByRole('button', { name: 'Ja, ik geef op' }).click();
  await expect(page.locator('.log')).toContainText('Speler 1 heeft opgegeven');
  await expect(page.locator('.log')).not.toContainText(/Speler [23] heeft opgegeven/);
});
