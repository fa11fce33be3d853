import { later } from '../page/later.tsx';

/** What only a table that others can reach needs. */
export const AbsencePart = later(
  () => import('./AbsencePart.tsx').then((door) => door.AbsencePart),
  'absence',
);
