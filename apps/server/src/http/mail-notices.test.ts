import { describe, expect, it } from 'vitest';
import { type AccountGuest, newPlayer, PASSWORD } from '../accounts-testing.ts';
import {
  MAIL_ORIGIN,
  type MailingServer,
  newReachable,
  openMailing,
  tokenIn,
} from '../mail-testing.ts';
import { openTestBrowser } from '../notifications/browser-testing.ts';
import { move, mustWork, NIM, type TestGuest, watch } from '../testing.ts';

const ADDRESS = 'bob@example.org';
const NONE = { yourTurn: false, timeShort: false, digest: false };
const MAIL = { ...NONE, yourTurn: true, language: 'fr' };
const SETTINGS = { ...NONE, timeZone: 'UTC', mail: MAIL };

interface Told extends MailingServer {
  readonly ann: TestGuest;
  readonly bob: AccountGuest;
  /** A new match, in which Ann has the first move. */
  readonly newMatch: () => Promise<string>;
  readonly set: (settings: object) => Promise<void>;
}

/** Bob can be reached by mail, and wants to be told of his turn. */
async function openTold(env: NodeJS.ProcessEnv = {}): Promise<Told> {
  const mailing = await openMailing({ env: { NOTICE_SECONDS: '0', ...env } });
  const ann = mailing.server.newGuest();
  const bob = await newReachable(mailing, ADDRESS, 'Bob');
  const set = async (settings: object): Promise<void> => {
    const answer = await bob.fetch(`${mailing.server.url}/api/me/notifications`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
    expect(answer.status).toBe(200);
  };
  await set(SETTINGS);
  return {
    ...mailing,
    ann,
    bob,
    set,
    async newMatch() {
      const { id, invites } = mustWork(await ann.client.newMatch(NIM));
      mustWork(await bob.client.claimSeat(id, invites[0]?.token ?? ''));
      return id;
    },
  };
}

describe('a player who does not look, and has given an address', () => {
  it('is told by mail, once, in their language, and leads to the match', async () => {
    const { ann, bob, post, newMatch } = await openTold();
    const id = await newMatch();
    await move(ann, id, '1');
    const mail = await post.until(2);
    expect(mail.to).toBe(ADDRESS);
    expect(mail.headers.get('subject')).toBe('Nim <&> fr: yourTurn fr');
    expect(mail.text).toContain(`${MAIL_ORIGIN}/m/${id}\n`);
    expect(mail.html).toContain(`href="${MAIL_ORIGIN}/m/${id}"`);
    await move(bob, id, '1');
    await move(ann, id, '1');
    await post.until(3);
    expect(post.mails).toHaveLength(3);
  });

  it('is told nothing of a match that is open on another screen', async () => {
    const { ann, bob, post, newMatch } = await openTold();
    const [open, other] = [await newMatch(), await newMatch()];
    const screen = watch(bob, open, 0);
    await screen.until(({ tables }) => tables.length > 0);
    await move(ann, open, '1');
    await screen.until(({ plies }) => plies.length === 1);
    await move(ann, other, '1');
    expect((await post.until(2)).text).toContain(`/m/${other}`);
    expect(post.mails).toHaveLength(2);
  });

  it('is told by each channel what they want to hear by it, and nothing in quiet hours', async () => {
    const phone = await openTestBrowser('de');
    const told = await openTold({ PUSH_SERVICES: phone.host });
    const { ann, bob, post, server, newMatch, set } = told;
    await bob.fetch(`${server.url}/api/me/push-subscriptions`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(phone.subscription),
    });
    const id = await newMatch();
    // Neither, then the browser alone, then the mail alone.
    await set({ ...SETTINGS, mail: { ...MAIL, yourTurn: false } });
    await move(ann, id, '1');
    await move(bob, id, '1');
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const quiet = { from: (minute + 1430) % 1440, to: (minute + 60) % 1440 };
    await set({ ...SETTINGS, yourTurn: true, quiet });
    await move(ann, id, '1');
    await move(bob, id, '1');
    const second = await newMatch();
    await set({ ...SETTINGS, yourTurn: true, mail: { ...MAIL, yourTurn: false } });
    await move(ann, second, '1');
    await phone.until(1);
    const third = await newMatch();
    await set(SETTINGS);
    await move(ann, third, '1');
    const mail = await post.until(2);
    expect(mail.text).toContain(third);
    expect(phone.notices.map(({ tag }) => tag)).toEqual([second]);
    expect(post.mails).toHaveLength(2);
  });

  it('gets no mail without having asked for it', async () => {
    const { ann, bob, post, newMatch, set } = await openTold();
    const { mail: _, ...rest } = SETTINGS;
    await set({ ...rest, yourTurn: true });
    const id = await newMatch();
    await move(ann, id, '1');
    await move(bob, id, '1');
    await set(SETTINGS);
    await move(ann, id, '1');
    await post.until(2);
    expect(post.mails).toHaveLength(2);
  });

  it('is written to no more where nobody is there, until they confirm the address again', async () => {
    const told = await openTold();
    const { ann, bob, post, server, newMatch } = told;
    const id = await newMatch();
    post.answer('550 no such mailbox');
    await move(ann, id, '1');
    await post.untilAsked(2);
    const isRefused = async () =>
      mustWork(await bob.account.info()).account?.mail?.isRefused ?? false;
    await expect.poll(isRefused).toBe(true);
    const answer = await bob.fetch(`${server.url}/api/me/notifications`);
    expect(await answer.json()).toMatchObject({ mail: { address: ADDRESS, isRefused: true } });
    post.answer('250 fine');
    await move(bob, id, '1');
    await move(ann, id, '1');
    // So that nothing of this match is to be told any more, however late it is looked at.
    await move(bob, id, '1');
    mustWork(await bob.account.giveMailAddress({ address: ADDRESS, language: 'nl' }));
    mustWork(await bob.account.confirmMailAddress(tokenIn(await post.until(2), 'confirm')));
    expect(await isRefused()).toBe(false);
    const next = await newMatch();
    await move(ann, next, '1');
    expect((await post.until(3)).text).toContain(next);
  });

  it('stays so where the mail server only has no time', async () => {
    const { ann, bob, post, newMatch } = await openTold();
    const [first, second] = [await newMatch(), await newMatch()];
    post.answer('451 later');
    await move(ann, first, '1');
    await post.untilAsked(2);
    post.answer('250 fine');
    await move(ann, second, '1');
    expect((await post.until(2)).text).toContain(second);
    expect(mustWork(await bob.account.info()).account?.mail?.isRefused).toBe(false);
  });
});

describe('a mail of one kind', () => {
  const settingsOf = async ({ bob, server }: Told): Promise<unknown> => {
    const answer = await bob.fetch(`${server.url}/api/me/notifications`);
    return ((await answer.json()) as { settings: unknown }).settings;
  };

  it('is ended by one press of a mail program, without a session, and only that kind', async () => {
    const told = await openTold();
    const { ann, post, server, newMatch, set } = told;
    const all = { ...SETTINGS, mail: { ...MAIL, timeShort: true, digest: true } };
    await set(all);
    await move(ann, await newMatch(), '1');
    const { headers } = await post.until(2);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] = /^<(.*)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
    const address = link.replace(MAIL_ORIGIN, server.url);
    // A program that looks at every link changes nothing.
    expect((await fetch(address)).status).toBe(404);
    expect(await settingsOf(told)).toEqual(all);
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { kind: 'yourTurn' }]);
    expect(await settingsOf(told)).toEqual({ ...all, mail: { ...all.mail, yourTurn: false } });
  });

  it('is not ended by a link that is changed, or for somebody else', async () => {
    const told = await openTold();
    const { ann, post, server, newMatch } = told;
    await move(ann, await newMatch(), '1');
    const token = tokenIn(await post.until(2), 'stop');
    const [kind = '', account = '', signature = ''] = token.split('.');
    const eve = newPlayer(server);
    mustWork(await eve.account.make({ name: 'Eve', password: PASSWORD }));
    for (const wrong of [
      'x',
      `digest.${account}.${signature}`,
      `${kind}.${account.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))}.${signature}`,
      `${kind}.${account}.${signature.slice(1)}`,
      `${token}.more`,
    ]) {
      expect(await eve.account.stopMail(wrong)).toMatchObject({
        error: { code: 'bad-mail-link', problem: 'unknown' },
      });
    }
    expect(await settingsOf(told)).toEqual(SETTINGS);
    expect(mustWork(await eve.account.stopMail(token))).toEqual({ kind: 'yourTurn' });
    expect(mustWork(await eve.account.stopMail(token))).toEqual({ kind: 'yourTurn' });
    expect(await settingsOf(told)).toEqual({ ...SETTINGS, mail: { ...MAIL, yourTurn: false } });
  });
});
