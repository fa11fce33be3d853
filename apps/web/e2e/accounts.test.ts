import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

const PASSWORD = 'een rustige avond thuis';

async function newMatch(page: Page): Promise<string> {
  const made = await page.request.post('/api/matches', {
    data: {
      game: 'tablut',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      watchers: 'nobody',
    },
  });
  const { id } = (await made.json()) as { readonly id: string };
  return id;
}

async function openAccount(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('button', { name: act, exact: true }).click();
}

test('who makes an account by password finds the running match on a second device, whose own comes along, signs it out, and recovers it', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const id = await newMatch(page);
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByText('Avond', { exact: true }).click();
  await page.getByRole('button', { name: 'Maak een account' }).click();
  const name = `Anneke ${id.slice(0, 6)}`;
  await page.getByLabel('Naam om je aan te melden').fill(name);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Maak het account' }).click();
  await expect(page.getByRole('heading', { name: 'Je herstelcodes' })).toBeVisible();
  await expect(page.getByText('Je account is gemaakt')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(8);
  const [code = ''] = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();

  const phone = await newDevice(browser);
  await phone.goto('/');
  // As a guest of its own, which turns out to be the same player.
  const brought = await newMatch(phone);
  await openAccount(phone, 'Aanmelden');
  await phone.getByLabel('Naam om je aan te melden').fill(name.toUpperCase());
  await phone.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Meld me aan' }).click();
  for (const match of [id, brought]) {
    await expect(phone.locator(`a[href="/m/${match}"]`).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.locator(`a[href="/m/${brought}"]`).first()).toBeVisible();
  await expect(phone.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
  // What the first device likes has come along.
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark');

  await openAccount(page, 'Beheer je account');
  await page.getByRole('button', { name: /^Meld af:/ }).click();
  await expect(page.getByRole('button', { name: /^Meld af:/ })).toHaveCount(0);
  await phone.reload();
  // Signed out from elsewhere: it says so, with the way back.
  await expect(phone.getByText('Je bent op dit toestel afgemeld.')).toBeVisible();
  await expect(phone.locator(`a[href="/m/${id}"]`)).toHaveCount(0);

  // By a recovery code: the old password is gone, so a new one is chosen before anything else.
  await phone.getByRole('button', { name: 'Aanmelden', exact: true }).click();
  await phone.getByLabel('Naam om je aan te melden').fill(name);
  await phone.getByLabel('Wachtwoord', { exact: true }).fill('een ander wachtwoord');
  await phone.getByRole('button', { name: 'Meld me aan' }).click();
  await expect(phone.getByText('Naam of wachtwoord klopt niet.')).toBeVisible();
  await phone.getByText('Ik kan me niet meer aanmelden').click();
  await phone.getByLabel('Herstelcode').fill(code);
  await phone.getByRole('button', { name: 'Gebruik de code' }).click();
  await expect(phone.getByRole('heading', { name: 'Kies een nieuw wachtwoord' })).toBeVisible();
  await expect(phone.getByText('Je oude wachtwoord werkt niet meer')).toBeFocused();
  await expect(phone.getByLabel('Naam om je aan te melden')).toHaveValue(name);
  await phone.getByLabel('Nieuw wachtwoord', { exact: true }).fill(`${PASSWORD} weer`);
  await phone.getByRole('dialog').getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(phone.locator(`a[href="/m/${id}"]`).first()).toBeVisible();
});

test('what is typed for an account stays when the name of the guest comes after it', async ({
  page,
}) => {
  await page.goto('/');
  await page.request.put('/api/me', { data: { name: 'Anneke' } });
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await expect(page.getByRole('textbox', { name: 'Je naam' })).toHaveValue('Anneke');
  const hold = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Maak een account' }).click();
  const password = page.getByLabel('Wachtwoord', { exact: true });
  await password.fill(PASSWORD);
  hold.resolve();
  await expect(page.getByLabel('Naam om je aan te melden')).toHaveValue('Anneke');
  await expect(password).toHaveValue(PASSWORD);
});

test('a passkey makes an account, and signs in again without a name', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // Browsers make passkeys for names, not for addresses.
  await page.goto(`http://localhost:${port}/`);
  await openAccount(page, 'Maak een account');
  await page.getByRole('button', { name: 'Maak een passkey' }).click();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('button', { name: 'Afmelden' }).click();
  await openAccount(page, 'Aanmelden');
  await page.getByRole('button', { name: 'Aanmelden met een passkey' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openAccount(page, 'Beheer je account');
  await expect(page.getByText(/^Passkey/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voeg een passkey toe' })).toBeVisible();
});

async function newDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce' });
  return context.newPage();
}
