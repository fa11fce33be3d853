import { type GameBox, rulesOf, type TableModule } from '@kast/games';
import type { MatchRecord } from '@kast/kernel';
import type { Client, Failure } from '@kast/protocol/client';
import { boxOf } from '../cupboard/boxes.ts';
import { whenAwake } from '../device/awake.ts';
import { whenLeaving } from '../device/leaving.ts';
import { client as ownClient, watchingClient } from '../device/client.ts';
import { deviceStore } from '../device/device-store.ts';
import { pause } from '../device/pause.ts';
import { shareOrigin } from '../device/share-origin.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { workerThinker } from '../session/bots/worker-thinker.ts';
import { isLocalId } from '../session/here/begin-match.ts';
import { openLocalSession } from '../session/here/local-session.ts';
import { recordOfSaved, reviveMatch } from '../session/here/saved-match.ts';
import { keptAnswers } from '../session/online/kept-answers.ts';
import { keptNonces } from '../session/online/kept-nonces.ts';
import { seenPlies } from '../session/online/seen-plies.ts';
import { pageReferee } from '../session/referee/page-referee.ts';
import type { TableSession } from '../session/table-session.ts';

export interface OpenTable {
  readonly kind: 'open';
  readonly box: GameBox;
  readonly module: TableModule;
  readonly session: TableSession;
}

export type Opened =
  | OpenTable
  /** Kept by another device. */
  | { readonly kind: 'elsewhere' }
  /** The page does not know the rules that it was begun under. */
  | { readonly kind: 'old-rules'; readonly record: MatchRecord | undefined }
  /** It cannot be read back; the record is what there is of it. */
  | { readonly kind: 'broken'; readonly record: MatchRecord | undefined }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The code of the game could not be fetched: after a deploy an old page asks for what is gone. */
  | { readonly kind: 'unfetched' };

/**
 * Finds a match by its id, wherever it is played, and opens the doors that its table needs. For a room full of
 * people it is what any watcher sees.
 */
export async function openTable(id: string, isForRoom: boolean): Promise<Opened> {
  try {
    return await (isLocalId(id)
      ? openHere(id)
      : openOnline(id, isForRoom ? watchingClient : ownClient));
  } catch (error) {
    reportError(error);
    return { kind: 'unfetched' };
  }
}

async function openHere(id: string): Promise<Opened> {
  const saved = matchesHere.get(id);
  if (!saved) return { kind: 'elsewhere' };
  const log = matchesHere.logOf(saved);
  if (!log) return { kind: 'broken', record: undefined };
  const record = recordOfSaved(saved, log);
  const box = boxOf(saved.game);
  const [game, module] = await Promise.all([box && rulesOf(box, saved.rulesVersion), box?.table()]);
  if (!box || !game || !module) return { kind: 'old-rules', record };
  const begun = reviveMatch(saved, log, game);
  if (!begun.ok) return { kind: 'broken', record };
  const session = openLocalSession({
    game,
    saved,
    begun: begun.value,
    kept: matchesHere,
    thinker: workerThinker(),
    referee: pageReferee(box.referee),
    pause,
  });
  return { kind: 'open', box, module, session };
}

async function openOnline(id: string, client: Client): Promise<Opened> {
  // Fetched together: what is played here alone needs none of it.
  const [answer, { openOnlineSession }] = await Promise.all([
    client.snapshot(id),
    import('../session/online/online-session.ts'),
  ]);
  if (!answer.ok) {
    const { error: failure } = answer;
    // Whoever cannot read it has no record of it either.
    const isBroken = failure.code === 'broken-match';
    return isBroken ? { kind: 'broken', record: undefined } : { kind: 'failed', failure };
  }
  const snapshot = answer.value;
  const box = boxOf(snapshot.game);
  const [game, module] = await Promise.all([
    box && rulesOf(box, snapshot.rulesVersion),
    box?.table(),
  ]);
  if (!box || !game || !module) return { kind: 'old-rules', record: await recordFrom(id, client) };
  const session = await openOnlineSession({
    game,
    client,
    snapshot,
    seen: seenPlies(deviceStore),
    kept: keptAnswers(deviceStore),
    nonces: keptNonces(deviceStore),
    origin: await shareOrigin(),
    pause,
    whenAwake,
    whenLeaving,
    sendLast: (address, body) => void navigator.sendBeacon(address, body),
  });
  return { kind: 'open', box, module, session };
}

/** A match that cannot be shown may still be had as a file. */
async function recordFrom(id: string, client: Client): Promise<MatchRecord | undefined> {
  const record = await client.record(id);
  return record.ok ? record.value : undefined;
}
