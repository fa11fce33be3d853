import { type Browser, expect, type Page, test } from './support/test.ts';
import { violationsIn } from './support/axe.ts';
import { boardOf } from './support/board.ts';
import { tableForTwo } from './support/table-for-two.ts';

interface Window {
  readonly locale: string;
  readonly width: number;
  readonly height: number;
}

async function visitor(browser: Browser, { locale, width, height }: Window): Promise<Page> {
  const viewport = { width, height };
  const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
  return context.newPage();
}

/** A table of Tablut for two, both of them seated; gives its address. */
async function seatBoth(light: Page, dark: Page): Promise<string> {
  await light.request.put('/api/me', { data: { name: 'Anneke' } });
  await dark.request.put('/api/me', { data: { name: 'Bernd' } });
  const id = await tableForTwo(light, dark, { watchers: 'anyone' });
  return `/m/${id}`;
}

function linesOf(page: Page) {
  return page.locator('.chat-line');
}

test('T14 two players talk in their own languages, and a watcher is apart until the end', async ({
  browser,
}) => {
  const phone = await visitor(browser, { locale: 'nl-NL', width: 390, height: 844 });
  const desk = await visitor(browser, { locale: 'de-DE', width: 1280, height: 800 });
  const watcher = await visitor(browser, { locale: 'fr-FR', width: 1280, height: 800 });
  const address = await seatBoth(phone, desk);
  for (const page of [phone, desk, watcher]) {
    await page.goto(address);
    await expect(boardOf(page).grid).toBeVisible();
  }

  await desk.getByRole('tab', { name: 'Chat' }).click();
  await desk.getByRole('button', { name: 'Viel Spaß!' }).click();
  await expect(linesOf(desk)).toHaveCount(1);
  await desk.getByRole('textbox', { name: 'Nachricht' }).fill('<b>https://example.org</b>');
  await desk.getByRole('button', { name: 'Senden' }).click();
  await expect(desk.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('');

  // Counted and said aloud while the notes lie below the board, in the reader's language.
  const handle = phone.getByRole('button', { name: /^Zetten, chat en regels/ });
  await expect(handle).toContainText('2 nieuwe berichten');
  await expect(handle.getByText('Bernd: <b>https://example.org</b>')).toBeVisible();
  await expect(phone.getByRole('log')).toContainText('Bernd zegt: Veel plezier!');
  await handle.click();
  await expect(linesOf(phone)).toHaveText([/Bernd\s*Veel plezier!/, /<b>https:/]);
  await expect(phone.locator('.chat a')).toHaveCount(0);
  await expect(async () => {
    const board = await boardOf(phone).grid.boundingBox();
    const sheet = await phone.getByRole('complementary').boundingBox();
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  }).toPass();
  expect(await violationsIn(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Goed gespeeld!' }).click();
  await expect(linesOf(desk).last()).toContainText('Gut gespielt!');

  await watcher.getByRole('tab', { name: 'Discussion' }).click();
  await expect(watcher.getByText('Personne n’a encore rien dit.')).toBeVisible();
  await watcher.getByRole('button', { name: 'Joli coup !' }).click();
  await expect(linesOf(watcher)).toHaveText([/Joli coup\s!/]);
  await expect(linesOf(desk)).toHaveCount(3);

  // After the end each reads the other's room, too.
  await desk.request.post(`/api${address.replace('/m/', '/matches/')}/acts`, {
    data: { act: 'resign', key: 'a-fine-key' },
  });
  await desk.getByText('Zuschauer', { exact: true }).click();
  await expect(linesOf(desk)).toHaveText([/Jemand, der zuschaut\s*Schöner Zug!/]);
  await expect(desk.getByText('Hier reden die Zuschauer. Du schreibst bei den')).toBeVisible();
  await watcher.getByText('Joueurs', { exact: true }).click();
  await expect(linesOf(watcher)).toHaveText([/Bernd\s*Bonne partie\s!/, /<b>/, /Bien joué\s!/]);
});

test('T14 whom one does not want to read is not read, and a line can be reported', async ({
  browser,
}) => {
  const [one, other] = [
    await visitor(browser, { locale: 'nl-NL', width: 1280, height: 800 }),
    await visitor(browser, { locale: 'nl-NL', width: 1280, height: 800 }),
  ];
  const address = await seatBoth(one, other);
  const chat = `/api${address.replace('/m/', '/matches/')}/chat`;
  await other.request.post(chat, { data: { room: 'players', text: 'Lelijk!', key: 'first-key' } });
  await one.goto(address);
  await one.getByRole('tab', { name: 'Chat' }).click();
  await one.getByRole('button', { name: 'Meer over Bernd' }).click();
  await one.getByRole('button', { name: 'Melden' }).click();
  await one.getByRole('button', { name: 'Belediging' }).click();
  await expect(one.getByText('Gemeld.')).toBeVisible();
  await one.getByRole('button', { name: 'Meer over Bernd' }).click();
  await one.getByRole('button', { name: 'Niet meer lezen' }).click();
  await expect(one.getByText('Je leest Bernd niet meer.')).toBeVisible();
  await expect(linesOf(one)).toHaveCount(0);
  await other.request.post(chat, { data: { room: 'players', text: 'Erger!', key: 'second-key' } });
  await one.reload();
  await one.getByRole('tab', { name: 'Chat' }).click();
  await one.getByRole('button', { name: 'Toch weer lezen' }).click();
  await expect(linesOf(one)).toHaveText([/Lelijk!/, /Erger!/]);

  await one.getByRole('button', { name: 'Instellingen' }).click();
  await one.getByRole('switch', { name: 'Chat' }).click();
  await one.keyboard.press('Escape');
  await expect(one.getByRole('tab', { name: 'Chat' })).toHaveCount(0);
});
