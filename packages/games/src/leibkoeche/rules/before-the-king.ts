import { must, type Seat, seatsOf } from '@kast/kernel';
import { trayOf, withTray } from './collecting.ts';
import { countOn, type Kind, PLACES, type Tray } from './pancakes.ts';
import type { LeibkoecheState } from './state.ts';

/** LK7.3 */
export function matchesKing(state: LeibkoecheState, seat: Seat): boolean {
  return matching(state.king, trayOf(state, seat)).length === PLACES;
}

/** LK7.3: the places, 1–6, on which a tray lies as the king wants it, as far as that is known. */
export function matching(king: readonly (Kind | null)[], tray: Tray): readonly number[] {
  return king.flatMap((kind, index) => (kind && tray[index]?.kind === kind ? [index + 1] : []));
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

export type End = 'left' | 'right';

export function shift(state: LeibkoecheState, garnish: Kind, end: End): LeibkoecheState {
  const shifted = shiftedTray(trayOf(state, state.onTurn), garnish, end);
  return { ...state, trays: withTray(state.trays, state.onTurn, shifted) };
}

/** LK7.4: one pancake out of the row and on again at an end; those between close up. */
export function shiftedTray(tray: Tray, garnish: Kind, end: End): Tray {
  const moved = must(
    tray.find((garnished) => garnished?.kind === garnish),
    `a ${garnish}`,
  );
  const rest = tray.filter((garnished) => garnished !== moved);
  return end === 'left' ? [moved, ...rest] : [...rest, moved];
}
