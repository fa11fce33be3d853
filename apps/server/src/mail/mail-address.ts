import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';

const LONGEST = 254;
const LONGEST_NAME = 64;
const NAME = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** One address, as it is written to: no name beside it, no list, nothing that a mail server would read otherwise. */
export function readMailAddress(typed: string): Result<string, WireError<'bad-mail-address'>> {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(0, at));
  const domain = domainToASCII(text.slice(at + 1)).toLowerCase();
  const address = `${name}@${domain}`;
  const isOne =
    address.length <= LONGEST &&
    name.length <= LONGEST_NAME &&
    NAME.test(name) &&
    DOMAIN.test(domain);
  return isOne ? ok(address) : fail({ code: 'bad-mail-address' });
}

/** Nearly no mail server tells capitals apart, and hardly anybody who types does. */
export function comparedAddress(address: string): string {
  return address.toLowerCase();
}

/** By which mails to one mailbox are counted: what is after a plus leads to the same. Nobody reads it back. */
export function mailboxHash(secret: string, address: string): string {
  const mailbox = comparedAddress(address).replace(/\+[^@]*@/, '@');
  return createHmac('sha256', secret).update(`mailbox:${mailbox}`).digest('base64url');
}
