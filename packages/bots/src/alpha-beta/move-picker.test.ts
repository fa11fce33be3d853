import { describe, expect, it } from 'vitest';
import { MovePicker } from './move-picker.ts';
import { QuietPosition } from './quiet-position.ts';
import { NO_MOVE } from './search-position.ts';

/** Moves 1 to 40, of which those that 7 divides promise something. */
class Numbers extends QuietPosition {
  readonly mostMoves = 40;
  readonly moveBound = 64;
  listed = 0;

  isOver(): boolean {
    return false;
  }

  result(): number {
    return 0;
  }

  keyLow(): number {
    return 0;
  }

  listMoves(into: Int32Array, at: number): number {
    this.listed++;
    for (let move = 1; move <= 40; move++) into[at + move - 1] = move;
    return 40;
  }

  override listReplies(into: Int32Array, at: number): number {
    into.set([3, 14, 5], at);
    return 3;
  }

  override promise(move: number): number {
    return move % 7 === 0 ? 1 : 0;
  }

  protected put(): void {}
  protected lift(): void {}
}

class StagedNumbers extends Numbers {
  listPromising(into: Int32Array, at: number): number {
    into.set([7, 14, 21, 28, 35], at);
    return 5;
  }

  isLegal(move: number): boolean {
    return move <= 40;
  }
}

const ALL = Array.from({ length: 40 }, (_, index) => index + 1);
const PROMISING = [35, 28, 21, 14, 7];

describe.each([
  { name: 'all at once', position: () => new Numbers() },
  { name: 'in stages', position: () => new StagedNumbers() },
])('a move picker that lists $name', ({ position }) => {
  it('gives every move once, the known one and promising ones first', () => {
    const picker = new MovePicker(position(), 3);
    picker.begin(1, 12);
    const given = take(picker, 1);
    expect(given.toSorted(byNumber)).toEqual(ALL);
    expect(given.slice(0, 6)).toEqual([12, ...PROMISING]);
  });

  it('tells which of them are quiet', () => {
    const picker = new MovePicker(position(), 3);
    picker.begin(0, 14);
    for (let move = picker.next(0); move !== NO_MOVE; move = picker.next(0)) {
      expect(picker.isQuiet).toBe(move % 7 !== 0);
    }
  });

  it('tries first what was good enough elsewhere', () => {
    const picker = new MovePicker(position(), 3);
    for (const [move, depth] of [
      [30, 3],
      [17, 2],
      [9, 1],
    ] as const) {
      picker.begin(2, NO_MOVE);
      picker.reward(2, move, depth);
    }
    picker.begin(2, NO_MOVE);
    expect(take(picker, 2).slice(0, 8)).toEqual([...PROMISING, 9, 17, 30]);
  });

  it('gives only replies where a side is pressed', () => {
    const picker = new MovePicker(position(), 3);
    expect(picker.beginReplies(0, 5)).toBe(3);
    expect(take(picker, 0)).toEqual([5, 14, 3]);
  });
});

describe('a move picker that lists in stages', () => {
  it('lists nothing before the quiet moves are asked for', () => {
    const position = new StagedNumbers();
    const picker = new MovePicker(position, 3);
    picker.begin(0, 12);
    for (let asked = 0; asked < 6; asked++) picker.next(0);
    expect(position.listed).toBe(0);
    picker.next(0);
    expect(position.listed).toBe(1);
  });

  it('leaves out a killer that is no move here', () => {
    const picker = new MovePicker(new StagedNumbers(), 3);
    picker.begin(0, NO_MOVE);
    picker.reward(0, 50, 4);
    picker.begin(0, NO_MOVE);
    expect(take(picker, 0).toSorted(byNumber)).toEqual(ALL);
  });

  it('keeps plies apart', () => {
    const picker = new MovePicker(new StagedNumbers(), 3);
    picker.begin(0, NO_MOVE);
    const first = Array.from({ length: 9 }, () => picker.next(0));
    picker.begin(1, NO_MOVE);
    take(picker, 1);
    expect([...first, ...take(picker, 0)].toSorted(byNumber)).toEqual(ALL);
  });
});

function take(picker: MovePicker, ply: number): number[] {
  const given: number[] = [];
  for (let move = picker.next(ply); move !== NO_MOVE; move = picker.next(ply)) given.push(move);
  return given;
}

function byNumber(one: number, other: number): number {
  return one - other;
}
