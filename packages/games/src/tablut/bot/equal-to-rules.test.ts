import { everyCombination, pick, type Random, seededRandom, shuffled } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { info, type TablutOptions } from '../info.ts';
import {
  ATTACKER,
  beginWith,
  CORNERS,
  DEFENDER,
  game,
  KING,
  makeSquare,
  PALACE,
  SQUARES,
  seatOf,
  type TablutMove,
  type TablutState,
} from '../rules/index.ts';
import { threatStatus } from '../rules/threats.ts';
import { makeSquare as makeFastSquare } from './board.ts';
import { fastMove, positionOf } from './from-state.ts';
import { findThreats, MOST_THREATS } from './king-in-danger.ts';
import { listMoves, MOST_MOVES } from './mobility.ts';
import { LIGHT } from './pieces.ts';
import {
  KING_ESCAPED,
  KING_TAKEN,
  NO_CAPTURE,
  NO_MOVE,
  REPEATED,
  type TablutPosition,
} from './position.ts';

const combinations = everyCombination(info.options) as readonly TablutOptions[];

describe('the fast position equals the rules', () => {
  const met = new Set<string>();

  it('in matches from the start and from anywhere, with every option', () => {
    const setup = fc.record({
      options: fc.constantFrom(...combinations),
      seed: fc.integer(),
      fromStart: fc.boolean(),
    });
    fc.assert(
      fc.property(setup, ({ options, seed, fromStart }) => {
        const random = seededRandom(seed);
        const start = fromStart ? game.init(options, 2) : anywhere(options, random);
        if (start) playBoth(start, random, met);
      }),
      { numRuns: 70, seed: 6 },
    );
  });

  it('and those matches met every ending, and threats of every kind', () => {
    const endings = ['TB4.4', 'TB4.5', 'TB5.4', 'TB5.5', 'TB5.6'];
    expect(met).toEqual(new Set([...endings, 'live', 'warned', 'void', 'spared']));
  });
});

function playBoth(start: TablutState, random: Random, met: Set<string>): void {
  let state = start;
  let position = positionOf(state);
  const own: Partial<Record<TablutState['turn'], TablutMove>> = {};
  const habits = {
    backIn10: random.below(9),
    looksAt: 1 + random.below(6),
    finishing: 3 * random.below(2),
  };
  while (state.outcome === null) {
    const seen = sight(position);
    expect(seen).toBe(expectedSight(state));
    const move = choose(state, own[state.turn], habits, random);
    position.make(fastMove(move));
    position.unmake();
    expect(sight(position)).toBe(seen);
    if (random.below(8) === 0) position = positionOf(state);
    position.make(fastMove(move));
    const after = game.apply(state, seatOf(state.turn), move);
    expect(written(position)).toBe(game.notation.make(state, move));
    note(state, move, after, met);
    own[state.turn] = move;
    state = after;
  }
  expect(RULE_OF[position.standing]).toBe(state.outcome.rule);
}

const RULE_OF: Readonly<Record<number, string>> = {
  [KING_TAKEN]: 'TB4.4',
  [KING_ESCAPED]: 'TB4.5',
  [NO_MOVE]: 'TB5.6',
  [REPEATED]: 'TB5.4',
  [NO_CAPTURE]: 'TB5.5',
};

/** Everything that can be seen of a fast position, in the words of the notation. */
function sight(position: TablutPosition): string {
  const { threats } = position;
  const moves = new Int32Array(MOST_MOVES);
  const count = listMoves(position, moves, 0);
  const standing = new Int32Array(MOST_THREATS);
  const found = findThreats(position, standing);
  return told({
    moves: Array.from(moves.subarray(0, count), fastText),
    threats: Array.from(standing.subarray(0, found), fastThreatText),
    counts: threats
      .counted()
      .map((threat) => `${fastThreatText(threat)}: ${threats.timesMade(threat)}`),
    pressing: position.pressing && position.turn === LIGHT,
    quiet: position.quiet,
  });
}

function expectedSight(state: TablutState): string {
  const view = game.view(state, 'watcher');
  return told({
    moves: game
      .moves(state, seatOf(state.turn))
      .map(({ from, to }) => `${makeSquare(from)}-${makeSquare(to)}`),
    threats: view.threats.map(threatText),
    counts: state.threatCounts.map((threat) => `${threatText(threat)}: ${threat.times}`),
    pressing: state.answering,
    quiet: state.quietPlies,
  });
}

function told(sight: {
  readonly moves: string[];
  readonly threats: string[];
  readonly counts: string[];
  readonly pressing: boolean;
  readonly quiet: number;
}): string {
  const { moves, threats, counts, pressing, quiet } = sight;
  return (
    [moves, threats, counts].map((list) => list.toSorted().join(' ')).join('\n') + pressing + quiet
  );
}

function threatText({ from, to, king }: TablutMove & { readonly king: number }): string {
  return `${makeSquare(from)}-${makeSquare(to)} at ${makeSquare(king)}`;
}

function fastText(move: number): string {
  return `${makeFastSquare(move & 127)}-${makeFastSquare((move >> 7) & 127)}`;
}

function fastThreatText(threat: number): string {
  return `${fastText(threat)} at ${makeFastSquare(threat >> 14)}`;
}

function written(position: TablutPosition): string {
  const taken = position.lastTaken().map((square) => `x${makeFastSquare(square)}`);
  return fastText(position.lastMove()) + taken.join('');
}

interface Habits {
  readonly backIn10: number;
  readonly looksAt: number;
  /** How a move is liked that ends the match. */
  readonly finishing: number;
}

/**
 * Random moves hardly ever repeat anything, and threats are soon carried out or gone. So pieces go
 * back to where they came from, more in some matches than in others, and attackers look for threats.
 */
function choose(
  state: TablutState,
  previous: TablutMove | undefined,
  habits: Habits,
  random: Random,
): TablutMove {
  const moves = game.moves(state, seatOf(state.turn));
  const { threats } = game.view(state, 'watcher');
  const wanted = [
    ...(state.turn === 'dark' ? threats.filter(({ status }) => status === 'void') : []),
    ...(previous ? [{ from: previous.to, to: previous.from }] : []),
  ];
  if (wanted.length > 0 && random.below(10) < habits.backIn10) {
    const { from, to } = pick(random, wanted);
    const found = moves.find((move) => move.from === from && move.to === to);
    if (found) return found;
  }
  const drawn = Array.from({ length: habits.looksAt }, () => pick(random, moves));
  const ranks = drawn.map((move) => rank(state, move, habits.finishing));
  return drawn[ranks.indexOf(Math.max(...ranks))] ?? pick(random, moves);
}

function rank(state: TablutState, move: TablutMove, finishing: number): number {
  const after = game.apply(state, seatOf(state.turn), move);
  if (after.outcome) return finishing;
  return state.turn === 'dark' && game.view(after, 'watcher').threats.length > 0 ? 2 : 1;
}

function note(before: TablutState, move: TablutMove, after: TablutState, met: Set<string>): void {
  if (after.outcome) met.add(after.outcome.rule);
  for (const { times } of after.threatCounts) {
    met.add(threatStatus(times));
  }
  const step = { before, by: seatOf(before.turn), move, after };
  if (game.events(step, 'watcher').some(({ kind }) => kind === 'king-spared')) met.add('spared');
}

/** A few pieces anywhere; undefined where the match would be over before it begins. */
function anywhere(options: TablutOptions, random: Random): TablutState | undefined {
  const squares = shuffled(random, SQUARES).filter(
    (square) => square !== PALACE && !CORNERS.includes(square),
  );
  const pawns = ATTACKER.repeat(1 + random.below(6)) + DEFENDER.repeat(random.below(9));
  const pieces = new Map((KING + pawns).split('').map((piece, index) => [squares[index], piece]));
  const board = SQUARES.map((square) => pieces.get(square) ?? '.').join('');
  const turn = random.below(2) === 0 ? 'light' : 'dark';
  const state = beginWith({ board, turn, options });
  return game.moves(state, seatOf(turn)).length > 0 ? state : undefined;
}
