import type { Choice } from '@kast/bots';
import type { Seat } from '@kast/kernel';

/** A computer agrees to a draw when it would rather not play on. T4 */
export function agreesToDraw(choice: Choice, seat: Seat): boolean {
  return (choice.estimate[seat - 1] ?? 1) < 0.45;
}
