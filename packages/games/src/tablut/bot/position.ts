import * as board from './board.ts';
import * as kingInDanger from './king-in-danger.ts';
import * as theLines from './lines.ts';
import * as arrayLayout from './array-layout.ts';
import * as mobility from './mobility.ts';
import { type Placement, type PositionOptions, Pieces } from './pieces.ts';
import * as thePieces from './pieces.ts';
import { Repetitions } from './repetitions.ts';
import * as theRepetitions from './repetitions.ts';
import * as zobrist from './zobrist.ts';
import { ThreatLog } from './threat-log.ts';
import * as threatLog from './threat-log.ts';

const { LINES_AT, SQUARES_AT } = arrayLayout;
const { LINE, PLACE } = theLines.tables;
const ROWS_AT = LINES_AT + theLines.LINE_LENGTH;
const {
  areNeighbours,
  cellOfPawn,
  CLOSES_IN,
  EMPTY,
  HELPS_LIGHT,
  isCorner,
  LIGHT_PAWN,
  PALACE,
  PIECE,
  START_DARK,
  START_LIGHT,
  STRIDE,
} = board;
const { closesOn, findThreats, isBeset, isInWay, MOST_THREATS, standsOn } = kingInDanger;
const { canMove } = mobility;
const { DARK, LIGHT } = thePieces;
const { MOST_PLIES } = theRepetitions;
const { threatOf } = threatLog;
const { DARK_WORDS, KING_WORDS, LIGHT_WORDS } = zobrist;

/** How a match stands: still running, or by which rule it ended. */
export const RUNNING = 0;
export const KING_TAKEN = 1;
export const KING_ESCAPED = 2;
export const NO_MOVE = 3;
export const REPEATED = 4;
export const NO_CAPTURE = 5;

/** What the rules remember of the play before a position. */
export interface Past {
  /** TB5.5 */
  readonly quiet: number;
  /** TB5.4: the last attackers' move made a threat that is not void, and light is to answer it. */
  readonly pressing: boolean;
  /** TB5.4: the counted positions since the last capture, oldest first, this one too if it counts. */
  readonly positions: readonly Placement[];
  /** TB5.2 */
  readonly threats: readonly { readonly threat: number; readonly times: number }[];
}

const NO_PAST = { quiet: 0, pressing: false, threats: [] } as const;

/**
 * A mutable position with every rule of the game, for search: `make` plays a move in place and
 * `unmake` takes it back. Written apart from the pure rules and proven equal to them.
 * A move is `from | to << 7`.
 */
export class TablutPosition extends Pieces {
  standing: number = RUNNING;
  /** Moves made since the position was set up. */
  ply = 0;
  /** The ply at which the position was set up. */
  firstPly = 0;
  /** TB5.5: plies without a capture. */
  quiet = 0;
  readonly threats = new ThreatLog(MOST_PLIES * MOST_THREATS);
  /** TB5.4: the last attackers' move made a threat that is not void. */
  pressing = false;
  readonly repetitions = new Repetitions();

  /** TB5.5 */
  readonly drawAfter: number;
  /** By ply: the move made there, and what stood before it. */
  private readonly trail = new Int32Array(MOST_PLIES * TRAIL_WORDS);
  private readonly threatsAfter = new Int32Array(MOST_THREATS);

  constructor(options: PositionOptions) {
    super(options);
    this.drawAfter = options.drawAfter;
    this.setUp(START);
  }

  /** Any pieces on any squares, with what the rules remember of the play before. */
  setUp(start: Placement, past: Past = { ...NO_PAST, positions: [start] }): void {
    this.standing = RUNNING;
    this.ply = past.quiet;
    this.firstPly = past.quiet;
    this.quiet = past.quiet;
    this.pressing = past.pressing;
    this.threats.forgetAll();
    for (const { threat, times } of past.threats) {
      for (let time = 0; time < times; time++) this.threats.add(threat);
    }
    this.repetitions.forgetAll(past.quiet);
    const keys = past.positions.map((position) => {
      this.place(position);
      return { key: this.memory.slice(), turn: position.turn };
    });
    this.place(start);
    this.repetitions.recall(past.quiet, { key: this.memory, turn: start.turn }, keys);
  }

  /** Becomes equal to another position with the same options, its past included. */
  copy(other: TablutPosition): void {
    this.repetitions.copy(other.repetitions, other.ply, this.ply);
    this.copyPieces(other);
    this.standing = other.standing;
    this.ply = other.ply;
    this.firstPly = other.firstPly;
    this.quiet = other.quiet;
    this.threats.copy(other.threats);
    this.pressing = other.pressing;
    if (other.ply > 0) this.trail.set(other.trail.subarray(0, other.ply * TRAIL_WORDS));
  }

  /** In one piece, since engines only put so much into one function by themselves. */
  make(move: number): void {
    const { memory } = this;
    const from = move & 127;
    const to = move >> 7;
    const isDark = this.turn === DARK;
    const cell = memory[from] as number;
    const at = this.note();
    if (cell === this.kingCell) this.makeKing(from, to);
    else {
      memory[from] = EMPTY;
      memory[to] = cell;
      memory[SQUARES_AT + (cell & PIECE)] = to;
      const column = LINE[from] as number;
      const row = PLACE[from] as number;
      const newColumn = LINE[to] as number;
      const newRow = PLACE[to] as number;
      memory[LINES_AT + column] = (memory[LINES_AT + column] as number) ^ (1 << row);
      memory[ROWS_AT + row] = (memory[ROWS_AT + row] as number) ^ (1 << column);
      memory[LINES_AT + newColumn] = (memory[LINES_AT + newColumn] as number) ^ (1 << newRow);
      memory[ROWS_AT + newRow] = (memory[ROWS_AT + newRow] as number) ^ (1 << newColumn);
      this.mixMove(isDark ? DARK_WORDS : LIGHT_WORDS, from, to);
    }
    // TB3.1: all four sides in one question.
    const up = (memory[to + 1] as number) & ((memory[to + 2] as number) >> CLOSES_IN);
    const right =
      (memory[to + STRIDE] as number) & ((memory[to + 2 * STRIDE] as number) >> CLOSES_IN);
    const down = (memory[to - 1] as number) & ((memory[to - 2] as number) >> CLOSES_IN);
    const left =
      (memory[to - STRIDE] as number) & ((memory[to - 2 * STRIDE] as number) >> CLOSES_IN);
    const victim = isDark ? LIGHT_PAWN : victimOf(cell);
    let taken = 0;
    if (((up | right | down | left) & victim) !== 0) {
      taken = this.takeSides(to, up & victim, right & victim, down & victim, left & victim);
    }
    this.trail[at] = move | (taken << 16);
    const ply = ++this.ply;
    const quiet = taken === 0 ? this.quiet + 1 : 0;
    this.quiet = quiet;
    this.turn ^= 1;
    if (isDark) {
      // TB5.2: a king with no attacker beside him is neither taken nor threatened.
      this.pressing = false;
      if (isBeset(memory, this.king)) this.threaten(from, to, taken);
      else this.threats.startAfresh();
    }
    if (this.standing !== RUNNING) {
      this.repetitions.enter(ply, memory, 0);
      return;
    }
    const seen = this.repetitions.enter(ply, memory, this.pressing ? 0 : 1);
    // TB5.6, TB5.4, TB5.5, in this order.
    if (!canMove(this)) this.standing = NO_MOVE;
    else if (seen > 1 && this.repetitions.timesSeen(ply, quiet) >= TIMES_UNTIL_DRAWN) {
      this.standing = REPEATED;
    } else if (quiet >= this.drawAfter) this.standing = NO_CAPTURE;
  }

  unmake(): void {
    const { memory } = this;
    const made = this.trail[(this.ply - 1) * TRAIL_WORDS] as number;
    const from = made & 127;
    const to = (made >> 7) & 127;
    const cell = memory[to] as number;
    if (cell === this.kingCell) this.moveKing(to, from);
    else this.movePawn(cell, to, from);
    for (let taken = made >>> 16; taken !== 0; taken >>= 5) this.revive(taken & PIECE);
    this.turn ^= 1;
    this.standing = RUNNING;
    this.restore();
  }

  /** Keeps what a move or pass changes besides the pieces; gives where the move itself is to be kept. */
  private note(): number {
    const { trail, threats } = this;
    const at = this.ply * TRAIL_WORDS;
    trail[at + 1] = this.pressing ? this.quiet | PRESSING : this.quiet;
    trail[at + 2] = threats.start | (threats.end << 16);
    return at;
  }

  /** What the last move or pass changed besides the pieces. */
  private restore(): void {
    const { trail, threats } = this;
    const at = (this.ply - 1) * TRAIL_WORDS;
    this.quiet = (trail[at + 1] as number) & ~PRESSING;
    this.pressing = ((trail[at + 1] as number) & PRESSING) !== 0;
    threats.start = (trail[at + 2] as number) & 0xffff;
    threats.end = (trail[at + 2] as number) >>> 16;
    this.repetitions.leave(this.ply--, this.memory);
  }

  /** Nothing is played, which the rules do not know: only to search with. Not counted for TB5.4. */
  pass(): void {
    this.trail[this.note()] = PASS;
    this.ply++;
    this.quiet++;
    this.passTurn();
    this.pressing = false;
    this.repetitions.enter(this.ply, this.memory, 0);
  }

  unpass(): void {
    this.turn ^= 1;
    this.restore();
  }

  hasPassed(): boolean {
    return this.trail[(this.ply - 1) * TRAIL_WORDS] === PASS;
  }

  /** The move made at a ply since the position was set up, with the pawns that it took. */
  madeAt(ply: number): number {
    return this.trail[ply * TRAIL_WORDS] as number;
  }

  isPass(made: number): boolean {
    return made === PASS;
  }

  lastMove(): number {
    return (this.trail[(this.ply - 1) * TRAIL_WORDS] as number) & 0x3fff;
  }

  /** Where the last move took pawns, in the order of the squares. */
  lastTaken(): readonly number[] {
    const squares: number[] = [];
    const made = this.trail[(this.ply - 1) * TRAIL_WORDS] as number;
    for (let taken = made >>> 16; taken !== 0; taken >>= 5) {
      squares.push(this.squareOf[taken & PIECE] as number);
    }
    return squares.toSorted((first, second) => first - second);
  }

  private makeKing(from: number, to: number): void {
    this.moveKing(from, to);
    this.mixMove(KING_WORDS, from, to);
    // TB4.5
    if (isCorner(to)) this.standing = KING_ESCAPED;
  }

  /** What an attackers' move does to a king who is beset. */
  private threaten(from: number, to: number, taken: number): void {
    const { king, threats } = this;
    if (areNeighbours(to, king) && closesOn(this.memory, king, to, this.easyWay)) {
      // TB4.4, TB5.3
      if (!threats.isVoid(threatOf(from, to, king))) {
        this.standing = KING_TAKEN;
        return;
      }
    }
    const standing = findThreats(this, this.threatsAfter);
    // TB5.2
    if (standing === 0 || taken !== 0) threats.startAfresh();
    if (standing !== 0) this.countThreats(standing, from, to, taken);
  }

  private takeSides(to: number, up: number, right: number, down: number, left: number): number {
    let taken = 0;
    if (up !== 0) taken = this.take(to + 1);
    if (right !== 0) taken = (taken << 5) | this.take(to + STRIDE);
    if (down !== 0) taken = (taken << 5) | this.take(to - 1);
    if (left !== 0) taken = (taken << 5) | this.take(to - STRIDE);
    return taken;
  }

  /** TB5.2: of the threats that stand, those that did not stand before the move. */
  private countThreats(standing: number, from: number, to: number, taken: number): void {
    const { king, threats, threatsAfter } = this;
    const isFar = taken === 0 && !areNeighbours(from, king) && !areNeighbours(to, king);
    const made = isFar
      ? dropOld(threatsAfter, standing, from, to)
      : this.dropStanding(standing, from, to, taken);
    for (let index = 0; index < made; index++) {
      const threat = threatsAfter[index] as number;
      threats.add(threat);
      if (!threats.isVoid(threat)) this.pressing = true;
    }
  }

  /** Keeps the threats that an attackers' move made: the squares are put back for a moment. */
  private dropStanding(standing: number, from: number, to: number, taken: number): number {
    const { memory: cells, threatsAfter } = this;
    const cell = cells[to] as number;
    cells[from] = cell;
    cells[to] = EMPTY;
    for (let left = taken; left !== 0; left >>= 5) {
      cells[cells[SQUARES_AT + (left & PIECE)] as number] = cellOfPawn(left & PIECE);
    }
    let made = 0;
    for (let index = 0; index < standing; index++) {
      const threat = threatsAfter[index] as number;
      if (!standsOn(cells, threat, this.easyWay)) threatsAfter[made++] = threat;
    }
    for (let left = taken; left !== 0; left >>= 5)
      cells[cells[SQUARES_AT + (left & PIECE)] as number] = EMPTY;
    cells[to] = cell;
    cells[from] = EMPTY;
    return made;
  }
}

/** TB1.3, TB1.4 */
const START: Placement = { light: START_LIGHT, dark: START_DARK, king: PALACE, turn: LIGHT };

/** TB3.5: an unarmed king takes nothing. */
function victimOf(lightCell: number): number {
  return (lightCell & HELPS_LIGHT) >> CLOSES_IN;
}

/** Per ply: the move with the pawns that it took; then, before it, quiet plies and the threat log. */
const TRAIL_WORDS = 4;
const PRESSING = 1 << 16;
const PASS = 1;
/** TB5.4 */
const TIMES_UNTIL_DRAWN = 3;

/**
 * The same for a move that changes nothing beside the king: it makes the threats of the piece moved, and those in
 * whose way that piece stood.
 */
function dropOld(threats: Int32Array, standing: number, from: number, to: number): number {
  let made = 0;
  for (let index = 0; index < standing; index++) {
    const threat = threats[index] as number;
    if ((threat & 127) === to || isInWay(from, threat)) threats[made++] = threat;
  }
  return made;
}
