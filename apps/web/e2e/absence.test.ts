import { type Browser, expect, type Page, test } from './support/test.ts';
import { toldTo } from './support/snapshot.ts';
import { tableForTwo } from './support/table-for-two.ts';

/** A minute is granted to those who left without a word. */
const WITHOUT_WORD = { timeout: 80_000 };

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce' });
  return context.newPage();
}

/** A table that forfeits who stays away, with both of them at it, in a window of their own each. */
async function tableToForfeit(host: Page, guest: Page): Promise<readonly [Page, Page]> {
  const id = await tableForTwo(host, guest, { absence: 'forfeit' });
  const [light, dark] = [await host.context().newPage(), await guest.context().newPage()];
  for (const page of [light, dark]) {
    await page.goto(`/m/${id}`);
    await expect(page.getByText('heb je na tien seconden verloren')).toBeVisible();
  }
  return [light, dark];
}

test('T5 T12 who has closed the page is played for by a computer until they are back, or loses, and all see it', async ({
  browser,
}) => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  await host.goto('/tablut/table');
  await host.getByText('Via een link').last().click();
  await host.getByText('De computer valt in').click();
  await host.getByRole('button', { name: 'Aan tafel' }).click();
  const invitation = host.getByRole('region', { name: 'Nodig iemand uit' });
  await guest.goto(await invitation.getByRole('textbox').first().inputValue());
  await guest.getByRole('button', { name: 'Ga zitten' }).click();
  const address = host.url();
  await expect(guest.getByText('Licht is aan zet').first()).toBeVisible();

  const [light, dark] = await tableToForfeit(host, guest);

  // Both ten seconds are the same ones.
  for (const page of [light, host]) await page.goto('about:blank');
  // What a page says when it is closed may be lost: then it is only known when its line is.
  await expect(guest.getByText('computer', { exact: true })).toBeVisible(WITHOUT_WORD);
  await expect(guest.getByText(/^Computer .+, niveau 3, speelt voor Licht tot/)).toBeVisible();
  await expect(dark.getByText('Licht is niet teruggekomen.').first()).toBeVisible(WITHOUT_WORD);
  await expect(dark.getByText('weggebleven')).toBeVisible();
  expect((await toldTo(dark)).standing.outcome).toEqual({ winners: [2], rule: 'T5' });
  await expect.poll(async () => (await toldTo(guest)).standing.toDecide).toEqual([2]);

  await host.goto(address);
  await expect(
    host.getByText('Terwijl je weg was, heeft de computer één keer voor je beslist.'),
  ).toBeVisible();
  await expect(guest.getByText('computer', { exact: true })).toHaveCount(0);
  const { seats, history } = await toldTo(guest);
  expect(seats[0]).toMatchObject({ present: true, substituted: { from: 0, to: 1 } });
  expect(history.plies.map(({ entry }) => entry.by)).toEqual([1]);
});
