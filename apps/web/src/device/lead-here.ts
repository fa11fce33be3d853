import type { Lead } from '../session/here/lead.ts';
import { keyOf } from '../session/here/saved-matches.ts';
import { windowLead } from '../session/here/window-lead.ts';

/** The lead of a match that is kept on this device, among all windows of this browser. */
export function leadHere(id: string): Lead {
  const { locks } = navigator;
  return windowLead(keyOf(id), { locks, isHidden: () => document.hidden, whenTurnedTo });
}

/** Calls whenever somebody turns to this window; gives the way to stop that. */
function whenTurnedTo(listener: () => void): () => void {
  const look = (): void => {
    if (!document.hidden) listener();
  };
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
