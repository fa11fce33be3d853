import {
  CELLS,
  CORNER,
  CORNERS,
  cellOfPawn,
  DARK_PAWN,
  EMPTY,
  EMPTY_PALACE,
  FIRST_DARK,
  FIRST_LIGHT,
  HELPS_LIGHT,
  isCorner,
  KING,
  PALACE,
  PIECE,
  squareAt,
  WALL,
} from './board.ts';
import { ACROSS, isEdge, LINE_ENDS, LINE_LENGTH, LINES, tables } from './lines.ts';
import { DARK_WORDS, KING_WORDS, LIGHT_WORDS, TURN_WORDS, zobristWords } from './zobrist.ts';

/** The table options, as the rule file spells them. */
export interface PositionOptions {
  readonly kingCapture: 'either' | 'hard';
  readonly king: 'armed' | 'unarmed';
  readonly palacePassage: 'closed' | 'open';
  readonly drawAfter: number;
}

export const LIGHT = 0;
export const DARK = 1;

export interface Placement {
  readonly light: readonly number[];
  readonly dark: readonly number[];
  readonly king: number;
  readonly turn: number;
}

const { LINE, PLACE } = tables;
const WORDS = zobristWords();

/** The pieces on the board and whose turn it is, seen in every way that the rules need quickly. */
export class Pieces {
  readonly cells = new Uint16Array(CELLS).fill(WALL);
  /** Where each piece stands; of a taken one, where it stood. */
  readonly squareOf = new Uint8Array(KING + 1);
  /** Attackers on the board: bit n is piece FIRST_DARK + n. */
  dark = 0;
  /** Defenders on the board: bit n is piece FIRST_LIGHT + n. */
  light = 0;
  king = PALACE;
  turn: number = LIGHT;
  /** What blocks a pawn on each line. */
  readonly lines = new Uint16Array(LINES);
  /** Of all the above: two words. */
  readonly key = new Int32Array(2);

  /** TB4.3: TB4.1 takes the king too. */
  readonly easyWay: boolean;
  /** TB2.2 */
  readonly palaceOpen: boolean;
  /** TB3.5 */
  readonly kingIsArmed: boolean;
  protected readonly kingCell: number;

  constructor(options: PositionOptions) {
    this.easyWay = options.kingCapture === 'either';
    this.palaceOpen = options.palacePassage === 'open';
    this.kingIsArmed = options.king === 'armed';
    // TB3.5
    this.kingCell = this.kingIsArmed ? KING | HELPS_LIGHT : KING;
  }

  protected place(start: Placement): void {
    this.clear();
    for (const [index, square] of start.dark.entries()) this.put(FIRST_DARK + index, square);
    for (const [index, square] of start.light.entries()) this.put(FIRST_LIGHT + index, square);
    this.dark = (1 << start.dark.length) - 1;
    this.light = (1 << start.light.length) - 1;
    this.cells[PALACE] = EMPTY_PALACE;
    // TB2.2
    if (!this.palaceOpen) this.flip(PALACE);
    this.king = start.king;
    this.squareOf[KING] = start.king;
    this.cells[start.king] = this.kingCell;
    this.flipUnderKing(start.king);
    this.mix(KING_WORDS + 2 * start.king);
    if (start.turn === DARK) this.passTurn();
  }

  protected copyPieces(other: Pieces): void {
    this.cells.set(other.cells);
    this.squareOf.set(other.squareOf);
    this.dark = other.dark;
    this.light = other.light;
    this.king = other.king;
    this.turn = other.turn;
    this.lines.set(other.lines);
    this.key.set(other.key);
  }

  protected movePawn(cell: number, from: number, to: number): void {
    this.cells[from] = EMPTY;
    this.cells[to] = cell;
    this.squareOf[cell & PIECE] = to;
    this.flip(from);
    this.flip(to);
    const words = (cell & DARK_PAWN) !== 0 ? DARK_WORDS : LIGHT_WORDS;
    this.mix(words + 2 * from);
    this.mix(words + 2 * to);
  }

  protected moveKing(from: number, to: number): void {
    this.cells[from] = cellWithout(from);
    this.cells[to] = this.kingCell;
    this.squareOf[KING] = to;
    this.king = to;
    this.flipUnderKing(from);
    this.flipUnderKing(to);
    this.mix(KING_WORDS + 2 * from);
    this.mix(KING_WORDS + 2 * to);
  }

  /** Takes a pawn off the board and gives its number. */
  protected take(square: number): number {
    const piece = (this.cells[square] as number) & PIECE;
    this.cells[square] = EMPTY;
    this.flip(square);
    this.mix((piece < FIRST_LIGHT ? DARK_WORDS : LIGHT_WORDS) + 2 * square);
    if (piece < FIRST_LIGHT) this.dark ^= 1 << (piece - FIRST_DARK);
    else this.light ^= 1 << (piece - FIRST_LIGHT);
    return piece;
  }

  /** Puts a pawn back where it was taken. The key is left to the caller, who knows the old one. */
  protected revive(piece: number): void {
    const square = this.squareOf[piece] as number;
    this.cells[square] = cellOfPawn(piece);
    this.flip(square);
    if (piece < FIRST_LIGHT) this.dark ^= 1 << (piece - FIRST_DARK);
    else this.light ^= 1 << (piece - FIRST_LIGHT);
  }

  protected passTurn(): void {
    this.turn ^= 1;
    this.mix(TURN_WORDS);
  }

  private clear(): void {
    for (let column = 0; column < LINE_LENGTH; column++) {
      for (let row = 0; row < LINE_LENGTH; row++) this.cells[squareAt(column, row)] = EMPTY;
    }
    // TB2.3: the corners block pawns for good.
    for (let line = 0; line < LINES; line++) this.lines[line] = isEdge(line) ? LINE_ENDS : 0;
    for (const corner of CORNERS) this.cells[corner] = CORNER;
    this.turn = LIGHT;
    this.key.fill(0);
  }

  private put(piece: number, square: number): void {
    this.cells[square] = cellOfPawn(piece);
    this.squareOf[piece] = square;
    this.flip(square);
    this.mix((piece < FIRST_LIGHT ? DARK_WORDS : LIGHT_WORDS) + 2 * square);
  }

  private flip(square: number): void {
    const { lines } = this;
    const column = LINE[square] as number;
    const row = LINE[square + ACROSS] as number;
    lines[column] = (lines[column] as number) ^ (1 << (PLACE[square] as number));
    lines[row] = (lines[row] as number) ^ (1 << column);
  }

  /** TB2.2, TB2.3: what blocks pawns anyway does so with and without the king on it. */
  private flipUnderKing(square: number): void {
    if (isCorner(square) || (square === PALACE && !this.palaceOpen)) return;
    this.flip(square);
  }

  private mix(words: number): void {
    this.key[0] = (this.key[0] as number) ^ (WORDS[words] as number);
    this.key[1] = (this.key[1] as number) ^ (WORDS[words + 1] as number);
  }
}

/** A square that the king has left. */
function cellWithout(square: number): number {
  if (square === PALACE) return EMPTY_PALACE;
  return isCorner(square) ? CORNER : EMPTY;
}
