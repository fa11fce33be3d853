import type { Level } from '@kast/bots';
import type { Seat } from '@kast/kernel';
import type { SeatNonceInfo } from '@kast/protocol/client';

/** Who holds a seat, as this device sees it. */
export interface Holder {
  readonly seat: Seat;
  readonly kind: 'you' | 'device' | 'person' | 'bot' | 'open';
  readonly level?: Level;
  /** That a person has chosen; of a computer always. */
  readonly name?: string;
  /** False for a person whose table is closed right now. */
  readonly present: boolean;
  /** What the device there adds to chance; absent where it adds nothing. */
  readonly nonce?: SeatNonceInfo;
}

/** Is this seat played on this device? */
export function playsHere(holder: Holder): boolean {
  return holder.kind === 'you' || holder.kind === 'device';
}
