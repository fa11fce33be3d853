import type { SeatInfo } from '@kast/protocol/client';
import type { Holder } from '../holder.ts';

export function holdersFrom(
  seats: readonly SeatInfo[],
  you: number | undefined,
): readonly Holder[] {
  return seats.map(({ kind, ...info }) => ({ ...info, kind: info.seat === you ? 'you' : kind }));
}
