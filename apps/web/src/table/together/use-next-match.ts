import { useLocation } from 'preact-iso';
import type { TableSession } from '../../session/table-session.ts';
import { useSessionEffect } from '../../session/use-session-effect.ts';
import { tableAddress, type TableMode } from '../table-mode.ts';

/** A big screen has nobody to press anything: it goes where its players go. */
export function useNextMatch(session: TableSession, mode: TableMode): void {
  const { route } = useLocation();
  useSessionEffect(session, () => {
    const next = session.rematch.value;
    if (mode === 'screen' && next !== undefined) route(tableAddress(next, mode), true);
  });
}
