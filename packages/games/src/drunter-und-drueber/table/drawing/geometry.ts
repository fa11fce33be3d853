import { gridLies, type Offset } from '@kast/ui/kit';
import { COLUMNS, makeCircle, ROWS } from '../../rules/index.ts';

/** The drawing's units: a hundred per circle, and a hem for letters, numbers and high stacks. */
const UNIT = 100;
const HEM = { left: 44, top: 52, right: 16, bottom: 42 };

/** How thick a disc is, and how far each one leans beyond the one below. */
export const THICKNESS = 17;
const LEAN = 3;

export const lieOf = gridLies({
  columns: COLUMNS,
  rows: ROWS,
  unit: UNIT,
  rim: HEM,
  cellAt: (column, row) => row * COLUMNS + column,
  nameOf: makeCircle,
});

/** Where a disc lies in its stack, seen from its circle. */
export function restOf(height: number): Offset {
  return { x: height * LEAN, y: -height * THICKNESS };
}
