import { lazy } from '../page/lazy.tsx';

/** What only a table that others can reach needs. */
export const AbsenceNotice = lazy(
  () => import('./AbsenceNotice.tsx').then((door) => door.AbsenceNotice),
  'absence',
);
