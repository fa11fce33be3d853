import { later } from '../page/later.tsx';

/** What only a table online needs. */
export const RatedPart = later(
  () => import('./RatedPart.tsx').then((door) => door.RatedPart),
  'ratings',
);
