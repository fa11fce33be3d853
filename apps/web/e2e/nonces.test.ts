import { type Browser, expect, type Page, test } from './support/test.ts';
import { toldTo } from './support/snapshot.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce' });
  return context.newPage();
}

/** Two at a table of Die Leibköche: the host waits, and the guest has the link. */
async function setTable(host: Page): Promise<string> {
  await host.goto('/leibkoeche/table');
  await host.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await host.getByText('Via een link').last().click();
  await host.getByRole('button', { name: 'Aan tafel' }).click();
  const invitation = host.getByRole('region', { name: 'Nodig iemand uit' });
  return invitation.getByRole('textbox').first().inputValue();
}

async function sitDown(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Ga zitten' }).click();
}

async function expectDealt(page: Page): Promise<void> {
  await expect.poll(async () => (await toldTo(page)).standing.ply).toBeGreaterThan(0);
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Geef op' }).click();
  await page.getByRole('button', { name: 'Ja, ik geef op' }).click();
}

async function expectAdded(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Tafel' }).click();
  await expect(page.getByText('Je toestel heeft een eigen getal toegevoegd')).toBeVisible();
  await page.getByText('De getallen nakijken').click();
  await expect(
    page.getByText('alles is uit deze getallen getrokken, en dat van jou'),
  ).toBeVisible();
  await expect(page.locator('.chance-numbers dd')).toHaveText([HEX, HEX, HEX]);
}

const HEX = /^[0-9a-f]{64}$/;

test('the devices of both players add a number, and each can check that it went in', async ({
  browser,
}) => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  const link = await setTable(host);
  await expect(host.locator('.foot-prompt')).toHaveText('Wachten tot iemand gaat zitten');
  await sitDown(guest, link);
  await expectDealt(guest);
  await resign(guest);
  await expectAdded(host);
  await expectAdded(guest);

  await guest.getByRole('button', { name: /Nog een keer/ }).click();
  await expect(guest.locator('.foot-prompt')).toHaveText(
    'Het begint zodra Groen deze partij open heeft',
  );
  await host.getByRole('button', { name: 'Er staat een nieuwe partij klaar' }).click();
  await expectDealt(host);
  await resign(host);
  await expectAdded(guest);
});

test('a host who was away comes back, and only then the match begins', async ({ browser }) => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  const link = await setTable(host);
  const table = host.url();
  await host.goto('about:blank');
  await sitDown(guest, link);
  await expect(guest.locator('.foot-prompt')).toHaveText(
    'Het begint zodra Blauw deze partij open heeft',
  );
  await host.goto(table);
  await expectDealt(guest);
});
