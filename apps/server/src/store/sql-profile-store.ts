import type { Kysely } from 'kysely';
import type { Commit } from './commit.ts';
import { countMatch } from './count-match.ts';
import type { ProfileStore } from './profile-store.ts';
import { matchesToCount } from './match-ids.ts';
import { countsAgainst, countsOf, openingsOf, resultsOf, shownAmong } from './profiles.ts';
import type { Schema } from './schema.ts';

export function sqlProfileStore(db: Kysely<Schema>, commit: Commit): ProfileStore {
  return {
    countMatch: (match) => commit((transaction) => countMatch(transaction, match)),
    matchesToCount: (limit, after) => matchesToCount(db, limit, after),
    resultsOf: (player, page) => resultsOf(db, player, page),
    countsOf: (player, scope) => countsOf(db, player, scope),
    countsAgainst: (player, opponents) => countsAgainst(db, player, opponents),
    openingsOf: (player, scope) => openingsOf(db, player, scope),
    shownAmong: (players, now) => shownAmong(db, players, now),
  };
}
