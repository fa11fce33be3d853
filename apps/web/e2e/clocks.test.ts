import { type Browser, expect, type Page, test } from './support/test.ts';
import { toldTo } from './support/snapshot.ts';
import { tableForTwo } from './support/table-for-two.ts';

test.use({
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  contextOptions: { reducedMotion: 'reduce' },
});

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce' });
  return context.newPage();
}

test('T11 a clock is set with the table, kept for the next one, and stands until all are there', async ({
  page,
}) => {
  await page.goto('/tablut/table');
  const legend = page.getByRole('group', { name: 'Speel je met een klok?' });
  await expect(legend).toHaveCount(0);
  await page.getByText('Via een link').last().click();
  await legend.getByText('Dagen').click();
  await expect(page.getByText(/van 22 tot 8 uur in Europe\/Amsterdam/)).toBeVisible();
  await legend.getByText('Zelf kiezen').click();
  await page.getByText('Per beslissing', { exact: true }).click();
  await page.getByLabel('Seconden per beslissing').selectOption('45');
  await expect(page.getByText('Voor elke beslissing zijn er 45 seconden.')).toBeVisible();
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(page.getByRole('timer').first()).toHaveText('0:45');
  const { clock } = await toldTo(page);
  expect(clock?.seats).toEqual([
    { seat: 1, left: 45_000 },
    { seat: 2, left: 45_000 },
  ]);
  await page.goto('/tablut/table');
  await expect(page.getByText('Voor elke beslissing zijn er 45 seconden.')).toBeVisible();
});

test('T12 a holiday in a match by days is taken on one screen and seen on the other', async ({
  browser,
}) => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  const clock = {
    kind: 'days',
    days: 3,
    weekend: false,
    night: false,
    zone: 'Europe/Amsterdam',
  } as const;
  const id = await tableForTwo(host, guest, { clock });
  for (const page of [host, guest]) {
    await page.goto(`/m/${id}`);
    await expect(page.locator('.seat-clock').first()).toHaveText(/^2 d 2\d u$|^3 d/);
  }
  await host.getByRole('tab', { name: 'Tafel' }).click();
  await host.getByLabel('Vakantie nemen').selectOption('5');
  await host.getByRole('button', { name: 'Neem vakantie' }).click();
  await expect(host.getByText('Je hebt er in deze partij nog 16.')).toBeVisible();
  await expect(guest.locator('.seat-clock').first()).toHaveText(/^7 d 2\d u$|^8 d/);
  await guest.getByRole('tab', { name: 'Tafel' }).click();
  await expect(guest.getByText('Je hebt er in deze partij nog 21.')).toBeVisible();
});

test('T5 T11 time runs out before both, on both screens, and says so', async ({ browser }) => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  await host.goto('/tablut');
  const { id, invites } = await host.evaluate(async () => {
    const answer = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'tablut',
        options: {},
        seats: [{ kind: 'me' }, { kind: 'open' }],
        watchers: 'link',
        clock: { kind: 'move', seconds: 5, increment: 0 },
      }),
    });
    return (await answer.json()) as { id: string; invites: { token: string }[] };
  });
  await host.goto(`/m/${id}`);
  await guest.goto(`/m/${id}?seat=${invites[0]?.token}`);
  // They are gone when the time is up: whoever asks from outside may come too late to see them.
  const seen = [host, guest].map((page) =>
    page.waitForFunction(() => document.querySelectorAll('.seat-clock').length === 2),
  );
  await guest.getByRole('button', { name: 'Ga zitten' }).click();
  await Promise.all(seen);
  await expect(host.getByText('Je tijd is om.').first()).toBeVisible({ timeout: 60_000 });
  await expect(guest.getByText(/^De tijd van .* is om\./).first()).toBeVisible();
  const { standing } = await toldTo(guest);
  expect(standing.outcome).toEqual({ winners: [2], rule: 'T5' });
});
