import { NO_MOVE, type Attention } from '@kast/bots';
import * as kingWays from './king-ways.ts';
import * as lines from './lines.ts';
import * as pieces from './pieces.ts';
import type { TablutPosition } from './position.ts';
import { type PositionEvaluation, TablutSearch } from './search.ts';

const { cornersInReach } = kingWays;
const { ACROSS, lowestOf, squareOnLine } = lines;
const { LIGHT } = pieces;

/** The bits of a threat that are its move. */
const MOVE = 0x3fff;

/** Tablut as somebody sees it who overlooks some moves, of either side and at any depth. */
export class SeenTablutSearch extends TablutSearch {
  private readonly attention: Attention;

  constructor(
    position: TablutPosition,
    evaluation: PositionEvaluation,
    whim: number,
    attention: Attention,
  ) {
    super(position, evaluation, whim);
    this.attention = attention;
  }

  override isPressed(): boolean {
    if (!super.isPressed()) return false;
    return this.position.turn === LIGHT || this.escape() !== NO_MOVE;
  }

  override listMoves(into: Int32Array, at: number): number {
    return this.attention.keepSome(into, at, super.listMoves(into, at));
  }

  override listReplies(into: Int32Array, at: number): number {
    return this.attention.keep(into, at, super.listReplies(into, at));
  }

  override listPromising(into: Int32Array, at: number): number {
    return this.attention.keep(into, at, super.listPromising(into, at));
  }

  override isLegal(move: number): boolean {
    return this.attention.sees(move) && super.isLegal(move);
  }

  override listForcing(into: Int32Array, at: number): number {
    return this.attention.keep(into, at, super.listForcing(into, at));
  }

  protected override escape(): number {
    const upright = this.seenEscape(0);
    return upright === NO_MOVE ? this.seenEscape(ACROSS) : upright;
  }

  protected override findLiveThreats(): number {
    const { threats } = this;
    const count = super.findLiveThreats();
    let seen = 0;
    for (let index = 0; index < count; index++) {
      const threat = threats[index] as number;
      if (this.attention.sees(threat & MOVE)) threats[seen++] = threat;
    }
    return seen;
  }

  /** In the king's column, or with ACROSS in his row. */
  private seenEscape(across: number): number {
    const { king } = this.position;
    let corners = cornersInReach(this.position, king + across);
    for (; corners !== 0; corners &= corners - 1) {
      const move = king | (squareOnLine(king, across, lowestOf(corners)) << 7);
      if (this.attention.sees(move)) return move;
    }
    return NO_MOVE;
  }
}
