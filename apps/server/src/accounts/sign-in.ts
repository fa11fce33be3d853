import { fail, ok, type Result } from '@kast/kernel';
import { type PasskeySignIn, readLoginName, type SignIn, type WireError } from '@kast/protocol';
import type { KnownSession } from '../sessions/known-session.ts';
import { hashOfToken, newToken, type Session } from '../sessions/session.ts';
import type { AccountId, OpenedSession, StoredSession } from '../store/accounts/account-store.ts';
import type { AccountServices } from './account-services.ts';
import type { Place } from './passkeys.ts';
import { hashOfTypedCode } from './recovery-codes.ts';
import { verifiedPasskey } from './verified-passkey.ts';

export interface SignedInHere {
  readonly session: KnownSession;
  readonly settings: string | undefined;
  /** Matches that the device has brought along. */
  readonly brought: number;
}

/** Who signs in: by what they are now, on this device. */
export interface Arrival {
  readonly before: Session;
  readonly device: string;
}

type Answer<More extends 'busy' = never> = Promise<
  Result<SignedInHere, WireError<'bad-sign-in' | More>>
>;

const WRONG = { ok: false, error: { code: 'bad-sign-in' } } as const;

/** The devices of one person; of more, the one that was seen longest ago is signed out. */
const MOST_SESSIONS = 20;

export async function signInByPassword(
  services: AccountServices,
  { name, password }: SignIn,
  arrival: Arrival,
): Answer<'busy'> {
  const read = readLoginName(name);
  const account = read.ok ? await services.store.accounts.findByLogin(read.value.login) : undefined;
  const isRight = await services.passwords.isRight(password, account?.password);
  if (isRight === undefined) return fail({ code: 'busy' });
  return isRight && account ? openSession(services, account.id, arrival) : WRONG;
}

export async function signInByPasskey(
  services: AccountServices,
  place: Place,
  answer: PasskeySignIn,
  arrival: Arrival,
): Answer {
  const passkey = await verifiedPasskey(services, place, answer);
  return passkey ? openSession(services, passkey.account, arrival) : WRONG;
}

/** Password, passkeys, tokens and all other sessions are gone after it. */
export async function signInByCode(
  services: AccountServices,
  typed: string,
  arrival: Arrival,
): Answer {
  const hash = hashOfTypedCode(services.secret, typed);
  if (hash === undefined) return WRONG;
  const { accounts } = services.store;
  return arrive(services, arrival, (session) => accounts.recover(hash, session, MOST_SESSIONS));
}

/** As by a code: who reads what is sent to the account's address is its owner. */
export async function signInByMailLink(
  services: AccountServices,
  token: string,
  arrival: Arrival,
): Promise<Result<SignedInHere, WireError<'bad-sign-in' | 'bad-mail-link'>>> {
  const used = await services.store.mail.recover(hashOfToken(token), services.now());
  if (typeof used === 'string') return fail({ code: 'bad-mail-link', problem: used });
  services.sessions.forget(used.ended);
  return openSession(services, used.account, arrival);
}

async function openSession(
  services: AccountServices,
  account: AccountId,
  arrival: Arrival,
): Answer {
  const { accounts } = services.store;
  return arrive(services, arrival, (session) =>
    accounts.openSession(account, session, MOST_SESSIONS),
  );
}

async function arrive(
  services: AccountServices,
  { before, device }: Arrival,
  open: (session: StoredSession) => Promise<OpenedSession | undefined>,
): Answer {
  const { store, live: matches, sessions, now } = services;
  const { token, hash } = newToken();
  const at = now();
  // What another account holds stays there.
  const guest = before.kind === 'guest' && !before.account ? before.id : undefined;
  const session = { hash, device, guest, madeAt: at, seenAt: at };
  const opened = await open(session);
  if (!opened) return WRONG;
  const { account } = opened;
  sessions.forget(opened.ended);
  if (before.kind === 'guest' && before.account) await endOwn(services, before.account);
  for (const id of opened.changed) {
    const live = matches.peek(id);
    // Before it is answered: whoever looks next finds the seats in their new hands.
    await live?.inTurn(() => live.catchUp(store));
  }
  const settings = (await store.accounts.find(account))?.settings;
  return ok({
    session: { kind: 'guest', id: opened.player, account: { id: account, session: hash, token } },
    settings,
    brought: opened.changed.length,
  });
}

/** Who the device was before it signed in, where it was somebody. */
export async function endOwn(
  { store, sessions }: Pick<AccountServices, 'store' | 'sessions'>,
  { id, session }: { readonly id: AccountId; readonly session: string },
): Promise<string | undefined> {
  const ended = await store.accounts.endSession(id, session);
  sessions.forget([session]);
  return ended?.guest;
}
