import { MOST_PROMISE, NO_MOVE, type SearchPosition } from '@kast/bots';
import { must, type Seat } from '@kast/kernel';
import { CandidateSteps } from './candidate-steps.ts';
import type { Chances } from './chances.ts';
import { isStep, MOVE_BOUND } from './race-move.ts';
import { OVER, RacePosition } from './race-position.ts';
import { playIn, winningMove, type World } from './world.ts';

const MOST_PLIES = 80;
const MOST_STEPS = 65;
/** Certainty to win, in the unit of values. */
export const CERTAIN = 4_000;
/** Nothing to decide for who misses a turn. */
const MISS = MOVE_BOUND;

/** A match of two in one imagined world, for alpha-beta. Values are chances to win; a missed turn is a move. */
export class TwoSeatSearch implements SearchPosition {
  readonly mostMoves = MOST_STEPS;
  readonly moveBound = MOVE_BOUND + 1;
  readonly swing = 700;
  side = 0;
  private ply = 0;
  private readonly world: World;
  private readonly chances: Chances;
  private readonly candidates: CandidateSteps;
  private readonly line: readonly RacePosition[];
  /** By ply: who decides, which with a turn missed is not who is on turn. */
  private readonly sides = new Uint8Array(MOST_PLIES);
  private readonly steps = new Uint16Array(MOST_STEPS);
  private readonly ranks = new Uint8Array(MOST_STEPS);
  private readonly estimate = new Float64Array(2);
  private readonly key = new Int32Array(2);

  constructor(world: World, chances: Chances) {
    this.world = world;
    this.chances = chances;
    this.candidates = new CandidateSteps(chances.progress);
    this.line = Array.from({ length: MOST_PLIES }, () => new RacePosition(world.start.board));
    this.now.copy(world.start);
    this.side = world.start.onTurn - 1;
  }

  private get now(): RacePosition {
    return this.line[this.ply] as RacePosition;
  }

  private get misses(): boolean {
    return this.now.onTurn !== this.seat;
  }

  private get seat(): Seat {
    return this.side + 1;
  }

  keyLow(): number {
    this.now.hash(this.key);
    return (this.key[0] as number) ^ this.side;
  }

  keyHigh(): number {
    return this.key[1] as number;
  }

  isOver(): boolean {
    return this.now.phase === OVER;
  }

  result(): number {
    const own = this.now.isWinner(this.seat);
    const other = this.now.isWinner(2 - this.side);
    if (own === other) return 0;
    return own ? 1 : -1;
  }

  isRepeated(): boolean {
    return false;
  }

  /** DD5.1: the call, or the step that brings the last stone home and is called with. */
  winningMove(): number {
    return this.misses ? NO_MOVE : winningMove(this.now);
  }

  isPressed(): boolean {
    return false;
  }

  evaluate(): number {
    this.chances.estimate(this.now, this.estimate);
    return Math.round((2 * (this.estimate[this.side] as number) - 1) * CERTAIN);
  }

  listMoves(into: Int32Array, at: number): number {
    if (this.misses) {
      into[at] = MISS;
      return 1;
    }
    if (this.ply > 0) return this.candidates.list(this.now, this.world, into, this.ranks, at) - at;
    this.candidates.prepare(this.now);
    const count = this.now.steps(this.steps, 0);
    for (let index = 0; index < count; index++) into[at + index] = this.steps[index] as number;
    return count;
  }

  listReplies(into: Int32Array, at: number): number {
    return this.listMoves(into, at);
  }

  listForcing(): number {
    return 0;
  }

  /** Asked only of what was listed just before. All that promise anything are as good as the most. */
  promise(move: number): number {
    return isStep(move) && this.candidates.promise(this.now, move) > 0 ? MOST_PROMISE : 0;
  }

  /** To stand still is often best here: whoever is home waits. */
  mayPass(): boolean {
    return false;
  }

  pass(): void {
    throw new Error('nobody passes');
  }

  unpass(): void {
    throw new Error('nobody passed');
  }

  make(move: number): void {
    const before = this.now;
    this.sides[this.ply] = this.side;
    this.ply++;
    const after = must(this.line[this.ply], 'a position for this ply');
    after.copy(before);
    if (move !== MISS) playIn(this.world, after, move);
    this.side = 1 - this.side;
  }

  unmake(): void {
    this.ply--;
    this.side = this.sides[this.ply] as number;
  }
}
