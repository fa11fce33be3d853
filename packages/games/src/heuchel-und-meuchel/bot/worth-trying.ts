import { must, type Seat } from '@kast/kernel';
import {
  columnOf,
  game,
  goalRow,
  type HeuchelMove,
  type HeuchelState,
  type Lot,
  openPileAt,
  type Pile,
  takeable,
} from '../rules/index.ts';

/**
 * The legal moves of a seat without those that hardly differ: of a taking, lots from several columns
 * are named in one order, and a part of a stack is taken only where that leaves a rest to lapse or
 * to come home, or its top card alone.
 */
export function worthTrying(state: HeuchelState, seat: Seat): readonly HeuchelMove[] {
  if (state.phase !== 'taking') return game.moves(state, seat);
  const lots = takeable(state).reduce<readonly (readonly Lot[])[]>(
    (chosen, column) => [
      ...chosen,
      ...chosen.flatMap((taken) =>
        parts(must(openPileAt(columnOf(state, column), state.landed), 'a stack'), state.landed).map(
          (count) => [...taken, { column, count }],
        ),
      ),
    ],
    [[]],
  );
  return lots.map((taken) =>
    taken.length === 0 ? { kind: 'leave' } : { kind: 'take', lots: taken },
  );
}

function parts({ cards }: Pile, row: number): readonly number[] {
  return cards.flatMap((_, index) => {
    const count = index + 1;
    const next = cards[count];
    const isTelling = !next || count === 1 || row >= goalRow(next.card);
    return isTelling ? [count] : [];
  });
}
