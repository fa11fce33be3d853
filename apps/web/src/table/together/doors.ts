import { lazy } from '../../page/lazy.tsx';

/** What only a table in the room, on its way to another device, or out of reach needs. */
export const JoinBoard = lazy(
  () => import('./JoinBoard.tsx').then((door) => door.JoinBoard),
  'bigScreen',
);
export const HandLinks = lazy(
  () => import('./HandLinks.tsx').then((door) => door.HandLinks),
  'bigScreen',
);
export const JoinPage = lazy(
  () => import('../JoinPage.tsx').then((door) => door.JoinPage),
  'account',
  'invitation',
);
export const UnreadableTable = lazy(() =>
  import('../UnreadableTable.tsx').then((door) => door.UnreadableTable),
);
