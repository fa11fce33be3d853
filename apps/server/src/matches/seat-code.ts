import { createHmac, randomInt } from 'node:crypto';
import { fail, ok, type Result, type Seat } from '@kast/kernel';
import {
  readSeatCode,
  SEAT_CODE_LENGTH,
  SEAT_CODE_LETTERS,
  type SeatCode,
  type SeatCodeUsed,
  type WireError,
} from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { GuestId, StoredSeatCode } from '../store/store.ts';
import { tableInvitation } from './invitation.ts';
import type { MatchServices } from './services.ts';

/** In seconds: long enough to walk to the other device, or for everybody to come. T10 */
const VALID = { seat: 300, table: 1800 } as const;

type Needed = Pick<MatchServices, 'store' | 'secret' | 'now'>;

/** T10: a code for the seat that one holds, in place of an earlier one. */
export function newSeatCode(
  services: Needed,
  { id: match }: Pick<LiveMatch, 'id'>,
  { seat, guest: holder }: { readonly seat: Seat; readonly guest: GuestId },
): Promise<SeatCode> {
  return keepCode(services, { match, seat, holder }, VALID.seat);
}

/** Leads to the free seats of a table, for phones that cannot read its picture. */
export function newTableCode(
  services: Needed,
  { id: match }: Pick<LiveMatch, 'id'>,
  holder: GuestId,
): Promise<SeatCode> {
  return keepCode(services, { match, seat: 'table', holder }, VALID.table);
}

/** Only its hash is stored. */
async function keepCode(
  { store, secret, now }: Needed,
  whose: Pick<StoredSeatCode, 'match' | 'seat' | 'holder'>,
  seconds: number,
): Promise<SeatCode> {
  const code = Array.from(
    { length: SEAT_CODE_LENGTH },
    () => SEAT_CODE_LETTERS[randomInt(SEAT_CODE_LETTERS.length)],
  ).join('');
  const at = now();
  const expiresAt = at + seconds * 1000;
  await store.keepSeatCode({ hash: hashOf(secret, code), ...whose, expiresAt }, at);
  return { code, seconds };
}

/** T10: the seat is the guest's who uses the code, and not any more that of who asked for it. */
export async function useSeatCode(
  { store, secret, now, live: matches }: Pick<MatchServices, 'store' | 'secret' | 'now' | 'live'>,
  guest: GuestId,
  typed: string,
): Promise<Result<SeatCodeUsed, WireError<'bad-code' | 'already-seated'>>> {
  const code = readSeatCode(typed);
  if (code === undefined) return fail({ code: 'bad-code' });
  const move = await store.moveSeat(hashOf(secret, code), guest, now());
  if (move.kind === 'unknown') return fail({ code: 'bad-code' });
  if (move.kind === 'table') {
    const invitation = tableInvitation(secret, move.match);
    const table = await matches.find(move.match);
    const isScreen = table.ok && !isMakerSeated(table.value);
    return ok({ id: move.match, invitation, ...(isScreen ? { isScreen } : {}) });
  }
  if (move.kind === 'seated') return fail({ code: 'already-seated', seat: move.seat });
  const live = matches.peek(move.match);
  // Before it is answered: who held it before is shown nothing of the seat from now on.
  await live?.inTurn(() => live.catchUp(store));
  return ok({ id: move.match, seat: move.seat });
}

function isMakerSeated({ seats, facts }: LiveMatch): boolean {
  return seats.some((seat) => seat.kind === 'person' && seat.holder === facts.maker);
}

/** Keyed: there are few enough codes to try them all on a stolen hash. */
function hashOf(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`seat-code:${code}`).digest('hex');
}
