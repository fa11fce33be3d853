import { lazy } from '../page/lazy.tsx';

/** What only who has set a table with free seats needs. */
export const InviteFriends = lazy(() =>
  import('./InviteFriends.tsx').then((door) => door.InviteFriends),
);
