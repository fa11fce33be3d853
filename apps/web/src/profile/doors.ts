import { later } from '../page/later.tsx';

/** What only a table that others can reach needs. */
export const PeopleFacts = later(() =>
  import('./PeopleFacts.tsx').then((door) => door.PeopleFacts),
);
