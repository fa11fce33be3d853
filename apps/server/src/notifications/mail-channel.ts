import { mailboxHash } from '../mail/mail-address.ts';
import type { Mail } from '../mail/mail.ts';
import { stopToken } from '../mail/stop-token.ts';
import type { Store } from '../store/store.ts';
import type { NoticeChannel } from './channel.ts';

export interface MailChannelOptions {
  readonly store: Pick<Store, 'mail' | 'notifications'>;
  readonly mail: Mail;
  readonly secret: string;
  readonly now: () => number;
}

const A_DAY = 24 * 60 * 60 * 1000;

/** In a day: whoever plays that much looks by themselves. */
const MOST_A_DAY = 40;

/** The address of a player's account, where one is confirmed and somebody is there. */
export function mailChannel({ store, mail, secret, now }: MailChannelOptions): NoticeChannel {
  return {
    name: 'mail',
    async addressesOf(player) {
      const known = await store.mail.addressOfPlayer(player);
      if (!known || known.refusedAt !== undefined) return [];
      const { account, address } = known;
      const settings = await store.notifications.settingsOf(player);
      const language = settings?.mail?.language ?? known.language;
      return [
        {
          language,
          async send(kind, { title, body, path }) {
            const subject = `notice/${mailboxHash(secret, address)}`;
            const day = Math.floor(now() / A_DAY);
            if (!(await store.mail.countOne(subject, day, MOST_A_DAY))) return 'dropped';
            const token = stopToken(secret, { account, kind });
            const letter = mail.words.notice(language, {
              title,
              body,
              href: mail.addressOf(path),
              stopPage: mail.pageFor('stop', token),
              unsubscribe: mail.addressOf(`/api/mail/unsubscribe/${token}`),
            });
            return mail.send('notice', address, letter);
          },
          forget: () => store.mail.markRefused(account, address, now()),
        },
      ];
    },
  };
}
