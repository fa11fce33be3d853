import { ok, type Result } from '@kast/kernel';
import type { ProfileResults, WireError } from '@kast/protocol';
import { seatInfos } from '../live/seat-info.ts';
import type { MatchServices } from '../matches/services.ts';
import type { ResultPlace } from '../store/profile-store.ts';
import type { GuestId } from '../store/store.ts';
import { scopeFor } from './profile.ts';

const PAGE = 20;

/** `1794836909589.AAAA`: when it ended, and which it was. */
export const PLACE = '^\\d{1,16}\\.[A-Za-z0-9_-]{1,100}$';

/** T18: what a player has played, page by page, the latest first. */
export async function resultsPage(
  services: Pick<MatchServices, 'store' | 'now'>,
  player: GuestId,
  reader: GuestId | undefined,
  before: string | undefined,
): Promise<Result<ProfileResults, WireError<'unknown-player'>>> {
  const { store } = services;
  const scope = await scopeFor(services, player, reader);
  if (!scope.ok) return scope;
  const found = await store.profiles.resultsOf(player, {
    scope: scope.value,
    limit: PAGE + 1,
    before: before === undefined ? undefined : placeIn(before),
  });
  const shown = found.slice(0, PAGE);
  const listed = new Map(
    (await store.listedMatches(shown.map(({ match }) => match))).map((one) => [one.id, one]),
  );
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return ok({
    results: shown.map(({ match, game, at, seat, result, isRated }) => {
      const { seats = [], names, seedHash = '' } = listed.get(match) ?? {};
      const about = { seedHash, names: names ?? new Map(), isPresent: () => false };
      return {
        match,
        game,
        at,
        seat,
        result,
        ...(isRated ? { rated: true as const } : {}),
        seats: seatInfos(seats, about),
      };
    }),
    ...(last ? { next: `${last.at}.${last.match}` } : {}),
  });
}

function placeIn(text: string): ResultPlace {
  const [at = '', match = ''] = text.split('.');
  return { at: Number(at), match };
}
