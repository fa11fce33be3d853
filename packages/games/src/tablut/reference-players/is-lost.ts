import { KING_ESCAPED, KING_TAKEN, NO_MOVE, type TablutPosition } from '../bot/position.ts';

/** Has the side on turn lost? Every way of winning is the winner's own move, or the other's lack of one. */
export function isLost({ standing }: TablutPosition): boolean {
  return standing === KING_TAKEN || standing === KING_ESCAPED || standing === NO_MOVE;
}
