import type { Level } from '@kast/bots';
import type { Entry, Seat } from '@kast/kernel';
import type {
  AwayInfo,
  SeatNonceInfo,
  SubstitutedStretch,
  SubstituteInfo,
} from '@kast/protocol/client';
import { isObject, isTextOrNone } from '../device/stored-shapes.ts';

const KINDS = ['you', 'device', 'person', 'bot', 'open'] as const;

/** Who holds a seat, as this device sees it. */
export interface Holder {
  readonly seat: Seat;
  readonly kind: (typeof KINDS)[number];
  readonly level?: Level;
  /** That a person has chosen; of a computer always. */
  readonly name?: string;
  /** Of somebody who has had their name deleted. */
  readonly gone?: true;
  /** False for a person whose table is closed right now. */
  readonly present: boolean;
  /** What the device there adds to chance; absent where it adds nothing. */
  readonly nonce?: SeatNonceInfo;
  /** T12: how they left, at a table that does not just wait. */
  readonly away?: AwayInfo;
  /** T12: a computer decides here until they are back. */
  readonly substitute?: SubstituteInfo;
  readonly substituted?: SubstitutedStretch;
}

/** Is this seat played on this device? */
export function playsHere(holder: Holder): boolean {
  return holder.kind === 'you' || holder.kind === 'device';
}

/** Where others think for themselves, nobody is helped while the match runs. */
export function isAmongPeople(holders: readonly Holder[]): boolean {
  return holders.some((holder) => !playsHere(holder) && holder.kind !== 'bot');
}

/** Is this a computer's seat, of those in this order? Neither chance nor the table has one. */
export function isComputer(seats: readonly { readonly kind: string }[], by: Entry['by']): boolean {
  return typeof by === 'number' && seats[by - 1]?.kind === 'bot';
}

/** Whether this is one, as far as it is kept. */
export function isHolder(value: unknown): value is Holder {
  if (!isObject(value)) return false;
  const { seat, kind, name } = value;
  return Number.isInteger(seat) && KINDS.some((known) => known === kind) && isTextOrNone(name);
}
