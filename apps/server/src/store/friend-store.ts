import type { GuestId, MatchId } from './ids.ts';

export interface StoredFriendLink {
  readonly hash: string;
  readonly player: GuestId;
  readonly expiresAt: number;
  readonly usedBy: GuestId | undefined;
}

export interface StoredFriend {
  readonly player: GuestId;
  readonly since: number;
  /** They have an account. */
  readonly isOwned: boolean;
}

/** What has become of a link that somebody wanted to use. */
export type FriendLinkUse =
  | { readonly kind: 'friends'; readonly friend: GuestId }
  | { readonly kind: 'unknown' | 'expired' | 'used' | 'own' | 'too-many' };

export interface StoredTableInvitation {
  readonly player: GuestId;
  readonly match: MatchId;
  readonly from: GuestId;
  readonly at: number;
}

/** T18: friends, who have become so by a link that one of them has made. */
export interface FriendStore {
  /** `too-many`: its maker has so many that can still be used. Those that are too old are forgotten. */
  keepLink(
    link: Omit<StoredFriendLink, 'usedBy'>,
    terms: { readonly most: number; readonly now: number },
  ): Promise<'kept' | 'too-many'>;
  findLink(hash: string): Promise<StoredFriendLink | undefined>;
  /** Only the first who asks becomes a friend by it; who asks again, and still is one, is told so. */
  useLink(
    hash: string,
    player: GuestId,
    terms: { readonly most: number; readonly now: number },
  ): Promise<FriendLinkUse>;
  areFriends(player: GuestId, other: GuestId): Promise<boolean>;
  /** The longest ones first. */
  friendsOf(player: GuestId): Promise<readonly StoredFriend[]>;
  /** From both sides, with what they have asked each other to. False where they were none. */
  endFriendship(player: GuestId, friend: GuestId): Promise<boolean>;

  /** Once for each table. `too-many`: so many by the same friend since a moment. */
  inviteToTable(
    invitation: StoredTableInvitation,
    terms: { readonly most: number; readonly since: number },
  ): Promise<'invited' | 'too-many'>;
  /** To tables with a free seat where the player does not sit, the latest first. */
  tableInvitationsOf(
    player: GuestId,
    terms: { readonly since: number; readonly limit: number },
  ): Promise<readonly ListedTableInvitation[]>;
  dropTableInvitation(player: GuestId, match: MatchId): Promise<void>;
}

export interface ListedTableInvitation extends Omit<StoredTableInvitation, 'player'> {
  readonly game: string;
  readonly rated?: true;
}
