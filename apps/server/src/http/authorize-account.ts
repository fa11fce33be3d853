import { fail, ok, type Result } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountServices } from '../accounts/account-services.ts';
import type { Place } from '../accounts/passkeys.ts';
import { isProved } from '../accounts/prove.ts';
import { deviceName } from '../accounts/device-name.ts';
import type { Arrival } from '../accounts/sign-in.ts';
import type { KnownSession, SignedInAccount } from '../sessions/known-session.ts';
import { guestWhoActs, sessionOf } from '../sessions/session.ts';
import type { GuestId } from '../store/store.ts';

export interface SignedInPlayer extends KnownSession {
  readonly account: SignedInAccount;
}

/** Who has an account, and is signed in to it. */
export function authorizeAccount(
  request: FastifyRequest,
  reply: FastifyReply,
): Result<SignedInPlayer, WireError<'bad-session' | 'not-signed-in'>> {
  const session = sessionOf(request);
  if (session.kind === 'none') return fail({ code: 'not-signed-in' });
  const known = playerWhoActs(request, reply);
  if (!known.ok) return known;
  const { account } = known.value;
  return account ? ok({ ...known.value, account }) : fail({ code: 'not-signed-in' });
}

/** Who has also shown, within minutes, that the account is theirs. */
export async function authorizeProof(
  services: Pick<AccountServices, 'store' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<SignedInPlayer, WireError<'bad-session' | 'not-signed-in' | 'proof-needed'>>> {
  const player = authorizeAccount(request, reply);
  if (!player.ok) return player;
  return (await isProved(services, player.value.account)) ? player : fail({ code: 'proof-needed' });
}

/** Guest or not: who has no cookie yet is a guest from then on. */
export function playerWhoActs(
  request: FastifyRequest,
  reply: FastifyReply,
): Result<KnownSession, WireError<'bad-session'>> {
  const guest = guestWhoActs(request, reply);
  if (!guest.ok) return guest;
  const session = sessionOf(request);
  return ok(session.kind === 'guest' ? session : asGuest(guest.value));
}

function asGuest(id: GuestId): KnownSession {
  return { kind: 'guest', id };
}

export function arrivalOf(request: FastifyRequest): Arrival {
  return { before: sessionOf(request), device: deviceOf(request) };
}

export function deviceOf({ headers }: FastifyRequest): string {
  return deviceName(headers['user-agent']);
}

/** A browser makes no passkey for a place that it is not at, whatever the request calls it. */
export function placeOf(request: FastifyRequest, publicUrl: URL | undefined): Place {
  const url = publicUrl ?? URL.parse(`${request.protocol}://${request.host}`);
  return { origin: url?.origin ?? '', host: url?.hostname ?? '' };
}
