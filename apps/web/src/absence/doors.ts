import { later } from '../page/later.tsx';

/** What only a table that others can reach needs. */
export const AbsencePart = later(
  () => import('./AbsencePart.tsx').then((door) => door.AbsencePart),
  'absence',
);
export const AbsenceNotice = later(
  () => import('./AbsenceNotice.tsx').then((door) => door.AbsenceNotice),
  'absence',
);
export const AbsenceFacts = later(
  () => import('./AbsenceFacts.tsx').then((door) => door.AbsenceFacts),
  'absence',
);
