import { expect, test } from './support/test.ts';
import { raftOf } from './support/raft.ts';
import { showNotation } from './support/notation.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => showNotation(page));

test('two people on one device see their own hands only, with a curtain between them', async ({
  page,
}) => {
  await page.goto('/la-courte-paille/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page
    .getByRole('group', { name: 'Wie speelt er op plaats 2?' })
    .getByText('Iemand hier')
    .click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();

  const raft = raftOf(page);
  const curtain = page.getByRole('button', { name: /^Ik ben/ });
  let curtains = 0;
  while (!(await raft.result.isVisible())) {
    await expect(curtain.or(raft.hand.first()).or(raft.result).first()).toBeVisible();
    if (await curtain.isVisible()) {
      await expect(page.locator('.paille')).toHaveCount(0);
      await curtain.click();
      curtains++;
    } else if (await raft.canPlay()) await raft.playOn();
  }
  expect(curtains).toBeGreaterThan(5);
  await raft.expectStory(2);
});

test('nothing can be asked, typed or read for the player behind a closed curtain', async ({
  page,
}) => {
  await page.goto('/la-courte-paille/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page
    .getByRole('group', { name: 'Wie speelt er op plaats 2?' })
    .getByText('Iemand hier')
    .click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();

  const raft = raftOf(page);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const typing = page.getByRole('textbox', { name: 'Zet typen' });
  const curtain = page.getByRole('button', { name: 'Ik ben Speler 2' });
  await expect(raft.choosing).toBeVisible();
  await expect(hint).toBeEnabled();
  await expect(typing).toBeVisible();
  await raft.pick();

  await expect(curtain).toBeVisible();
  await expect(page.locator('.paille')).toHaveCount(0);
  await expect(hint).toHaveCount(0);
  await expect(typing).toHaveCount(0);
  await expect(page.locator('.log-line')).toHaveCount(0);
  const foot = page.getByRole('region', { name: 'Wat je kunt doen' });
  await expect(foot).toHaveText('');

  await page.reload();
  await expect(curtain).toBeVisible();
  await expect(page.locator('.paille')).toHaveCount(0);

  await curtain.click();
  await expect(raft.choosing).toBeVisible();
  await expect(hint).toBeEnabled();
  await expect(typing).toBeVisible();
});
