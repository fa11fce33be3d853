import { expect, test } from './support/test.ts';
import { boardOf } from './support/board.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

const MARKUP = '<img src=x onerror=hack>';

test('a name is text wherever it is shown, also to others', async ({ page, browser }) => {
  const named = await page.request.put('/api/me', { data: { name: MARKUP } });
  expect(named.ok()).toBe(true);
  const made = await page.request.post('/api/matches', {
    data: {
      game: 'tablut',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
      watchers: 'anyone',
    },
  });
  const { id } = (await made.json()) as { readonly id: string };
  const watcher = await (await browser.newContext()).newPage();
  for (const one of [page, watcher]) {
    const broken: string[] = [];
    one.on('pageerror', (error) => broken.push(error.message));
    one.on('request', (request) => {
      if (request.url().endsWith('/x')) broken.push('the picture was asked for');
    });
    await one.goto(`/m/${id}`);
    await expect(boardOf(one).grid).toBeVisible();
    await expect(one.locator('img[src="x"]')).toHaveCount(0);
    expect(broken).toEqual([]);
  }
  await expect(watcher.getByText(MARKUP).first()).toBeVisible();
});
