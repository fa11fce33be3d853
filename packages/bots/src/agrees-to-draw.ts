import type { Seat } from '@kast/kernel';
import type { Choice } from './bot.ts';

/** T4: a computer agrees to a draw when it expects less than its fair share from playing on. */
export function agreesToDraw(estimate: Choice['estimate'], seat: Seat, seats: number): boolean {
  const expected = estimate[seat - 1];
  return expected !== undefined && expected < 1 / seats;
}
