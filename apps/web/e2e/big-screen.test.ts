import { type Browser, expect, type Page, test } from './support/test.ts';
import { encode } from 'uqr';
import { violationsIn } from './support/axe.ts';
import { boardOf } from './support/board.ts';
import { raftOf } from './support/raft.ts';

const PHONE = { width: 390, height: 844 };

async function visitor(browser: Browser, viewport = PHONE): Promise<Page> {
  const settings = { locale: 'nl-NL', reducedMotion: 'reduce', viewport } as const;
  return (await browser.newContext(settings)).newPage();
}

/** What the picture on the screen has in it, module by module. */
function modulesOf(address: string): string {
  const { data } = encode(address, { ecc: 'M', border: 3 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return rows.flat().join('');
}

async function sitDown(phone: Page, name: string): Promise<void> {
  await expect(phone.getByRole('heading', { name: 'Je bent uitgenodigd' })).toBeVisible();
  await phone.getByRole('textbox', { name: 'Je naam' }).fill(name);
  await phone.getByRole('button', { name: 'Ga zitten' }).click();
}

test('a big screen shows the table, two phones their hands, and one goes on at a third', async ({
  browser,
}) => {
  const screen = await visitor(browser, { width: 1280, height: 800 });
  const [ann, bob, other] = [
    await visitor(browser),
    await visitor(browser),
    await visitor(browser),
  ];

  await screen.goto('/la-courte-paille/table');
  await screen.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
  await screen.getByText('Groot scherm en telefoons').click();
  await screen.getByRole('button', { name: 'Aan tafel' }).click();
  const joining = screen.getByRole('region', { name: 'Kom aan tafel' });
  await expect(joining.locator('.join-code')).toHaveText(/^\w{4} \w{4}$/);
  expect(await violationsIn(screen)).toEqual([]);

  // What the screen's picture says is where a phone finds a free seat.
  const [, id = ''] = /\/m\/([\w-]+)\/screen$/.exec(screen.url()) ?? [];
  const invites = await screen.request.get(`/api/matches/${id}/invites`);
  const { table } = (await invites.json()) as { readonly table: string };
  const address = `${new URL(screen.url()).origin}/m/${id}/hand?seat=${table}`;
  const qr = joining.getByRole('img', { name: 'QR-code om mee te doen' }).locator('path');
  await expect(qr).toHaveAttribute('d', modulesOf(address));

  await ann.goto(address);
  await ann.getByText('Speler 2').click();
  await sitDown(ann, 'Ann');
  await bob.goto('/code');
  await bob
    .getByRole('textbox', { name: 'Code' })
    .fill((await joining.locator('.join-code').textContent()) ?? '');
  await bob.getByRole('button', { name: 'Ga verder' }).click();
  await sitDown(bob, 'Bob');

  // The screen has no hand, and a phone no raft while it needs none.
  await expect(joining).toBeHidden();
  await expect(screen.locator('.table-turn')).toHaveText('Bob en Ann zijn aan zet');
  for (const phone of [ann, bob]) {
    await expect(raftOf(phone).hand).toHaveCount(5);
    await expect(phone.getByRole('grid', { name: 'Het menu' })).toBeHidden();
  }
  await expect(raftOf(screen).hand).toHaveCount(0);
  // Nor has one in the browser of who has a seat: the same address shows the same to everybody.
  const second = await bob.context().newPage();
  await second.goto(`/m/${id}/screen`);
  await expect(second.locator('.table-turn')).toHaveText('Bob en Ann zijn aan zet');
  await expect(raftOf(second).hand).toHaveCount(0);
  await second.close();
  expect(await violationsIn(ann)).toEqual([]);
  await raftOf(ann).pick();
  await expect(screen.locator('.foot-prompt')).toHaveText('Wachten op de keuze van Bob.');

  // A phone drops, and comes back as whose it is.
  await ann.goto('about:blank');
  await ann.goto(`/m/${id}/hand`);
  await expect(ann.locator('.foot-prompt')).toHaveText(/^Je kaart ligt klaar/);

  // T10: and its seat goes on elsewhere.
  await ann.getByRole('button', { name: 'Ander toestel' }).click();
  const code = ann.getByRole('dialog').locator('.join-code');
  await expect(code).toHaveText(/^\w{4} \w{4}$/);
  await other.goto(`/code#${(await code.textContent()) ?? ''}`);
  await other.getByRole('button', { name: 'Ga verder' }).click();
  await expect(other.locator('.foot-prompt')).toHaveText(/^Je kaart ligt klaar/);
  await expect(ann.getByRole('button', { name: 'Ander toestel' })).toHaveCount(0);
  await expect(raftOf(ann).hand).toHaveCount(0);
  await raftOf(bob).pick();
  await expect(screen.locator('.table-turn')).toHaveText(/^(Ann|Bob|Speler 2) is aan zet$/);
});

test('a match on this device shows no hand on a big screen, and its seats go to no other device', async ({
  browser,
}) => {
  const page = await visitor(browser, { width: 1280, height: 800 });
  for (const [seat, others] of [
    ['Iemand hier', 'several'],
    ['Computer', 'one'],
  ] as const) {
    await page.goto('/la-courte-paille/table');
    await page.getByRole('slider', { name: 'Aantal spelers' }).fill('2');
    const second = page.getByRole('group', { name: 'Wie speelt er op plaats 2?' });
    await second.getByText(seat, { exact: true }).click();
    await page.getByRole('button', { name: 'Aan tafel' }).click();
    if (others === 'several') await page.getByRole('button', { name: 'Ik ben Speler 1' }).click();
    await expect(raftOf(page).hand, others).toHaveCount(5);
    const { pathname } = new URL(page.url());

    await page.goto(`${pathname}/screen`);
    await expect(page.locator('.paille')).toBeVisible();
    await expect(raftOf(page).hand, others).toHaveCount(0);
    await expect(page.locator('.table-turn')).not.toHaveText(/[Jj]ij/);

    // The whole table has its seats, and none of them goes to another device (T10).
    await page.goto(`${pathname}/hand`);
    if (others === 'several') await page.getByRole('button', { name: 'Ik ben Speler 1' }).click();
    await expect(raftOf(page).hand, others).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'Hele tafel' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ander toestel' })).toHaveCount(0);
  }
});

test('a big screen on the same device is told every move as it comes', async ({ browser }) => {
  const table = await visitor(browser, { width: 1280, height: 800 });
  await table.goto('/tablut/table');
  const second = table.getByRole('group', { name: /: wie speelt er\?/ }).nth(1);
  await second.getByText('Iemand hier', { exact: true }).click();
  await table.getByRole('button', { name: 'Aan tafel' }).click();
  await expect(boardOf(table).cell('f7')).toBeVisible();

  const screen = await table.context().newPage();
  await screen.goto(`${new URL(table.url()).pathname}/screen`);
  await expect(boardOf(screen).cell('f7')).toBeVisible();
  const said = screen.locator('body > [role=log] > p');
  await expect(said.filter({ hasText: /f4|g1/ })).toHaveCount(0);
  for (const move of ['e4-f4', 'f1-g1']) {
    await boardOf(table).play(move);
    await expect(said.filter({ hasText: move.slice(3) })).not.toHaveCount(0);
  }
});
