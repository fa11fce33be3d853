import { lazy } from '../page/lazy.tsx';

/** What only a table with a clock needs. */
export const SeatClock = lazy(
  () => import('./SeatClock.tsx').then((door) => door.SeatClock),
  'clock',
);
export const TermsNote = lazy(
  () => import('./TermsNote.tsx').then((door) => door.TermsNote),
  'clock',
);
export const ClockPart = lazy(
  () => import('./ClockPart.tsx').then((door) => door.ClockPart),
  'clock',
);
