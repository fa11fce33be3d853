import { expect, type Locator, type Page, test } from './support/test.ts';
import { raftOf } from './support/raft.ts';
import { showNotation } from './support/notation.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => showNotation(page));

test('two people on one device see their own hands only, with a curtain between them', async ({
  page,
}) => {
  await sitDownTogether(page);

  const raft = raftOf(page);
  const curtain = page.getByRole('button', { name: /^Ik ben/ });
  let curtains = 0;
  while (!(await raft.result.isVisible())) {
    await expect(curtain.or(raft.hand.first()).or(raft.result).first()).toBeVisible();
    if (await curtain.isVisible()) {
      await expect(page.locator('.paille')).toHaveCount(0);
      await curtain.click();
      curtains++;
    } else if (await handOver(page).isVisible()) await handOver(page).click();
    else if (await raft.canPlay()) await raft.playOn();
  }
  expect(curtains).toBeGreaterThan(5);
  await raft.expectStory(2);
});

test('what a turn has brought is shown to everybody at the device, each in their own time', async ({
  page,
}) => {
  await sitDownTogether(page);

  const raft = raftOf(page);
  const curtain = page.getByRole('button', { name: /^Ik ben/ });
  const turn = page.locator('.cp-turn', { hasText: 'Dag 2 ging open' });
  await curtain.click();
  await raft.pick();
  await handOver(page).click();
  await curtain.click();
  await raft.pick();
  for (const last of [false, true]) {
    await expect(handOver(page).or(raft.acting).first()).toBeVisible();
    if (await handOver(page).isVisible()) {
      await handOver(page).click();
      await curtain.click();
      await expect(raft.acting).toBeVisible();
    }
    await raft.act();
    await expect(last ? turn : handOver(page)).toBeVisible();
  }
  const hand = await namesOf(raft.hand);
  await turn.getByRole('button', { name: 'Verder' }).click();
  await raft.pick();
  await handOver(page).click();
  await curtain.click();
  await expect(turn).toBeVisible();
  expect(await namesOf(raft.hand)).not.toEqual(hand);
});

test('nothing can be asked, typed or read for the player behind a closed curtain', async ({
  page,
}) => {
  await sitDownTogether(page);

  const raft = raftOf(page);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const typing = page.getByRole('textbox', { name: 'Zet typen' });
  const curtain = page.getByRole('button', { name: 'Ik ben Speler 2' });
  await expect(page.locator('.paille')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ik ben Speler 1' }).click();
  await expect(raft.choosing).toBeVisible();
  await expect(hint).toBeEnabled();
  await expect(typing).toBeVisible();
  await raft.pick();

  await expect(hint).toBeDisabled();
  await expect(handOver(page)).toBeVisible();
  await typing.fill('pick Z9');
  await typing.press('Enter');
  // Said in its place: no slip lies over the way to the next one.
  await expect(page.locator('.notices')).toContainText('Je bent nu niet aan zet');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await handOver(page).click();
  await expect(curtain).toBeVisible();
  await expect(page.getByText(/opgetild/)).toHaveCount(0);
  await expect(page.locator('.paille')).toHaveCount(0);
  await expect(hint).toHaveCount(0);
  await expect(typing).toHaveCount(0);
  await expect(page.locator('.log-line')).toHaveCount(0);
  await expect(page.locator('.notes')).toContainText('zodra het gordijn open is');
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

async function sitDownTogether(page: Page): Promise<void> {
  await page.goto('/la-courte-paille/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page
    .getByRole('group', { name: 'Wie speelt er op plaats 2?' })
    .getByText('Iemand hier')
    .click();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
}

/** Who has seen everything closes the curtain. */
function handOver(page: Page): Locator {
  return page.getByRole('button', { name: 'Gordijn dicht' });
}

function namesOf(cards: Locator): Promise<readonly (string | null)[]> {
  return cards.evaluateAll((each) => each.map((card) => card.textContent));
}
