import type { AccountId } from '../accounts/account-store.ts';
import type { GuestId } from '../ids.ts';

/** Where an account is reached: confirmed by who reads what is sent there. */
export interface StoredMailAddress {
  readonly account: AccountId;
  readonly address: string;
  readonly language: string;
  readonly confirmedAt: number;
  /** When it was last told that nobody is there. */
  readonly refusedAt: number | undefined;
}

export type LinkPurpose = 'confirm' | 'recover';

/** What was sent to an address, by the hash of its token. */
export interface StoredMailLink {
  readonly hash: string;
  readonly purpose: LinkPurpose;
  readonly account: AccountId;
  readonly address: string;
  readonly language: string;
  readonly madeAt: number;
  readonly expiresAt: number;
}

export interface AddressOwner extends StoredMailAddress {
  /** By which they sign in, where they have one. */
  readonly name: string | undefined;
}

/** Why a link leads nowhere. */
export type LinkProblem = 'unknown' | 'used' | 'expired';

/** Addresses of accounts, the links that were sent to them, and how much was sent to whom. */
export interface MailStore {
  addressOf(account: AccountId): Promise<StoredMailAddress | undefined>;
  addressOfPlayer(player: GuestId): Promise<StoredMailAddress | undefined>;
  /** All who have confirmed this address, as it is compared; whoever has done so last comes first. */
  ownersOf(compared: string, limit: number): Promise<readonly AddressOwner[]>;
  /** The address that the account has given and nobody has confirmed yet. */
  pendingOf(account: AccountId, now: number): Promise<string | undefined>;
  /** A link that confirms is in place of all earlier ones of its account. */
  keepLink(link: StoredMailLink): Promise<void>;
  /** Once: the account has this address from then on, in place of any other. */
  confirm(hash: string, compared: CompareAddress, now: number): Promise<'confirmed' | LinkProblem>;
  /** Once: as a recovery code does, it takes the password away and ends every session. */
  recover(
    hash: string,
    now: number,
  ): Promise<{ readonly account: AccountId; readonly ended: readonly string[] } | LinkProblem>;
  /** With all links that were sent to it or for it. */
  removeAddress(account: AccountId): Promise<void>;
  /** Nobody is there: it is written to no more, unless it is confirmed again. */
  markRefused(account: AccountId, address: string, now: number): Promise<void>;
  /** Whether it is one of so many on this day, in all processes together. */
  countOne(subject: string, day: number, most: number): Promise<boolean>;
}

export type CompareAddress = (address: string) => string;
