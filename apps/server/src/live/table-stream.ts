import { must } from '@kast/kernel';
import type { OpenTable } from '../matches/open-table.ts';
import { roleAt } from '../matches/roles.ts';
import { missedBy, tableFor } from '../matches/sight.ts';
import type { GuestId } from '../store/store.ts';
import type { EventLine } from './event-line.ts';

/**
 * Sends one viewer what happens at a table, from `ply` on. What was missed and what is new are the
 * same: whatever lies between the last ply sent and the match as it stands. A line that is full is
 * left alone until it has room again, and then goes on from there.
 */
export function streamTable(
  table: OpenTable,
  guest: GuestId | undefined,
  ply: number,
  line: EventLine,
): void {
  let sent = ply;
  let sentTable = '';

  const sendPlies = (): void => {
    const { viewer } = must(roleAt(table, guest), 'a role, which is never lost');
    for (const event of missedBy(table, viewer, sent)) {
      line.send({ event: 'ply', id: ++sent, data: event });
    }
  };

  const sendTable = (): void => {
    const { viewer } = must(roleAt(table, guest), 'a role, which is never lost');
    const event = tableFor(table, viewer);
    const text = JSON.stringify(event);
    if (text === sentTable) return;
    sentTable = text;
    line.send({ event: 'table', data: event });
  };

  const catchUp = (): void => {
    if (!line.isFull) sendTable();
    if (!line.isFull) sendPlies();
  };

  const leave = enter(table, guest);
  const unlisten = table.listen(catchUp);
  line.onRoom(catchUp);
  line.onEnd(() => {
    unlisten();
    leave();
  });
  catchUp();
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
