import { type Frame, type GridLie, gridLies, type Offset } from '@kast/ui/kit';
import { GRID_SIZE, makePoint, PIECES_EACH, pointAt, type Side } from '../../rules/index.ts';

/** The drawing's units: 120 per place of the grid, a rim for the numbers, and two grooves for the hands. */
export const UNIT = 120;
export const RIM = 56;
/** From the edge to the middle of a groove, and how high it is. */
export const GROOVE = 68;
export const GROOVE_HEIGHT = 100;
const BESIDE = 2 * GROOVE;
/** For the letters. */
export const STRIP = 30;

/** The board has no front: a1 lies at the bottom left for everybody, unless it is turned. */
export const lieOf = gridLies({
  columns: GRID_SIZE,
  rows: GRID_SIZE,
  unit: UNIT,
  rim: { left: RIM, top: BESIDE, right: RIM, bottom: BESIDE + STRIP },
  cellAt: pointAt,
  nameOf: makePoint,
});

/** Where it lies for a hand. */
export function grooveOf(lie: GridLie, side: Side): Frame {
  const { x, width } = lie.frame;
  return { x, width, y: grooveAt(lie, side) - GROOVE_HEIGHT / 2, height: GROOVE_HEIGHT };
}

/** Light's groove is below, dark's above. */
function grooveAt(lie: GridLie, side: Side): number {
  const isBelow = (side === 'light') === (lie.key === 'upright');
  return isBelow ? lie.height - GROOVE : GROOVE;
}

/** Where the pieces in hand lie, from the left. */
export function inGroove(lie: GridLie, side: Side, place: number): Offset {
  const step = lie.frame.width / PIECES_EACH;
  return { x: lie.frame.x + (place + 0.5) * step, y: grooveAt(lie, side) };
}
