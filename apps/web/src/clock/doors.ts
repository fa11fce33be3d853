import { lazy } from '../page/lazy.tsx';

/** What only a table with a clock needs. */
export const SeatClock = lazy(
  () => import('./SeatClock.tsx').then((door) => door.SeatClock),
  'clock',
);
