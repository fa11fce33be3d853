import { MoveOrder } from './move-order.ts';
import * as moveOrder from './move-order.ts';
import type { SearchPosition } from './search-position.ts';
import * as searchPosition from './search-position.ts';

const { bringForward, takeBest } = moveOrder;
const { NO_MOVE } = searchPosition;

/** Later than this the order of moves hardly matters, and finding the best next one costs more. */
const SORTED = 14;

/** What is given next at a ply. */
const KNOWN = 0;
const PROMISING = 1;
const KILLERS = 2;
const QUIET = 3;
const ALL = 4;

/** Words per ply. */
const WORDS = 8;
const STAGE = 0;
const KNOWN_MOVE = 1;
/** Of the list in work: the next move and its end. */
const NEXT = 2;
const END = 3;
/** Where the quiet moves begin, behind the promising ones. */
const QUIETS = 4;
const KILLER = 5;
const OLDER_KILLER = 6;
const NOT_LISTED = -1;

/**
 * A staged move picker: gives the moves of a node one by one, the best first, and lists none before it must. Most
 * nodes are cut off by the move that was known before, by a promising one or by a killer.
 */
export class MovePicker {
  /** Of the move given last: did it promise nothing before it was searched? */
  isQuiet = true;
  private readonly position: SearchPosition;
  private readonly order: MoveOrder;
  /** Per ply: promising moves, and all of them. */
  private readonly moves: Int32Array;
  private readonly room: number;
  private readonly state: Int32Array;
  private readonly isStaged: boolean;

  constructor(position: SearchPosition, mostPlies: number) {
    this.position = position;
    this.order = new MoveOrder(mostPlies, position.moveBound);
    this.room = 2 * position.mostMoves;
    this.moves = new Int32Array(mostPlies * this.room);
    this.state = new Int32Array(mostPlies * WORDS);
    this.isStaged = position.listPromising !== undefined;
  }

  /** Any move; the one that was best here before is given first. */
  begin(ply: number, known: number): void {
    const { state } = this;
    const own = ply * WORDS;
    state[own + STAGE] = KNOWN;
    state[own + KNOWN_MOVE] = known;
    state[own + NEXT] = ply * this.room;
    state[own + END] = NOT_LISTED;
  }

  /** Only what answers a threat; gives how many moves that are. */
  beginReplies(ply: number, known: number): number {
    const start = ply * this.room;
    this.begin(ply, known);
    const count = this.position.listReplies(this.moves, start);
    this.beginList(ply, start, count);
    return count;
  }

  /** Only what must be looked at before a quiet position is estimated; gives how many, and begins nothing without any. */
  beginForcing(ply: number): number {
    const start = ply * this.room;
    const count = this.position.listForcing(this.moves, start);
    if (count === 0) return 0;
    this.begin(ply, NO_MOVE);
    this.beginList(ply, start, count);
    return count;
  }

  /** 0 when there are no more. */
  next(ply: number): number {
    const { state } = this;
    const own = ply * WORDS;
    if (state[own + STAGE] === KNOWN) {
      state[own + STAGE] = this.isStaged && state[own + END] === NOT_LISTED ? PROMISING : ALL;
      const known = state[own + KNOWN_MOVE] as number;
      if (known !== NO_MOVE) {
        this.isQuiet = this.position.promise(known) === 0;
        return known;
      }
    }
    if (state[own + STAGE] === ALL) return this.nextOfAll(ply);
    if (state[own + STAGE] === PROMISING) {
      const promising = this.nextPromising(ply);
      if (promising !== NO_MOVE) return promising;
    }
    if (state[own + STAGE] === KILLERS) {
      const killer = this.nextKiller(ply);
      if (killer !== NO_MOVE) return killer;
    }
    return this.nextQuiet(ply);
  }

  /** A quiet move was good enough to cut off the rest; those given before it were not. */
  reward(ply: number, move: number, depth: number): void {
    const { state, order, moves } = this;
    const own = ply * WORDS;
    const isListed = state[own + STAGE] === ALL || state[own + STAGE] === QUIET;
    const start = state[own + STAGE] === ALL ? ply * this.room : (state[own + QUIETS] as number);
    const end = isListed ? (state[own + NEXT] as number) : start;
    order.reward(this.position.side, ply, move, depth, moves, start, end);
  }

  private beginList(ply: number, start: number, count: number): void {
    this.order.rank(this.position, ply, this.moves, start, start + count);
    this.state[ply * WORDS + END] = start + count;
  }

  private nextOfAll(ply: number): number {
    const { state, moves, order, position } = this;
    const own = ply * WORDS;
    const start = ply * this.room;
    if (state[own + END] === NOT_LISTED) {
      this.beginList(ply, start, position.listMoves(moves, start));
    }
    const end = state[own + END] as number;
    for (let at = state[own + NEXT] as number; at < end; at++) {
      const ranked = at - start < SORTED ? takeBest(moves, at, end) : (moves[at] as number);
      const move = order.moveOf(ranked);
      if (move === state[own + KNOWN_MOVE]) continue;
      state[own + NEXT] = at + 1;
      this.isQuiet = order.isQuiet(ranked);
      return move;
    }
    state[own + NEXT] = end;
    return NO_MOVE;
  }

  private nextPromising(ply: number): number {
    const { state, moves, order, position } = this;
    const own = ply * WORDS;
    const start = ply * this.room;
    if (state[own + END] === NOT_LISTED) {
      this.beginList(ply, start, position.listPromising?.(moves, start) ?? 0);
    }
    const end = state[own + END] as number;
    for (let at = state[own + NEXT] as number; at < end; at++) {
      const move = order.moveOf(takeBest(moves, at, end));
      if (move === state[own + KNOWN_MOVE]) continue;
      state[own + NEXT] = at + 1;
      this.isQuiet = false;
      return move;
    }
    state[own + STAGE] = KILLERS;
    state[own + QUIETS] = end;
    state[own + KILLER] = order.killer(ply);
    state[own + OLDER_KILLER] = order.olderKiller(ply);
    state[own + NEXT] = KILLER;
    return NO_MOVE;
  }

  private nextKiller(ply: number): number {
    const { state, position } = this;
    const own = ply * WORDS;
    for (let at = state[own + NEXT] as number; at <= OLDER_KILLER; at++) {
      const killer = state[own + at] as number;
      if (killer === NO_MOVE || killer === state[own + KNOWN_MOVE]) continue;
      if (position.promise(killer) !== 0 || !position.isLegal?.(killer)) {
        state[own + at] = NO_MOVE;
        continue;
      }
      state[own + NEXT] = at + 1;
      this.isQuiet = true;
      return killer;
    }
    state[own + STAGE] = QUIET;
    state[own + END] = NOT_LISTED;
    state[own + NEXT] = state[own + QUIETS] as number;
    return NO_MOVE;
  }

  private nextQuiet(ply: number): number {
    const { state, moves, order, position } = this;
    const own = ply * WORDS;
    const start = state[own + QUIETS] as number;
    if (state[own + END] === NOT_LISTED) {
      const count = position.listMoves(moves, start);
      order.rankQuiet(position.side, moves, start, start + count);
      state[own + END] = start + count;
    }
    const end = state[own + END] as number;
    for (let at = state[own + NEXT] as number; at < end; at++) {
      if (at === start) takeBest(moves, at, end);
      // Who was not cut off by the best is likely to be asked for all of them.
      if (at === start + 1) bringForward(moves, at, end, SORTED);
      const move = order.moveOf(moves[at] as number);
      if (this.wasGiven(ply, move)) continue;
      state[own + NEXT] = at + 1;
      this.isQuiet = true;
      return move;
    }
    state[own + NEXT] = end;
    return NO_MOVE;
  }

  /** Before the quiet moves were listed. */
  private wasGiven(ply: number, move: number): boolean {
    const { state, moves, order } = this;
    const own = ply * WORDS;
    if (move === state[own + KNOWN_MOVE]) return true;
    if (move === state[own + KILLER] || move === state[own + OLDER_KILLER]) return true;
    const end = state[own + QUIETS] as number;
    for (let at = ply * this.room; at < end; at++) {
      if (order.moveOf(moves[at] as number) === move) return true;
    }
    return false;
  }
}
