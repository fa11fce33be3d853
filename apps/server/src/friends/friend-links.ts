import { createHash, randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@kast/kernel';
import {
  type FriendLink,
  type FriendLinkInfo,
  MOST_FRIEND_LINKS,
  MOST_FRIENDS,
  type WireError,
} from '@kast/protocol';
import type { MatchServices } from '../matches/services.ts';
import type { GuestId } from '../store/store.ts';

type Needed = Pick<MatchServices, 'store' | 'now'>;

/** In milliseconds. T18 */
const VALID = 7 * 24 * 60 * 60 * 1000;

/** T18: a link by which one person becomes a friend. Only its hash is stored. */
export async function newFriendLink(
  { store, now }: Needed,
  player: GuestId,
): Promise<Result<FriendLink, WireError<'blocked' | 'too-many-friend-links'>>> {
  if (await isBlocked({ store, now }, player)) return fail({ code: 'blocked' });
  const token = randomBytes(16).toString('base64url');
  const at = now();
  const expiresAt = at + VALID;
  const link = { hash: hashOf(token), player, expiresAt };
  const kept = await store.friends.keepLink(link, { most: MOST_FRIEND_LINKS, now: at });
  if (kept === 'too-many') {
    return fail({ code: 'too-many-friend-links', limit: MOST_FRIEND_LINKS });
  }
  return ok({ token, expiresAt });
}

/** Who asks. */
export async function friendLinkInfo(
  { store, now }: Needed,
  token: string,
  reader: GuestId | undefined,
): Promise<Result<FriendLinkInfo, WireError<'bad-friend-link'>>> {
  const link = await store.friends.findLink(hashOf(token));
  if (!link || (await isBlocked({ store, now }, link.player))) {
    return fail({ code: 'bad-friend-link', problem: 'unknown' });
  }
  const { player, expiresAt, usedBy } = link;
  const isFriend = reader !== undefined && (await store.friends.areFriends(reader, player));
  if (!isFriend && usedBy !== undefined) {
    return fail({ code: 'bad-friend-link', problem: 'used' });
  }
  if (!isFriend && expiresAt <= now()) {
    return fail({ code: 'bad-friend-link', problem: 'expired' });
  }
  const name = (await store.namesOf([player])).get(player);
  const isOwn = player === reader;
  return ok({ ...(name === undefined ? {} : { name }), expiresAt, isOwn, isFriend });
}

/** T18: both are friends from then on. */
export async function acceptFriendLink(
  services: Needed,
  token: string,
  player: GuestId,
): Promise<Result<GuestId, WireError<'bad-friend-link' | 'blocked' | 'too-many-friends'>>> {
  const { store, now } = services;
  if (await isBlocked(services, player)) return fail({ code: 'blocked' });
  const info = await friendLinkInfo(services, token, player);
  if (!info.ok) return info;
  const terms = { most: MOST_FRIENDS, now: now() };
  const used = await store.friends.useLink(hashOf(token), player, terms);
  if (used.kind === 'friends') return ok(used.friend);
  if (used.kind === 'too-many') return fail({ code: 'too-many-friends', limit: MOST_FRIENDS });
  return fail({ code: 'bad-friend-link', problem: used.kind });
}

/** Who is blocked asks nobody, and nobody is led to them. */
export async function isBlocked({ store, now }: Needed, player: GuestId): Promise<boolean> {
  return (await store.moderation.blockOf(player, now())) !== undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(`friend-link:${token}`).digest('base64url');
}
