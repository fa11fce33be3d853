import type { Result } from '@kast/kernel';
import { ok } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import { comparedAddress, mailboxHash, readMailAddress } from '../mail/mail-address.ts';
import type { Mail } from '../mail/mail.ts';
import { newToken } from '../sessions/session.ts';
import type { AccountServices } from './account-services.ts';
import { A_DAY } from './give-address.ts';

/** In milliseconds: whoever has asked for it waits for it. */
const GOOD_FOR = 60 * 60 * 1000;

/** In a day, to one mailbox. */
const MOST_A_DAY = 5;

/** Accounts of one address that get a link each; a family has some. */
const MOST_ACCOUNTS = 5;

/**
 * Answered before anything is looked up: neither what is said nor how long it takes tells whether the address is
 * anybody's.
 */
export function sendRecovery(
  services: AccountServices,
  mail: Mail,
  typed: string,
): Result<undefined, WireError<'bad-mail-address'>> {
  const address = readMailAddress(typed);
  if (!address.ok) return address;
  mail.later(() => sendLinks(services, mail, address.value));
  return ok(undefined);
}

async function sendLinks(
  { store, secret, now }: AccountServices,
  mail: Mail,
  typed: string,
): Promise<void> {
  const owners = await store.mail.ownersOf(comparedAddress(typed), MOST_ACCOUNTS);
  const [latest] = owners;
  if (!latest) return;
  const madeAt = now();
  const subject = `recover/${mailboxHash(secret, typed)}`;
  if (!(await store.mail.countOne(subject, Math.floor(madeAt / A_DAY), MOST_A_DAY))) return;
  const accounts = await Promise.all(
    owners.map(async ({ account, name, address, language }) => {
      const { token, hash } = newToken();
      const expiresAt = madeAt + GOOD_FOR;
      const link = { hash, account, address, language, madeAt, expiresAt };
      await store.mail.keepLink({ ...link, purpose: 'recover' });
      return { name, href: mail.pageFor('recover', token) };
    }),
  );
  // To where it was confirmed, letter by letter, and not to how somebody has typed it.
  const fate = await mail.send(
    'recover',
    latest.address,
    mail.words.recover(latest.language, accounts),
  );
  if (fate !== 'gone') return;
  await Promise.all(
    owners.map(({ account, address }) => store.mail.markRefused(account, address, madeAt)),
  );
}
