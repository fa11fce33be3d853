import { Dice } from '@kast/bots';
import type { Random } from '@kast/kernel';
import * as theBoard from './board.ts';
import * as theLines from './lines.ts';
import * as arrayLayout from './array-layout.ts';
import * as thePieces from './pieces.ts';
import type { TablutPosition } from './position.ts';
import * as thePosition from './position.ts';

const { LINES_AT, SQUARES_AT } = arrayLayout;
const { DARK_PAWNS, FIRST_DARK, FIRST_LIGHT, KING, LIGHT_PAWNS, PALACE, STRIDE } = theBoard;
const { ACROSS, isEdge, LINE_ENDS, LINE_LENGTH, LINES, lowestOf, tables } = theLines;
const { DARK } = thePieces;
const { RUNNING } = thePosition;

const { LINE, PLACE, REACH } = tables;

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
  private dark = NOBODY_YET;
  private light = NOBODY_YET;
  private readonly darkPieces = new Uint8Array(DARK_PAWNS);
  private readonly lightPieces = new Uint8Array(LIGHT_PAWNS + 1);
  private darkCount = 0;
  private lightCount = 0;

  constructor(random: Random) {
    this.dice = new Dice(random);
  }

  pick(position: TablutPosition): number {
    if (position.dark !== this.dark) this.musterDark(position.dark);
    if (position.light !== this.light) this.musterLight(position.light);
    const dark = position.turn === DARK;
    const pieces = dark ? this.darkPieces : this.lightPieces;
    const count = dark ? this.darkCount : this.lightCount;
    const unfair = UNFAIR[count] as number;
    const { memory } = position;
    // Every roll is good for two draws.
    for (;;) {
      let bits = this.dice.roll();
      for (let draws = 0; draws < 2; draws++) {
        const move = drawnMove(memory, pieces, count, unfair, bits >>> 16);
        if (move !== NO_MOVE) return move;
        bits <<= 16;
      }
    }
  }

  private musterDark(dark: number): void {
    this.dark = dark;
    this.darkCount = 0;
    for (let left = dark; left !== 0; left &= left - 1) {
      this.darkPieces[this.darkCount++] = FIRST_DARK + lowestOf(left);
    }
  }

  private musterLight(light: number): void {
    this.light = light;
    this.lightCount = 0;
    for (let left = light; left !== 0; left &= left - 1) {
      this.lightPieces[this.lightCount++] = FIRST_LIGHT + lowestOf(left);
    }
    this.lightPieces[this.lightCount++] = KING;
  }
}

const NO_MOVE = 0;
/** No pieces, and no others either: a side may have lost all. */
const NOBODY_YET = -1;

const PIECE_BITS = 12;
const PIECE_MASK = (1 << PIECE_BITS) - 1;

/** By bound: scaled draws whose low bits are below this would favour some numbers (Lemire, 2019). */
const UNFAIR = Uint16Array.from(
  { length: DARK_PAWNS + 1 },
  (_, bound) => (1 << PIECE_BITS) % (bound || 1),
);

/**
 * The move that 16 bits say, if it is one: the first says along which line, the next three to which of the eight
 * other places, the rest who.
 */
function drawnMove(
  memory: Int32Array,
  pieces: Uint8Array,
  count: number,
  unfair: number,
  bits: number,
): number {
  const scaled = (bits >> 4) * count;
  if ((scaled & PIECE_MASK) < unfair) return NO_MOVE;
  const piece = pieces[scaled >> PIECE_BITS] as number;
  const from = memory[SQUARES_AT + piece] as number;
  const across = bits & 1;
  const spot = SPOT[from + across * ACROSS] as number;
  const line = spot & LINE_MASK;
  const own = spot >> LINE_LENGTH;
  const drawn = (bits >> 1) & 7;
  // Nobody can foresee these two, so nothing here branches on them: one place further from the own place on, and
  // for the king without the corners.
  const place = drawn + 1 + ((drawn - own) >> 31);
  const blocks = ((piece - KING) >> 31) | (BLOCKS_KING[line] as number);
  const blocked = (memory[LINES_AT + line] as number) & blocks;
  const reached = REACH[(spot & ~LINE_MASK) | blocked] as number;
  if ((reached & (1 << place)) === 0) return NO_MOVE;
  const to = from + (1 + across * (STRIDE - 1)) * (place - own);
  // TB2.2
  return to === PALACE ? NO_MOVE : from | (to << 7);
}

const LINE_MASK = (1 << LINE_LENGTH) - 1;
/** By square, or square + ACROSS: its place, and its line, as REACH has its place. */
const SPOT = Uint16Array.from(
  LINE,
  (line, index) => ((PLACE[index] as number) << LINE_LENGTH) | line,
);

/** By line: which of its places can block the king. TB2.3 */
const BLOCKS_KING = Int32Array.from({ length: LINES }, (_, line) =>
  isEdge(line) ? ~LINE_ENDS : -1,
);
