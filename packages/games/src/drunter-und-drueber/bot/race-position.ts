import { must, type Seat } from '@kast/kernel';
import {
  type Circle,
  CIRCLES,
  COLOURS,
  type Colour,
  type DrunterView,
  neighboursOf,
  STONES_PER_COLOUR,
} from '../rules/index.ts';

/** A step as one number. */
export type StepCode = number;

export function stepCode(from: Circle, to: Circle): StepCode {
  return from * CIRCLES.length + to;
}

export function fromOf(step: StepCode): Circle {
  return Math.floor(step / CIRCLES.length);
}

export function toOf(step: StepCode): Circle {
  return step % CIRCLES.length;
}

/** What does not change while moving. */
export interface RaceBoard {
  readonly seats: number;
  /** By circle, the seat whose colour it is; 0 where it is nobody's. */
  readonly seatOf: Int8Array;
  /** By seat − 1, the circles of its colour. */
  readonly homes: readonly (readonly Circle[])[];
  /** DD3.7; more than any count where it is endless. */
  readonly block: number;
}

const NOBODY = -1;
const AWAY = -1;
const ENDLESS = 127;
const MOST_STONES = COLOURS.length * STONES_PER_COLOUR;

export function raceBoard(
  colours: readonly Colour[],
  seats: number,
  block: number | 'endless',
): RaceBoard {
  const seatOf = Int8Array.from(colours, (colour) => {
    const seat = COLOURS.indexOf(colour) + 1;
    return seat <= seats ? seat : 0;
  });
  const homes = Array.from({ length: seats }, (_, index) =>
    CIRCLES.filter((at) => seatOf[at] === index + 1),
  );
  return { seats, seatOf, homes, block: block === 'endless' ? ENDLESS : block };
}

/**
 * Moving on a board whose colours are taken for known: what the search plays on. Proven equal to the
 * rules by a test. Attacks are taken to stand: the search leaves out those that would be sent back.
 *
 * Everything lies in one array of bytes, so that a copy is one call.
 */
export class RacePosition {
  private readonly bytes = new Int8Array(5 * MOST_STONES + 8);
  /** By stone: eight of seat 1, eight of seat 2, and so on. */
  readonly at = this.bytes.subarray(0, MOST_STONES);
  readonly height = this.bytes.subarray(MOST_STONES, 2 * MOST_STONES);
  /** DD3.7: no further than the block, where it makes no difference any more. */
  readonly waited = this.bytes.subarray(2 * MOST_STONES, 3 * MOST_STONES);
  /** By circle. */
  private readonly count = this.bytes.subarray(3 * MOST_STONES, 4 * MOST_STONES);
  private readonly top = this.bytes.subarray(4 * MOST_STONES, 5 * MOST_STONES);
  /** By seat: turns to miss; the last two are whose turn it is, and who is out as bits. */
  private readonly misses = this.bytes.subarray(5 * MOST_STONES, 5 * MOST_STONES + 8);
  readonly board: RaceBoard;

  constructor(board: RaceBoard) {
    this.board = board;
  }

  get onTurn(): Seat {
    return this.misses[6] as number;
  }

  isOut(seat: Seat): boolean {
    return (((this.misses[7] as number) >> seat) & 1) === 1;
  }

  copy(other: RacePosition): void {
    this.bytes.set(other.bytes);
  }

  set(view: Pick<DrunterView, 'stacks' | 'misses' | 'onTurn' | 'out'>): void {
    const { board } = this;
    this.at.fill(AWAY);
    this.top.fill(NOBODY);
    const next = Array.from({ length: board.seats }, (_, index) => index * STONES_PER_COLOUR);
    view.stacks.forEach((stack, at) => {
      this.count[at] = stack.length;
      stack.forEach(({ owner, waited }, height) => {
        const stone = must(next[owner - 1], 'a seat');
        next[owner - 1] = stone + 1;
        this.at[stone] = at;
        this.height[stone] = height;
        this.waited[stone] = Math.min(waited, board.block);
        this.top[at] = stone;
      });
    });
    view.misses.forEach((turns, index) => {
      this.misses[index] = turns;
    });
    this.misses[6] = view.onTurn;
    this.misses[7] = view.out.reduce((bits, seat) => bits | (1 << seat), 0);
  }

  /** 0 where nothing stands. */
  ownerOfTop(at: Circle): Seat {
    const stone = this.top[at] as number;
    return stone === NOBODY ? 0 : ownerOf(stone);
  }

  isCovered(stone: number): boolean {
    return (this.height[stone] as number) < (this.count[this.at[stone] as number] as number) - 1;
  }

  stands(stone: number): boolean {
    return (this.at[stone] as number) !== AWAY;
  }

  isRight(stone: number): boolean {
    const at = this.at[stone] as number;
    return at !== AWAY && this.board.seatOf[at] === ownerOf(stone);
  }

  /** DD5.2 */
  hasAllRight(seat: Seat): boolean {
    const first = (seat - 1) * STONES_PER_COLOUR;
    for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
      if (!this.isRight(stone)) return false;
    }
    return true;
  }

  /** DD4.2: would the owner of the top stone be right to send this attack back? */
  wouldBeSentBack(to: Circle): boolean {
    const owner = this.ownerOfTop(to);
    return owner !== 0 && owner !== this.onTurn && this.board.seatOf[to] === owner;
  }

  /** The stone that a step from this circle moves; undefined where none may leave. DD3.3, DD3.7 */
  movable(from: Circle): number | undefined {
    const first = (this.onTurn - 1) * STONES_PER_COLOUR;
    let best: number | undefined;
    for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
      if (this.at[stone] !== from) continue;
      if (this.isCovered(stone) && (this.waited[stone] as number) < this.board.block) continue;
      if (best === undefined || (this.height[stone] as number) > (this.height[best] as number)) {
        best = stone;
      }
    }
    return best;
  }

  /** Every step of the seat on turn, also those that would be sent back. */
  steps(): StepCode[] {
    const seat = this.onTurn;
    const first = (seat - 1) * STONES_PER_COLOUR;
    const steps: StepCode[] = [];
    for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
      const from = this.at[stone] as number;
      if (from === AWAY || this.movable(from) !== stone) continue;
      for (const to of neighboursOf(from)) {
        // DD3.2
        if (this.ownerOfTop(to) !== seat) steps.push(stepCode(from, to));
      }
    }
    return steps;
  }

  /** A step that stands, and on to the next turn. */
  step(step: StepCode): void {
    const from = fromOf(step);
    const to = toOf(step);
    const stone = must(this.movable(from), 'a stone to move');
    this.takeOut(stone, from);
    this.at[stone] = to;
    this.height[stone] = this.count[to] as number;
    this.waited[stone] = 0;
    this.count[to] = (this.count[to] as number) + 1;
    this.top[to] = stone;
    this.endTurn();
  }

  /** DD3.6 */
  pass(): void {
    this.endTurn();
  }

  private takeOut(stone: number, from: Circle): void {
    const height = this.height[stone] as number;
    const left = (this.count[from] as number) - 1;
    this.count[from] = left;
    this.top[from] = NOBODY;
    if (left === 0) return;
    for (let other = 0; other < MOST_STONES; other++) {
      if (this.at[other] !== from || other === stone) continue;
      if ((this.height[other] as number) > height)
        this.height[other] = (this.height[other] as number) - 1;
      if (this.height[other] !== left - 1) continue;
      this.top[from] = other;
      this.waited[other] = 0;
    }
  }

  private endTurn(): void {
    this.waitOneTurn(this.onTurn);
    for (;;) {
      const seat = (this.onTurn % this.board.seats) + 1;
      this.misses[6] = seat;
      if (this.isOut(seat)) continue;
      const turns = this.misses[seat - 1] as number;
      if (turns === 0) return;
      this.misses[seat - 1] = turns - 1;
      this.waitOneTurn(seat);
    }
  }

  private waitOneTurn(seat: Seat): void {
    if (this.board.block === ENDLESS) return;
    const first = (seat - 1) * STONES_PER_COLOUR;
    for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
      const waited = this.waited[stone] as number;
      if (this.at[stone] === AWAY || waited >= this.board.block) continue;
      if (this.isCovered(stone)) this.waited[stone] = waited + 1;
    }
  }
}

function ownerOf(stone: number): Seat {
  return Math.floor(stone / STONES_PER_COLOUR) + 1;
}
