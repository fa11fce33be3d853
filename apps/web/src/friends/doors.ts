import { later } from '../page/later.tsx';

/** What only who has set a table with free seats needs. */
export const InviteFriends = later(() =>
  import('./InviteFriends.tsx').then((door) => door.InviteFriends),
);
