import { everyCombination, seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { info, type TablutOptions } from '../info.ts';
import { FIRST_DARK, FIRST_LIGHT, squareAt } from './board.ts';
import { Evaluation } from './evaluation.ts';
import { lowestOf, tables } from './lines.ts';
import { LIGHT, type Placement } from './pieces.ts';
import { KING_ESCAPED, KING_TAKEN, RUNNING, TablutPosition } from './position.ts';
import { RandomMoves } from './random-moves.ts';
import { TablutSearch } from './search.ts';
import { WEIGHTS } from './weights.ts';

const evaluations = { either: new Evaluation(WEIGHTS.either), hard: new Evaluation(WEIGHTS.hard) };
const combinations = everyCombination(info.options) as readonly TablutOptions[];

interface Scene {
  readonly options: TablutOptions;
  readonly seed: number;
  readonly plies: number;
}

/** Positions of every kind: some plies into random matches. */
const scenes: fc.Arbitrary<Scene> = fc.record({
  options: fc.constantFrom(...combinations),
  seed: fc.integer(),
  plies: fc.integer({ min: 0, max: 90 }),
});

describe('what the search knows without searching', () => {
  it('is a move that wins on the spot, if there is one', () => {
    check(({ position, search }) => {
      const winning = search.winningMove();
      const wins = listed(search).filter((move) => after(position, move, () => isWon(position)));
      expect(wins.length === 0 ? [0] : wins).toContain(winning);
    });
  });

  it('is every move that can save a side that is pressed', () => {
    let pressed = 0;
    check(({ position, search }) => {
      if (search.winningMove() !== 0) return;
      const saving = listed(search).filter((move) =>
        after(position, move, () => isSafe(position, search)),
      );
      if (!search.isPressed()) return;
      pressed++;
      const replies = new Int32Array(search.mostMoves);
      const count = search.listReplies(replies, 0);
      expect([...replies.subarray(0, count)]).toEqual(expect.arrayContaining(saving));
    });
    expect(pressed).toBeGreaterThan(10);
  });

  it('is that nothing threatens a side that is not pressed', () => {
    check(({ position, search }) => {
      if (search.isPressed() || search.winningMove() !== 0) return;
      const harmless = listed(search).some((move) =>
        after(position, move, () => position.standing !== RUNNING || isSafe(position, search)),
      );
      expect(harmless).toBe(true);
    });
  });

  it('is every move that takes a pawn, and no other', () => {
    check(({ position, search }) => {
      if (search.winningMove() !== 0) return;
      const taking = listed(search).filter((move) =>
        after(position, move, () => position.lastTaken().length > 0),
      );
      const forcing = new Int32Array(search.mostMoves);
      const count = search.listForcing(forcing, 0);
      expect([...forcing.subarray(0, count)].toSorted(byNumber)).toEqual(taking.toSorted(byNumber));
    });
  });

  it('is every move that promises something, and no other', () => {
    check(({ position, search }) => {
      // An unarmed king seems to take what he does not.
      if (search.winningMove() !== 0 || !position.kingIsArmed) return;
      const promising = new Int32Array(search.mostMoves);
      const count = search.listPromising(promising, 0);
      expect([...promising.subarray(0, count)].toSorted(byNumber)).toEqual(
        listed(search)
          .filter((move) => search.promise(move) > 0)
          .toSorted(byNumber),
      );
    });
  });

  it('is of any move whether it is legal', () => {
    check(({ search }) => {
      const legal = Array.from({ length: search.moveBound }, (_, move) => move).filter((move) =>
        search.isLegal(move),
      );
      expect(legal).toEqual(listed(search).toSorted(byNumber));
    });
  });
});

describe('an estimate', () => {
  it('is the same for a board that is turned or mirrored', () => {
    check(({ position }) => {
      const evaluation = evaluationOf(position);
      const value = evaluation.value(position);
      const { LINE, PLACE } = tables;
      const turned = (square: number) => squareAt(8 - (PLACE[square] ?? 0), LINE[square] ?? 0);
      const mirrored = (square: number) => squareAt(LINE[square] ?? 0, 8 - (PLACE[square] ?? 0));
      for (const change of [turned, mirrored]) {
        const other = new TablutPosition(optionsOf(position));
        other.setUp(placement(position, change));
        expect(evaluation.value(other)).toBe(value);
      }
    });
  });

  it('is the same when the moves are followed as when the pieces are counted anew', () => {
    check(({ position, search }) => {
      const moves = new RandomMoves(seededRandom(position.key.join()));
      for (let ply = 0; ply < 12 && position.standing === RUNNING; ply++) {
        if (ply === 5) search.pass();
        else search.make(moves.pick(position));
        const anew = new TablutSearch(position, evaluationOf(position), 0);
        expect(search.evaluate()).toBe(anew.evaluate());
      }
    });
  });

  it.each(['either', 'hard'] as const)('is better for the side with a pawn more: %s', (rule) => {
    const evaluation = evaluations[rule];
    const start = new TablutPosition(combinations[0] as TablutOptions);
    const { light, dark, king } = placement(start, (square) => square);
    const value = (placed: Placement): number => {
      start.setUp(placed);
      return evaluation.value(start);
    };
    const all = value({ light, dark, king, turn: LIGHT });
    expect(value({ light: light.slice(1), dark, king, turn: LIGHT })).toBeLessThan(all);
    expect(value({ light, dark: dark.slice(1), king, turn: LIGHT })).toBeGreaterThan(all);
  });
});

interface Set {
  readonly position: TablutPosition;
  readonly search: TablutSearch;
}

function check(property: (set: Set) => void): void {
  fc.assert(
    fc.property(scenes, (scene) => property(setUp(scene))),
    { numRuns: 300, seed: 5 },
  );
}

function setUp({ options, seed, plies }: Scene): Set {
  const position = new TablutPosition(options);
  const moves = new RandomMoves(seededRandom(seed));
  for (let ply = 0; ply < plies && position.standing === RUNNING; ply++) {
    position.make(moves.pick(position));
  }
  if (position.standing !== RUNNING) position.unmake();
  return { position, search: new TablutSearch(position, evaluationOf(position), 0) };
}

function listed(search: TablutSearch): number[] {
  const moves = new Int32Array(search.mostMoves);
  return Array.from(moves.subarray(0, search.listMoves(moves, 0)));
}

function after<Result>(position: TablutPosition, move: number, look: () => Result): Result {
  position.make(move);
  const result = look();
  position.unmake();
  return result;
}

function isWon({ standing }: TablutPosition): boolean {
  return standing === KING_TAKEN || standing === KING_ESCAPED;
}

function isSafe({ standing }: TablutPosition, search: TablutSearch): boolean {
  return standing === RUNNING && search.winningMove() === 0;
}

function placement(position: TablutPosition, change: (square: number) => number): Placement {
  const squares = (pieces: number, first: number): number[] => {
    const found: number[] = [];
    for (let left = pieces; left !== 0; left &= left - 1) {
      found.push(change(position.squareOf[first + lowestOf(left)] ?? 0));
    }
    return found;
  };
  return {
    dark: squares(position.dark, FIRST_DARK),
    light: squares(position.light, FIRST_LIGHT),
    king: change(position.king),
    turn: position.turn,
  };
}

function evaluationOf({ easyWay }: TablutPosition): Evaluation {
  return easyWay ? evaluations.either : evaluations.hard;
}

function optionsOf({ palaceOpen }: TablutPosition): TablutOptions {
  const palacePassage = palaceOpen ? 'open' : 'closed';
  return { ...(combinations[0] as TablutOptions), palacePassage };
}

function byNumber(one: number, other: number): number {
  return one - other;
}
