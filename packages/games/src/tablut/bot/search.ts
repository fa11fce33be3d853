import { NO_MOVE, type SearchPosition } from '@kast/bots';
import * as theBoard from './board.ts';
import * as capturingMoves from './capturing-moves.ts';
import * as kingInDanger from './king-in-danger.ts';
import * as arrayLayout from './array-layout.ts';
import * as kingWays from './king-ways.ts';
import * as lines from './lines.ts';
import * as mobility from './mobility.ts';
import * as pieces from './pieces.ts';
import type { TablutPosition } from './position.ts';
import * as thePosition from './position.ts';
import * as replies from './replies.ts';
import * as repetitions from './repetitions.ts';

const { KEY_AT } = arrayLayout;
const { SQUARES } = theBoard;
const { listCaptures, pawnsTakenAt } = capturingMoves;
const { findThreats, MOST_THREATS } = kingInDanger;
const { cornersInReach } = kingWays;
const { ACROSS, isEdge, LINE_ENDS, lowestOf, squareOnLine, tables } = lines;
const { LINE } = tables;
const { isMove, kingReach, listMoves, MOST_MOVES } = mobility;
const { LIGHT } = pieces;
const { KING_ESCAPED, KING_TAKEN, NO_MOVE: STUCK, RUNNING } = thePosition;
const { listAnswers, listBlocks } = replies;
const { MOST_PLIES } = repetitions;

/** So near to a draw by TB5.5, how near it is makes a difference. */
const QUIET_PLIES_IN_SIGHT = 16;

/** Says what a quiet position is worth for light. */
export interface PositionEvaluation {
  value(position: TablutPosition, material: number): number;
  material(position: TablutPosition): number;
  /** By how much a move, made already, has changed the material. */
  materialChange(position: TablutPosition, made: number): number;
}

/** Tablut as alpha-beta sees it, from where the position stands now: who plays on it otherwise needs a new one. */
export class TablutSearch implements SearchPosition {
  readonly mostMoves = MOST_MOVES;
  readonly moveBound = SQUARES * SQUARES;
  readonly swing = 60;
  protected readonly position: TablutPosition;
  private readonly evaluation: PositionEvaluation;
  private readonly whim: number;
  protected readonly threats = new Int32Array(MOST_THREATS);
  /** By ply. */
  private readonly material = new Int32Array(MOST_PLIES);

  /** `whim` decides between moves that are all but equal, so that matches differ. */
  constructor(position: TablutPosition, evaluation: PositionEvaluation, whim: number) {
    this.position = position;
    this.evaluation = evaluation;
    this.whim = whim;
    this.material[position.ply] = evaluation.material(position);
  }

  get side(): number {
    return this.position.turn;
  }

  keyLow(): number {
    return (this.position.memory[KEY_AT] as number) ^ this.pastKey();
  }

  keyHigh(): number {
    return (this.position.memory[KEY_AT + 1] as number) ^ Math.imul(this.pastKey(), 0x2545f491);
  }

  isOver(): boolean {
    return this.position.standing !== RUNNING;
  }

  /** Every way of winning is the winner's own move, or the other's lack of one. */
  result(): number {
    const { standing } = this.position;
    return standing === KING_TAKEN || standing === KING_ESCAPED || standing === STUCK ? -1 : 0;
  }

  isRepeated(): boolean {
    const { position } = this;
    return position.repetitions.timesSeen(position.ply, position.quiet) > 1;
  }

  winningMove(): number {
    const { position } = this;
    if (position.turn === LIGHT) return this.escape();
    const count = this.findLiveThreats();
    return count === 0 ? NO_MOVE : (this.threats[0] as number) & 0x3fff;
  }

  isPressed(): boolean {
    const { position } = this;
    // TB5.5: any quiet move ends it before the threat is carried out.
    if (position.quiet + 1 >= position.drawAfter) return false;
    if (position.turn === LIGHT) return this.findLiveThreats() > 0;
    return opensCorner(position, position.king);
  }

  evaluate(): number {
    const { position } = this;
    const value = this.evaluation.value(position, this.material[position.ply] as number);
    const mood = Math.imul((position.memory[KEY_AT] as number) ^ this.whim, 0x9e3779b1) >> 29;
    return (position.turn === LIGHT ? value : -value) + mood;
  }

  listMoves(into: Int32Array, at: number): number {
    return listMoves(this.position, into, at);
  }

  listReplies(into: Int32Array, at: number): number {
    const { position, threats } = this;
    if (position.turn !== LIGHT) return listBlocks(position, into, at);
    return listAnswers(position, threats, this.findLiveThreats(), into, at);
  }

  listForcing(into: Int32Array, at: number): number {
    return listCaptures(this.position, into, at);
  }

  promise(move: number): number {
    const { position } = this;
    const to = move >> 7;
    const taken = pawnsTakenAt(position, to);
    if (taken > 0) return taken + 1;
    // A king who threatens to go to a corner leaves little choice: no capture, but nothing quiet either.
    return (move & 127) === position.king && opensCorner(position, to) ? 1 : 0;
  }

  /** Captures, and the king's threats to go to a corner. */
  listPromising(into: Int32Array, at: number): number {
    const { position } = this;
    const captures = listCaptures(position, into, at);
    if (position.turn !== LIGHT) return captures;
    return captures + this.listCornerThreats(into, at + captures);
  }

  isLegal(move: number): boolean {
    return isMove(this.position, move);
  }

  mayPass(): boolean {
    const { position } = this;
    return !position.hasPassed() && position.quiet + QUIET_PLIES_IN_SIGHT < position.drawAfter;
  }

  pass(): void {
    const { position, material } = this;
    position.pass();
    material[position.ply] = material[position.ply - 1] as number;
  }

  unpass(): void {
    this.position.unpass();
  }

  make(move: number): void {
    const { position, material } = this;
    const { ply } = position;
    position.make(move);
    const change = this.evaluation.materialChange(position, position.madeAt(ply));
    material[ply + 1] = (material[ply] as number) + change;
  }

  unmake(): void {
    this.position.unmake();
  }

  /** TB4.5 */
  protected escape(): number {
    const { position } = this;
    const { king } = position;
    const inColumn = cornersInReach(position, king);
    if (inColumn !== 0) return king | (squareOnLine(king, 0, lowestOf(inColumn)) << 7);
    const inRow = cornersInReach(position, king + ACROSS);
    if (inRow !== 0) return king | (squareOnLine(king, ACROSS, lowestOf(inRow)) << 7);
    return NO_MOVE;
  }

  private listCornerThreats(into: Int32Array, at: number): number {
    const { position } = this;
    const { king } = position;
    let end = at;
    for (let across = 0; across <= ACROSS; across += ACROSS) {
      let left = kingReach(position, king + across);
      // Off the edge only the ends of a line are on it.
      if (!isEdge(LINE[king + across] as number)) left &= LINE_ENDS;
      for (; left !== 0; left &= left - 1) {
        const to = squareOnLine(king, across, lowestOf(left));
        const isCapture = pawnsTakenAt(position, to) > 0;
        if (!isCapture && opensCorner(position, to)) into[end++] = king | (to << 7);
      }
    }
    return end - at;
  }

  /** TB5.3: void threats take nobody. */
  protected findLiveThreats(): number {
    const { position, threats } = this;
    const count = findThreats(position, threats);
    let live = 0;
    for (let index = 0; index < count; index++) {
      const threat = threats[index] as number;
      if (!position.threats.isVoid(threat)) threats[live++] = threat;
    }
    return live;
  }

  /** Of what the value depends on besides the board: counted threats, and a draw in sight. */
  private pastKey(): number {
    const { position } = this;
    const left = position.drawAfter - position.quiet;
    const key = position.threats.key();
    return left > QUIET_PLIES_IN_SIGHT ? key : key + Math.imul(left + 1, 0x9e3779b1);
  }
}

/** Could the king go to a corner from there? */
function opensCorner(position: TablutPosition, square: number): boolean {
  return (cornersInReach(position, square) | cornersInReach(position, square + ACROSS)) !== 0;
}
