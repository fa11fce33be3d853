import { fail, ok, type Result } from '@kast/kernel';
import type { AccountProof, WireError } from '@kast/protocol';
import type { SignedInAccount } from '../sessions/known-session.ts';
import type { AccountServices } from './account-services.ts';
import type { Place } from './passkeys.ts';
import { verifiedPasskey } from './verified-passkey.ts';

/** In milliseconds: for so long after signing in, or showing it again, nobody is asked. */
const RECENT = 10 * 60_000;

/**
 * Whether the one who asks has lately shown that they own the account: what lets somebody in for good is given to
 * nobody who has only found an open page, or a cookie. Who has nothing to show it by may choose something.
 */
export async function isProved(
  { store: { accounts }, now }: Pick<AccountServices, 'store' | 'now'>,
  { id, session }: SignedInAccount,
): Promise<boolean> {
  const provedAt = await accounts.provedAt(session);
  if (provedAt === undefined) return false;
  // Of two processes the one may be a little ahead.
  if (Math.abs(now() - provedAt) < RECENT) return true;
  const [account, passkeys] = await Promise.all([accounts.find(id), accounts.passkeysOf(id)]);
  return account !== undefined && account.password === undefined && passkeys.length === 0;
}

export async function prove(
  services: AccountServices,
  place: Place,
  { id, session }: SignedInAccount,
  { password, passkey }: AccountProof,
): Promise<Result<undefined, WireError<'bad-sign-in' | 'busy'>>> {
  const { store, passwords, now } = services;
  const isRight =
    passkey === undefined
      ? await passwords.isRight(password ?? '', (await store.accounts.find(id))?.password)
      : (await verifiedPasskey(services, place, passkey))?.account === id;
  if (isRight === undefined) return fail({ code: 'busy' });
  if (!isRight) return fail({ code: 'bad-sign-in' });
  await store.accounts.noteProof(session, now());
  return ok(undefined);
}
