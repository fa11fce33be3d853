import { expect, type Page, test } from './support/test.ts';
import { violationsIn } from './support/axe.ts';

/** As playwright.config.ts sets it. */
const SECRET = 'a-secret-of-the-settings';

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

test('T14 who runs the server reads a report, removes the line and blocks its author', async ({
  browser,
}) => {
  const visitor = async (): Promise<Page> => {
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({
      locale: 'nl-NL',
      reducedMotion: 'reduce',
      viewport,
    });
    return context.newPage();
  };
  const [one, other, moderator] = [await visitor(), await visitor(), await visitor()];
  await other.request.put('/api/me', { data: { name: 'Bernd' } });
  const { id, invites } = (await post(one, '/api/matches', {
    game: 'tablut',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    watchers: 'anyone',
  })) as { readonly id: string; readonly invites: readonly { readonly token: string }[] };
  const match = `/api/matches/${id}`;
  // Others may report something meanwhile.
  const text = `Lelijk ${id}`;
  await post(other, `${match}/seats`, { token: invites[0]?.token });
  await post(other, `${match}/chat`, { room: 'players', text, key: 'first-key' });
  await post(one, `${match}/chat/reports`, { room: 'players', number: 1, reason: 'insult' });
  await one.goto(`/m/${id}`);
  await one.getByRole('tab', { name: 'Chat' }).click();
  await expect(one.locator('.chat-line')).toContainText(text);

  await moderator.goto('/moderation');
  await moderator.getByRole('textbox', { name: 'Geheim' }).fill('not-the-secret');
  await moderator.getByRole('button', { name: 'Naar binnen' }).click();
  await expect(moderator.getByText('Dat is het niet.')).toBeVisible();
  await moderator.getByRole('textbox', { name: 'Geheim' }).fill(SECRET);
  await moderator.getByRole('button', { name: 'Naar binnen' }).click();
  const report = moderator.locator('.moderation-report').filter({ hasText: text });
  await expect(report).toContainText(`Bernd: ${text} (gemeld)`);
  expect(await violationsIn(moderator)).toEqual([]);
  await report.getByRole('button', { name: 'Regel weghalen' }).click();
  await expect(one.locator('.chat-line')).toContainText('Dit bericht is weggehaald.');
  await report.getByRole('button', { name: 'Een week blokkeren' }).click();
  await expect(report).toContainText('Geblokkeerd tot');
  await report.getByRole('button', { name: 'Melding afsluiten' }).click();
  await expect(report).toHaveCount(0);
  await moderator.getByRole('tab', { name: 'Logboek' }).click();
  const toMatch = moderator.locator(`a[href="/m/${id}"]`);
  const entry = moderator.locator('.moderation-lines li').filter({ has: toMatch });
  await expect(entry).toHaveText([/Een beheerder haalde een regel weg · Belediging/]);
  const log = await moderator.locator('.moderation-lines').innerText();
  expect(log).not.toMatch(/[\w-]{22}|block-player|close-report/);

  await other.goto(`/m/${id}`);
  await other.getByRole('tab', { name: 'Chat' }).click();
  await other.getByRole('button', { name: 'Sorry!' }).click();
  await expect(other.getByRole('alert')).toContainText('voorlopig niet');
});
