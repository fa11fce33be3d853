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
  /** By class of square: see square-classes.ts. */
  readonly attackerAt: readonly number[];
  readonly defenderAt: readonly number[];
  readonly kingAt: readonly number[];
}

/** Fitted to how matches of the bot against itself ended, by logistic regression. */
export const WEIGHTS: Weights = {
  defender: 15,
  attacker: -14,
  turn: 7,
  kingStep: 9,
  oneCorner: [97, 42],
  twoCorners: [1685, 238],
  inThree: [30, 28],
  attackerBesideKing: 50,
  defenderBesideKing: 42,
  exposedSide: 47,
  attackerAt: [0, -74, -89, -79, -64, -113, -90, -98, -89, -86, -117, -35, -65, -41, 0],
  defenderAt: [0, 4, 70, 82, 48, 47, 33, 83, 26, 52, 78, 48, 64, 70, 0],
  kingAt: [0, 0, 516, 637, 645, 308, 426, 363, 384, 384, 386, 342, 373, 414, 462],
};
