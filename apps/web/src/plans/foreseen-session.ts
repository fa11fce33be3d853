import type { GameBox } from '@kast/games';
import { type AnyGame, type MatchRecord, must } from '@kast/kernel';
import { memoryStore } from '../device/key-value.ts';
import { pause } from '../device/pause.ts';
import { workerThinker } from '../session/bots/worker-thinker.ts';
import { SOLE_LEAD } from '../session/here/lead.ts';
import { openLocalSession } from '../session/here/local-session.ts';
import { reviveMatch, type SavedMatch } from '../session/here/saved-match.ts';
import { savedMatches } from '../session/here/saved-matches.ts';
import { pageReferee } from '../session/referee/page-referee.ts';
import type { TableSession } from '../session/table-session.ts';

/** The match as it stands, played on here for everybody, and kept nowhere. */
export function foreseenSession(
  box: GameBox,
  game: AnyGame,
  { rulesVersion, options, seats, log }: MatchRecord,
): TableSession {
  const saved: SavedMatch = {
    version: 2,
    id: 'local-foreseen',
    game: box.info.id,
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
  return openLocalSession({
    game,
    saved,
    begun: must(begun.ok ? begun.value : undefined, 'a match that the server has judged'),
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

/** The moves that stand since the board was laid: what was taken back is none. */
export function movesSince(session: TableSession, ply: number): readonly string[] {
  const moves: string[] = [];
  for (const { entry } of session.log.value.read(ply, session.position.value.ply)) {
    if (entry.move === 'undo') moves.pop();
    else moves.push(entry.move);
  }
  return moves;
}
