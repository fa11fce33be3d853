import type { SeatCodeUsed } from '@kast/protocol/client';

/**
 * T10: where a code leads that was used: to the own seat, or to where one takes a free one. Beside a big screen a
 * phone shows the own hand; anywhere else it shows the whole table. `isNamed`: they have just said who they are.
 */
export function codeAddress({ id, invitation, isScreen }: SeatCodeUsed, isNamed: boolean): string {
  if (invitation === undefined) return `/m/${id}`;
  const table = isScreen ? `/m/${id}/hand` : `/m/${id}`;
  return `${table}?seat=${invitation}${isNamed ? '&named=1' : ''}`;
}
