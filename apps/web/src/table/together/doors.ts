import { lazy } from '../../page/lazy.tsx';

/** What only a table in the room, or on its way to another device, needs. */
export const JoinBoard = lazy(() => import('./JoinBoard.tsx').then((door) => door.JoinBoard));
export const HandLinks = lazy(() => import('./HandLinks.tsx').then((door) => door.HandLinks));
export const TakeAlong = lazy(() => import('./TakeAlong.tsx').then((door) => door.TakeAlong));
export const JoinPage = lazy(
  () => import('../JoinPage.tsx').then((door) => door.JoinPage),
  'invitation',
);
export const InviteCode = lazy(() => import('./InviteCode.tsx').then((door) => door.InviteCode));
