import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { NotFound } from '../page/NotFound.tsx';
import { OpenedRoom, type OpenRoom } from '../page/OpenedRoom.tsx';

/** By the last part of their addresses. */
const ROOMS: Readonly<Record<string, OpenRoom>> = {
  '': () => import('./PrintPage.tsx').then((door) => door.PrintPage),
  rules: () => import('./PrintedRules.tsx').then((door) => door.PrintedRules),
  reference: () => import('./QuickReference.tsx').then((door) => door.QuickReference),
  scores: () => import('./ScoreSheet.tsx').then((door) => door.ScoreSheet),
};

/** Whatever is below `/tablut/print`. */
export function PaperRooms(): JSX.Element {
  const name = useRoute().params['part'] ?? '';
  const open = Object.hasOwn(ROOMS, name) ? ROOMS[name] : undefined;
  return open ? <OpenedRoom key={name} open={open} /> : <NotFound />;
}
