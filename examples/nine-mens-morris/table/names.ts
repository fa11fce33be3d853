import { headed } from '@kast/games/box/texts/enumerated.ts';
import { type Board, makePoint, pointNamed, pointsOf, type Side, sideAt } from '../rules/index.ts';
import type { MorrisTexts } from '../texts/speak.ts';

export type Sign = 'target' | 'prey' | undefined;

/** A point for the ear: "d2, Light", "d3, empty, can go here". */
export function nameOfPoint(
  board: Board,
  name: string,
  sign: Sign,
  { names, table }: MorrisTexts,
): string {
  const side = sideAt(board, pointNamed(name));
  const parts = [name, side ? names.side[side] : table.empty];
  if (sign) parts.push(table[sign]);
  return parts.join(', ');
}

/** A whole board for the ear: "Nine Men's Morris board: Light on a1 and a4; Dark on d2". */
export function nameOfBoard(board: Board, { table }: MorrisTexts): string {
  const lots = (['light', 'dark'] as const satisfies readonly Side[]).flatMap((side) => {
    const points = pointsOf(board, side).map(makePoint);
    return points.length > 0 ? [table.menOn({ side, points })] : [];
  });
  return headed(table.board, lots, table);
}
