import { type GameBox, rulesOf, type TableModule } from '@kast/games';
import type { MatchRecord } from '@kast/kernel';
import type { Client, Failure } from '@kast/protocol/client';
import { settings } from '../account/settings.ts';
import { boxOf } from '../cupboard/boxes.ts';
import { client as ownClient, watchingClient } from '../device/client.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { workerThinker } from '../session/bots/worker-thinker.ts';
import { isLocalId } from '../session/here/begin-match.ts';
import { keptHere, reviveKept } from '../session/here/kept-here.ts';
import { openLocalSession } from '../session/here/local-session.ts';
import { pageReferee } from '../session/referee/page-referee.ts';
import type { TableSession } from '../session/table-session.ts';
import { pauseAtPace, readBetweenMoves, type Reading } from './between-moves.ts';
import type { Unreadable } from './unreadable.ts';

export interface OpenTable {
  readonly kind: 'open';
  readonly box: GameBox;
  readonly module: TableModule;
  readonly session: TableSession;
  /** Where the computers play here. */
  readonly reading?: Reading;
  /** Where it is kept here: tells what another window has added to it, if that is possible. */
  readonly catchUp?: () => boolean;
}

export type Opened =
  | OpenTable
  | Unreadable
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The code of the game could not be fetched: after a deploy an old page asks for what is gone. */
  | { readonly kind: 'unfetched' };

/**
 * Finds a match by its id, wherever it is played, and opens the doors that its table needs. For a room full of
 * people it is what any watcher sees.
 */
export async function openTable(id: string, isForRoom: boolean): Promise<Opened> {
  try {
    return await (isLocalId(id) ? openHere(id, isForRoom) : openOnline(id, isForRoom));
  } catch (error) {
    reportError(error);
    return { kind: 'unfetched' };
  }
}

async function openHere(id: string, isForRoom: boolean): Promise<Opened> {
  const kept = keptHere(id);
  if (!kept.ok) return kept.error;
  const { saved, record, box } = kept.value;
  const [revived, module, { leadHere }] = await Promise.all([
    reviveKept(kept.value),
    box?.table(),
    import('../device/lead-here.ts'),
  ]);
  if (!box || !module) return { kind: 'old-rules', record };
  if (!revived.ok) {
    const isOld = revived.error.code === 'unknown-rules-version';
    return isOld ? { kind: 'old-rules', record } : { kind: 'damaged', id, record };
  }
  const { game, begun } = revived.value;
  const reading = readBetweenMoves({ isWanted: isReadCalmly, page: globalThis });
  const session = openLocalSession({
    game,
    saved,
    begun,
    kept: matchesHere,
    thinker: workerThinker(),
    referee: pageReferee(box.referee),
    pause: pauseAtPace,
    hides: (view, viewer) => module.hides(view, viewer),
    hasRead: () => reading.done(),
    isForRoom,
    lead: leadHere,
  });
  return { kind: 'open', box, module, session, reading, catchUp: () => session.catchUp() };
}

/** Who likes it faster reads the log; and nobody reads a page that is hidden. */
function isReadCalmly(): boolean {
  return (settings.peek().pace ?? 'calm') === 'calm' && !document.hidden;
}

async function openOnline(id: string, isForRoom: boolean): Promise<Opened> {
  const client = isForRoom ? watchingClient : ownClient;
  // Fetched together: what is played here alone needs none of it.
  const [answer, { openOnlineSessionHere }] = await Promise.all([
    client.snapshot(id),
    import('./online-session-here.ts'),
  ]);
  if (!answer.ok) {
    const { error: failure } = answer;
    // Whoever cannot read it has no record of it either.
    return failure.code === 'broken-match' ? { kind: 'broken' } : { kind: 'failed', failure };
  }
  const snapshot = answer.value;
  const box = boxOf(snapshot.game);
  const [game, module] = await Promise.all([
    box && rulesOf(box, snapshot.rulesVersion),
    box?.table(),
  ]);
  if (!box || !game || !module) return { kind: 'old-rules', record: await recordFrom(id, client) };
  const session = await openOnlineSessionHere({ game, client, snapshot, isForRoom });
  return { kind: 'open', box, module, session };
}

/** A match that cannot be shown may still be had as a file. */
async function recordFrom(id: string, client: Client): Promise<MatchRecord | undefined> {
  const record = await client.record(id);
  return record.ok ? record.value : undefined;
}
