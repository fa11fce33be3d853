import { Dice } from '@kast/bots';
import type { Random } from '@kast/kernel';
import { DARK_PAWNS, FIRST_DARK, FIRST_LIGHT, KING, LIGHT_PAWNS } from './board.ts';
import { ACROSS, lowestOf, squareOnLine, tables } from './lines.ts';
import { kingReach, pawnReach } from './mobility.ts';
import { DARK } from './pieces.ts';
import { RUNNING, type TablutPosition } from './position.ts';

const { PLACE } = tables;

/** Plays moves by lot until the rules end the match; gives the number of plies. */
export function playOut(position: TablutPosition, moves: RandomMoves): number {
  const start = position.ply;
  while (position.standing === RUNNING) position.make(moves.pick(position));
  return position.ply - start;
}

/**
 * Legal moves by lot, all equally likely, without listing them: any piece and any other square of
 * its two lines is drawn, until that is a legal move. There must be one.
 */
export class RandomMoves {
  private readonly dice: Dice;
  /** The pieces on the board, for as long as `dark` and `light` are those of the position. */
  private dark = 0;
  private light = 0;
  private readonly darkPieces = new Uint8Array(DARK_PAWNS);
  private readonly lightPieces = new Uint8Array(LIGHT_PAWNS + 1);
  private darkCount = 0;
  private lightCount = 0;

  constructor(random: Random) {
    this.dice = new Dice(random);
  }

  pick(position: TablutPosition): number {
    if (position.dark !== this.dark || position.light !== this.light) this.muster(position);
    const dark = position.turn === DARK;
    const pieces = dark ? this.darkPieces : this.lightPieces;
    const count = dark ? this.darkCount : this.lightCount;
    const unfair = UNFAIR[count] as number;
    while (true) {
      const word = this.dice.roll();
      const scaled = (word & 0xffff) * count;
      if ((scaled & 0xffff) < unfair) continue;
      const move = slideIfLegal(position, pieces[scaled >>> 16] as number, word >>> 16);
      if (move !== NO_MOVE) return move;
    }
  }

  private muster(position: TablutPosition): void {
    this.dark = position.dark;
    this.light = position.light;
    this.darkCount = 0;
    this.lightCount = 0;
    for (let left = this.dark; left !== 0; left &= left - 1) {
      this.darkPieces[this.darkCount++] = FIRST_DARK + lowestOf(left);
    }
    for (let left = this.light; left !== 0; left &= left - 1) {
      this.lightPieces[this.lightCount++] = FIRST_LIGHT + lowestOf(left);
    }
    this.lightPieces[this.lightCount++] = KING;
  }
}

const NO_MOVE = 0;

/** By bound: scaled words whose low half is below this would favour some numbers (Lemire, 2019). */
const UNFAIR = Uint16Array.from({ length: DARK_PAWNS + 1 }, (_, bound) => 0x1_0000 % (bound || 1));

/** Bit 0 says along which line, the next three to which of the eight other places. */
function slideIfLegal(position: TablutPosition, piece: number, bits: number): number {
  const from = position.squareOf[piece] as number;
  const across = (bits & 1) * ACROSS;
  const drawn = (bits >> 1) & 7;
  const place = drawn < (PLACE[from + across] as number) ? drawn : drawn + 1;
  const reached =
    piece === KING ? kingReach(position, from + across) : pawnReach(position, from + across);
  if ((reached & (1 << place)) === 0) return NO_MOVE;
  return from | (squareOnLine(from, across, place) << 7);
}
