import { must, type Seat } from '@kast/kernel';
import { countOn, type Tray } from './pancakes.ts';

export const PANS = ['small', 'normal', 'large'] as const;
export type Pan = (typeof PANS)[number];

/** LK2.1, LK2.2: small for the leaders, large for the last, normal between and when all are equal. */
export function panFor({ trays }: { readonly trays: readonly Tray[] }, seat: Seat): Pan {
  const counts = trays.map(countOn);
  const own = must(counts[seat - 1], `a tray of seat ${seat}`);
  const most = Math.max(...counts);
  const fewest = Math.min(...counts);
  if (most === fewest) return 'normal';
  if (own === most) return 'small';
  return own === fewest ? 'large' : 'normal';
}
