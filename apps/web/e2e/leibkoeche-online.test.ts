import { type Browser, expect, type Page, test } from './support/test.ts';
import { movesByHand } from './support/by-hand.ts';
import { headCook, kitchenOf, type KitchenView } from './support/kitchen.ts';
import { kindsToldTo, type Told, toldTo } from './support/snapshot.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce' });
  const page = await context.newPage();
  // LK7.2: everybody dismisses for themselves what is said when the covers have been lifted.
  const goOn = page.getByRole('button', { name: 'Verder', exact: true });
  await page.addLocatorHandler(goOn, () => goOn.click());
  return page;
}

/** A table for two on which luck decides every toss; gives the invitation. */
async function setTable(host: Page): Promise<string> {
  await host.goto('/leibkoeche/table');
  await host.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await host.getByText('Met het lot').click();
  const guest = host.getByRole('group', { name: 'Groen: wie speelt er?' });
  await guest.getByText('Via een link').click();
  await host.getByRole('button', { name: 'Aan tafel' }).click();
  const invitation = host.getByRole('region', { name: 'Nodig iemand uit' });
  return invitation.getByRole('textbox', { name: 'Link voor Groen' }).inputValue();
}

async function playToTheEnd(pages: readonly [Page, Page]): Promise<Told<KitchenView>> {
  const advise = await headCook();
  const make = movesByHand<KitchenView>({
    press: (page, move, { you, standing }) => kitchenOf(page).play(move, standing.view, you),
    // Whoever walks to a pile without a word takes from it.
    isByItself: (move) => /^(take|skip)/.test(move),
  });
  for (;;) {
    const told = await toldTo<KitchenView>(pages[0]);
    if (told.standing.outcome) return told;
    const page = told.standing.toDecide.includes(1) ? pages[0] : pages[1];
    const own = await toldTo<KitchenView>(page);
    // Chance is next, as it is until the devices have added to it, or somebody was asked meanwhile.
    if (!own.standing.toDecide.includes(own.you ?? 0)) continue;
    await make(page, own, advise(own));
  }
}

test('two people online play a whole match by luck, up to the meal of the king', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const host = await visitor(browser);
  const guest = await visitor(browser);
  await guest.goto(await setTable(host));
  await guest.getByRole('button', { name: 'Ga zitten' }).click();
  await expect(kitchenOf(guest).kitchen).toBeVisible();

  const told = await playToTheEnd([host, guest]);
  expect(told.standing.outcome?.rule).toBe('LK7.3');
  const kinds = await kindsToldTo(host);
  for (const kind of ['tossed', 'fell', 'walked', 'collected', 'laid', 'arrived', 'revealed']) {
    expect(kinds).toContain(kind);
  }
  await kitchenOf(host).expectServed();
  await kitchenOf(guest).expectServed();
});
