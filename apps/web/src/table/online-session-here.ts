import { whenAwake } from '../device/awake.ts';
import { deviceStore } from '../device/device-store.ts';
import { whenLeaving } from '../device/leaving.ts';
import { pause } from '../device/pause.ts';
import { shareOrigin } from '../device/share-origin.ts';
import { keptAnswers } from '../session/online/kept-answers.ts';
import { keptNonces } from '../session/online/kept-nonces.ts';
import { type OnlineTable, openOnlineSession } from '../session/online/online-session.ts';
import { seenPlies } from '../session/online/seen-plies.ts';
import type { TableSession } from '../session/table-session.ts';

/** With what this device keeps of matches on the server. */
export async function openOnlineSessionHere(
  table: Pick<OnlineTable, 'game' | 'client' | 'snapshot' | 'isForRoom'>,
): Promise<TableSession> {
  return openOnlineSession({
    ...table,
    seen: seenPlies(deviceStore),
    kept: keptAnswers(deviceStore),
    nonces: keptNonces(deviceStore),
    origin: await shareOrigin(),
    pause,
    whenAwake,
    whenLeaving,
    sendLast: (address, body) => void navigator.sendBeacon(address, body),
  });
}
