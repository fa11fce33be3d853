import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { fail, ok, type Result, type Seat } from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { Type } from 'typebox';
import { guestWhoActs, guestWhoLooks, sessionOf } from '../accounts/session.ts';
import type { House } from '../matches/house.ts';
import type { OpenTable } from '../matches/open-table.ts';
import { type Role, roleAt, seatOf } from '../matches/roles.ts';
import type { GuestId } from '../store/store.ts';

/** The part of the app that speaks JSON; request bodies are typed by their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Anything longer is no address that was ever given out. */
export const IdParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export async function tableAt(
  { tables }: House,
  id: string,
): Promise<Result<OpenTable, WireError<'unknown-match'>>> {
  const table = await tables.find(id);
  return table ? ok(table) : fail({ code: 'unknown-match' });
}

export interface Visit {
  readonly table: OpenTable;
  readonly role: Role;
}

/** A table, for who may look at it. */
export async function visit(
  house: House,
  request: FastifyRequest,
  id: string,
): Promise<Result<Visit, WireError<'unknown-match' | 'not-welcome'>>> {
  const table = await tableAt(house, id);
  if (!table.ok) return table;
  const role = roleAt(table.value, guestWhoLooks(request));
  return role ? ok({ table: table.value, role }) : fail({ code: 'not-welcome' });
}

export interface Seated {
  readonly table: OpenTable;
  readonly seat: Seat;
  readonly guest: GuestId;
}

/** A table, for who sits there. The cookie says which seat that is; the request cannot. */
export async function seatAt(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<Result<Seated, WireError<'unknown-match' | 'bad-session' | 'no-seat'>>> {
  const table = await tableAt(house, id);
  if (!table.ok) return table;
  const session = sessionOf(request);
  if (session.kind === 'none') return fail({ code: 'no-seat' });
  const guest = guestWhoActs(request, reply);
  if (!guest.ok) return guest;
  const seat = seatOf(table.value, guest.value);
  if (seat === undefined) return fail({ code: 'no-seat' });
  return ok({ table: table.value, seat, guest: guest.value });
}
