import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boardOf, expectPlies } from './support/board.ts';
import { type BrowserContext, expect, type Page, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  locale: 'nl-NL',
  // Far from every quiet hour.
  timezoneId: zoneOfNoon(),
  contextOptions: { reducedMotion: 'reduce' },
});

/** Where it is about noon now; these zones are named for what has to be added to get to Greenwich. */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Whether the server knows of quiet hours: what is kept last is what counts. */
async function hasQuietHours(page: Page): Promise<boolean> {
  const answer = await page.request.get('/api/me/notifications');
  const { settings } = (await answer.json()) as { readonly settings: { readonly quiet?: unknown } };
  return settings.quiet !== undefined;
}

/** A push service of our own: no browser without a window has one. */
async function pushService() {
  const pushed: string[] = [];
  const server = createServer((request, response) => {
    pushed.push(`${request.method} ${request.headers['content-encoding']}`);
    request.resume();
    response.writeHead(201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { pushed, endpoint: `http://127.0.0.1:${port}/push`, close: () => server.close() };
}

/** What a browser would get of its reader and of its push service: one without a window is refused both. It waits. */
async function subscribesAt(context: BrowserContext, endpoint: string): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await context.addInitScript(
    (subscription) => {
      Object.defineProperty(Notification, 'permission', { value: 'granted' });
      Notification.requestPermission = async () => 'granted';
      let made: PushSubscription | null = null;
      const reached = Promise.withResolvers<void>();
      addEventListener('reached', () => reached.resolve());
      PushManager.prototype.getSubscription = async () => made;
      PushManager.prototype.subscribe = async () => {
        const { endpoint: at } = subscription;
        await reached.promise;
        made = { endpoint: at, toJSON: () => subscription } as unknown as PushSubscription;
        return made;
      };
    },
    { endpoint, keys },
  );
}

test('who wants to be told, and does not look, hears that it is their turn', async ({
  page,
  context,
  browser,
}) => {
  const service = await pushService();
  try {
    await subscribesAt(context, service.endpoint);
    await page.goto('/');
    const made = await page.request.post('/api/matches', {
      data: {
        game: 'tablut',
        options: {},
        seats: [{ kind: 'me' }, { kind: 'open' }],
        watchers: 'link',
        clock: { kind: 'days', days: 3, weekend: false, night: false, zone: 'UTC' },
      },
    });
    const { id } = (await made.json()) as { readonly id: string };
    // Where days pass it is offered in place, once.
    await page.goto(`/m/${id}`);
    await page.getByRole('button', { name: 'Ja, graag' }).click();
    // It is answered elsewhere meanwhile: both tell the same.
    await page.getByRole('button', { name: 'Instellingen' }).click();
    const here = page.getByRole('switch', { name: /^Berichten op dit toestel/ });
    await expect(here).not.toBeChecked();
    await page.evaluate(() => dispatchEvent(new Event('reached')));
    await expect(here).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Als ik aan zet ben' })).toBeChecked();
    await expect(page.getByText('Ja, graag')).toHaveCount(0);
    const quiet = page.getByRole('switch', { name: /^Stille uren/ });
    await quiet.click();
    await expect(page.getByRole('combobox', { name: 'Van', exact: true })).toBeVisible();
    await expect.poll(() => hasQuietHours(page)).toBe(true);
    await quiet.click();
    await expect.poll(() => hasQuietHours(page)).toBe(false);

    await page.goto('/tablut/table');
    await page
      .getByRole('group', { name: 'Donker: wie speelt er?' })
      .getByText('Via een link')
      .click();
    await page.getByRole('button', { name: 'Aan tafel' }).click();
    const link = await page.getByRole('textbox', { name: 'Link voor Donker' }).inputValue();
    const other = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Ga zitten' }).click();
    await boardOf(page).play('e3-b3');
    await expectPlies(other, 1);
    await page.goto('/');
    await boardOf(other).play('d1-d3');
    await expect.poll(() => service.pushed).toEqual(['POST aes128gcm']);
  } finally {
    service.close();
  }
});
