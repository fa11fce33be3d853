import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/test.ts';
import { tableForTwo } from './support/table-for-two.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test('T16: a game has a ladder, and a guest who sets a rated table is told what it needs', async ({
  page,
}) => {
  await page.goto('/tablut');
  await page.getByRole('link', { name: 'Rangorde' }).click();
  await expect(page.getByText('Nog niemand heeft tien partijen')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByRole('link', { name: 'Zet een tafel klaar' }).click();
  await page.getByText('Via een link', { exact: true }).last().click();
  const rated = page.getByRole('switch', { name: 'Om de rangorde' });
  await expect(page.getByText('Daarvoor kies je een klok')).toBeVisible();
  await page.getByText('15 minuten', { exact: true }).click();
  await rated.check();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(page.getByRole('alert')).toContainText('heeft een account');
});

test('T16 T18: a rated match is played to its end by two, whose pages then show their ratings', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  const unique = randomUUID().slice(0, 8);
  const post = async ({ request }: typeof page, address: string, data: object) => {
    const answer = await request.post(address, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  };
  for (const [one, name] of [
    [page, `Anneke ${unique}`],
    [other, `Bob ${unique}`],
  ] as const) {
    await one.request.get('/api/me');
    await post(one, '/api/account', { name, password: 'een rustige avond thuis' });
  }
  const clock = { kind: 'match', seconds: 900, increment: 10 } as const;
  const id = await tableForTwo(page, other, { watchers: 'anyone', clock, rated: true });
  const match = `/api/matches/${id}`;
  for (const one of [page, other]) {
    await one.goto(`/m/${id}`);
    await expect(one.locator('.rated-mark')).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Tafel' }).click();
  const toOther = page.getByRole('link', { name: `Bob ${unique}` });
  // While it is played nobody leaves the table by it.
  await expect(toOther).toHaveAttribute('target', '_blank');
  await post(page, `${match}/moves`, { question: 0, move: 'e4-b4', key: 'a-first-key' });
  await post(other, `${match}/moves`, { question: 1, move: 'd1-b1', key: 'a-first-key' });
  await post(other, `${match}/acts`, { act: 'resign', key: 'a-second-key' });
  for (const one of [page, other]) {
    const players = one.getByRole('region', { name: 'Spelers' });
    await expect(players).toContainText('heeft gewonnen');
  }
  // It counts a moment after the end.
  await expect
    .poll(async () => (await page.request.get('/api/me/ratings')).text())
    .toContain('"matches":1');
  await expect(toOther).not.toHaveAttribute('target', '_blank');
  await toOther.click();
  await expect(page.getByRole('heading', { name: `Bob ${unique}`, exact: true })).toBeVisible();
  await expect(page.getByText(/^Sterkte 1[34]\d\d ± \d+, voorlopig$/)).toBeVisible();
  await other.goto(`/tablut/ladder`);
  await expect(other.getByText(/^Jouw sterkte tot nu toe: 1[34]\d\d ±/)).toBeVisible();
});

test('T16: a guest who is invited to a rated table makes an account there, and sits down', async ({
  page,
  browser,
}) => {
  const host = (await browser.newContext()).request;
  const unique = Date.now().toString(36);
  await host.get('/api/me');
  const made = await host.post('/api/account', {
    data: { name: `Host ${unique}`, password: 'een rustige avond thuis' },
  });
  expect(made.ok()).toBe(true);
  const match = await host.post('/api/matches', {
    data: {
      game: 'tablut',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      watchers: 'nobody',
      clock: { kind: 'match', seconds: 900, increment: 10 },
      rated: true,
    },
  });
  const { id, invites } = (await match.json()) as {
    readonly id: string;
    readonly invites: readonly { readonly token: string }[];
  };
  await page.goto(`/m/${id}?seat=${invites[0]?.token}`);
  await expect(page.getByText('daarvoor heb je een account nodig')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ga zitten' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Maak een account' }).click();
  await page.getByLabel('Naam om je aan te melden').fill(`Guest ${unique}`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een rustige avond thuis');
  await page.getByRole('button', { name: 'Maak het account' }).click();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await page.getByRole('button', { name: 'Ga zitten' }).click();
  await expect(page).toHaveURL(new RegExp(`/m/${id}$`));
});
