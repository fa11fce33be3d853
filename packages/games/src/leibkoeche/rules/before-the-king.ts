import { must, type Seat, seatsOf } from '@kast/kernel';
import { trayOf, withTray } from './collecting.ts';
import { countOn, type Kind } from './pancakes.ts';
import type { LeibkoecheState } from './state.ts';

/** LK7.3 */
export function matchesKing(state: LeibkoecheState, seat: Seat): boolean {
  const tray = trayOf(state, seat);
  return state.king.every((kind, place) => tray[place]?.kind === kind);
}

export function win(state: LeibkoecheState, seat: Seat): LeibkoecheState {
  const outcome = { winners: [seat], rule: 'LK7.3' };
  return { ...state, phase: 'over', held: null, outcome };
}

/** LK7.2: from the first to arrive clockwise, everybody who has something to order. */
export function interrupt(state: LeibkoecheState): LeibkoecheState {
  const ordering = seatsOf(state.seats)
    .map((_, step) => ((state.onTurn - 1 + step) % state.seats) + 1)
    .filter((seat) => countOn(trayOf(state, seat)) > 0);
  return { ...state, phase: 'ordering', ordering };
}

/** LK7.4: one pancake out of the row and on again at an end; those between close up. */
export function shift(
  state: LeibkoecheState,
  garnish: Kind,
  end: 'left' | 'right',
): LeibkoecheState {
  const tray = trayOf(state, state.onTurn);
  const moved = must(
    tray.find((garnished) => garnished?.kind === garnish),
    `a ${garnish}`,
  );
  const rest = tray.filter((garnished) => garnished !== moved);
  const shifted = end === 'left' ? [moved, ...rest] : [...rest, moved];
  return { ...state, trays: withTray(state.trays, state.onTurn, shifted) };
}
