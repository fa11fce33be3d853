import { pick, seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrunterMove, type DrunterState, game } from '../rules/index.ts';
import { startOf, stateAfter } from '../rules/testing.ts';
import { raceBoard, RacePosition, stepCode } from './race-position.ts';

describe('the position of the search', () => {
  it('moves as the rules do, whoever attacks, waits or misses a turn', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 2, max: 6 }),
        fc.constantFrom(3 as const, 5 as const, 'endless' as const),
        (seed, seats, block) => {
          const { ours, theirs } = walk(String(seed), seats, block);
          expect(ours).toEqual(theirs);
        },
      ),
      { numRuns: 25 },
    );
  });
});

/** What both say along one random way: the steps, what would be sent back, and how it stands after. */
function walk(seed: string, seats: number, block: 3 | 5 | 'endless') {
  const random = seededRandom(seed);
  const ours: unknown[] = [];
  const theirs: unknown[] = [];
  let state = stateAfter(startOf({ seats, options: { block } }), 'chance first 1');
  const board = raceBoard(state.layout, seats, block);
  const position = new RacePosition(board);
  const expected = new RacePosition(board);
  for (let ply = 0; ply < 160 && state.phase !== 'over'; ply++) {
    const seat = state.onTurn;
    const quiet = game.moves(state, seat).filter((move) => !isCall(move));
    const move = pick(random, quiet);
    position.set(state);
    const moved = game.apply(state, seat, move);
    if (move.kind === 'step') {
      ours.push(inOrder(position.steps()), position.wouldBeSentBack(move.to));
      theirs.push(inOrder(quiet.flatMap(codeOf)), moved.attack !== null && isClaimTrue(moved));
      position.step(stepCode(move.from, move.to));
    }
    if (move.kind === 'pass') position.pass();
    state = moved.attack ? game.apply(moved, moved.attack.asked, { kind: 'allow' }) : moved;
    if (move.kind === 'place' || state.phase === 'over') continue;
    expected.set(state);
    ours.push(position.onTurn, stacksOf(position));
    theirs.push(expected.onTurn, stacksOf(expected));
  }
  return { ours, theirs };
}

function isCall(move: DrunterMove): boolean {
  return move.kind === 'klaar' || (move.kind === 'step' && move.call);
}

function codeOf(move: DrunterMove): readonly number[] {
  return move.kind === 'step' ? [stepCode(move.from, move.to)] : [];
}

function inOrder(codes: readonly number[]): readonly number[] {
  return codes.toSorted((one, other) => one - other);
}

function isClaimTrue(state: DrunterState): boolean {
  const { attack } = state;
  if (!attack) return false;
  const claimed = game.apply(state, attack.asked, { kind: 'claim' });
  return claimed.stacks[attack.to]?.length === attack.before.to.length;
}

/** Stones of one owner cannot be told apart: what counts is where they lie, and how long. */
function stacksOf(position: RacePosition): readonly string[] {
  return [...position.at.keys()]
    .filter((stone) => position.stands(stone))
    .map(
      (stone) =>
        `${position.at[stone]}.${position.height[stone]} ${stone >> 3} waited ${position.waited[stone]}`,
    )
    .toSorted();
}
