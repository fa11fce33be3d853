import { later } from '../../page/later.tsx';

/** What only a table in the room, or on its way to another device, needs. */
export const JoinBoard = later(() => import('./JoinBoard.tsx').then((door) => door.JoinBoard));
export const HandLinks = later(() => import('./HandLinks.tsx').then((door) => door.HandLinks));
export const TakeAlong = later(() => import('./TakeAlong.tsx').then((door) => door.TakeAlong));
export const JoinPage = later(
  () => import('../JoinPage.tsx').then((door) => door.JoinPage),
  'invitation',
);
export const InviteCode = later(() => import('./InviteCode.tsx').then((door) => door.InviteCode));
