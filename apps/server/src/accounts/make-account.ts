import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '@kast/kernel';
import { type NamedAccount, readLoginName, type WireError } from '@kast/protocol';
import { renameGuest } from '../matches/rename-guest.ts';
import { allowedNames } from '../moderation/blocked-names.ts';
import type { KnownSession } from '../sessions/known-session.ts';
import { newToken } from '../sessions/session.ts';
import type { Login, StoredPasskey } from '../store/accounts/account-store.ts';
import type { AccountServices } from './account-services.ts';
import { readPassword } from './password.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

export interface MadeAccount {
  readonly session: KnownSession;
  /** To be shown once. */
  readonly codes: string[];
}

export interface AccountWish {
  readonly login?: Login | undefined;
  readonly passkey?: Omit<StoredPasskey, 'account'> | undefined;
  readonly settings?: string | undefined;
  readonly device: string;
}

/** The guest becomes a player for good, with all that the guest had: nothing but the cookie changes. */
export async function makeAccount(
  services: AccountServices,
  { id: player, account }: KnownSession,
  { login, passkey, settings, device }: AccountWish,
): Promise<Result<MadeAccount, WireError<'name-taken' | 'has-account'>>> {
  if (account) return fail({ code: 'has-account' });
  const { store, secret, now, sessions } = services;
  const { token, hash } = newToken();
  const { codes, hashes } = newRecoveryCodes(secret);
  const id = randomUUID();
  const at = now();
  const made = await store.accounts.create({
    id,
    player,
    login,
    passkey,
    codes: hashes,
    settings,
    session: { hash, device, guest: undefined, madeAt: at, seenAt: at },
  });
  if (made !== 'created') return fail({ code: made });
  // The guest's own cookie: whoever has it, too, stays outside.
  sessions.forget([player]);
  await nameIfNameless(services, player, login?.name);
  return ok({
    session: { kind: 'guest', id: player, account: { id, session: hash, token } },
    codes,
  });
}

async function nameIfNameless(
  services: AccountServices,
  player: string,
  name: string | undefined,
): Promise<void> {
  if (name === undefined) return;
  const known = await services.store.namesOf([player]);
  if (!known.has(player)) await renameGuest(services, player, name);
}

/** A name and a password, as they are stored. */
export async function readLogin(
  { passwords, store }: Pick<AccountServices, 'passwords' | 'store'>,
  wish: Pick<NamedAccount, 'name' | 'password'>,
): Promise<Result<Login, WireError<'bad-name' | 'bad-password' | 'busy'>>> {
  const name = readLoginName(wish.name);
  if (!name.ok) return name;
  const readAllowed = await allowedNames({ store });
  const allowed = readAllowed(name.value.name);
  if (!allowed.ok) return allowed;
  const password = readPassword(wish.password, name.value.login);
  if (!password.ok) return password;
  const hash = await passwords.hash(password.value);
  return hash === undefined ? fail({ code: 'busy' }) : ok({ ...name.value, password: hash });
}
