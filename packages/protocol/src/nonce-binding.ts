import type { Seat } from '@kast/kernel';
import type { SeatNonceInfo } from './match.ts';

/** A seat as the server stores it and as a browser is shown it. */
export interface BindableSeat {
  readonly seat: Seat;
  readonly kind: string;
  readonly nonce?: Pick<SeatNonceInfo, 'state'> | undefined;
}

/**
 * `unbound`: it could still choose what it adds to chance. `bound`: it cannot any more, but has not told it.
 * `settled`: nothing more is to come from it.
 */
export type NonceBinding = 'unbound' | 'bound' | 'settled';

/** The one rule of whom chance waits for. Nobody waits for the device of one who has resigned. */
export function bindingOf(
  { seat, kind, nonce }: BindableSeat,
  resigned: readonly Seat[],
): NonceBinding {
  if (kind === 'open') return 'unbound';
  if (!nonce || resigned.includes(seat)) return 'settled';
  switch (nonce.state) {
    case 'awaited':
      return 'unbound';
    case 'committed':
      return 'bound';
    default:
      return 'settled';
  }
}

/** Everybody has sat down and is bound: from now on a nonce can be told without giving anything away. */
export function isEverybodyBound(
  seats: readonly BindableSeat[],
  resigned: readonly Seat[],
): boolean {
  return seats.every((seat) => bindingOf(seat, resigned) !== 'unbound');
}
