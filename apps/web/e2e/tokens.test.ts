import { expect, test } from './support/test.ts';
import { violationsIn } from './support/axe.ts';

test.use({ locale: 'nl-NL', reducedMotion: 'reduce', viewport: { width: 320, height: 568 } });

test('a token is made in the settings, shown once, works, and is revoked there', async ({
  page,
  playwright,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Instellingen' }).click();
  const settings = page.getByRole('dialog');
  await settings.getByText('Voor programma’s').click();
  await settings.getByRole('textbox', { name: 'Waarvoor' }).fill('Mijn bot');
  await settings.getByRole('button', { name: 'Maak een sleutel' }).click();
  const shown = settings.getByRole('textbox', { name: 'Sleutel van Mijn bot' });
  await expect(shown).toHaveValue(/^kast_[\w-]{43}$/);
  expect(await violationsIn(page)).toEqual([]);

  const extraHTTPHeaders = { authorization: `Bearer ${await shown.inputValue()}` };
  const program = await playwright.request.newContext({ extraHTTPHeaders });
  const address = new URL('/api/me', page.url()).href;
  const { id } = (await (await page.request.get('/api/me')).json()) as { readonly id: string };
  expect(await (await program.get(address)).json()).toMatchObject({ id });

  await settings.getByRole('button', { name: 'Trek Mijn bot in' }).click();
  await expect(settings.getByRole('button', { name: 'Trek Mijn bot in' })).toBeHidden();
  await expect(shown).toBeHidden();
  expect((await program.get(address)).status()).toBe(401);
  await program.dispose();
});
