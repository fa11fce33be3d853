import { gridLies } from '@kast/ui/kit';
import { BOARD_SIZE, makeSquare, squareAt } from '../../rules/index.ts';

/** The drawing measures 972 units: nine squares of 100, and a rim for letters and fittings. */
export const UNIT = 100;
export const RIM = 36;
export const WIDTH = BOARD_SIZE * UNIT + 2 * RIM;

/** The board has no front: a1 lies at the bottom left for everybody, unless it is turned. */
export const lieOf = gridLies({
  columns: BOARD_SIZE,
  rows: BOARD_SIZE,
  unit: UNIT,
  rim: { left: RIM, top: RIM, right: RIM, bottom: RIM },
  cellAt: squareAt,
  nameOf: makeSquare,
});
