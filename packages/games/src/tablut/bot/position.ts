import {
  areNeighbours,
  CLOSES_IN,
  DARK_PAWN,
  EMPTY,
  HELPS_LIGHT,
  isCorner,
  LIGHT_PAWN,
  PALACE,
  PIECE,
  START_DARK,
  START_LIGHT,
  STRIDE,
} from './board.ts';
import { closesOn, findThreats, MOST_THREATS } from './king-in-danger.ts';
import { canMove } from './mobility.ts';
import { LIGHT, Pieces, type Placement, type PositionOptions } from './pieces.ts';
import { MOST_PLIES, Repetitions } from './repetitions.ts';
import { ThreatLog, threatOf } from './threat-log.ts';

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
  private readonly threatsBefore = new Int32Array(MOST_THREATS);
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
      return { key: this.key.slice(), turn: position.turn };
    });
    this.place(start);
    this.repetitions.recall(past.quiet, { key: this.key, turn: start.turn }, keys);
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
    this.trail.set(other.trail.subarray(0, other.ply * TRAIL_WORDS));
  }

  make(move: number): void {
    const from = move & 127;
    const to = move >> 7;
    const { trail, threats } = this;
    const at = this.ply * TRAIL_WORDS;
    trail[at + 1] = this.pressing ? this.quiet | PRESSING : this.quiet;
    trail[at + 2] = threats.start;
    trail[at + 3] = threats.end;
    const taken = this.turn === LIGHT ? this.makeLight(from, to) : this.makeDark(from, to);
    trail[at] = move | (taken << 16);
    this.ply++;
    this.quiet = taken === 0 ? this.quiet + 1 : 0;
    this.passTurn();
    const running = this.standing === RUNNING;
    this.repetitions.enter(this.ply, this.key, running && !this.pressing);
    if (running) this.standing = this.judge();
  }

  unmake(): void {
    const made = this.trail[(this.ply - 1) * TRAIL_WORDS] as number;
    const from = made & 127;
    const to = (made >> 7) & 127;
    const cell = this.cells[to] as number;
    if (cell === this.kingCell) this.moveKing(to, from);
    else this.movePawn(cell, to, from);
    for (let taken = made >>> 16; taken !== 0; taken >>= 5) this.revive(taken & PIECE);
    this.turn ^= 1;
    this.standing = RUNNING;
    this.restore();
  }

  /** What the last move or pass changed besides the pieces. */
  private restore(): void {
    const { trail, threats } = this;
    const at = (this.ply - 1) * TRAIL_WORDS;
    this.quiet = (trail[at + 1] as number) & ~PRESSING;
    this.pressing = ((trail[at + 1] as number) & PRESSING) !== 0;
    threats.start = trail[at + 2] as number;
    threats.end = trail[at + 3] as number;
    this.repetitions.leave(this.ply--, this.key);
  }

  /** Nothing is played, which the rules do not know: only to search with. Not counted for TB5.4. */
  pass(): void {
    const { trail, threats } = this;
    const at = this.ply * TRAIL_WORDS;
    trail[at] = PASS;
    trail[at + 1] = this.pressing ? this.quiet | PRESSING : this.quiet;
    trail[at + 2] = threats.start;
    trail[at + 3] = threats.end;
    this.ply++;
    this.quiet++;
    this.passTurn();
    this.pressing = false;
    this.repetitions.enter(this.ply, this.key, false);
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

  private makeLight(from: number, to: number): number {
    const cell = this.cells[from] as number;
    if (cell === this.kingCell) this.moveKing(from, to);
    else this.movePawn(cell, from, to);
    // TB3.5
    const taken = (cell & HELPS_LIGHT) === 0 ? 0 : this.takeAround(to, DARK_PAWN);
    // TB4.5
    if (isCorner(to)) this.standing = KING_ESCAPED;
    return taken;
  }

  private makeDark(from: number, to: number): number {
    const { cells, king, threats } = this;
    this.movePawn(cells[from] as number, from, to);
    const taken = this.takeAround(to, LIGHT_PAWN);
    if (areNeighbours(to, king) && closesOn(cells, king, to, this.easyWay)) {
      // TB4.4, TB5.3
      if (!threats.isVoid(threatOf(from, to, king))) {
        this.standing = KING_TAKEN;
        return taken;
      }
    }
    this.pressing = false;
    const standing = findThreats(this, this.threatsAfter);
    // TB5.2
    if (standing === 0 || taken !== 0) threats.startAfresh();
    if (standing !== 0) this.countThreats(standing, from, to, taken);
    return taken;
  }

  /** TB3.1: takes the victims around `to`, with all four sides in one question; their numbers. */
  private takeAround(to: number, victim: number): number {
    const { cells } = this;
    const up = (cells[to + 1] as number) & ((cells[to + 2] as number) >> CLOSES_IN);
    const right =
      (cells[to + STRIDE] as number) & ((cells[to + 2 * STRIDE] as number) >> CLOSES_IN);
    const down = (cells[to - 1] as number) & ((cells[to - 2] as number) >> CLOSES_IN);
    const left = (cells[to - STRIDE] as number) & ((cells[to - 2 * STRIDE] as number) >> CLOSES_IN);
    if (((up | right | down | left) & victim) === 0) return 0;
    let taken = 0;
    if ((up & victim) !== 0) taken = this.take(to + 1);
    if ((right & victim) !== 0) taken = (taken << 5) | this.take(to + STRIDE);
    if ((down & victim) !== 0) taken = (taken << 5) | this.take(to - 1);
    if ((left & victim) !== 0) taken = (taken << 5) | this.take(to - STRIDE);
    return taken;
  }

  /** TB5.2 */
  private countThreats(standing: number, from: number, to: number, taken: number): void {
    const before = this.findThreatsBefore(from, to, taken);
    for (let index = 0; index < standing; index++) {
      const threat = this.threatsAfter[index] as number;
      if (includes(this.threatsBefore, before, threat)) continue;
      this.threats.add(threat);
      if (!this.threats.isVoid(threat)) this.pressing = true;
    }
  }

  /** The threats that stood before an attackers' move: the squares are put back for a moment. */
  private findThreatsBefore(from: number, to: number, taken: number): number {
    const { cells, squareOf } = this;
    const cell = cells[to] as number;
    cells[from] = cell;
    cells[to] = EMPTY;
    for (let left = taken; left !== 0; left >>= 5) {
      cells[squareOf[left & PIECE] as number] = LIGHT_PAWN;
    }
    const count = findThreats(this, this.threatsBefore);
    for (let left = taken; left !== 0; left >>= 5) cells[squareOf[left & PIECE] as number] = EMPTY;
    cells[to] = cell;
    cells[from] = EMPTY;
    return count;
  }

  /** TB5.6, TB5.4, TB5.5, in this order. */
  private judge(): number {
    if (!canMove(this)) return NO_MOVE;
    if (this.repetitions.timesSeen(this.ply, this.quiet) >= TIMES_UNTIL_DRAWN) return REPEATED;
    return this.quiet >= this.drawAfter ? NO_CAPTURE : RUNNING;
  }
}

/** TB1.3, TB1.4 */
const START: Placement = { light: START_LIGHT, dark: START_DARK, king: PALACE, turn: LIGHT };

/** Per ply: the move with the pawns that it took; then, before it, quiet plies and the threat log. */
const TRAIL_WORDS = 4;
const PRESSING = 1 << 16;
const PASS = 1;
/** TB5.4 */
const TIMES_UNTIL_DRAWN = 3;

function includes(threats: Int32Array, count: number, threat: number): boolean {
  for (let index = 0; index < count; index++) if (threats[index] === threat) return true;
  return false;
}
