import type { GameBox } from '@kast/games';
import { type AnyGame, type MatchRecord, must, type Playthrough } from '@kast/kernel';
import { memoryStore } from '../device/key-value.ts';
import { pause } from '../device/pause.ts';
import { workerThinker } from '../session/bots/worker-thinker.ts';
import { SOLE_LEAD } from '../session/here/lead.ts';
import { openLocalSession } from '../session/here/local-session.ts';
import { reviveMatch, type SavedMatch } from '../session/here/saved-match.ts';
import { savedMatches } from '../session/here/saved-matches.ts';
import type { LoggedPly } from '../session/match-log.ts';
import { pageReferee } from '../session/referee/page-referee.ts';
import type { TableSession } from '../session/table-session.ts';

/** The match as it stands, from which lines go on. */
export interface ForeseenMatch {
  readonly saved: SavedMatch;
  readonly begun: Playthrough;
}

export function foreseenMatch(
  game: AnyGame,
  { rulesVersion, options, seats, log }: MatchRecord,
): ForeseenMatch {
  const saved: SavedMatch = {
    version: 2,
    id: 'local-foreseen',
    game: game.info.id,
    rulesVersion,
    seats: Array.from({ length: seats }, () => ({ kind: 'device' as const })),
    options,
    // Nothing is left to chance where moves can be planned.
    seed: '0'.repeat(64),
    plies: log.length,
    yourTurn: true,
    changed: 0,
  };
  const begun = reviveMatch(saved, log, game);
  return {
    saved,
    begun: must(begun.ok ? begun.value : undefined, 'a match that the server has judged'),
  };
}

/** Played on here for everybody, and kept nowhere. */
export function foreseenSession(box: GameBox, { saved, begun }: ForeseenMatch): TableSession {
  return openLocalSession({
    game: begun.match.game,
    saved,
    begun,
    kept: savedMatches(memoryStore()),
    thinker: workerThinker(),
    referee: pageReferee(box.referee),
    pause,
    hides: () => false,
    hasRead: async () => undefined,
    isForRoom: false,
    lead: () => SOLE_LEAD,
  });
}

/** What stands since the board was laid: what was taken back does not. */
export function pliesSince(session: TableSession, ply: number): readonly LoggedPly[] {
  const plies: LoggedPly[] = [];
  for (const logged of session.log.value.read(ply, session.position.value.ply)) {
    if (logged.entry.move === 'undo') plies.pop();
    else plies.push(logged);
  }
  return plies;
}
