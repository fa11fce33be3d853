import { must, type Outcome, type Seat } from '@kast/kernel';
import { countOn, type Tray } from './pancakes.ts';

export const PANS = ['small', 'normal', 'large'] as const;
export type Pan = (typeof PANS)[number];

interface Trays {
  readonly trays: readonly Tray[];
}

/** LK2.1, LK2.2: small for the leaders, large for the last, normal between and when all are equal. */
export function panFor({ trays }: Trays, seat: Seat): Pan {
  return panAmong(trays.map(countOn), seat);
}

/** LK2.1: the pan that one more pancake would bring. */
export function panWithOneMore({ trays }: Trays, seat: Seat): Pan {
  return panAmong(
    trays.map((tray, index) => countOn(tray) + (index === seat - 1 ? 1 : 0)),
    seat,
  );
}

interface Turn extends Trays {
  readonly onTurn: Seat;
  readonly pan: Pan;
  readonly arrived: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** LK2: the pan that a seat has, or takes next; LK7.4: nobody throws before the king. */
export function panOf(turn: Turn, seat: Seat): Pan | undefined {
  if (turn.outcome || turn.arrived.includes(seat)) return undefined;
  // LK2.3
  return turn.onTurn === seat ? turn.pan : panFor(turn, seat);
}

function panAmong(counts: readonly number[], seat: Seat): Pan {
  const own = must(counts[seat - 1], `a tray of seat ${seat}`);
  const most = Math.max(...counts);
  const fewest = Math.min(...counts);
  if (most === fewest) return 'normal';
  if (own === most) return 'small';
  return own === fewest ? 'large' : 'normal';
}
