import type { Seat } from '@kast/kernel';
import type { Draft, Tell } from './draft.ts';
import type { PailleState } from './state.ts';

type AroundTheShark = Pick<PailleState, 'hands' | 'shark'>;

/** CP2.5, CP3.4, CP6.5 */
export function giveShark(draft: Draft, seat: Seat, tell: Tell): void {
  draft.shark = seat;
  tell({ kind: 'shark', seat });
}

/** CP3.3: steps clockwise, 0 for the seat that has it. */
export function stepsFromShark({ hands, shark }: AroundTheShark, seat: Seat): number {
  return (seat - shark + hands.length) % hands.length;
}

/** Of these seats, the first one clockwise. CP6.2 */
export function nearestToShark(table: AroundTheShark, seats: readonly Seat[]): Seat | undefined {
  return seats.toSorted(
    (one, other) => stepsFromShark(table, one) - stepsFromShark(table, other),
  )[0];
}
