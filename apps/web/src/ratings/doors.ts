import { later } from '../page/later.tsx';

/** What only a rated table says. */
export const RatedMark = later(
  () => import('./RatedMark.tsx').then((door) => door.RatedMark),
  'ratings',
);
export const RatedNote = later(
  () => import('./RatedMark.tsx').then((door) => door.RatedNote),
  'ratings',
);
export const NeedsAccount = later(
  () => import('./NeedsAccount.tsx').then((door) => door.NeedsAccount),
  'ratings',
);

/** What only a table online needs. */
export const RatedPart = later(
  () => import('./RatedPart.tsx').then((door) => door.RatedPart),
  'ratings',
);
