import { type Static, Type } from 'typebox';
import { Moment } from './fields.ts';

const closed = { additionalProperties: false } as const;

/** How many friends one player may have. */
export const MOST_FRIENDS = 200;

/** How many links one player may have that can still be used. */
export const MOST_FRIEND_LINKS = 20;

/** As players are named in addresses: never where somebody is who was deleted. */
export const PlayerId = Type.String({ maxLength: 60, pattern: '^[A-Za-z0-9_-]+$' });

/** T18: whoever opens `/friends/link#<token>` first may become a friend of who made it. */
export const FriendLink = Type.Object({
  token: Type.String({ description: 'Told this once: only its hash is kept.' }),
  expiresAt: Moment,
});
export type FriendLink = Static<typeof FriendLink>;

export const FriendLinkToken = Type.Object({ token: Type.String({ maxLength: 100 }) }, closed);
export type FriendLinkToken = Static<typeof FriendLinkToken>;

/** Who asks, for whoever holds the link. */
export const FriendLinkInfo = Type.Object({
  name: Type.Optional(Type.String({ description: 'Absent while they have not given one.' })),
  expiresAt: Moment,
  isOwn: Type.Boolean({ description: 'You have made it yourself.' }),
  isFriend: Type.Boolean({ description: 'You are friends already.' }),
});
export type FriendLinkInfo = Static<typeof FriendLinkInfo>;

export const FriendInfo = Type.Object({
  id: PlayerId,
  name: Type.Optional(Type.String({ description: 'Absent while they have not given one.' })),
  since: Moment,
  hasProfile: Type.Boolean({ description: 'They have an account, and so a page of their own.' }),
  playing: Type.Optional(
    Type.Object(
      {
        game: Type.String(),
        match: Type.Optional(Type.String({ description: 'Where anybody may watch.' })),
      },
      { description: 'They have the table of a running match open now.' },
    ),
  ),
});
export type FriendInfo = Static<typeof FriendInfo>;

/** A friend asks you to a table of theirs that still has a free seat. */
export const TableInvitation = Type.Object({
  match: Type.String(),
  game: Type.String(),
  from: Type.Object({ id: PlayerId, name: Type.Optional(Type.String()) }),
  at: Moment,
  rated: Type.Optional(Type.Literal(true)),
  invitation: Type.String({ description: 'Takes whichever seat is free.' }),
});
export type TableInvitation = Static<typeof TableInvitation>;

export const FriendList = Type.Object({
  friends: Type.Array(FriendInfo),
  invitations: Type.Array(TableInvitation),
});
export type FriendList = Static<typeof FriendList>;

export const TableInvitationRequest = Type.Object(
  { match: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }) },
  closed,
);
export type TableInvitationRequest = Static<typeof TableInvitationRequest>;
