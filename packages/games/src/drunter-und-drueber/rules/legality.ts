import { type Actor, type Seat, unreachable } from '@kast/kernel';
import { CIRCLES } from './circles.ts';
import { faultOf } from './layout.ts';
import { canMove, checkStep, ways } from './moving.ts';
import { checkPlacing } from './placing.ts';
import type { DrunterRefusal } from './refusals.ts';
import type { DrunterMove, DrunterState } from './state.ts';

export function moves(state: DrunterState, seat: Seat): readonly DrunterMove[] {
  if (state.phase === 'answering') {
    return state.attack?.asked === seat ? [{ kind: 'claim' }, { kind: 'allow' }] : [];
  }
  if (state.onTurn !== seat) return [];
  if (state.phase === 'placing') {
    return CIRCLES.filter((at) => !checkPlacing(state, at)).map((at) => ({ kind: 'place', at }));
  }
  if (state.phase !== 'moving') return [];
  const steps = ways(state);
  // DD3.6
  if (steps.length === 0) return [{ kind: 'pass' }, { kind: 'klaar' }];
  const quiet = steps.map((way) => ({ kind: 'step', ...way, call: false }) as const);
  const calling = steps.map((way) => ({ kind: 'step', ...way, call: true }) as const);
  return [...quiet, ...calling, { kind: 'klaar' }];
}

export function check(
  state: DrunterState,
  _by: Actor,
  move: DrunterMove,
): DrunterRefusal | undefined {
  const due = dueNow(state);
  if (due.kinds.includes(move.kind)) return checkDue(state, move);
  return { rule: due.rule, reason: 'not-now', facts: { due: due.what } };
}

function checkDue(state: DrunterState, move: DrunterMove): DrunterRefusal | undefined {
  switch (move.kind) {
    case 'layout': {
      const fault = faultOf(move.layout);
      const rule = fault?.kind === 'count' ? 'DD1.1' : 'DD1.3';
      return fault && { rule, reason: 'unsound-layout', facts: { fault: fault.kind } };
    }
    case 'first': {
      const seated = move.seat >= 1 && move.seat <= state.seats;
      if (seated) return undefined;
      return { rule: 'DD2.1', reason: 'no-such-starter', facts: { seat: move.seat } };
    }
    case 'place':
      return checkPlacing(state, move.at);
    case 'step':
      return checkStep(state, move);
    case 'pass':
      return canMove(state) ? { rule: 'DD3.1', reason: 'must-move', facts: {} } : undefined;
    case 'klaar':
    case 'claim':
    case 'allow':
      return undefined;
    default:
      return unreachable(move);
  }
}

interface Due {
  readonly what: 'layout' | 'first' | 'place' | 'step' | 'answer';
  readonly rule: string;
  readonly kinds: readonly DrunterMove['kind'][];
}

function dueNow(state: DrunterState): Due {
  switch (state.phase) {
    case 'layout':
      return { what: 'layout', rule: 'DD1.3', kinds: ['layout'] };
    case 'first':
      return { what: 'first', rule: 'DD2.1', kinds: ['first'] };
    case 'placing':
      return { what: 'place', rule: 'DD2.1', kinds: ['place'] };
    case 'answering':
      return { what: 'answer', rule: 'DD4.3', kinds: ['claim', 'allow'] };
    case 'moving':
    case 'over':
      return { what: 'step', rule: 'DD3.1', kinds: ['step', 'klaar', 'pass'] };
    default:
      return unreachable(state.phase);
  }
}
