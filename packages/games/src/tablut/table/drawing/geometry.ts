import { type Extent, type GridLie, gridLies } from '@kast/ui/kit';
import { BOARD_SIZE, makeSquare, squareAt } from '../../rules/index.ts';

/** The drawing measures 972 units: nine squares of 100, and a rim for letters and fittings. */
export const UNIT = 100;
export const RIM = 36;
export const WIDTH = BOARD_SIZE * UNIT + 2 * RIM;

/** What is left of the rim where a thumb needs the room: half of the burnt line around the squares. */
const NARROW_RIM = 2;
/** A board of so many pixels has squares as large as a thumb, with its rim. */
const ROOM_FOR_A_RIM = 428;

const whole = gridLies(planWith(RIM));
const narrow = gridLies(planWith(NARROW_RIM));

/** The board has no front: a1 lies at the bottom left for everybody, unless it is turned. */
export function lieOf(isTurned: boolean, isNarrow = false): GridLie {
  return (isNarrow ? narrow : whole)(isTurned);
}

/** Where squares would be smaller than a thumb, the board is squares alone. */
export function isNarrowIn(room: Extent | undefined): boolean {
  return room !== undefined && Math.min(room.width, room.height) < ROOM_FOR_A_RIM;
}

function planWith(rim: number) {
  return {
    columns: BOARD_SIZE,
    rows: BOARD_SIZE,
    unit: UNIT,
    rim: { left: rim, top: rim, right: rim, bottom: rim },
    cellAt: squareAt,
    nameOf: makeSquare,
  };
}
