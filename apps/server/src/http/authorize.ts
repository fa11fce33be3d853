import { fail, ok, type Result, type Seat } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveMatch } from '../live/live-match.ts';
import { seatOf } from '../live/seat-holders.ts';
import type { NoMatch } from '../live/live-matches.ts';
import { type Looking, type Role, roleAt } from '../matches/seat-authorization.ts';
import type { MatchServices } from '../matches/services.ts';
import { guestWhoActs, guestWhoLooks, sessionOf } from '../sessions/session.ts';
import type { GuestId } from '../store/store.ts';

export interface AuthorizedViewer {
  readonly live: LiveMatch;
  readonly role: Role;
}

/** A match, for who may look at it. */
export async function authorizeViewer(
  services: MatchServices,
  request: FastifyRequest,
  id: string,
  as?: Looking['as'],
): Promise<Result<AuthorizedViewer, NoMatch | WireError<'not-welcome'>>> {
  const found = await services.live.find(id);
  if (!found.ok) return found;
  const guest = guestWhoLooks(request);
  const role =
    roleAt(found.value, { guest, as }) ??
    (await inLatest(services, found.value, (live) => roleAt(live, { guest, as })));
  return role ? ok({ live: found.value, role }) : fail({ code: 'not-welcome' });
}

export interface AuthorizedSeat {
  readonly live: LiveMatch;
  readonly seat: Seat;
  readonly guest: GuestId;
}

/** A match, for who sits there. The cookie says which seat that is; the request cannot. */
export async function authorizeSeat(
  services: MatchServices,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<Result<AuthorizedSeat, NoMatch | WireError<'bad-session' | 'no-seat'>>> {
  const found = await services.live.find(id);
  if (!found.ok) return found;
  const session = sessionOf(request);
  if (session.kind === 'none') return fail({ code: 'no-seat' });
  const guest = guestWhoActs(request, reply);
  if (!guest.ok) return guest;
  const seat =
    seatOf(found.value, guest.value) ??
    (await inLatest(services, found.value, (live) => seatOf(live, guest.value)));
  if (seat === undefined) return fail({ code: 'no-seat' });
  return ok({ live: found.value, seat, guest: guest.value });
}

export interface AuthorizedMaker {
  readonly live: LiveMatch;
  readonly guest: GuestId;
}

/** A match, for who set its table. */
export async function authorizeMaker(
  services: MatchServices,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<Result<AuthorizedMaker, NoMatch | WireError<'bad-session' | 'not-the-maker'>>> {
  const found = await services.live.find(id);
  if (!found.ok) return found;
  const session = sessionOf(request);
  if (session.kind === 'none') return fail({ code: 'not-the-maker' });
  const guest = guestWhoActs(request, reply);
  if (!guest.ok) return guest;
  if (found.value.facts.maker !== guest.value) return fail({ code: 'not-the-maker' });
  return ok({ live: found.value, guest: guest.value });
}

/** What is not found may be there since another process has changed the match. */
async function inLatest<Value>(
  { store }: MatchServices,
  live: LiveMatch,
  find: (live: LiveMatch) => Value | undefined,
): Promise<Value | undefined> {
  await live.inTurn(() => live.catchUp(store));
  return find(live);
}
