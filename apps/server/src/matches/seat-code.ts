import { createHmac, randomInt } from 'node:crypto';
import { fail, ok, type Result, type Seat } from '@kast/kernel';
import {
  readSeatCode,
  SEAT_CODE_LENGTH,
  SEAT_CODE_LETTERS,
  type SeatCode,
  type SeatMoved,
  type WireError,
} from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { GuestId } from '../store/store.ts';
import type { MatchServices } from './services.ts';

/** Long enough to walk to the other device. T10 */
export const SEAT_CODE_SECONDS = 300;

/** T10: a code for the seat that one holds, in place of an earlier one. Only its hash is stored. */
export async function newSeatCode(
  { store, secret, now }: Pick<MatchServices, 'store' | 'secret' | 'now'>,
  { id: match }: Pick<LiveMatch, 'id'>,
  { seat, guest }: { readonly seat: Seat; readonly guest: GuestId },
): Promise<SeatCode> {
  const code = Array.from(
    { length: SEAT_CODE_LENGTH },
    () => SEAT_CODE_LETTERS[randomInt(SEAT_CODE_LETTERS.length)],
  ).join('');
  const at = now();
  const expiresAt = at + SEAT_CODE_SECONDS * 1000;
  await store.keepSeatCode(
    { hash: hashOf(secret, code), match, seat, holder: guest, expiresAt },
    at,
  );
  return { code, seconds: SEAT_CODE_SECONDS };
}

/** T10: the seat is the guest's who uses the code, and not any more that of who asked for it. */
export async function useSeatCode(
  { store, secret, now, live: matches }: Pick<MatchServices, 'store' | 'secret' | 'now' | 'live'>,
  guest: GuestId,
  typed: string,
): Promise<Result<SeatMoved, WireError<'bad-code' | 'already-seated'>>> {
  const code = readSeatCode(typed);
  if (code === undefined) return fail({ code: 'bad-code' });
  const move = await store.moveSeat(hashOf(secret, code), guest, now());
  if (move.kind === 'unknown') return fail({ code: 'bad-code' });
  if (move.kind === 'seated') return fail({ code: 'already-seated', seat: move.seat });
  const live = matches.peek(move.match);
  // Before it is answered: who held it before is shown nothing of the seat from now on.
  await live?.inTurn(() => live.catchUp(store));
  return ok({ id: move.match, seat: move.seat });
}

/** Keyed: there are few enough codes to try them all on a stolen hash. */
function hashOf(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`seat-code:${code}`).digest('hex');
}
