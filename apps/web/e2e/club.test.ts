import { type Browser, expect, type Page, test } from './support/test.ts';
import { violationsIn } from './support/axe.ts';

async function visitor(browser: Browser, width: number, height: number): Promise<Page> {
  const viewport = { width, height };
  const settings = { locale: 'nl-NL', reducedMotion: 'reduce', viewport } as const;
  return (await browser.newContext(settings)).newPage();
}

async function isWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

test('T17 a host pairs two phones, one resigns, and the screen shows the new standings by itself', async ({
  browser,
}) => {
  const [host, ann, bob, screen] = [
    await visitor(browser, 1280, 800),
    await visitor(browser, 320, 568),
    await visitor(browser, 390, 844),
    await visitor(browser, 1920, 1080),
  ];
  await host.goto('/');
  await host.getByRole('link', { name: 'Clubavond' }).click();
  await host.getByRole('textbox', { name: 'Naam van de avond' }).fill('Dinsdagclub');
  await host.getByRole('button', { name: 'Begin de avond' }).click();
  await expect(host.getByRole('heading', { name: 'Dinsdagclub' })).toBeVisible();
  const address = host.url();
  await screen.goto(`${address}/screen`);
  await expect(screen.getByRole('heading', { name: 'Dinsdagclub' })).toBeVisible();

  // One by the link of the picture, one by the code that stands on the screen.
  await ann.goto(address);
  await bob.goto('/club');
  const code = (await screen.locator('.club-code').textContent()) ?? '';
  await bob.getByRole('textbox', { name: 'Code' }).fill(code);
  await bob.getByRole('button', { name: 'Ga verder' }).click();
  for (const [phone, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await phone.getByRole('textbox', { name: 'Je naam' }).fill(name);
    await phone.getByRole('button', { name: 'Doe mee' }).click();
    await expect(phone.getByText('Zodra de ronde is ingedeeld')).toBeVisible();
    await expect(screen.getByText(name, { exact: true })).toBeVisible();
  }
  await host.getByRole('textbox', { name: 'Namen zonder telefoon' }).fill('Carla');
  await host.getByRole('button', { name: 'Zet erbij' }).click();
  await expect(screen.getByText('Carla', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: 'Carla gaat weg' }).click();
  await expect(screen.getByText('Carla', { exact: true })).toBeHidden();

  await host.getByRole('button', { name: 'Deel ronde 1 in' }).click();
  await expect(screen.getByRole('heading', { name: 'Tafel 1' })).toBeVisible();
  for (const phone of [ann, bob]) {
    await expect(phone.getByRole('heading', { name: 'Tafel 1' })).toBeVisible();
    await expect(phone.getByText(/^Je bent (Licht|Donker)$/)).toBeVisible();
    expect(await isWithin(phone)).toBe(true);
  }
  for (const page of [host, ann, screen]) expect(await violationsIn(page)).toEqual([]);

  await ann.getByRole('link', { name: 'Naar je tafel' }).click();
  await expect(ann).toHaveURL(/\/m\//);
  const [, match = ''] = /\/m\/([\w-]+)/.exec(ann.url()) ?? [];
  const act = { act: 'resign', key: 'ann-resigns-here' };
  const resigned = await ann.request.post(`/api/matches/${match}/acts`, { data: act });
  expect(resigned.ok()).toBe(true);
  await ann.getByRole('link', { name: 'Terug naar de clubavond' }).click();
  await expect(ann.getByText('De uitslag is binnen.')).toBeVisible();
  // Whoever comes home finds the way to the evening, too.
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Naar de avond' }).click();
  await expect(ann).toHaveURL(address);
  await ann.goto('/club');
  await expect(ann.getByRole('link', { name: /Dinsdagclub/ })).toBeVisible();

  await expect(screen.getByRole('heading', { name: 'Stand na ronde 1' })).toBeVisible();
  const ranking = screen.getByRole('region', { name: 'Stand na ronde 1' }).getByRole('listitem');
  await expect(ranking.first()).toHaveText(/Bob\s*1$/);
  await expect(bob.getByText('De uitslag is binnen.')).toBeVisible();

  // The host says otherwise, and that counts.
  await host.getByRole('combobox', { name: 'Uitslag van tafel 1' }).selectOption('Ann wint');
  await expect(ranking.first()).toContainText('Ann');
  await expect(host.getByRole('button', { name: 'Deel ronde 2 in' })).toBeVisible();

  await host.getByRole('button', { name: 'Sluit de avond af' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Sluit af' }).click();
  await expect(screen.getByRole('heading', { name: 'Ann wint de avond' })).toBeVisible();
  expect(await screen.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(
    true,
  );
});
