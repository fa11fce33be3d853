import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from '../schema.ts';
import { matchesAndGuests } from './0001-matches-and-guests.ts';
import { statusAndSnapshots } from './0002-status-and-snapshots.ts';
import { runningMatchesByMaker } from './0003-running-matches-by-maker.ts';
import { processes } from './0004-processes.ts';
import { accounts } from './0005-accounts.ts';
import { nonces } from './0006-nonces.ts';
import { seatCodes } from './0007-seat-codes.ts';
import { accountsAndSessions } from './0008-accounts-and-sessions.ts';
import { clocks } from './0009-clocks.ts';
import { lobby } from './0010-lobby.ts';
import { chat } from './0011-chat.ts';
import { moderation } from './0012-moderation.ts';
import { clubEvenings } from './0013-club-evenings.ts';
import { ratings } from './0014-ratings.ts';
import { plannedMoves } from './0015-planned-moves.ts';
import { notifications } from './0016-notifications.ts';
import { tokens } from './0017-tokens.ts';
import { absence } from './0018-absence.ts';
import { playersByTable } from './0019-players-by-table.ts';
import { friendsAndProfiles } from './0020-friends-and-profiles.ts';
import { mail } from './0021-mail.ts';
import { awaySeatsThatCount } from './0022-away-seats-that-count.ts';
import { chatByAuthor } from './0023-chat-by-author.ts';
import { ratedMeetings } from './0024-rated-meetings.ts';
import { proofsAndForgottenPlayers } from './0025-proofs-and-forgotten-players.ts';
import { substituteLevel } from './0026-substitute-level.ts';
import { keysOfActs } from './0027-keys-of-acts.ts';
import { computerNames } from './0028-computer-names.ts';

/** In order; one that has been released never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches-and-guests': matchesAndGuests,
  '0002-status-and-snapshots': statusAndSnapshots,
  '0003-running-matches-by-maker': runningMatchesByMaker,
  '0004-processes': processes,
  '0005-accounts': accounts,
  '0006-nonces': nonces,
  '0007-seat-codes': seatCodes,
  '0008-accounts-and-sessions': accountsAndSessions,
  '0009-clocks': clocks,
  '0010-lobby': lobby,
  '0011-chat': chat,
  '0012-moderation': moderation,
  '0013-club-evenings': clubEvenings,
  '0014-ratings': ratings,
  '0015-planned-moves': plannedMoves,
  '0016-notifications': notifications,
  '0017-tokens': tokens,
  '0018-absence': absence,
  '0019-players-by-table': playersByTable,
  '0020-friends-and-profiles': friendsAndProfiles,
  '0021-mail': mail,
  '0022-away-seats-that-count': awaySeatsThatCount,
  '0023-chat-by-author': chatByAuthor,
  '0024-rated-meetings': ratedMeetings,
  '0025-proofs-and-forgotten-players': proofsAndForgottenPlayers,
  '0026-substitute-level': substituteLevel,
  '0027-keys-of-acts': keysOfActs,
  '0028-computer-names': computerNames,
};

/** In a transaction: of several processes that start at once, the first migrates and the others wait. */
export async function migrate(db: Transaction<Schema>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw new Error('the database could not be migrated', { cause: error });
}

/** Whether just these were done. */
export function isNewest(done: readonly string[]): boolean {
  return isDeepStrictEqual(done.toSorted(), Object.keys(MIGRATIONS));
}

/** For who may only look. */
export async function checkMigrated(db: Kysely<Schema>): Promise<void> {
  const migrations = await migratorOf(db).getMigrations();
  const isDone = migrations.every(({ executedAt }) => executedAt !== undefined);
  if (!isDone) throw new Error('the database is of an older version: start the server once');
}

function migratorOf(db: Kysely<Schema>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
}
