import { expect, test } from '@playwright/test';
import { raftOf } from './support/raft.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test('two people on one device see their own hands only, with a curtain between them', async ({
  page,
}) => {
  await page.goto('/la-courte-paille/table');
  await page.getByRole('group', { name: 'Wie speelt Speler 2?' }).getByText('Dit toestel').click();
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
