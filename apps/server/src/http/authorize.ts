import { fail, ok, type Result, type Seat } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../matches/house.ts';
import type { OpenTable } from '../matches/open-table.ts';
import { type Role, roleAt, seatOf } from '../matches/roles.ts';
import { guestWhoActs, guestWhoLooks, sessionOf } from '../sessions/session.ts';
import type { GuestId } from '../store/store.ts';

export async function findTable(
  { tables }: House,
  id: string,
): Promise<Result<OpenTable, WireError<'unknown-match'>>> {
  const table = await tables.find(id);
  return table ? ok(table) : fail({ code: 'unknown-match' });
}

export interface AuthorizedViewer {
  readonly table: OpenTable;
  readonly role: Role;
}

/** A table, for who may look at it. */
export async function authorizeViewer(
  house: House,
  request: FastifyRequest,
  id: string,
): Promise<Result<AuthorizedViewer, WireError<'unknown-match' | 'not-welcome'>>> {
  const table = await findTable(house, id);
  if (!table.ok) return table;
  const role = roleAt(table.value, guestWhoLooks(request));
  return role ? ok({ table: table.value, role }) : fail({ code: 'not-welcome' });
}

export interface AuthorizedSeat {
  readonly table: OpenTable;
  readonly seat: Seat;
  readonly guest: GuestId;
}

/** A table, for who sits there. The cookie says which seat that is; the request cannot. */
export async function authorizeSeat(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<Result<AuthorizedSeat, WireError<'unknown-match' | 'bad-session' | 'no-seat'>>> {
  const table = await findTable(house, id);
  if (!table.ok) return table;
  const session = sessionOf(request);
  if (session.kind === 'none') return fail({ code: 'no-seat' });
  const guest = guestWhoActs(request, reply);
  if (!guest.ok) return guest;
  const seat = seatOf(table.value, guest.value);
  if (seat === undefined) return fail({ code: 'no-seat' });
  return ok({ table: table.value, seat, guest: guest.value });
}
