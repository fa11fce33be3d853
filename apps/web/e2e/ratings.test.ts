import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/test.ts';

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
