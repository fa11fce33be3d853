import { everyCombination, must, pick, type Random, type Seat, seededRandom } from '@kast/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeuchelOptions, info } from '../info.ts';
import {
  type Card,
  columnOf,
  game,
  goalRow,
  hasOpenCards,
  type HeuchelMove,
  type HeuchelState,
  openPileAt,
  outranks,
  pileAt,
  pointsFor,
  rankOf,
  scene,
  takeable,
  topOf,
  ways,
} from '../rules/index.ts';
import type { HintReasonsMessages } from '../texts/messages.generated.ts';
import { reasonFor } from './hint-reasons.ts';

type Key = keyof HintReasonsMessages;

interface Claim {
  readonly key: Key;
  readonly card?: Card;
  readonly points?: number;
  readonly count?: number;
  readonly steps?: number;
}

/** What is claimed, and the numbers in it, in place of a sentence. */
const PLAIN: readonly Key[] = [
  'highestOnTop',
  'hidesHigh',
  'partlyHigh',
  'takes',
  'takesAway',
  'ends',
  'leaves',
  'rollsAgain',
  'movesAgain',
  'stopsRolling',
  'stops',
];
const TELLING: readonly Key[] = ['home', 'homeWith', 'canTake', 'jumps', 'nearer', 'removes'];
const WORDS = Object.fromEntries([
  ...PLAIN.map((key) => [key, JSON.stringify({ key })]),
  ...TELLING.map((key) => [key, (told: object) => JSON.stringify({ key, ...told })]),
]) as unknown as HintReasonsMessages;

interface Advised {
  readonly state: HeuchelState;
  readonly seat: Seat;
  readonly move: HeuchelMove;
}

function claimed({ state, seat, move }: Advised): Claim | undefined {
  const view = game.view(state, seat);
  const said = reasonFor({ view, seat, move, players: [] }, WORDS);
  return said === '' ? undefined : (JSON.parse(said) as Claim);
}

const combinations = everyCombination(info.options) as readonly HeuchelOptions[];
/** More would only be more of the same. */
const MOST_MOVES = 24;

describe('why a hint is a good one, in Heuchel & Meuchel', () => {
  const met = new Set<Key>();

  it('HM8 is true of every move that it could name, by the rules', { timeout: 30_000 }, () => {
    const setup = fc.record({
      options: fc.constantFrom(...combinations),
      seats: fc.integer({ min: info.seats.min, max: info.seats.max }),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(setup, ({ options, seats, seed }) => {
        for (const advised of advisedIn(game.init(options, seats), seededRandom(seed))) {
          const claim = claimed(advised);
          if (!claim) continue;
          met.add(claim.key);
          const { state, seat, move } = advised;
          const asked = { claim, move: game.notation.make(state, move), seat, options };
          expect({ ...asked, isTrue: isTrue(claim, advised) }).toEqual({ ...asked, isTrue: true });
        }
      }),
      { numRuns: 60, seed: 8 },
    );
  });

  it('and those matches met every reason', () => {
    expect([...met].toSorted()).toEqual([...PLAIN, ...TELLING].toSorted());
  });

  it('HM7.5 says nothing of a card whose removal costs others, too', () => {
    const options = { die: 'on' } as const;
    const state = scene(['9:Q4>F2!>Q1! 3:Q2', '6:R2'], { options, phase: 'removing' });
    expect(claimed({ state, seat: 1, move: { kind: 'remove', row: 9 } })).toBeUndefined();
    expect(claimed({ state, seat: 1, move: { kind: 'remove', row: 3 } })).toEqual({
      key: 'removes',
      points: 2,
    });
  });

  it('HM4.3 promises no way home to a card whose goal lies above that of its leader', () => {
    const state = scene(['4:Q5', '1:F3 4:M1>R6!'], { phase: 'taking', landed: 4 });
    const keyOf = (count: number): Key | undefined =>
      claimed({ state, seat: 1, move: { kind: 'take', lots: [{ column: 2, count }] } })?.key;
    expect([keyOf(1), keyOf(2)]).toEqual(['takes', 'takesAway']);
  });
});

/** Every decision of a match at random, as a hint to make each of the moves that there are. */
function advisedIn(start: HeuchelState, random: Random): readonly Advised[] {
  const advised: Advised[] = [];
  let state = start;
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const by = turn.kind === 'chance' ? 'chance' : pick(random, turn.seats);
    const moves = by === 'chance' ? [game.chance(state, random)] : game.moves(state, by);
    if (by !== 'chance') {
      for (const move of some(moves, random)) advised.push({ state, seat: by, move });
    }
    state = game.apply(state, by, pick(random, moves));
  }
  return advised;
}

function some(moves: readonly HeuchelMove[], random: Random): readonly HeuchelMove[] {
  if (moves.length <= MOST_MOVES) return moves;
  return Array.from({ length: MOST_MOVES }, () => pick(random, moves));
}

function isTrue(claim: Claim, { state, seat, move }: Advised): boolean {
  const after = game.apply(state, seat, move);
  const { card, points, count, steps } = claim;
  switch (move.kind) {
    case 'arrange': {
      const high = move.stacks.filter(([top, ...others]) =>
        others.every((other) => outranks(must(top, 'a top card'), other)),
      ).length;
      if (claim.key === 'highestOnTop') return high === move.stacks.length;
      return claim.key === 'hidesHigh' ? high === 0 : high > 0 && high < move.stacks.length;
    }
    case 'move': {
      const { from, to } = move;
      const moved =
        move.count || must(openPileAt(columnOf(state, seat), from), 'a stack').cards.length;
      const landed = must(pileAt(columnOf(after, seat), to), 'what landed');
      const top = topOf(landed);
      switch (claim.key) {
        case 'home':
          return landed.faceDown && moved === 1 && top === card && points === pointsFor(top, to);
        case 'homeWith':
          return landed.faceDown && moved === (count ?? 0) + 1 && top === card;
        case 'canTake':
          return (
            after.phase === 'taking' &&
            takeable(after).some((other) => topOf(pileOf(after, other, to)) === card)
          );
        case 'jumps':
          return to - from === steps && steps > 1;
        case 'nearer':
          return top === card && !landed.faceDown && goalRow(top) - to === steps;
        default:
          return false;
      }
    }
    case 'take': {
      if (claim.key === 'ends') {
        const others = after.columns.filter((_, index) => index !== seat - 1);
        return after.outcome?.rule === 'HM6.1' && !others.some(hasOpenCards);
      }
      const leader = topOf(pileOf(state, seat, state.landed));
      const taken = move.lots.flatMap((lot) =>
        pileOf(state, lot.column, state.landed).cards.slice(0, lot.count),
      );
      const comesAlong = taken.every((each) => goalRow(each.card) <= goalRow(leader));
      return claim.key === 'takesAway' || comesAlong;
    }
    case 'leave':
      return takeable(state).every(
        (other) => pointsFor(topOf(pileOf(state, other, state.landed)), state.landed) < 0,
      );
    case 'again':
      return (claim.key === 'rollsAgain') === mayFitNothing(state);
    case 'stop':
      return (claim.key === 'stopsRolling') === mayFitNothing(state);
    case 'remove': {
      const gone = (after.gone[seat - 1] ?? []).slice(state.gone[seat - 1]?.length);
      return gone.length === 1 && gone.every((each) => rankOf(each) === points);
    }
    default:
      return false;
  }
}

function pileOf(state: HeuchelState, seat: Seat, row: number) {
  return must(pileAt(columnOf(state, seat), row), 'a stack');
}

/** HM7.4 */
function mayFitNothing(state: HeuchelState): boolean {
  if (state.options.die === 'off') return false;
  return [1, 2, 3, 4, 5, 6].some((roll) => ways({ ...state, roll }).length === 0);
}
