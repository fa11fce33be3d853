import type { GridLie, Offset, Piece } from '@kast/ui/kit';
import {
  circleNamed,
  type Colour,
  colourOf,
  type DrunterView,
  hasWaitedEnough,
  makeCircle,
} from '../../rules/index.ts';
import { restOf } from './geometry.ts';

export interface DiscPiece extends Piece {
  readonly kind: Colour;
  readonly layer: number;
  /** Another one lies on it: only its edge is seen. */
  readonly isCovered: boolean;
  /** DD3.7: the turns that it has waited under another; 0 where none are counted. */
  readonly waited: number;
  /** It has waited long enough. */
  readonly mayLeave: boolean;
}

/** Every disc, from the back to the front and from the bottom up. */
export function piecesOf({ stacks, options }: DrunterView, lie: GridLie): readonly DiscPiece[] {
  const { block } = options;
  return lie.fromTheBack.flatMap((circle) => {
    const stack = stacks[circle] ?? [];
    return stack.map((stone, layer) => ({
      kind: colourOf(stone.owner),
      at: makeCircle(circle),
      layer,
      isCovered: layer < stack.length - 1,
      waited: block === 'endless' ? 0 : stone.waited,
      mayLeave: hasWaitedEnough(stone, block),
    }));
  });
}

export function placeIn(lie: GridLie, { at, layer }: Pick<DiscPiece, 'at' | 'layer'>): Offset {
  const middle = lie.middleOf(circleNamed(at));
  const rest = restOf(layer);
  return { x: middle.x + rest.x, y: middle.y + rest.y };
}
