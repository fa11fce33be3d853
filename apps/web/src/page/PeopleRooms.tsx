import type { ComponentType, JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { NotFound } from './NotFound.tsx';
import { Fetching } from './Page.tsx';
import { useLoaded } from './use-loaded.ts';

type OpenRoom = () => Promise<ComponentType>;

/** By the first part of their addresses. */
const ROOMS: Readonly<Record<string, OpenRoom>> = {
  club: () => import('../club/ClubRooms.tsx').then((door) => door.ClubRooms),
  friends: () => import('../friends/FriendRooms.tsx').then((door) => door.FriendRooms),
  player: () => import('../profile/ProfilePage.tsx').then((door) => door.ProfilePage),
  moderation: () => import('../moderation/ModerationPage.tsx').then((door) => door.ModerationPage),
};

/** Rooms about people rather than games: the cupboard knows of them only that they are here. */
export function PeopleRooms(): JSX.Element {
  const [, name = ''] = useLocation().path.split('/');
  const open = Object.hasOwn(ROOMS, name) ? ROOMS[name] : undefined;
  return open ? <Opened key={name} open={open} /> : <NotFound />;
}

function Opened({ open }: { readonly open: OpenRoom }): JSX.Element {
  const opened = useLoaded(async () => ({ Found: await open() }), []);
  if (opened.status !== 'here') return <Fetching failed={opened.status === 'failed'} />;
  const { Found } = opened.value;
  return <Found />;
}
