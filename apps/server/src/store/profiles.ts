import { type Kysely, sql } from 'kysely';
import { EVERYBODY } from './count-match.ts';
import type { GuestId } from './ids.ts';
import { inLists } from './in-lists.ts';
import type {
  GameCounts,
  OpeningCount,
  ProfileScope,
  ProfileStore,
  StoredResult,
} from './profile-store.ts';
import type { Schema } from './schema.ts';

export async function resultsOf(
  db: Kysely<Schema>,
  player: GuestId,
  { scope, limit, before }: Parameters<ProfileStore['resultsOf']>[1],
): Promise<readonly StoredResult[]> {
  const rows = await db
    .selectFrom('match_results')
    .selectAll()
    .where('player', '=', player)
    .$if(scope === 'public', (query) => query.where('is_public', '=', sql.lit(1)))
    .$if(before !== undefined, (query) =>
      query
        .where('at', '<=', before?.at ?? 0)
        .where((build) =>
          build.or([
            build('at', '<', before?.at ?? 0),
            build('match_id', '<', before?.match ?? ''),
          ]),
        ),
    )
    .orderBy('at', 'desc')
    .orderBy('match_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ match_id, game, seat, result, at, is_public, is_rated }) => ({
    match: match_id,
    game,
    seat,
    result,
    at,
    isPublic: is_public === 1,
    isRated: is_rated === 1,
  }));
}

export async function countsOf(
  db: Kysely<Schema>,
  player: GuestId,
  scope: ProfileScope,
): Promise<readonly GameCounts[]> {
  const rows = await db
    .selectFrom('result_counts')
    .select(['game', 'is_public', 'won', 'drawn', 'lost'])
    .where('player', '=', player)
    .where('opponent', '=', EVERYBODY)
    .orderBy('game')
    .execute();
  return summedUp(rows.filter(({ is_public }) => scope === 'all' || is_public === 1));
}

export async function countsAgainst(
  db: Kysely<Schema>,
  player: GuestId,
  opponents: readonly GuestId[],
): Promise<ReadonlyMap<GuestId, readonly GameCounts[]>> {
  const found: (GameCounts & { readonly opponent: GuestId })[] = [];
  for (const list of inLists(opponents)) {
    const rows = await db
      .selectFrom('result_counts')
      .select(['opponent', 'game', 'won', 'drawn', 'lost'])
      .where('player', '=', player)
      .where('opponent', 'in', list)
      .orderBy('game')
      .execute();
    found.push(...rows);
  }
  const byOpponent = Map.groupBy(found, ({ opponent }) => opponent);
  return new Map([...byOpponent].map(([opponent, rows]) => [opponent, summedUp(rows)]));
}

/** Public ones and others are counted apart. */
function summedUp(rows: readonly GameCounts[]): readonly GameCounts[] {
  return [...Map.groupBy(rows, ({ game }) => game)].map(([game, some]) => ({
    game,
    won: some.reduce((sum, { won }) => sum + won, 0),
    drawn: some.reduce((sum, { drawn }) => sum + drawn, 0),
    lost: some.reduce((sum, { lost }) => sum + lost, 0),
  }));
}

/** More than all games together know. */
const MOST_OPENINGS = 2000;

export async function openingsOf(
  db: Kysely<Schema>,
  player: GuestId,
  scope: ProfileScope,
): Promise<readonly OpeningCount[]> {
  const rows = await db
    .selectFrom('opening_counts')
    .select(['game', 'side', 'opening', 'is_public', 'times'])
    .where('player', '=', player)
    .limit(MOST_OPENINGS)
    .execute();
  const shown = rows.filter(({ is_public }) => scope === 'all' || is_public === 1);
  const same = Map.groupBy(shown, ({ game, side, opening }) => [game, side, opening].join(' '));
  return [...same.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { game, side, opening: sign } = first;
    return [{ game, side, sign, times: some.reduce((sum, { times }) => sum + times, 0) }];
  });
}

export async function shownAmong(
  db: Kysely<Schema>,
  players: readonly GuestId[],
  now: number,
): Promise<ReadonlySet<GuestId>> {
  const shown = new Set<GuestId>();
  for (const list of inLists(players)) {
    const rows = await db
      .selectFrom('accounts')
      .leftJoin('player_blocks', 'player_blocks.player', 'accounts.player')
      .select(['accounts.player', 'player_blocks.at', 'player_blocks.until'])
      .where('accounts.player', 'in', list)
      .execute();
    for (const { player, at, until } of rows) {
      const isBlocked = at !== null && (until === null || until > now);
      if (!isBlocked) shown.add(player);
    }
  }
  return shown;
}
