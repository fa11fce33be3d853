import { lazy } from '../page/lazy.tsx';

/** What only a rated table says. */
export const RatedMark = lazy(
  () => import('./RatedMark.tsx').then((door) => door.RatedMark),
  'ratings',
);
