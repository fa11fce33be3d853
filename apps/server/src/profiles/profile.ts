import { fail, ok, type Result } from '@kast/kernel';
import type { Profile, WireError } from '@kast/protocol';
import { isBlocked } from '../friends/friend-links.ts';
import type { MatchServices } from '../matches/services.ts';
import { shownRating } from '../ratings/shown-rating.ts';
import type { OpeningCount, ProfileScope } from '../store/profile-store.ts';
import type { GuestId } from '../store/store.ts';

type Needed = Pick<MatchServices, 'store' | 'now'>;

/** T18: whether somebody may look at a player, and at how much. Guests are nobody's but their own. */
export async function scopeFor(
  services: Needed,
  player: GuestId,
  reader: GuestId | undefined,
): Promise<Result<ProfileScope, WireError<'unknown-player'>>> {
  if (player === reader) return ok('all');
  const isShown =
    (await services.store.accounts.isOwned(player)) && !(await isBlocked(services, player));
  return isShown ? ok('public') : fail({ code: 'unknown-player' });
}

export async function profileOf(
  services: Needed,
  player: GuestId,
  reader: GuestId | undefined,
): Promise<Result<Profile, WireError<'unknown-player'>>> {
  const scope = await scopeFor(services, player, reader);
  if (!scope.ok) return scope;
  const { store } = services;
  const isYou = player === reader;
  const [names, ratings, counts, openings, against, isFriend, isPublic] = await Promise.all([
    store.namesOf([player]),
    store.ratings.ratingsOf(player),
    store.profiles.countsOf(player, scope.value),
    store.profiles.openingsOf(player, scope.value),
    isYou || reader === undefined ? undefined : store.profiles.countsAgainst(reader, [player]),
    isYou || reader === undefined ? false : store.friends.areFriends(reader, player),
    isYou ? store.accounts.isOwned(player) : true,
  ]);
  const name = names.get(player);
  const games = [...new Set([...counts, ...ratings].map(({ game }) => game))].toSorted();
  return ok({
    id: player,
    ...(name === undefined ? {} : { name }),
    isYou,
    isFriend,
    isPublic,
    games: games.map((game) => {
      const rating = ratings.find((one) => one.game === game);
      const { won = 0, drawn = 0, lost = 0 } = counts.find((one) => one.game === game) ?? {};
      return { game, won, drawn, lost, ...(rating ? { rating: shownRating(rating) } : {}) };
    }),
    openings: favourites(openings),
    againstYou: [...(against?.get(player) ?? [])],
    ...(isYou ? { friends: await againstFriends(services, player) } : {}),
  });
}

async function againstFriends(
  { store }: Needed,
  player: GuestId,
): Promise<NonNullable<Profile['friends']>> {
  const friends = await store.friends.friendsOf(player);
  const ids = friends.map((friend) => friend.player);
  const [names, counts] = await Promise.all([
    store.namesOf(ids),
    store.profiles.countsAgainst(player, ids),
  ]);
  return friends.map((friend) => {
    const name = names.get(friend.player);
    return {
      id: friend.player,
      ...(name === undefined ? {} : { name }),
      hasProfile: friend.isOwned,
      games: [...(counts.get(friend.player) ?? [])],
    };
  });
}

/** As many of each game and side as are shown. */
const MOST_FAVOURITES = 3;

/** The most often played first, of each game and side. */
function favourites(openings: readonly OpeningCount[]): Profile['openings'] {
  const bySide = Map.groupBy(openings, ({ game, side }) => `${game} ${side}`);
  return [...bySide.keys()].toSorted().flatMap((key) => {
    const some = bySide.get(key) ?? [];
    const of = some.reduce((sum, { times }) => sum + times, 0);
    return some
      .toSorted((one, other) => other.times - one.times || (one.sign < other.sign ? -1 : 1))
      .slice(0, MOST_FAVOURITES)
      .map(({ game, side, sign, times }) => ({
        game,
        ...(side === '' ? {} : { seat: Number(side) }),
        opening: sign,
        times,
        of,
      }));
  });
}
