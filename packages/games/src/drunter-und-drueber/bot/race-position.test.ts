import { must, pick, seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrunterOptions, options as specs } from '../info.ts';
import { type DrunterMove, type DrunterState, game } from '../rules/index.ts';
import { raceBoard } from './race-board.ts';
import { drunterMove, MOST_MOVES, raceMove } from './race-move.ts';
import { OVER, RacePosition } from './race-position.ts';

const anyOptions = fc.record({
  layout: fc.constantFrom(...specs.layout.values),
  block: fc.constantFrom(...specs.block.values),
  falseClaim: fc.constantFrom(...specs.falseClaim.values),
  rounds: fc.constantFrom(...specs.rounds.values),
  memory: fc.constantFrom(...specs.memory.values),
});

describe('the position of the search', () => {
  it('plays whole matches as the rules do: who decides, what may be done, how it lies and ends', () => {
    const seats = fc.integer({ min: 2, max: 6 });
    fc.assert(
      fc.property(fc.nat(), seats, anyOptions, (seed, count, options) => {
        const { ours, theirs } = match(String(seed), count, options);
        expect(ours).toEqual(theirs);
      }),
      { numRuns: 25 },
    );
  });
});

/** What both say at every ply of one random match; one plays on by itself, one is set anew each time. */
function match(seed: string, seats: number, options: DrunterOptions) {
  const random = seededRandom(seed);
  let state = game.init(options, seats);
  while (game.turn(state).kind === 'chance') {
    state = game.apply(state, 'chance', game.chance(state, random));
  }
  const board = raceBoard(state.layout, seats, options);
  const ours: unknown[] = [];
  const theirs: unknown[] = [];
  const playing = new RacePosition(board);
  const set = new RacePosition(board);
  playing.set(game.view(state, 1));
  // Rarely anybody calls, or most matches would be over at once.
  const callsOneIn = 1 + random.below(200);
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind !== 'seats') break;
    const seat = must(turn.seats[0], 'who decides');
    const legal = game.moves(state, seat);
    set.set(game.view(state, 1));
    ours.push(told(playing), told(set));
    const said = toldByRules(state, seat, legal);
    theirs.push(said, said);
    const quiet = legal.filter((move) => !isCall(move));
    const isCalling = quiet.length === 0 || random.below(callsOneIn) === 0;
    const move = pick(random, isCalling ? legal : quiet);
    expect(drunterMove(raceMove(move))).toEqual(move);
    playing.play(raceMove(move));
    state = game.apply(state, seat, move);
  }
  ours.push(playing.phase === OVER, winnersOf(playing));
  theirs.push(true, state.outcome?.winners);
  return { ours, theirs };
}

function told(position: RacePosition) {
  const moves = new Uint16Array(MOST_MOVES);
  const end = position.moves(moves, 0);
  return {
    decides: position.decides,
    round: position.round,
    moves: Array.from(moves.subarray(0, end)).toSorted(byNumber),
    stones: position.stones().toSorted(),
  };
}

function toldByRules(state: DrunterState, seat: number, legal: readonly DrunterMove[]) {
  const { block } = state.options;
  const most = block === 'endless' ? 0 : block;
  return {
    decides: seat,
    round: state.round,
    moves: legal.map(raceMove).toSorted(byNumber),
    stones: state.stacks
      .flatMap((stack, at) =>
        stack.map(
          ({ owner, waited }, height) => `${at}.${height} ${owner} ${Math.min(waited, most)}`,
        ),
      )
      .toSorted(),
  };
}

function byNumber(one: number, other: number): number {
  return one - other;
}

function winnersOf(position: RacePosition): readonly number[] {
  return [1, 2, 3, 4, 5, 6].filter((seat) => position.isWinner(seat));
}

function isCall(move: DrunterMove): boolean {
  return move.kind === 'klaar' || (move.kind === 'step' && move.call);
}
