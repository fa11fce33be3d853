import { useSignalEffect } from '@preact/signals';
import { useLocation } from 'preact-iso';
import type { TableSession } from '../../session/table-session.ts';
import { tableAddress, type TableMode } from '../table-mode.ts';

/** A big screen has nobody to press anything: it goes where its players go. */
export function useNextMatch(session: TableSession, mode: TableMode): void {
  const { route } = useLocation();
  useSignalEffect(() => {
    const next = session.rematch.value;
    if (mode === 'screen' && next !== undefined) route(tableAddress(next, mode), true);
  });
}
