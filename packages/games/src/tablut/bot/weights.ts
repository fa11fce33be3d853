import type { TablutOptions } from '../info.ts';

/** What an estimate is made of, in hundredths of a pawn or so; what is good for light is positive. */
export interface Weights {
  /** Added to every estimate: the others leave it out. */
  readonly offset: number;
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

/** Where TB4.1 takes the king. */
const EITHER: Weights = {
  offset: 341,
  turn: 2,
  kingStep: 1,
  oneCorner: [45, 32],
  twoCorners: [997, 137],
  inThree: [13, 13],
  attackerBesideKing: -3,
  defenderBesideKing: 2,
  exposedSide: 0,
  attackerAt: [0, -108, -110, -101, -108, -106, -113, -103, -108, -120, -111, -104, -118, -97, 0],
  defenderAt: [0, 125, 91, 90, 107, 104, 96, 92, 109, 84, 90, 92, 76, 81, 0],
  kingAt: [0, 0, 381, 353, 342, 195, 256, 245, 278, 257, 266, 285, 263, 267, 315],
};

/** Where TB4.2 alone does: pawns beside the king matter in other ways. */
const HARD: Weights = {
  offset: 553,
  turn: 3,
  kingStep: 2,
  oneCorner: [25, 20],
  twoCorners: [997, 70],
  inThree: [13, 10],
  attackerBesideKing: -14,
  defenderBesideKing: 12,
  exposedSide: 30,
  attackerAt: [0, -116, -107, -103, -104, -119, -119, -112, -114, -123, -112, -92, -122, -86, 0],
  defenderAt: [0, 147, 112, 102, 108, 83, 84, 96, 81, 96, 94, 83, 88, 81, 0],
  kingAt: [0, 0, 289, 292, 292, 198, 276, 269, 302, 276, 316, 275, 315, 314, 285],
};

/** TB4.3. Fitted to what searches and outcomes say of the bot's matches against itself: `training/README.md`. */
export const WEIGHTS: Readonly<Record<TablutOptions['kingCapture'], Weights>> = {
  either: EITHER,
  hard: HARD,
};
