/** What an estimate is made of, in hundredths of a pawn or so; what is good for light is positive. */
export interface Weights {
  readonly defender: number;
  readonly attacker: number;
  /** For being on turn: added for light, subtracted for dark. */
  readonly turn: number;
  /** Per square that the king can go to. */
  readonly kingStep: number;
  /** Per edge square that the king can go to with one corner open from there: light on turn, or dark. */
  readonly oneCorner: readonly [number, number];
  /** The same with both corners open. */
  readonly twoCorners: readonly [number, number];
  /** Per square from which the king could go on to such an edge square. */
  readonly inThree: readonly [number, number];
  readonly attackerBesideKing: number;
  readonly defenderBesideKing: number;
  /** Per free square beside the king opposite an attacker. */
  readonly exposedSide: number;
  /** Per corner with an attacker near it. */
  readonly guardedCorner: number;
  /** By class of square: see square-classes.ts. */
  readonly attackerAt: readonly number[];
  readonly defenderAt: readonly number[];
  readonly kingAt: readonly number[];
}

export const WEIGHTS: Weights = {
  defender: 110,
  attacker: -60,
  turn: 10,
  kingStep: 6,
  oneCorner: [60, 30],
  twoCorners: [400, 120],
  inThree: [30, 15],
  attackerBesideKing: -25,
  defenderBesideKing: 5,
  exposedSide: -20,
  guardedCorner: -25,
  attackerAt: [0, 0, -4, 0, 0, 0, -6, -4, 0, -4, -2, 0, 0, 0, 0],
  defenderAt: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  kingAt: [0, 0, 0, 0, 0, 0, 10, 5, 5, 20, 10, 10, 5, 0, 0],
};
