import type { TableProps } from '@kast/ui';
import type { LeibkoecheEvent, LeibkoecheMove, LeibkoecheView } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';

export type LeibkoecheTableProps = TableProps<
  LeibkoecheView,
  LeibkoecheMove,
  LeibkoecheEvent,
  LeibkoecheTexts
>;

/** Whose tray lies before whoever looks. */
export function ownSeat({ viewer }: Pick<LeibkoecheTableProps, 'viewer'>): number {
  return typeof viewer === 'number' ? viewer : 1;
}
