import type { ChatRoom } from '@kast/protocol/client';
import type { TableSession } from '../session/table-session.ts';

/** T14: where whoever looks at this screen talks. */
export function ownRoom({ viewer }: Pick<TableSession, 'viewer'>): ChatRoom {
  return typeof viewer.value === 'number' ? 'players' : 'watchers';
}

/** The own room, and after the end the other one, too. */
export function readableRooms(
  session: Pick<TableSession, 'viewer' | 'stage'>,
): readonly ChatRoom[] {
  const own = ownRoom(session);
  const isOver = session.stage.shown.value.position.standing.outcome !== undefined;
  const other = own === 'players' ? 'watchers' : 'players';
  return isOver ? [own, other] : [own];
}

/** Which of them is shown before anybody has chosen: the own one, unless only in the other one something was said. */
export function roomToRead(
  rooms: readonly ChatRoom[],
  own: ChatRoom,
  isSilent: (room: ChatRoom) => boolean,
): ChatRoom {
  return isSilent(own) ? (rooms.find((room) => !isSilent(room)) ?? own) : own;
}

/** Is there anybody who could read it? Alone against computers there is not. */
export function mayTalk({ chat, holders, viewer }: TableSession): boolean {
  if (!chat) return false;
  if (typeof viewer.value !== 'number') return true;
  return holders.value.some(({ kind }) => kind === 'person' || kind === 'open');
}
