import { type Match, type SeatNonce, type Seed, seedWithNonces } from '@kast/kernel';
import { bindingOf } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { StoredSeat } from '../store/store.ts';

/** What chance is drawn from. */
export interface ChanceSource {
  readonly seed: Seed;
  /** To be stored with the first draw: what it was drawn from, for good. */
  readonly seal: readonly SeatNonce[] | undefined;
}

/** Undefined while chance has to wait: for somebody to sit down, or for a device to tell its nonce. */
export function chanceSource(
  { facts, seats, nonces }: Pick<LiveMatch, 'facts' | 'seats' | 'nonces'>,
  { resigned }: Pick<Match, 'resigned'>,
): ChanceSource | undefined {
  if (nonces === undefined) return { seed: facts.seed, seal: undefined };
  if (nonces !== 'open') return { seed: seedWithNonces(facts.seed, nonces), seal: undefined };
  if (!seats.every((seat) => bindingOf(seat, resigned) === 'settled')) return undefined;
  const seal = seats.flatMap(addedBy);
  return { seed: seedWithNonces(facts.seed, seal), seal };
}

function addedBy(seat: StoredSeat): readonly SeatNonce[] {
  if (seat.kind !== 'person' || !seat.nonce || seat.nonce.state === 'awaited') return [];
  const { state, hash } = seat.nonce;
  if (hash === undefined) return [];
  return [{ seat: seat.seat, hash, ...(state === 'revealed' ? { nonce: seat.nonce.nonce } : {}) }];
}
