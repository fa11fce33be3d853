import { type Browser, expect, type Page, test } from './support/test.ts';
import { must } from '@kast/kernel';
import { anyMove } from './support/any-move.ts';
import { OFTEN } from './support/board.ts';
import { movesByHand } from './support/by-hand.ts';
import { raftOf } from './support/raft.ts';
import { toldTo } from './support/snapshot.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce' });
  const page = await context.newPage();
  // Whoever looks on goes on from what a turn has brought.
  const goOn = page.getByRole('button', { name: 'Verder', exact: true });
  await page.addLocatorHandler(goOn, () => goOn.click());
  return page;
}

/** A table for three people; gives the invitations of the other two. */
async function setTable(host: Page): Promise<readonly string[]> {
  await host.goto('/la-courte-paille/table');
  await host.getByRole('slider', { name: 'Aantal spelers' }).fill('3');
  for (const seat of [2, 3]) {
    const who = host.getByRole('group', { name: `Wie speelt er op plaats ${seat}?` });
    await who.getByText('Via een link').click();
  }
  await host.getByRole('button', { name: 'Aan tafel' }).click();
  const invitations = host.getByRole('region', { name: 'Nodig iemand uit' });
  const links = [2, 3].map((seat) =>
    invitations.getByRole('textbox', { name: `Link voor Speler ${seat}` }).inputValue(),
  );
  return Promise.all(links);
}

async function playToTheEnd(players: readonly Page[]): Promise<void> {
  const advise = await anyMove('la-courte-paille');
  const make = movesByHand({
    async press(page) {
      await expect.poll(() => raftOf(page).canPlay(), OFTEN).toBe(true);
      await raftOf(page).playOn();
    },
  });
  for (;;) {
    const { standing } = await toldTo(must(players[0], 'a host'));
    if (standing.outcome) return;
    // CP3.1: whoever can choose does so at the same time.
    for (const seat of standing.toDecide) {
      const page = must(players[seat - 1], 'a player');
      const own = await toldTo(page);
      await make(page, own, advise(own));
    }
  }
}

test('three browsers play a week to its end, and one reloads in the middle of a secret choice', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const host = await visitor(browser);
  const guests = [await visitor(browser), await visitor(browser)];
  for (const [index, invitation] of (await setTable(host)).entries()) {
    const guest = guests[index] as Page;
    await guest.goto(invitation);
    await guest.getByRole('button', { name: 'Ga zitten' }).click();
    await expect(guest.getByRole('list', { name: 'Gekozen kaart' })).toBeVisible();
  }
  const [second, third] = guests as [Page, Page];
  // The cards are dealt when the last one has come.
  for (const page of [host, second, third]) await expect(raftOf(page).choosing).toBeVisible();

  await raftOf(host).pick();
  await expect(host.getByText(/^Je kaart ligt klaar/)).toBeVisible();
  await host.reload();
  await expect(host.getByText(/^Je kaart ligt klaar/)).toBeVisible();
  const chosen = third.getByRole('list', { name: 'Gekozen kaart' });
  await expect(chosen).toContainText('dichte kaart');

  await raftOf(second).hand.first().click();
  await second.reload();
  await expect(raftOf(second).choosing).toBeVisible();
  await expect(raftOf(second).hand).toHaveCount(5);
  await raftOf(second).pick();
  await expect(chosen.getByText('dichte kaart')).toHaveCount(2);
  await raftOf(third).pick();
  await expect(chosen.getByText('dichte kaart')).toHaveCount(0);
  await expect(chosen.getByText(/speelt als [123]e/)).toHaveCount(3);

  const players = [host, second, third];
  await playToTheEnd(players);
  for (const page of players) await raftOf(page).expectStory(3);
});
