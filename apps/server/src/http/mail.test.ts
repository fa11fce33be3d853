import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newPlayer, PASSWORD, withAccount } from '../accounts-testing.ts';
import { confirm, newReachable, openMailing, tokenIn } from '../mail-testing.ts';
import { mustWork, openTestServer, TOYS } from '../testing.ts';
import { documentationOf } from './documentation-testing.ts';

const ADDRESS = 'ann@example.org';
const ANN = { name: 'Ann', password: PASSWORD };

describe('a server without a mail server', () => {
  it('has no route, no field and no word of it', async () => {
    const server = await openTestServer({ boxes: TOYS });
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    const answers = [
      await ann.account.giveMailAddress({ address: ADDRESS, language: 'nl' }),
      await ann.account.removeMailAddress(),
      await ann.account.confirmMailAddress('x'),
      await ann.account.askForMailLink(ADDRESS),
      await ann.account.signInByMailLink('x'),
      await ann.account.stopMail('x'),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ error: { code: 'not-found' } });
    const info = JSON.stringify(mustWork(await ann.account.info()));
    const notices = await (await ann.fetch(`${server.url}/api/me/notifications`)).text();
    expect(`${info}${notices}`.toLowerCase()).not.toContain('mail');
    const page = await fetch(`${server.url}/account/mail`);
    expect(page.status).toBe(404);
  });
});

describe('an address of mail', () => {
  it('is the account’s once its link is followed, on any device, and nobody else is told it', async () => {
    const { server, post } = await openMailing();
    const ann = newPlayer(server);
    expect(mustWork(await ann.account.info())).toEqual({ canMail: true });
    mustWork(await ann.account.make({ ...ANN, name: 'Buy <b>pills</b>' }));
    const given = await ann.account.giveMailAddress({ address: ` ${ADDRESS}`, language: 'de' });
    expect(mustWork(given)).toEqual({ pending: ADDRESS });
    const mail = await post.until(1);
    expect(mail).toMatchObject({ from: 'kast@example.org', to: ADDRESS });
    expect(mail.headers.get('subject')).toBe('mailConfirmSubject de');
    expect(mail.headers.get('from')).toBe('Kast <kast@example.org>');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.text).toContain('mailConfirm de');
    // A stranger may get it: it says nothing that somebody has written.
    expect(mail.text + mail.html).not.toContain('pills');
    const anywhere = newPlayer(server);
    mustWork(await anywhere.account.confirmMailAddress(tokenIn(mail, 'confirm')));
    expect(mustWork(await ann.account.info()).account?.mail).toEqual({
      address: ADDRESS,
      isRefused: false,
    });
    expect(mustWork(await anywhere.account.info()).account).toBeUndefined();
    const bob = newPlayer(server);
    mustWork(await bob.account.make({ ...ANN, name: 'Bob' }));
    expect(JSON.stringify(mustWork(await bob.account.info()))).not.toContain(ADDRESS);
    expect(await (await ann.fetch(ann.account.exportAddress)).json()).toMatchObject({
      account: { mail: { address: ADDRESS } },
    });
  });

  it('is confirmed once, by the latest link', async () => {
    const { server, post } = await openMailing();
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    mustWork(await ann.account.giveMailAddress({ address: ADDRESS, language: 'nl' }));
    const earlier = tokenIn(await post.until(1), 'confirm');
    mustWork(await ann.account.giveMailAddress({ address: 'other@example.org', language: 'nl' }));
    const later = tokenIn(await post.until(2), 'confirm');
    const problemOf = async (token: string) => {
      const answer = await ann.account.confirmMailAddress(token);
      return answer.ok ? 'confirmed' : answer.error;
    };
    expect(await problemOf(earlier)).toMatchObject({ code: 'bad-mail-link', problem: 'unknown' });
    expect(await problemOf(later)).toBe('confirmed');
    expect(await problemOf(later)).toMatchObject({ code: 'bad-mail-link', problem: 'used' });
    expect(await problemOf('A'.repeat(43))).toMatchObject({ problem: 'unknown' });
    expect(await ann.account.signInByMailLink(later)).toMatchObject({
      error: { code: 'bad-mail-link', problem: 'unknown' },
    });
    const { mail } = mustWork(await ann.account.info()).account ?? {};
    expect(mail).toEqual({ address: 'other@example.org', isRefused: false });
  });

  it('is not confirmed by a link that is too old', async () => {
    const { server, post } = await openMailing();
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    mustWork(await ann.account.giveMailAddress({ address: ADDRESS, language: 'nl' }));
    const token = tokenIn(await post.until(1), 'confirm');
    const database = new DatabaseSync(join(server.dataDir, 'kast.db'));
    database.prepare('update mail_links set expires_at = ?').run(Date.now() - 1);
    database.close();
    expect(await ann.account.confirmMailAddress(token)).toMatchObject({
      error: { code: 'bad-mail-link', problem: 'expired' },
    });
    expect(mustWork(await ann.account.info()).account?.mail).toEqual({});
  });

  it('is changed, and removed, and gone with the account; the one of before holds until then', async () => {
    const mailing = await openMailing();
    const ann = await newReachable(mailing, ADDRESS);
    const mailOf = async () => mustWork(await ann.account.info()).account?.mail;
    mustWork(await ann.account.giveMailAddress({ address: 'new@example.org', language: 'nl' }));
    expect(await mailOf()).toMatchObject({ address: ADDRESS, pending: 'new@example.org' });
    mustWork(await ann.account.confirmMailAddress(tokenIn(await mailing.post.until(2), 'confirm')));
    expect(await mailOf()).toEqual({ address: 'new@example.org', isRefused: false });
    mustWork(await ann.account.removeMailAddress());
    expect(await mailOf()).toEqual({});
    await confirm(mailing, ann, ADDRESS);
    await mailing.server.restart();
    expect(await mailOf()).toEqual({ address: ADDRESS, isRefused: false });
    mustWork(await ann.account.deleteAll());
    const database = new DatabaseSync(join(mailing.server.dataDir, 'kast.db'), { readOnly: true });
    for (const table of ['mail_addresses', 'mail_links']) {
      expect(database.prepare(`select * from ${table}`).all()).toEqual([]);
    }
    database.close();
  });

  it('is one that can be written to', async () => {
    const { server, post } = await openMailing();
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    const address = 'ann@example.org>\r\nRCPT TO:<bob@example.org';
    const refused = { error: { code: 'bad-mail-address' } };
    expect(await ann.account.giveMailAddress({ address, language: 'nl' })).toMatchObject(refused);
    expect(await ann.account.askForMailLink(address)).toMatchObject(refused);
    expect(post.lines).toEqual([]);
  });

  it('is not bombed with mails: neither by one account, nor by many, nor with a plus', async () => {
    const { server, post } = await openMailing();
    const give = async (name: string, addresses: readonly string[]) => {
      const player = newPlayer(server);
      mustWork(await player.account.make({ ...ANN, name }));
      const answers = [];
      for (const address of addresses) {
        answers.push(await player.account.giveMailAddress({ address, language: 'nl' }));
      }
      return answers.map((answer) => (answer.ok ? 'sent' : answer.error.code));
    };
    const same = ['Bob@example.org', 'bob+1@example.org', 'bob+2@example.org'];
    expect(await give('Ann', same)).toEqual(['sent', 'sent', 'sent']);
    expect(await give('Eve', same)).toEqual(['sent', 'sent', 'too-many-mails']);
    const others = Array.from({ length: 11 }, (_, number) => `somebody-${number}@example.org`);
    const answers = await give('Dan', others);
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(10);
    expect(answers.at(-1)).toBe('too-many-mails');
    await post.until(15);
    expect(post.mails).toHaveLength(15);
  });

  it('is given for so many in an hour from one network, whoever asks', async () => {
    const { server } = await openMailing();
    const stranger = newPlayer(server);
    const codes = [];
    for (let number = 0; number < 21; number++) {
      const answer = await stranger.account.askForMailLink(`nobody-${number}@example.org`);
      codes.push(answer.ok ? 'fine' : answer.error.code);
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'fine'), 'too-many-requests']);
  });
});

describe('a lost password', () => {
  it('is replaced by a link, which signs all other devices out and works once', async () => {
    const mailing = await openMailing();
    const { server, post } = mailing;
    const ann = await newReachable(mailing, ADDRESS, 'Ann <i>&');
    const lost = newPlayer(server);
    mustWork(await lost.account.askForMailLink('ANN@Example.org'));
    const mail = await post.until(2);
    expect(mail.to).toBe(ADDRESS);
    expect(mail.headers.get('subject')).toBe('mailRecoverSubject nl');
    expect(mail.text).toContain('mailRecoverLink nl: Ann <i>&\n');
    expect(mail.html).toContain('Ann &lt;i&gt;&amp;');
    const token = tokenIn(mail, 'recover');
    mustWork(await lost.account.signInByMailLink(token));
    expect(mustWork(await ann.account.info()).account).toBeUndefined();
    const { account } = mustWork(await lost.account.info());
    expect(account).toMatchObject({ hasPassword: false, mail: { address: ADDRESS } });
    const name = 'Ann <i>&';
    expect(await newPlayer(server).account.signIn({ name, password: PASSWORD })).toMatchObject({
      error: { code: 'bad-sign-in' },
    });
    mustWork(await lost.account.setPassword({ name, password: 'another calm evening' }));
    expect(await newPlayer(server).account.signInByMailLink(token)).toMatchObject({
      error: { code: 'bad-mail-link', problem: 'used' },
    });
  });

  it('is asked for in the same way whether anybody has the address or not', async () => {
    const mailing = await openMailing();
    await newReachable(mailing, ADDRESS);
    const { server, post } = mailing;
    const stranger = newPlayer(server);
    const ask = async (address: string) => {
      const response = await stranger.fetch(`${server.url}/api/account/mail/recovery`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ address }),
      });
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: await response.text() };
    };
    const known = [];
    const unknown = [];
    for (let number = 0; number < 6; number++) {
      known.push(await ask(ADDRESS));
      unknown.push(await ask('nobody@example.org'));
    }
    expect(known).toEqual(unknown);
    expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    await post.until(6);
    expect(post.mails.map(({ to }) => to)).toEqual(Array.from({ length: 6 }, () => ADDRESS));
  });

  it('leads to every account of the address, each by its own link', async () => {
    const mailing = await openMailing();
    await newReachable(mailing, ADDRESS, 'Ann');
    await newReachable(mailing, ADDRESS, 'Bob');
    const lost = newPlayer(mailing.server);
    mustWork(await lost.account.askForMailLink(ADDRESS));
    const { text } = await mailing.post.until(3);
    const [, bobs = ''] = /Bob\n\S+#recover=(\S+)/.exec(text) ?? [];
    expect(text).toContain('nl: Ann\n');
    mustWork(await lost.account.signInByMailLink(bobs));
    expect(mustWork(await lost.account.info()).account?.name).toBe('Bob');
  });
});

describe('a mail server', () => {
  it('is signed in to, and neither its password nor an address nor a token gets into the log', async () => {
    const log: string[] = [];
    const login = { user: 'kast', password: 'hush:p@ss' };
    const mailing = await openMailing({ login, onLog: (line) => log.push(line) });
    const { server, post } = mailing;
    await newReachable(mailing, ADDRESS);
    post.answer(`451 ${ADDRESS} is busy`);
    mustWork(await newPlayer(server).account.askForMailLink(ADDRESS));
    await post.untilAsked(2);
    await expect.poll(() => log.join('\n')).toContain('EENVELOPE RCPT TO 451');
    const written = log.join('\n');
    const token = tokenIn(await post.until(1), 'confirm');
    for (const secret of [login.password, encodeURIComponent(login.password), ADDRESS, token]) {
      expect(written).not.toContain(secret);
    }
    const dump = JSON.stringify(
      new DatabaseSync(join(server.dataDir, 'kast.db'), { readOnly: true })
        .prepare('select * from mail_links')
        .all(),
    );
    expect(dump).not.toContain(token);
  });

  it('that is not there holds nobody up, and nothing else depends on it', async () => {
    const { server } = await openMailing({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    mustWork(await ann.account.giveMailAddress({ address: ADDRESS, language: 'nl' }));
    mustWork(await ann.account.askForMailLink(ADDRESS));
    expect(mustWork(await ann.account.info()).account?.mail).toEqual({ pending: ADDRESS });
  });
});

describe('a request about mail', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };

  it('is refused where it is not well made, comes from another site, or is of nobody', async () => {
    const { server, post } = await openMailing();
    const ann = newPlayer(server);
    mustWork(await ann.account.make(ANN));
    const ask = async (method: string, path: string, body: unknown, headers = {}) => {
      const response = await ann.fetch(`${server.url}/api${path}`, {
        method,
        headers: { ...JSON_TYPE, ...headers },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { readonly code: string }).code;
    };
    const address = { address: ADDRESS };
    for (const [method, path, body] of [
      ['PUT', '/account/mail', address],
      ['PUT', '/account/mail', { ...address, language: 'tlh' }],
      ['PUT', '/account/mail', { address: [ADDRESS], language: 'nl' }],
      ['PUT', '/account/mail', { ...address, language: 'nl', account: 'another' }],
      ['PUT', '/account/mail', { address: 'a'.repeat(321), language: 'nl' }],
      ['POST', '/account/mail/recovery', { ...address, name: 'Ann' }],
      ['POST', '/account/mail/confirmation', { token: '' }],
      ['POST', '/account/mail/confirmation', { token: 'a'.repeat(61) }],
      ['POST', '/account/mail/sign-in', { token: '../..' }],
    ] as const) {
      expect([path, body, await ask(method, path, body)]).toEqual([path, body, 'bad-request']);
    }
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const good = { ...address, language: 'nl' };
    expect(await ask('PUT', '/account/mail', good, foreign)).toBe('cross-site');
    expect(await ask('POST', '/account/mail/recovery', address, foreign)).toBe('cross-site');
    for (const strange of ['%00', 'a%20b', '..%2Fme', '%F0%9F%82%A1']) {
      expect(await ask('POST', `/mail/unsubscribe/${strange}`, {})).toBe('bad-mail-link');
    }
    const guest = newPlayer(server);
    const nobody = { error: { code: 'not-signed-in' } };
    expect(await guest.account.giveMailAddress(good)).toMatchObject(nobody);
    expect(await guest.account.removeMailAddress()).toMatchObject(nobody);
    expect(post.lines).toEqual([]);
  });
});

it('answers about mail as it is documented', async () => {
  const { server, post } = await openMailing();
  const documentation = await documentationOf(server);
  const ann = withAccount(server.url, documentation.newGuest());
  await ann.account.giveMailAddress({ address: ADDRESS, language: 'nl' });
  mustWork(await ann.account.make(ANN));
  await ann.account.giveMailAddress({ address: 'nobody', language: 'nl' });
  mustWork(await ann.account.giveMailAddress({ address: ADDRESS, language: 'nl' }));
  await ann.account.info();
  const token = tokenIn(await post.until(1), 'confirm');
  mustWork(await ann.account.confirmMailAddress(token));
  await ann.account.confirmMailAddress(token);
  await ann.account.info();
  await ann.fetch(ann.account.exportAddress);
  await ann.fetch(`${server.url}/api/me/notifications`);
  await ann.account.askForMailLink('x');
  mustWork(await ann.account.askForMailLink(ADDRESS));
  for (let number = 0; number < 5; number++) await ann.account.askForMailLink(ADDRESS);
  const recovery = tokenIn(await post.until(2), 'recover');
  await ann.account.signInByMailLink('x');
  mustWork(await ann.account.signInByMailLink(recovery));
  await ann.account.stopMail('x');
  mustWork(await ann.account.removeMailAddress());
  expect(documentation.problems).toEqual([]);
  expect(documentation.compared).toBeGreaterThan(15);
});
