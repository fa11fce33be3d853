import { type Actor, type Random, type Seat, type Turn, unreachable } from '@kast/kernel';
import { info, type HeuchelOptions } from '../info.ts';
import { columnOf, EMPTY_COLUMN, openPileAt, openRows, pileAt } from './columns.ts';
import {
  arrange,
  arrangements,
  checkArrangement,
  checkDeal,
  deal,
  drawDeal,
  HAND,
} from './dealing.ts';
import { events } from './events.ts';
import { imagine } from './imagining.ts';
import { remember } from './memory.ts';
import { checkWay, moved, ways } from './moving.ts';
import { notation } from './notation.ts';
import { recall } from './recall.ts';
import type { HeuchelRefusal } from './refusals.ts';
import { removeCard } from './resting.ts';
import { type HeuchelGame, reveals, secrecy, view } from './sight.ts';
import type { HeuchelMove, HeuchelState } from './state.ts';
import { checkTaking, take, takings } from './taking.ts';
import { afterMove, afterTaking, beginTurn, endTurn } from './turn-order.ts';

const PIPS = 6;

export const heuchel: HeuchelGame = {
  info,
  init: (options, seats) => init(options as HeuchelOptions, seats),
  turn,
  moves,
  check,
  apply,
  chance,
  view,
  events,
  remember,
  recall,
  secrecy,
  reveals,
  imagine,
  notation,
  // Every move carries a card at least one of its twelve rows upward; with each go a roll, a taking
  // and a word on going on. Removals take the place of moves.
  longest: (_options, seats) => 2 + seats + seats * HAND * 12 * 4,
};

function init(options: HeuchelOptions, seats: number): HeuchelState {
  const none = Array.from({ length: seats }, () => []);
  return {
    options,
    seats,
    phase: 'deal',
    hands: none,
    arranged: none.map(() => null),
    columns: none.map(() => EMPTY_COLUMN),
    gone: none,
    onTurn: 0,
    landed: 0,
    roll: 0,
    outcome: null,
  };
}

function turn(state: HeuchelState): Turn {
  switch (state.phase) {
    case 'deal':
    case 'first':
    case 'rolling':
      return { kind: 'chance', source: 'lot' };
    case 'arranging': {
      const seats = state.arranged.flatMap((stacks, index) => (stacks ? [] : [index + 1]));
      return { kind: 'seats', seats, rule: 'HM2.4' };
    }
    case 'moving':
      return { kind: 'seats', seats: [state.onTurn], rule: 'HM3.1' };
    case 'taking':
      return { kind: 'seats', seats: [state.onTurn], rule: 'HM4.1' };
    case 'going-on':
      return { kind: 'seats', seats: [state.onTurn], rule: 'HM4.4' };
    case 'removing':
      return { kind: 'seats', seats: [state.onTurn], rule: 'HM7.4' };
    case 'over':
      return { kind: 'over', outcome: state.outcome ?? { winners: [], rule: 'HM6.1' } };
    default:
      return unreachable(state.phase);
  }
}

function moves(state: HeuchelState, seat: Seat): readonly HeuchelMove[] {
  if (state.phase === 'arranging') {
    if (state.arranged[seat - 1] !== null) return [];
    const hand = state.hands[seat - 1] ?? [];
    return arrangements(hand).map((stacks) => ({ kind: 'arrange', stacks }));
  }
  if (seat !== state.onTurn) return [];
  switch (state.phase) {
    case 'moving':
      return movesUp(state);
    case 'taking':
      return [
        ...takings(state).map((lots) => ({ kind: 'take', lots }) as const),
        { kind: 'leave' },
      ];
    case 'going-on':
      // HM4.4, HM7.3
      return state.options.die === 'on'
        ? [{ kind: 'again' }, { kind: 'stop' }]
        : [...movesUp(state), { kind: 'stop' }];
    case 'removing':
      return openRows(columnOf(state, seat)).map((row) => ({ kind: 'remove', row }));
    default:
      return [];
  }
}

function movesUp(state: HeuchelState): readonly HeuchelMove[] {
  return ways(state).map((way) => ({ kind: 'move', ...way }));
}

function check(state: HeuchelState, by: Actor, move: HeuchelMove): HeuchelRefusal | undefined {
  const due = dueNow(state);
  if (!due.kinds.includes(move.kind)) {
    return { rule: due.rule, reason: 'not-now', facts: { due: due.kinds[0] } };
  }
  switch (move.kind) {
    case 'deal':
      return checkDeal(state, move.hands);
    case 'arrange':
      return checkArrangement(state.hands[Number(by) - 1] ?? [], move.stacks);
    case 'first':
      if (move.seat >= 1 && move.seat <= state.seats) return undefined;
      return { rule: 'HM2.6', reason: 'no-such-starter', facts: { seat: move.seat } };
    case 'roll':
      if (move.pips >= 1 && move.pips <= PIPS) return undefined;
      return { rule: 'HM7.1', reason: 'bad-roll', facts: { pips: move.pips } };
    case 'move':
      return checkWay(state, move);
    case 'take':
      return checkTaking(state, move.lots);
    case 'remove':
      return checkRemoval(state, move.row);
    case 'leave':
    case 'again':
    case 'stop':
      return undefined;
    default:
      return unreachable(move);
  }
}

/** HM7.4: an own card that is not home. */
function checkRemoval(state: HeuchelState, row: number): HeuchelRefusal | undefined {
  const column = columnOf(state, state.onTurn);
  if (openPileAt(column, row)) return undefined;
  if (pileAt(column, row)) return { rule: 'HM7.4', reason: 'face-down', facts: { row } };
  return { rule: 'HM7.4', reason: 'nothing-to-remove', facts: { row } };
}

interface Due {
  readonly rule: string;
  readonly kinds: readonly [HeuchelMove['kind'], ...HeuchelMove['kind'][]];
}

function dueNow(state: HeuchelState): Due {
  switch (state.phase) {
    case 'deal':
      return { rule: 'HM2.1', kinds: ['deal'] };
    case 'arranging':
      return { rule: 'HM2.4', kinds: ['arrange'] };
    case 'first':
      return { rule: 'HM2.6', kinds: ['first'] };
    case 'rolling':
      return { rule: 'HM7.1', kinds: ['roll'] };
    case 'taking':
      return { rule: 'HM4.1', kinds: ['take', 'leave'] };
    case 'going-on':
      return state.options.die === 'on'
        ? { rule: 'HM7.3', kinds: ['again', 'stop'] }
        : { rule: 'HM4.4', kinds: ['move', 'stop'] };
    case 'removing':
      return { rule: 'HM7.4', kinds: ['remove'] };
    case 'moving':
    case 'over':
      return { rule: 'HM3.1', kinds: ['move'] };
    default:
      return unreachable(state.phase);
  }
}

function apply(state: HeuchelState, by: Actor, move: HeuchelMove): HeuchelState {
  switch (move.kind) {
    case 'deal':
      return deal(state, move.hands);
    case 'arrange':
      return arrange(state, Number(by), move.stacks);
    case 'first':
      return beginTurn(state, move.seat);
    case 'roll':
      return useRoll({ ...state, roll: move.pips });
    case 'move':
      return afterMove(moved(state, move), move.to);
    case 'take':
      return afterTaking(take(state, move.lots));
    case 'again':
      return { ...state, phase: 'rolling' };
    case 'leave':
    case 'stop':
      return endTurn(state);
    case 'remove':
      return endTurn(removeCard(state, state.onTurn, move.row));
    default:
      return unreachable(move);
  }
}

/** HM7.4: a roll that fits nothing costs a card. */
function useRoll(state: HeuchelState): HeuchelState {
  if (ways(state).length > 0) return { ...state, phase: 'moving' };
  return { ...state, phase: 'removing', roll: 0 };
}

function chance(state: HeuchelState, random: Random): HeuchelMove {
  switch (state.phase) {
    case 'deal':
      return { kind: 'deal', hands: drawDeal(state, random) };
    case 'first':
      return { kind: 'first', seat: random.below(state.seats) + 1 };
    default:
      return { kind: 'roll', pips: random.below(PIPS) + 1 };
  }
}
