/** What an estimate is made of, in hundredths of a pawn or so; what is good for light is positive. */
export interface Weights {
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
  /** What a piece is worth, by the class of its square: see square-classes.ts. */
  readonly attackerAt: readonly number[];
  readonly defenderAt: readonly number[];
  readonly kingAt: readonly number[];
}

/** Fitted to how matches of the bot against itself ended, by logistic regression. */
export const WEIGHTS: Weights = {
  turn: 12,
  kingStep: 9,
  oneCorner: [90, 51],
  twoCorners: [997, 209],
  inThree: [13, 13],
  attackerBesideKing: 26,
  defenderBesideKing: 21,
  exposedSide: 19,
  attackerAt: [0, -81, -69, -72, -78, -80, -78, -82, -75, -97, -73, -61, -81, -49, 0],
  defenderAt: [0, 73, 76, 99, 90, 86, 62, 88, 61, 63, 79, 68, 65, 77, 0],
  kingAt: [0, 0, 397, 378, 385, 191, 256, 261, 278, 246, 247, 231, 219, 253, 305],
};
