import { type Browser, expect, type Page, test } from './support/test.ts';
import { OFTEN } from './support/board.ts';
import { movesByHand } from './support/by-hand.ts';
import { houseOf } from './support/house.ts';
import { type HouseView, schemer } from './support/schemer.ts';
import { kindsToldTo, toldTo } from './support/snapshot.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce' });
  return context.newPage();
}

/** Two people, two computers, and stacks that may be split anywhere. */
async function setTable(host: Page): Promise<string> {
  await host.goto('/heuchel-und-meuchel/table');
  await host.getByRole('slider', { name: 'Aantal spelers' }).fill('4');
  const guest = host.getByRole('group', { name: 'Kolom c: wie speelt er?' });
  await guest.getByText('Via een link').click();
  for (const column of ['b', 'd']) {
    await host
      .getByRole('slider', { name: `Hoe sterk speelt de computer (Kolom ${column})?` })
      .fill('1');
  }
  await host.getByText('Op elke rij').click();
  await host.getByRole('button', { name: 'Aan tafel' }).click();
  const invitation = host.getByRole('region', { name: 'Nodig iemand uit' });
  return invitation.getByRole('textbox', { name: 'Link voor Kolom c' }).inputValue();
}

async function playToTheEnd(host: Page, guest: Page): Promise<void> {
  const advise = await schemer();
  const make = movesByHand<HouseView>({
    press: (page, move, { you = 0 }) => houseOf(page).play('abcd'.charAt(you - 1), move),
  });
  for (;;) {
    const told = await toldTo<HouseView>(host);
    if (told.standing.outcome) return;
    const page = [host, guest][[1, 3].findIndex((seat) => told.standing.toDecide.includes(seat))];
    if (!page) {
      await expect
        .poll(async () => (await toldTo(host)).standing.ply, OFTEN)
        .not.toBe(told.standing.ply);
      continue;
    }
    const own = await toldTo<HouseView>(page);
    if (!own.standing.toDecide.includes(own.you ?? 0)) continue;
    await make(page, own, advise(own));
  }
}

test('two people online and two computers play a whole match: takings, arrivals, the reckoning', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const host = await visitor(browser);
  const guest = await visitor(browser);
  await guest.goto(await setTable(host));
  await guest.getByRole('button', { name: 'Ga zitten' }).click();
  await expect(houseOf(guest).grid).toBeVisible();

  await playToTheEnd(host, guest);
  const kinds = await kindsToldTo(host);
  for (const kind of ['took', 'arrived', 'ended']) expect(kinds).toContain(kind);
  await houseOf(host).expectReckoning(4);
  await houseOf(guest).expectReckoning(4);
});
