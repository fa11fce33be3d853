import type { GameBox, TableModule } from '@kast/games';
import type { Failure } from '@kast/protocol/client';
import { boxOf } from '../cupboard/boxes.ts';
import { whenAwake } from '../device/awake.ts';
import { client } from '../device/client.ts';
import { deviceStore } from '../device/device-store.ts';
import { pause } from '../device/pause.ts';
import { shelf } from '../device/shelf.ts';
import { workerThinker } from '../session/bots/worker-thinker.ts';
import { isLocalId } from '../session/here/begin-match.ts';
import { openLocalSession } from '../session/here/local-session.ts';
import { reviveMatch } from '../session/here/saved-match.ts';
import { openOnlineSession } from '../session/online/online-session.ts';
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
  | { readonly kind: 'old-rules' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Finds a match by its id, wherever it is played, and opens the doors that its table needs. */
export function openTable(id: string): Promise<Opened> {
  return isLocalId(id) ? openHere(id) : openOnline(id);
}

async function openHere(id: string): Promise<Opened> {
  const saved = shelf.get(id);
  const box = saved && boxOf(saved.game);
  if (!saved) return { kind: 'elsewhere' };
  if (!box) return { kind: 'old-rules' };
  const [game, module] = await Promise.all([box.rules(), box.table()]);
  const match = reviveMatch(saved, game);
  if (!match.ok) return { kind: 'old-rules' };
  const session = openLocalSession({
    game,
    saved,
    match: match.value,
    shelf,
    thinker: workerThinker(),
    referee: pageReferee(box.referee),
    pause,
  });
  return { kind: 'open', box, module, session };
}

async function openOnline(id: string): Promise<Opened> {
  const answer = await client.snapshot(id);
  if (!answer.ok) return { kind: 'failed', failure: answer.error };
  const snapshot = answer.value;
  const box = boxOf(snapshot.game);
  if (!box || box.info.rulesVersion !== snapshot.rulesVersion) return { kind: 'old-rules' };
  const [game, module] = await Promise.all([box.rules(), box.table()]);
  const session = await openOnlineSession({
    game,
    client,
    snapshot,
    seen: seenPlies(deviceStore),
    origin: location.origin,
    pause,
    whenAwake,
  });
  return { kind: 'open', box, module, session };
}
