import type { Browser, Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

const CLOCK = { kind: 'match', seconds: 600, increment: 5 };

async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  return context.newPage();
}

async function post(page: Page, address: string, data: object): Promise<Record<string, unknown>> {
  const response = await page.request.post(address, { data });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return (await response.json()) as Record<string, unknown>;
}

test('T18: a link makes two people friends, and one asks the other to a table', async ({
  page,
  browser,
}) => {
  await page.goto('/friends');
  await page.request.put('/api/me', { data: { name: 'Anneke' } });
  await page.getByRole('button', { name: 'Maak een link' }).click();
  const link = await page.getByLabel('Link voor één vriend').inputValue();
  expect(await violationsIn(page)).toEqual([]);

  const bob = await elsewhere(browser);
  await bob.goto(link);
  await expect(bob.getByText('Anneke wil graag je vriend zijn.')).toBeVisible();
  expect(await violationsIn(bob)).toEqual([]);
  await bob.getByRole('textbox').fill('Bob');
  await bob.getByRole('button', { name: 'Word vrienden' }).click();
  await expect(bob.getByRole('listitem').filter({ hasText: 'Anneke' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Speel samen met Bob' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tablut' }).click();
  await expect(page.getByText('Bob wordt aan deze tafel gevraagd')).toBeVisible();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(page).toHaveURL(/\/m\/./);

  await bob.goto('/');
  await expect(bob.getByText('Anneke vraagt je voor Tablut.')).toBeVisible();
  await bob.getByRole('link', { name: 'Naar de tafel' }).click();
  await expect(bob.getByText('Anneke nodigt je uit')).toBeVisible();
  await bob.context().close();
});

test('T18: a profile shows what was played, and an invitation that a table is rated', async ({
  page,
  browser,
}) => {
  const bob = await elsewhere(browser);
  const { id } = (await (await page.request.get('/api/me')).json()) as { readonly id: string };
  const [hers, his] = [`Anneke ${id.slice(0, 6)}`, `Bob ${id.slice(0, 6)}`];
  const password = 'een rustige avond thuis';
  await post(page, '/api/account', { name: hers, password });
  await post(bob, '/api/account', { name: his, password });
  const { token } = await post(page, '/api/friend-links', {});
  await post(bob, '/api/friends', { token });
  const newTable = () =>
    post(page, '/api/matches', {
      game: 'tablut',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      watchers: 'anyone',
      clock: CLOCK,
      rated: true,
    });
  const seatOf = ({ invites }: Record<string, unknown>) =>
    (invites as readonly { readonly token: string }[])[0]?.token ?? '';
  const played = await newTable();
  const match = `/api/matches/${String(played['id'])}`;
  await post(bob, `${match}/seats`, { token: seatOf(played) });
  await post(page, `${match}/moves`, { question: 0, move: 'e4-b4', key: 'a-first-key' });
  await post(bob, `${match}/moves`, { question: 1, move: 'd1-b1', key: 'a-first-key' });
  await post(bob, `${match}/acts`, { act: 'resign', key: 'a-second-key' });
  await expect
    .poll(async () => (await page.request.get(`/api/players/${id}/results`)).text())
    .toContain('"result":"won"');

  await page.goto('/player/me');
  await expect(page.getByRole('heading', { name: hers })).toBeVisible();
  await expect(page.getByText('voorlopig')).toBeVisible();
  await expect(page.getByRole('link', { name: his })).toBeVisible();
  await expect(page.getByText('1 van 1 keer')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Terugkijken: Tablut' }).click();
  await expect(page).toHaveURL(`/m/${String(played['id'])}/replay`);

  const open = await newTable();
  await bob.goto(`/m/${String(open['id'])}?seat=${seatOf(open)}`);
  await expect(bob.getByRole('heading', { name: 'Om de rangorde' })).toBeVisible();
  await expect(bob.getByText('Ieder heeft 10 minuten')).toBeVisible();
  await bob.getByRole('button', { name: 'Ga zitten' }).click();
  await expect(bob.locator('.rated-mark')).toBeAttached();
  await bob.context().close();
});
