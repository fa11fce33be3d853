import { must } from '@kast/kernel';
import { expect, it, onTestFinished } from 'vitest';
import { openMailServer } from '../mail/mail-server-testing.ts';
import { openMail } from '../mail/mail.ts';
import { readMailConfig } from '../mail/mail-config.ts';
import { comparedAddress } from '../mail/mail-address.ts';
import { tablut } from '../store/contract/samples-contract.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { tellDigests } from './digests.ts';
import { mailChannel } from './mail-channel.ts';
import { noticeWords } from './notice-words.ts';
import { tellPlayer } from './tell-player.ts';

const HOUR = 60 * 60 * 1000;
const NONE = { yourTurn: false, timeShort: false, digest: false };

/** Players with an address each, and a match that waits for `ann`. */
async function openDigests() {
  const post = await openMailServer();
  const { SMTP_URL: url, MAIL_FROM: from } = post.env;
  const config = must(readMailConfig({ url, from, hasPublicUrl: true }, []), 'how mail is sent');
  const ignore = () => undefined;
  const mail = openMail({
    config,
    publicUrl: new URL('https://kast.example'),
    previews: {},
    onSent: ignore,
    onFailure: ignore,
    onBroken: ignore,
  });
  const store = await openSqliteStore({ file: ':memory:' });
  onTestFinished(async () => {
    await mail.close();
    await store.close();
  });
  await store.createMatch(tablut('one'));
  await store.accounts.create({
    id: 'account',
    player: 'ann',
    login: undefined,
    passkey: undefined,
    codes: ['code'],
    settings: undefined,
    session: { hash: 'first', device: '', guest: undefined, madeAt: 1, seenAt: 1 },
  });
  const link = { hash: 'link', account: 'account', address: 'ann@example.org', language: 'nl' };
  await store.mail.keepLink({ ...link, purpose: 'confirm', madeAt: 1, expiresAt: HOUR });
  await store.mail.confirm('link', comparedAddress, 2);
  let now = 0;
  const words = noticeWords({});
  const channels = [mailChannel({ store, mail, secret: 'secret', now: () => now })];
  const { tell } = tellPlayer({
    store: store.notifications,
    channels,
    now: () => now,
    onSent: ignore,
  });
  return {
    post,
    store,
    tell,
    at: (moment: number) => {
      now = moment;
    },
    tellDigests: () => tellDigests({ store, words, tell }, now),
  };
}

it('tells what waits by mail once a day, to who wants that, and what was held back to who did not', async () => {
  const { post, store, tell, at, tellDigests: digest } = await openDigests();
  const settings = { ...NONE, timeZone: 'UTC' };
  const byMail = { ...NONE, language: 'nl' };
  const { notifications } = store;
  await notifications.setSettings('ann', settings, HOUR);
  at(HOUR);
  await digest();
  await notifications.setSettings('ann', { ...settings, mail: { ...byMail, digest: true } }, HOUR);
  await digest();
  await digest();
  expect(post.mails.map(({ to }) => to)).toEqual(['ann@example.org']);
  expect(post.mails[0]?.text).toContain('https://kast.example/m/one');

  const quiet = { from: 0, to: 6 * 60 };
  const mail = { ...byMail, yourTurn: true };
  await notifications.setSettings('ann', { ...settings, quiet, mail }, 6 * HOUR);
  const notice = { title: 'Tablut', body: '', path: '/m/one', tag: 'one' };
  await tell('ann', { kind: 'yourTurn', subject: 'one/1', words: () => notice });
  expect(post.mails).toHaveLength(1);
  at(6 * HOUR);
  await digest();
  at(30 * HOUR);
  await digest();
  expect(post.mails).toHaveLength(2);
});
