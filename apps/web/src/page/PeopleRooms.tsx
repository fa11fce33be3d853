import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { NotFound } from './NotFound.tsx';
import { OpenedRoom, type OpenRoom } from './OpenedRoom.tsx';

/** By the first part of their addresses. */
const ROOMS: Readonly<Record<string, OpenRoom>> = {
  // Where links in mails lead.
  account: () => import('../account/account-rooms.ts').then((door) => door.MailPage),
  club: () => import('../club/ClubRooms.tsx').then((door) => door.ClubRooms),
  friends: () => import('../friends/FriendRooms.tsx').then((door) => door.FriendRooms),
  player: () => import('../profile/ProfilePage.tsx').then((door) => door.ProfilePage),
  moderation: () => import('../moderation/ModerationPage.tsx').then((door) => door.ModerationPage),
};

/** Rooms about people rather than games, and what is not there: the cupboard knows of them only that they are here. */
export function PeopleRooms(): JSX.Element {
  const [, name = ''] = useLocation().path.split('/');
  const open = Object.hasOwn(ROOMS, name) ? ROOMS[name] : undefined;
  return open ? <OpenedRoom key={name} open={open} /> : <NotFound />;
}
