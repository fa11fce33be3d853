import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { AxeBuilder } from '@axe-core/playwright';
import { ownServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } });

/** Takes every mail, and has the links in them. */
async function mailbox() {
  let received = '';
  const sockets = new Set<Socket>();
  const serve = async (socket: Socket): Promise<void> => {
    let isData = false;
    socket.write('220 ready\r\n');
    for await (const line of createInterface({ input: socket })) {
      if (isData && line !== '.') {
        received += `${line}\n`;
        continue;
      }
      isData = line === 'DATA';
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket).catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The path of the link for this, once it has come. */
    linkFor(task: 'confirm' | 'recover'): string {
      const text = received.replaceAll('=\n', '').replaceAll('=3D', '=');
      return new RegExp(`/account/mail#${task}=[\\w-]{43}`).exec(text)?.[0] ?? '';
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Of this machine, and of this process alone: links in mails name it before the server is open. */
function ownHost(): string {
  const { pid } = process;
  return `127.${1 + ((pid >> 16) & 127)}.${(pid >> 8) & 255}.${pid & 255}`;
}

test('who gives an address confirms it by a link, is told there, and comes back by it without a password', async ({
  page,
  browser,
}) => {
  const post = await mailbox();
  const HOST = ownHost();
  const origin = `http://${HOST}:8080`;
  const server = await ownServer({
    HOST,
    PORT: '8080',
    PUBLIC_URL: origin,
    SMTP_URL: post.url,
    MAIL_FROM: 'Spellenkast <kast@example.org>',
  });
  try {
    const account = { name: 'Anneke', password: 'een rustige avond thuis' };
    await page.request.post(`${origin}/api/account`, { data: account });
    await page.goto(origin);
    await page.getByRole('button', { name: 'Instellingen' }).click();
    await page.getByRole('button', { name: 'Beheer je account' }).click();
    await page.getByLabel('E-mailadres').fill('anneke@example.org');
    await page.getByRole('button', { name: 'Stuur me een link' }).click();
    await expect(page.getByText(/We hebben een link naar anneke@example.org/)).toBeVisible();
    await expect.poll(() => post.linkFor('confirm')).not.toBe('');
    await page.goto(origin + post.linkFor('confirm'));
    await expect(page.getByRole('heading', { name: 'Adres bevestigen' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Ja, bevestig het' }).click();
    await expect(page.getByText('Je adres is bevestigd.')).toBeVisible();
    await page.getByRole('link', { name: 'Naar de kast' }).click();
    await page.getByRole('button', { name: 'Instellingen' }).click();
    const byMail = page.getByRole('group', { name: 'Per e-mail aan anneke@example.org' });
    await byMail.getByRole('switch', { name: 'Als ik aan zet ben' }).click();
    await expect(byMail.getByRole('switch', { name: 'Als ik aan zet ben' })).toBeChecked();

    const phone = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
    await phone.goto(origin);
    await phone.getByRole('button', { name: 'Instellingen' }).click();
    await phone.getByRole('button', { name: 'Aanmelden', exact: true }).click();
    await phone.getByText('Ik kan me niet meer aanmelden').click();
    await phone.getByLabel('E-mailadres').fill('Anneke@example.org');
    await phone.getByRole('button', { name: 'Stuur de link' }).click();
    await expect(phone.getByText(/dan is de mail onderweg/)).toBeVisible();
    await expect.poll(() => post.linkFor('recover')).not.toBe('');
    await phone.goto(origin + post.linkFor('recover'));
    await phone.getByRole('button', { name: 'Ga verder' }).click();
    await expect(phone.getByLabel('Naam om je aan te melden')).toHaveValue('Anneke');
    await phone.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een nieuwe rustige avond');
    await phone.getByRole('button', { name: 'Bewaar' }).click();
    await expect(phone).toHaveURL(`${origin}/`);
    await phone.getByRole('button', { name: 'Instellingen' }).click();
    await expect(phone.getByText('Je bent aangemeld als Anneke.')).toBeVisible();
  } finally {
    await server.close();
    post.close();
  }
});
