import { must, type Seat } from '@kast/kernel';
import { type DrunterView, type Stack, STONES_PER_COLOUR } from '../rules/index.ts';
import { CIRCLE_COUNT, NEIGHBOUR_COUNT, NEIGHBOURS, type RaceBoard } from './race-board.ts';
import {
  ALLOW,
  CLAIM,
  fromOf,
  hasCall,
  isStep,
  KLAAR,
  PASS,
  placeMove,
  placeOf,
  type RaceMove,
  stepMove,
  toOf,
  WITH_CALL,
} from './race-move.ts';
import { MOST_SEATS, NONE, RaceStones } from './race-stones.ts';

export const PLACING = 0;
const MOVING = 1;
export const ANSWERING = 2;
export const OVER = 3;

/** Rounds from the end on in which the end is in sight. */
const SOON = 16;

/** Where what is one number lies among the bytes. */
const PHASE = 0;
const ON_TURN = 1;
const FIRST = 2;
const ROUND = 3;
const OUT = 4;
const WINNERS = 5;
/** An attack that waits for its answer, and what going back needs. DD4.2, DD4.3 */
const ASKED = 6;
const FROM = 7;
const STONE = 8;
const HEIGHT = 9;
const WAITED = 10;
const FREED_WAITED = 11;
const CALLED = 12;
const NUMBERS = 13;

/**
 * A whole match on a board whose colours are taken for known: what the search plays on. Proven equal to the
 * rules by a test. It makes nothing while it plays: everything lies in one array of bytes, so that a copy is
 * one call.
 */
export class RacePosition extends RaceStones {
  /** By seat − 1. */
  private readonly misses = this.behind(0, MOST_SEATS);
  private readonly inHand = this.behind(MOST_SEATS, MOST_SEATS);
  private readonly numbers = this.behind(2 * MOST_SEATS, NUMBERS);

  constructor(board: RaceBoard) {
    super(board, 2 * MOST_SEATS + NUMBERS);
  }

  get phase(): number {
    return this.numbers[PHASE] as number;
  }

  /** Whose turn it is; while an attack is answered, the attacker. */
  get onTurn(): Seat {
    return this.numbers[ON_TURN] as number;
  }

  /** Who decides now. */
  get decides(): Seat {
    return this.phase === ANSWERING ? (this.numbers[ASKED] as number) : this.onTurn;
  }

  get round(): number {
    return this.numbers[ROUND] as number;
  }

  isOut(seat: Seat): boolean {
    return (((this.numbers[OUT] as number) >> seat) & 1) === 1;
  }

  isWinner(seat: Seat): boolean {
    return (((this.numbers[WINNERS] as number) >> seat) & 1) === 1;
  }

  missesOf(seat: Seat): number {
    return this.misses[seat - 1] as number;
  }

  inHandOf(seat: Seat): number {
    return this.inHand[seat - 1] as number;
  }

  copy(other: RacePosition): void {
    this.bytes.set(other.bytes);
    this.board = other.board;
  }

  set(view: Omit<DrunterView, 'circles' | 'options'>): void {
    const { numbers } = this;
    const { attack } = view;
    this.clear();
    const next = Array.from({ length: this.board.seats }, (_, index) => index * STONES_PER_COLOUR);
    view.stacks.forEach((stack, at) => {
      for (const { owner, waited } of asBefore(attack, at) ?? stack) {
        const stone = must(next[owner - 1], 'a seat');
        next[owner - 1] = stone + 1;
        this.putOn(stone, at);
        this.waited[stone] = Math.min(waited, this.board.block);
      }
    });
    this.misses.set(view.misses);
    this.inHand.set(view.inHand);
    numbers[PHASE] = view.phase === 'placing' ? PLACING : MOVING;
    numbers[ON_TURN] = view.onTurn;
    numbers[FIRST] = view.first;
    numbers[ROUND] = view.round;
    numbers[OUT] = view.out.reduce((bits, seat) => bits | (1 << seat), 0);
    if (attack) this.play(stepMove(attack.from, attack.to) + (attack.call ? WITH_CALL : 0));
  }

  /** Two words that tell positions apart in which play goes on differently; stones of one seat are alike. */
  hash(into: Int32Array): void {
    let low = Math.imul(this.onTurn, 0x85eb_ca6b);
    let high = Math.imul(this.onTurn, 0xc2b2_ae35);
    const stones = this.board.seats * STONES_PER_COLOUR;
    for (let stone = 0; stone < stones; stone++) {
      const at = this.at[stone] as number;
      if (at === NONE) continue;
      const lies = at | ((this.height[stone] as number) << 6) | ((stone >> 3) << 12);
      let word = Math.imul((lies | ((this.waited[stone] as number) << 15)) + 1, 0x9e37_79b1);
      word ^= word >>> 15;
      low = (low + Math.imul(word, 0x2c1b_3c6d)) | 0;
      word ^= word >>> 13;
      high = (high + Math.imul(word, 0x297a_2d39)) | 0;
    }
    for (let index = 0; index < this.board.seats; index++) {
      high = (high + Math.imul(this.misses[index] as number, 0x1656_67b1 + index)) | 0;
    }
    // DD5.5: how many rounds are left counts only near the end.
    const left = this.board.rounds - this.round;
    if (left < SOON) low = (low + Math.imul(left, 0x27d4_eb2f)) | 0;
    into[0] = low;
    into[1] = high;
  }

  /** Every decision that is open now, into `into` from `start` on; gives where they end. */
  moves(into: Uint16Array, start: number): number {
    switch (this.phase) {
      case PLACING:
        return this.placings(into, start);
      case MOVING: {
        const end = this.steps(into, start);
        let last = end;
        // DD3.6
        if (end === start) into[last++] = PASS;
        for (let index = start; index < end; index++) {
          into[last++] = (into[index] as number) + WITH_CALL;
        }
        into[last++] = KLAAR;
        return last;
      }
      case ANSWERING:
        into[start] = CLAIM;
        into[start + 1] = ALLOW;
        return start + 2;
      default:
        return start;
    }
  }

  /** Every step of the seat on turn without a call, as `moves` gives them. */
  steps(into: Uint16Array, start: number): number {
    const seat = this.onTurn;
    const first = (seat - 1) * STONES_PER_COLOUR;
    let end = start;
    for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
      if (!this.mayMove(stone)) continue;
      const from = this.at[stone] as number;
      const around = from << 3;
      const count = NEIGHBOUR_COUNT[from] as number;
      for (let index = 0; index < count; index++) {
        const to = NEIGHBOURS[around + index] as number;
        // DD3.2
        if (this.ownerOfTop(to) !== seat) into[end++] = stepMove(from, to);
      }
    }
    return end;
  }

  /** Carries out a decision that `moves` gives. */
  play(move: RaceMove): void {
    if (isStep(move)) this.step(move);
    else if (move === PASS) this.endTurn();
    else if (move === KLAAR) this.judgeCall();
    else if (move === CLAIM) this.claim();
    else if (move === ALLOW) this.attackStands();
    else this.place(placeOf(move));
  }

  private step(move: RaceMove): void {
    const { numbers } = this;
    const from = fromOf(move);
    const to = toOf(move);
    const seat = this.onTurn;
    const stone = this.movable(from, seat);
    const asked = this.ownerOfTop(to);
    numbers[CALLED] = hasCall(move) ? 1 : 0;
    numbers[ASKED] = asked;
    numbers[FROM] = from;
    numbers[STONE] = stone;
    numbers[HEIGHT] = this.height[stone] as number;
    numbers[WAITED] = this.waited[stone] as number;
    numbers[FREED_WAITED] = this.takeOut(stone);
    this.putOn(stone, to);
    if (asked === 0) this.attackStands();
    else numbers[PHASE] = ANSWERING;
  }

  /** DD4.2, DD4.4 */
  private claim(): void {
    const { numbers } = this;
    const asked = numbers[ASKED] as number;
    const stone = numbers[STONE] as number;
    if (this.board.seatOf[this.at[stone] as number] === asked) return this.goBack(stone);
    this.misses[asked - 1] = (this.misses[asked - 1] as number) + this.board.costOfFalseClaim;
    this.attackStands();
  }

  /** DD4.2: everything as it was, and the move is lost. */
  private goBack(stone: number): void {
    const { numbers } = this;
    this.takeOut(stone);
    const from = numbers[FROM] as number;
    const height = numbers[HEIGHT] as number;
    const freed = this.topOf(from);
    this.putOn(stone, from);
    if (freed !== NONE && height === this.height[stone]) {
      this.waited[freed] = numbers[FREED_WAITED] as number;
    } else if (freed !== NONE) this.sink(stone, height);
    this.waited[stone] = numbers[WAITED] as number;
    numbers[PHASE] = MOVING;
    this.endTurn();
  }

  /** DD4.5; a call made with the move is judged now. */
  private attackStands(): void {
    this.numbers[PHASE] = MOVING;
    if (this.numbers[CALLED] === 1) this.judgeCall();
    else this.endTurn();
  }

  private judgeCall(): void {
    const seat = this.onTurn;
    // DD5.2
    if (this.hasAllRight(seat)) return this.end(1 << seat);
    // DD5.3
    const first = (seat - 1) * STONES_PER_COLOUR;
    for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
      if (this.at[stone] === NONE) continue;
      this.takeOut(stone);
      this.at[stone] = NONE;
    }
    this.numbers[OUT] = (this.numbers[OUT] as number) | (1 << seat);
    const left = this.stillIn();
    // DD5.4
    if ((left & (left - 1)) === 0) this.end(left);
    else this.endTurn();
  }

  /** As bits. */
  private stillIn(): number {
    let bits = 0;
    for (let seat = 1; seat <= this.board.seats; seat++) if (!this.isOut(seat)) bits |= 1 << seat;
    return bits;
  }

  private end(winners: number): void {
    this.numbers[PHASE] = OVER;
    this.numbers[WINNERS] = winners;
  }

  /** DD5.5 */
  private endByRounds(): void {
    let best = 0;
    let winners = 0;
    for (let seat = 1; seat <= this.board.seats; seat++) {
      if (this.isOut(seat)) continue;
      const right = this.rightOf(seat);
      if (right > best || winners === 0) winners = 0;
      if (winners === 0) best = right;
      if (right === best) winners |= 1 << seat;
    }
    this.end(winners);
  }

  private endTurn(): void {
    const { numbers, board } = this;
    this.waitOneTurn(this.onTurn);
    for (;;) {
      const seat = (this.onTurn % board.seats) + 1;
      numbers[ON_TURN] = seat;
      if (seat === numbers[FIRST]) {
        numbers[ROUND] = (numbers[ROUND] as number) + 1;
        if (numbers[ROUND] === board.rounds) return this.endByRounds();
      }
      if (this.isOut(seat)) continue;
      const turns = this.misses[seat - 1] as number;
      if (turns === 0) return;
      // DD4.4
      this.misses[seat - 1] = turns - 1;
      this.waitOneTurn(seat);
    }
  }

  /** DD2.2, DD2.3 */
  private placings(into: Uint16Array, start: number): number {
    const seat = this.onTurn;
    let empty = 0;
    for (let at = 0; at < CIRCLE_COUNT; at++) if (this.isEmpty(at)) empty++;
    let end = start;
    for (let at = 0; at < CIRCLE_COUNT; at++) {
      if (!this.isEmpty(at) || this.board.seatOf[at] === seat) continue;
      if (empty > 2 * STONES_PER_COLOUR || !this.leavesStuck(at, empty - 1)) {
        into[end++] = placeMove(at);
      }
    }
    return end;
  }

  /** DD2.3: could somebody no longer place all stones, with this circle taken too? */
  private leavesStuck(taken: number, empty: number): boolean {
    for (let seat = 1; seat <= this.board.seats; seat++) {
      const inHand = (this.inHand[seat - 1] as number) - (seat === this.onTurn ? 1 : 0);
      let own = 0;
      for (const home of this.board.homes[seat - 1] as Uint8Array) {
        if (home !== taken && this.isEmpty(home)) own++;
      }
      if (inHand + own > empty) return true;
    }
    return false;
  }

  private place(at: number): void {
    const { numbers } = this;
    const seat = this.onTurn;
    const left = (this.inHand[seat - 1] as number) - 1;
    this.inHand[seat - 1] = left;
    this.putOn((seat - 1) * STONES_PER_COLOUR + STONES_PER_COLOUR - 1 - left, at);
    numbers[ON_TURN] = (seat % this.board.seats) + 1;
    // DD3.1: moving begins with the seat that began placing.
    for (let other = 0; other < this.board.seats; other++) if (this.inHand[other] !== 0) return;
    numbers[PHASE] = MOVING;
    numbers[ON_TURN] = numbers[FIRST] as number;
  }
}

/** While an attack waits for its answer, its two stacks as they were: then it is carried out again. */
function asBefore(attack: DrunterView['attack'], at: number): Stack | undefined {
  if (at === attack?.from) return attack.before.from;
  return at === attack?.to ? attack.before.to : undefined;
}
