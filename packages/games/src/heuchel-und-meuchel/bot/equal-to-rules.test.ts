import {
  everyCombination,
  pick,
  type Random,
  seatsOf,
  seededRandom,
  type Seat,
} from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeuchelOptions, info } from '../info.ts';
import { game, type HeuchelMove, type HeuchelState } from '../rules/index.ts';
import { fastMove, positionOf } from './from-state.ts';
import { turnIn } from './imagined-game.ts';
import { legalMoves, worthTrying } from './legal-moves.ts';
import { argumentOf, ARRANGE, decode, kindOf, type MoveCode } from './move-code.ts';
import { HeuchelPosition } from './position.ts';
import { FIELDS } from './stacks.ts';

const combinations = everyCombination(info.options) as readonly HeuchelOptions[];

/** By their codes. */
const PHASES = [
  'arranging',
  'first',
  'rolling',
  'moving',
  'taking',
  'going-on',
  'removing',
  'over',
];

describe('the fast position equals the rules', () => {
  const met = new Set<string>();

  it('in matches with every number of seats and every option', { timeout: 30_000 }, () => {
    const setup = fc.record({
      options: fc.constantFrom(...combinations),
      seats: fc.integer({ min: info.seats.min, max: info.seats.max }),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(setup, ({ options, seats, seed }) => {
        playBoth(game.init(options, seats), seededRandom(seed), met);
      }),
      { numRuns: 40, seed: 14 },
    );
  });

  it('and those matches met every phase, and rests of every fate', () => {
    expect(met).toEqual(new Set([...PHASES, 'several lots', 'part taken', 'left the board']));
  });
});

function playBoth(start: HeuchelState, random: Random, met: Set<string>): void {
  let state = game.apply(start, 'chance', game.chance(start, random));
  const position = new HeuchelPosition(state.seats, state.options);
  position.copyFrom(positionOf(state));
  for (let turn = game.turn(state); ; turn = game.turn(state)) {
    met.add(state.phase);
    expect(told(position)).toBe(told(positionOf(state)));
    expect(PHASES[position.phase]).toBe(state.phase);
    if (turn.kind === 'over') break;
    const by = turn.kind === 'chance' ? 'chance' : pick(random, turn.seats);
    const moves = by === 'chance' ? [game.chance(state, random)] : game.moves(state, by);
    if (by !== 'chance') compareMoves(state, by, moves, position);
    const move = pick(random, moves);
    const code = fastMove(state, by, move);
    note(state, move, met);
    if (by !== 'chance' && kindOf(code) === ARRANGE) position.arrange(by, argumentOf(code));
    else position.apply(code);
    state = game.apply(state, by, move);
    if (state.gone.some((cards) => cards.length > 0)) met.add('left the board');
  }
  const scores = seatsOf(state.seats).map((seat) => position.score(seat - 1));
  expect(scores).toEqual(state.outcome?.scores);
  expect(turnIn(position)).toEqual(game.turn(state));
}

function compareMoves(
  state: HeuchelState,
  seat: Seat,
  moves: readonly HeuchelMove[],
  position: HeuchelPosition,
): void {
  const fast = legalMoves(position, seat);
  const codes = moves.map((move) => fastMove(state, seat, move));
  expect(inOrder(fast)).toBe(inOrder(codes));
  if (state.phase !== 'arranging') {
    const spelled = moves.map((move) => written(state, move)).join();
    expect(codes.map((code) => written(state, decode(code))).join()).toBe(spelled);
  }
  const legal = new Set(fast);
  const tried = worthTrying(position, seat);
  expect(tried.length).toBeGreaterThan(0);
  expect(tried.filter((code) => !legal.has(code))).toEqual([]);
}

function inOrder(codes: readonly MoveCode[]): string {
  return codes.toSorted((one, other) => one - other).join();
}

function written(state: HeuchelState, move: HeuchelMove): string {
  return game.notation.make(state, move);
}

function note(state: HeuchelState, move: HeuchelMove, met: Set<string>): void {
  if (move.kind !== 'take') return;
  if (move.lots.length > 1) met.add('several lots');
  const isPart = move.lots.some(
    ({ column, count }) =>
      count < (state.columns[column - 1]?.[state.landed - 1]?.cards.length ?? 0),
  );
  if (isPart) met.add('part taken');
}

/** All that counts of a position; links of cards that are gone do not. */
function told(position: HeuchelPosition): string {
  const { phase, landed, roll, arranged, seats } = position;
  const columns = seatsOf(seats).map((seat) => {
    const stacks = Array.from({ length: FIELDS }, (_, row) =>
      stackOn(position, (seat - 1) * FIELDS + row),
    );
    const { open, down, lost } = position;
    return [open[seat - 1], down[seat - 1], lost[seat - 1], ...stacks].join();
  });
  const onTurn = phase > 1 ? position.onTurn : 0;
  // Who has arranged counts while others have not.
  return [phase, onTurn, landed, roll, phase === 0 ? arranged : 0, ...columns].join('/');
}

function stackOn({ top, bottom, count, below }: HeuchelPosition, field: number): string {
  const cards: number[] = [];
  for (let card = top[field] as number; card >= 0; card = below[card] as number) cards.push(card);
  if (cards.length === 0) return `${count[field]}`;
  return `${count[field]}:${cards.join('>')}:${bottom[field]}`;
}
