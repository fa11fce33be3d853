import type { GuestId } from './ids.ts';

/** By which a program plays for its owner. */
export interface StoredToken {
  readonly hash: string;
  readonly id: string;
  readonly guest: GuestId;
  readonly name: string;
  readonly madeAt: number;
}

export interface TokenStore {
  /** `too-many`: its owner has so many. */
  keep(token: StoredToken, most: number): Promise<'kept' | 'too-many'>;
  owner(hash: string): Promise<GuestId | undefined>;
  /** The oldest first. */
  listOf(guest: GuestId): Promise<readonly StoredToken[]>;
  /** Its hash; undefined where this guest has no such token. */
  revoke(guest: GuestId, id: string): Promise<string | undefined>;
}
