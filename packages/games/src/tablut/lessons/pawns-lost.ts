import { ATTACKER, DEFENDER, type Side, type TablutState } from '../rules/index.ts';

export function pawnsLost(before: TablutState, after: TablutState, side: Side): number {
  const pawn = side === 'light' ? DEFENDER : ATTACKER;
  return before.board.split(pawn).length - after.board.split(pawn).length;
}
