import { later } from '../page/later.tsx';

/** What only a table with a clock needs. */
export const SeatClock = later(
  () => import('./SeatClock.tsx').then((door) => door.SeatClock),
  'clock',
);
export const ClockFacts = later(
  () => import('./ClockFacts.tsx').then((door) => door.ClockFacts),
  'clock',
);
export const TermsNote = later(
  () => import('./TermsNote.tsx').then((door) => door.TermsNote),
  'clock',
);
export const ClockPart = later(
  () => import('./ClockPart.tsx').then((door) => door.ClockPart),
  'clock',
);
