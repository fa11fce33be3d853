import { must, type Seat } from '@kast/kernel';
import { countOn } from './pancakes.ts';
import type { LeibkoecheState, Pan } from './state.ts';

/** LK2.1, LK2.2: small for the leaders, large for the last, normal between and when all are equal. */
export function panFor(state: Pick<LeibkoecheState, 'trays'>, seat: Seat): Pan {
  const counts = state.trays.map(countOn);
  const own = must(counts[seat - 1], `a tray of seat ${seat}`);
  const most = Math.max(...counts);
  const fewest = Math.min(...counts);
  if (most === fewest) return 'normal';
  if (own === most) return 'small';
  return own === fewest ? 'large' : 'normal';
}
