import { fail, ok, type Result } from '@kast/kernel';
import type { MailAddressRequest, MailInfo, WireError } from '@kast/protocol';
import { comparedAddress, mailboxHash, readMailAddress } from '../mail/mail-address.ts';
import type { Mail } from '../mail/mail.ts';
import { hashOfToken, newToken } from '../sessions/session.ts';
import type { AccountId } from '../store/accounts/account-store.ts';
import type { Store } from '../store/store.ts';
import type { AccountServices } from './account-services.ts';

export const A_DAY = 24 * 60 * 60 * 1000;

/** In a day: to one mailbox, whoever asks for it; and by one account, to whomever. */
const MOST_TO_MAILBOX = 5;
const MOST_OF_ACCOUNT = 10;

/**
 * An address is the account's once a link that was sent there is followed; until then the one of before is. It is
 * not told whether it is anybody else's: it may be.
 */
export async function giveAddress(
  services: AccountServices,
  mail: Mail,
  account: AccountId,
  { address: typed, language }: MailAddressRequest,
): Promise<Result<MailInfo, WireError<'bad-mail-address' | 'too-many-mails'>>> {
  const { store, secret, now } = services;
  const address = readMailAddress(typed);
  if (!address.ok) return address;
  const known = await store.mail.addressOf(account);
  const isKnown = known?.address === address.value && known.refusedAt === undefined;
  if (isKnown) return ok(await mailInfo(store, account, now()));
  const day = Math.floor(now() / A_DAY);
  const mayBeSent =
    (await store.mail.countOne(`account/${account}`, day, MOST_OF_ACCOUNT)) &&
    (await store.mail.countOne(
      `confirm/${mailboxHash(secret, address.value)}`,
      day,
      MOST_TO_MAILBOX,
    ));
  if (!mayBeSent) {
    const seconds = Math.ceil(((day + 1) * A_DAY - now()) / 1000);
    return fail({ code: 'too-many-mails', seconds });
  }
  const { token, hash } = newToken();
  await store.mail.keepLink({
    hash,
    purpose: 'confirm',
    account,
    address: address.value,
    language,
    madeAt: now(),
    expiresAt: now() + A_DAY,
  });
  const letter = mail.words.confirm(language, mail.pageFor('confirm', token));
  mail.later(async () => void (await mail.send('confirm', address.value, letter)));
  return ok(await mailInfo(store, account, now()));
}

/** By whoever reads what was sent there, on whichever device. */
export async function confirmAddress(
  { store, now }: AccountServices,
  token: string,
): Promise<Result<undefined, WireError<'bad-mail-link'>>> {
  const answer = await store.mail.confirm(hashOfToken(token), comparedAddress, now());
  return answer === 'confirmed' ? ok(undefined) : fail({ code: 'bad-mail-link', problem: answer });
}

/** As only the account's own pages show it. */
export async function mailInfo(
  { mail }: Pick<Store, 'mail'>,
  account: AccountId,
  now: number,
): Promise<MailInfo> {
  const [known, pending] = await Promise.all([
    mail.addressOf(account),
    mail.pendingOf(account, now),
  ]);
  return {
    ...(known ? { address: known.address, isRefused: known.refusedAt !== undefined } : {}),
    ...(pending === undefined ? {} : { pending }),
  };
}
