import type { Offset } from '../stage/motions.ts';

export interface CellOnPage {
  readonly cell: string;
  readonly middle: Offset;
}

/** Half of what a thumb needs. */
const REACH = 22;

/**
 * The cell that a finger means which came down beside them: the nearest one whose middle is within reach of a
 * thumb. On a small screen cells are smaller than a thumb.
 */
export function nearestCell(at: Offset, cells: readonly CellOnPage[]): string | undefined {
  const within = cells.filter(
    ({ middle }) => Math.abs(middle.x - at.x) <= REACH && Math.abs(middle.y - at.y) <= REACH,
  );
  const far = ({ middle }: CellOnPage): number => Math.hypot(middle.x - at.x, middle.y - at.y);
  return within.toSorted((one, other) => far(one) - far(other))[0]?.cell;
}
