import { type GameBox, rulesOf } from '@kast/games';
import {
  type AnyGame,
  type Entry,
  fail,
  type MatchRecord,
  ok,
  type Playthrough,
  type RecordFault,
  type Result,
} from '@kast/kernel';
import { boxOf } from '../../cupboard/boxes.ts';
import { matchesHere } from '../../device/saved-matches.ts';
import type { Unreadable } from '../../table/unreadable.ts';
import { recordOfSaved, reviveMatch, type SavedMatch } from './saved-match.ts';

/** What this device keeps of a match, before any rule was asked. */
export interface KeptHere {
  readonly saved: SavedMatch;
  readonly log: readonly Entry[];
  readonly record: MatchRecord;
  readonly box: GameBox | undefined;
}

export type NotKept = Extract<Unreadable, { kind: 'elsewhere' | 'damaged' }>;

export function keptHere(id: string): Result<KeptHere, NotKept> {
  const saved = matchesHere.get(id);
  const log = saved && matchesHere.logOf(saved);
  if (!saved || !log) {
    const damaged = { kind: 'damaged', id, record: undefined } as const;
    return fail(matchesHere.has(id) ? damaged : { kind: 'elsewhere' });
  }
  return ok({ saved, log, record: recordOfSaved(saved, log), box: boxOf(saved.game) });
}

interface Revived {
  readonly game: AnyGame;
  readonly begun: Playthrough;
}

/** Played again through its rules, which are fetched. */
export async function reviveKept({
  saved,
  log,
  box,
}: KeptHere): Promise<Result<Revived, RecordFault>> {
  const { rulesVersion } = saved;
  if (!box) return fail({ code: 'unknown-game', game: saved.game });
  const game = await rulesOf(box, rulesVersion);
  if (!game) return fail({ code: 'unknown-rules-version', rulesVersion });
  const begun = reviveMatch(saved, log, game);
  return begun.ok ? ok({ game, begun: begun.value }) : begun;
}
