import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREVIEW_WORDS } from '@kast/protocol';
import { onTestFinished } from 'vitest';
import { type AccountGuest, newPlayer, PASSWORD } from './accounts-testing.ts';
import {
  openMailServer,
  type MailServerOptions,
  type ReceivedMail,
  type TestMailServer,
} from './mail/mail-server-testing.ts';
import {
  mustWork,
  openTestServer,
  type TestServer,
  type TestServerOptions,
  TOYS,
} from './testing.ts';

export const MAIL_ORIGIN = 'http://kast.example';

/** For routes alone: nobody listens there. */
export const WITH_MAIL = {
  PUBLIC_URL: MAIL_ORIGIN,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'kast@example.org',
};

export interface MailingServer {
  readonly server: TestServer;
  readonly post: TestMailServer;
}

/** A server that has a mail server, and words to say in each language. */
export async function openMailing(
  options: TestServerOptions & MailServerOptions = {},
): Promise<MailingServer> {
  const post = await openMailServer(options);
  const webDir = await mkdtemp(join(tmpdir(), 'kast-words-'));
  onTestFinished(() => rm(webDir, { recursive: true }));
  const previews = Object.fromEntries(
    ['nl', 'en', 'de', 'fr'].map((language) => [
      language,
      {
        words: Object.fromEntries(PREVIEW_WORDS.map((word) => [word, `${word} ${language}`])),
        games: { nim: { name: `Nim <&> ${language}`, tagline: '', about: '' } },
      },
    ]),
  );
  await writeFile(join(webDir, 'previews.json'), JSON.stringify(previews));
  const env = { WEB_DIR: webDir, PUBLIC_URL: MAIL_ORIGIN, ...post.env, ...options.env };
  return { server: await openTestServer({ boxes: TOYS, ...options, env }), post };
}

/** What stands behind the hash of the link that the mail leads to. */
export function tokenIn({ text }: ReceivedMail, task: 'confirm' | 'recover' | 'stop'): string {
  return new RegExp(`^${MAIL_ORIGIN}/account/mail#${task}=(\\S+)$`, 'm').exec(text)?.[1] ?? '';
}

/** Somebody with an account whose address is confirmed. */
export async function newReachable(
  { server, post }: MailingServer,
  address: string,
  name = 'Ann',
): Promise<AccountGuest> {
  const player = newPlayer(server);
  mustWork(await player.account.make({ name, password: PASSWORD }));
  await confirm({ server, post }, player, address);
  return player;
}

export async function confirm(
  { post }: MailingServer,
  { account }: AccountGuest,
  address: string,
  language = 'nl',
): Promise<void> {
  const before = post.mails.length;
  mustWork(await account.giveMailAddress({ address, language }));
  const mail = await post.until(before + 1);
  mustWork(await account.confirmMailAddress(tokenIn(mail, 'confirm')));
}
