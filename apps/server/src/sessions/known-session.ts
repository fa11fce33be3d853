import type { AccountId, SessionHash } from '../store/accounts/account-store.ts';
import type { GuestId } from '../store/store.ts';

/** A player, known by a signed cookie: a guest by their id, who is signed in by a token of this device. */
export interface KnownSession {
  readonly kind: 'guest';
  readonly id: GuestId;
  /** Absent for guests. */
  readonly account?: SignedInAccount | undefined;
  /** The hash of the token that a program is known by, and not by a cookie: it is never given one. */
  readonly programToken?: string;
}

export interface SignedInAccount {
  readonly id: AccountId;
  readonly session: SessionHash;
  /** What the cookie holds. */
  readonly token: string;
}
