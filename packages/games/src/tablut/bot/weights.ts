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
  offset: 370,
  turn: 3,
  kingStep: 5,
  oneCorner: [50, 29],
  twoCorners: [997, 146],
  inThree: [15, 14],
  attackerBesideKing: 14,
  defenderBesideKing: 15,
  exposedSide: 5,
  attackerAt: [0, -89, -85, -83, -90, -87, -92, -89, -87, -102, -89, -75, -96, -70, 0],
  defenderAt: [0, 101, 84, 97, 99, 88, 82, 89, 84, 77, 85, 83, 73, 78, 0],
  kingAt: [0, 0, 115, 98, 93, -2, -1, -3, 13, -4, 0, 16, 0, 5, 40],
};

/** Where TB4.2 alone does: pawns beside the king matter in other ways. */
const HARD: Weights = {
  offset: 669,
  turn: 3,
  kingStep: 4,
  oneCorner: [23, 16],
  twoCorners: [997, 79],
  inThree: [15, 13],
  attackerBesideKing: -6,
  defenderBesideKing: 19,
  exposedSide: 31,
  attackerAt: [0, -108, -97, -96, -98, -112, -111, -106, -108, -114, -103, -82, -114, -78, 0],
  defenderAt: [0, 141, 111, 105, 108, 80, 85, 95, 79, 96, 94, 84, 87, 80, 0],
  kingAt: [0, 0, 59, 66, 62, -37, 45, 34, 59, 42, 80, 43, 85, 84, 46],
};

/** TB4.3. Fitted to what searches and outcomes say of the bot's matches against itself: `training/README.md`. */
export const WEIGHTS: Readonly<Record<TablutOptions['kingCapture'], Weights>> = {
  either: EITHER,
  hard: HARD,
};
