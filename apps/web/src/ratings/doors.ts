import { lazy } from '../page/lazy.tsx';

/** What only a rated table says. */
export const RatedMark = lazy(
  () => import('./RatedMark.tsx').then((door) => door.RatedMark),
  'ratings',
);
export const RatedNote = lazy(
  () => import('./RatedMark.tsx').then((door) => door.RatedNote),
  'ratings',
);
export const NeedsAccount = lazy(
  () => import('./NeedsAccount.tsx').then((door) => door.NeedsAccount),
  'ratings',
);

/** What only a table online needs. */
export const RatedPart = lazy(
  () => import('./RatedPart.tsx').then((door) => door.RatedPart),
  'ratings',
);
