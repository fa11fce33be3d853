import { expect, test } from './support/test.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

test('an invitation says by whom, to what and how it is played, also where nobody may look on', async ({
  page,
  browser,
}) => {
  await page.goto('/heuchel-und-meuchel/table');
  await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await page
    .getByRole('group', { name: 'Kolom b: wie speelt er?' })
    .getByText('Via een link')
    .click();
  await expect(page.getByRole('radio', { name: 'Wie de link heeft' })).toBeChecked();
  await page.getByText('Alleen wie meespeelt').click();
  await page.getByRole('textbox', { name: 'Hoe heet je?' }).fill('Anna');
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  const panel = page.getByRole('region', { name: 'Nodig iemand uit' });
  await expect(panel.getByRole('img', { name: 'QR-code van deze link' })).toBeVisible();
  await panel.getByRole('button', { name: 'Laat een code zien' }).click();
  const code = panel.locator('.join-code');
  await expect(code).toHaveText(/^\w{4} \w{4}$/);
  const told = (await code.textContent()) ?? '';
  await page.reload();
  await expect(code).toHaveText(told);
  const link = await panel.getByRole('textbox', { name: 'Link voor Kolom b' }).inputValue();

  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 320, height: 568 },
  });
  const guest = await context.newPage();
  const answer = await guest.goto(link);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('<title>Heuchel &amp; Meuchel · Einladung von Anna</title>');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  await expect(
    guest.getByText(/^Anna lädt dich zu einer Partie Heuchel & Meuchel ein/),
  ).toBeVisible();
  await expect(guest.getByText(/Du spielst als Spalte b\.$/)).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'So wird gespielt' })).toBeVisible();
  const cover = guest.locator('.invitation-cover');
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await guest.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(guest.getByText(/Anna/).first()).toBeVisible();

  // Who comes by the same link too late is told so.
  const late = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await late.goto(link);
  await expect(late.getByText('Op de plaats waarvoor ze was, zit al iemand.')).toBeVisible();
  await expect(
    late.getByRole('heading', { name: 'Deze uitnodiging is al gebruikt' }),
  ).toBeVisible();
});
