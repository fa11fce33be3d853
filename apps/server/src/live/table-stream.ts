import { must, type Viewer } from '@kast/kernel';
import type { PlyEvent } from '@kast/protocol';
import type { OpenTable } from '../matches/open-table.ts';
import { roleAt } from '../matches/roles.ts';
import { happenedSince, missedSince, tableFor } from '../matches/sight.ts';
import type { GuestId } from '../store/store.ts';
import type { EventLine } from './event-line.ts';

/**
 * Sends one viewer what happens at a table: first what came after `ply` while they were away, then
 * whatever lies between the last ply sent and the match as it stands. A line that is full is left
 * alone until it has room again, and then goes on from there.
 */
export function streamTable(
  table: OpenTable,
  guest: GuestId | undefined,
  ply: number,
  line: EventLine,
): void {
  let sent = ply;
  let sentTable = '';
  const viewerNow = (): Viewer => must(roleAt(table, guest), 'a role, which is never lost').viewer;

  const sendPlies = (events: readonly PlyEvent[]): void => {
    for (const event of events) line.send({ event: 'ply', id: ++sent, data: event });
  };

  const sendTable = (): void => {
    const event = tableFor(table, viewerNow());
    const text = JSON.stringify(event);
    if (text !== sentTable) line.send({ event: 'table', data: event });
    sentTable = text;
  };

  const goOn = (): void => {
    if (!line.isFull) sendTable();
    if (!line.isFull) sendPlies(happenedSince(table, viewerNow(), sent));
  };

  const leave = enter(table, guest);
  const unlisten = table.listen(goOn);
  line.onRoom(goOn);
  line.onEnd(() => {
    unlisten();
    leave();
  });
  sendTable();
  sendPlies(missedSince(table, viewerNow(), ply));
}

/** Being there: for as long as a guest has any stream of this table open. */
function enter(table: OpenTable, guest: GuestId | undefined): () => void {
  if (guest === undefined) return () => undefined;
  const { present } = table;
  present.set(guest, (present.get(guest) ?? 0) + 1);
  table.tell();
  return () => {
    const left = (present.get(guest) ?? 1) - 1;
    if (left === 0) present.delete(guest);
    else present.set(guest, left);
    table.tell();
  };
}
