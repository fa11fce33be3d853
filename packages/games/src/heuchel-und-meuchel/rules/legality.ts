import { type Actor, type Seat, unreachable } from '@kast/kernel';
import { PIPS } from './chance.ts';
import { columnOf, openPileAt, openRows, pileAt } from './columns.ts';
import { arrangements, checkArrangement, checkDeal } from './dealing.ts';
import { checkWay, ways } from './moving.ts';
import type { HeuchelRefusal } from './refusals.ts';
import type { HeuchelMove, HeuchelState } from './state.ts';
import { checkTaking, takings } from './taking.ts';

export function moves(state: HeuchelState, seat: Seat): readonly HeuchelMove[] {
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

export function check(
  state: HeuchelState,
  by: Actor,
  move: HeuchelMove,
): HeuchelRefusal | undefined {
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
