import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';
import { tableForTwo } from './support/table-for-two.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test('who takes everything along and has it deleted is somebody in the matches of others', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  const { id: player } = (await (await page.request.get('/api/me')).json()) as {
    readonly id: string;
  };
  const name = `Anneke ${player.slice(0, 6)}`;
  const account = { name, password: 'een rustige avond thuis' };
  expect((await page.request.post('/api/account', { data: account })).ok()).toBe(true);
  const id = await tableForTwo(page, other);
  await other.goto(`/m/${id}`);
  const players = other.getByRole('region', { name: 'Spelers' });
  await expect(players).toContainText(name);

  await page.goto('/');
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('button', { name: 'Beheer je account' }).click();
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download alles' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toBe('spellenkast.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ player, account: { name }, matches: [{ id }] });

  await page.getByRole('button', { name: 'Verwijder alles' }).click();
  await page.getByRole('group', { name: 'Verwijder alles' }).getByRole('button').last().click();
  await expect(players).toContainText('Iemand');
  await expect(players).not.toContainText(name);
  await expect(players).toContainText('opgegeven');
  await expect(other.getByRole('heading', { name: 'Gewonnen!' })).toBeVisible();
  // The device goes on as a guest whom nobody knows.
  await expect(page.getByRole('banner').getByText(name, { exact: true })).toHaveCount(0);
  await expect
    .poll(async () => (await page.request.get(`/api/players/${player}`)).status())
    .toBe(404);
});
