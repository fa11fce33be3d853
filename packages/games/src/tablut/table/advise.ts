import { must } from '@kast/kernel';
import { makeSquare, pieceAt, type TablutMove, type TablutView } from '../rules/index.ts';
import type { TablutTexts } from '../texts/speak.ts';

/** A move that was not made yet, in words. */
export function advise({ from, to }: TablutMove, view: TablutView, texts: TablutTexts): string {
  return texts.table.advice({
    man: must(pieceAt(view.board, from), 'a piece to move'),
    from: makeSquare(from),
    to: makeSquare(to),
  });
}
