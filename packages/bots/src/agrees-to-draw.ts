import type { Seat } from '@kast/kernel';
import type { Choice } from './bot.ts';

export interface OfferedDraw {
  readonly estimate: Choice['estimate'];
  readonly seat: Seat;
  readonly seats: number;
  readonly ply: number;
}

/**
 * T4: a computer agrees to a draw when it expects less than its fair share from playing on. In the
 * opening, where an estimate says more about the game than about this match, only when it expects
 * next to nothing.
 */
export function agreesToDraw({ estimate, seat, seats, ply }: OfferedDraw): boolean {
  const expected = estimate[seat - 1];
  if (expected === undefined) return false;
  const share = 1 / seats;
  return expected < (ply < seats * OPENING_ROUNDS ? share / 3 : share);
}

const OPENING_ROUNDS = 8;
