import * as theBoard from './board.ts';
import * as theLines from './lines.ts';
import * as arrayLayout from './array-layout.ts';
import * as zobrist from './zobrist.ts';

const {
  CELLS,
  CORNER,
  CORNERS,
  cellOfPawn,
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
} = theBoard;
const { isEdge, LINE_ENDS, LINE_LENGTH, LINES, tables } = theLines;
const { KEY_AT, LINES_AT, MEMORY, SQUARES_AT } = arrayLayout;
const { DARK_WORDS, KING_WORDS, LIGHT_WORDS, TURN_WORDS, zobristWords } = zobrist;

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
const TURN_LOW = WORDS[TURN_WORDS] as number;
const TURN_HIGH = WORDS[TURN_WORDS + 1] as number;
const ROWS_AT = LINES_AT + LINE_LENGTH;

/** The pieces on the board and whose turn it is, seen in every way that the rules need quickly. */
export class Pieces {
  /** All that follows, one behind the other: see array-layout.ts. */
  readonly memory = new Int32Array(MEMORY).fill(WALL, 0, CELLS);
  readonly cells = this.memory.subarray(0, CELLS);
  /** What blocks a pawn on each line. */
  readonly lines = this.memory.subarray(LINES_AT, LINES_AT + LINES);
  /** Where each piece stands; of a taken one, where it stood. */
  readonly squareOf = this.memory.subarray(SQUARES_AT, SQUARES_AT + KING + 1);
  /** Of the pieces, their squares and the turn: two words. */
  readonly key = this.memory.subarray(KEY_AT, KEY_AT + 2);
  /** Attackers on the board: bit n is piece FIRST_DARK + n. */
  dark = 0;
  /** Defenders on the board: bit n is piece FIRST_LIGHT + n. */
  light = 0;
  king = PALACE;
  turn: number = LIGHT;

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
    if (!this.palaceOpen) flip(this.memory, PALACE);
    this.king = start.king;
    this.squareOf[KING] = start.king;
    this.cells[start.king] = this.kingCell;
    this.flipUnderKing(start.king);
    this.mix(KING_WORDS + 2 * start.king);
    if (start.turn === DARK) this.passTurn();
  }

  protected copyPieces(other: Pieces): void {
    this.memory.set(other.memory);
    this.dark = other.dark;
    this.light = other.light;
    this.king = other.king;
    this.turn = other.turn;
  }

  /** The key is left to the caller: who takes a move back knows the old one. */
  protected movePawn(cell: number, from: number, to: number): void {
    const { memory } = this;
    memory[from] = EMPTY;
    memory[to] = cell;
    memory[SQUARES_AT + (cell & PIECE)] = to;
    flip(memory, from);
    flip(memory, to);
  }

  /** The key is left to the caller, as by movePawn. */
  protected moveKing(from: number, to: number): void {
    this.memory[from] = cellWithout(from);
    this.memory[to] = this.kingCell;
    this.memory[SQUARES_AT + KING] = to;
    this.king = to;
    this.flipUnderKing(from);
    this.flipUnderKing(to);
  }

  /** The key of a piece going from one square to another, and the turn with it. */
  protected mixMove(words: number, from: number, to: number): void {
    const { memory } = this;
    const before = words + 2 * from;
    const after = words + 2 * to;
    memory[KEY_AT] =
      (memory[KEY_AT] as number) ^ (WORDS[before] as number) ^ (WORDS[after] as number) ^ TURN_LOW;
    memory[KEY_AT + 1] =
      (memory[KEY_AT + 1] as number) ^
      (WORDS[before + 1] as number) ^
      (WORDS[after + 1] as number) ^
      TURN_HIGH;
  }

  /** Takes a pawn off the board and gives its number. */
  protected take(square: number): number {
    const piece = (this.memory[square] as number) & PIECE;
    this.memory[square] = EMPTY;
    flip(this.memory, square);
    this.mix((piece < FIRST_LIGHT ? DARK_WORDS : LIGHT_WORDS) + 2 * square);
    if (piece < FIRST_LIGHT) this.dark ^= 1 << (piece - FIRST_DARK);
    else this.light ^= 1 << (piece - FIRST_LIGHT);
    return piece;
  }

  /** Puts a pawn back where it was taken. The key is left to the caller, who knows the old one. */
  protected revive(piece: number): void {
    const square = this.memory[SQUARES_AT + piece] as number;
    this.memory[square] = cellOfPawn(piece);
    flip(this.memory, square);
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
    flip(this.memory, square);
    this.mix((piece < FIRST_LIGHT ? DARK_WORDS : LIGHT_WORDS) + 2 * square);
  }

  /** TB2.2, TB2.3: what blocks pawns anyway does so with and without the king on it. */
  private flipUnderKing(square: number): void {
    if (isCorner(square) || (square === PALACE && !this.palaceOpen)) return;
    flip(this.memory, square);
  }

  private mix(words: number): void {
    const { memory } = this;
    memory[KEY_AT] = (memory[KEY_AT] as number) ^ (WORDS[words] as number);
    memory[KEY_AT + 1] = (memory[KEY_AT + 1] as number) ^ (WORDS[words + 1] as number);
  }
}

/** Blocks a square, or frees it. */
function flip(memory: Int32Array, square: number): void {
  const column = LINE[square] as number;
  const row = PLACE[square] as number;
  memory[LINES_AT + column] = (memory[LINES_AT + column] as number) ^ (1 << row);
  memory[ROWS_AT + row] = (memory[ROWS_AT + row] as number) ^ (1 << column);
}

/** A square that the king has left. */
function cellWithout(square: number): number {
  if (square === PALACE) return EMPTY_PALACE;
  return isCorner(square) ? CORNER : EMPTY;
}
