import { lazy } from '../page/lazy.tsx';

/** What only a table that others can reach needs. */
export const PeopleFacts = lazy(() => import('./PeopleFacts.tsx').then((door) => door.PeopleFacts));
