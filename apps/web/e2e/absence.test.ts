import { type Browser, expect, type Page, test } from './support/test.ts';
import { toldTo } from './support/snapshot.ts';

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce' });
  return context.newPage();
}

test('T12 a computer sits in for who has closed the page, until they are back and see what it did', async ({
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

  await host.goto('about:blank');
  await expect(guest.getByText('computer', { exact: true })).toBeVisible();
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
