import { type Actor, type Seat, type Turn, unreachable } from '@kast/kernel';
import { info, type DrunterOptions } from '../info.ts';
import { answer, step } from './attacking.ts';
import { callKlaar } from './calling.ts';
import { CIRCLES } from './circles.ts';
import { STONES_PER_COLOUR } from './colours.ts';
import { events } from './events.ts';
import { drawLayout, faultOf, PRINTED } from './layout.ts';
import { remember } from './memory.ts';
import { canMove, checkStep, ways } from './moving.ts';
import { notation } from './notation.ts';
import { checkPlacing, place } from './placing.ts';
import type { DrunterRefusal } from './refusals.ts';
import { type DrunterGame, imagine, recall, secrecy, view } from './sight.ts';
import type { DrunterMove, DrunterState } from './state.ts';
import { endTurn } from './turn-order.ts';

export const drunter: DrunterGame = {
  info,
  init: (options, seats) => init(options as DrunterOptions, seats),
  turn,
  moves,
  check,
  apply,
  chance: (state, random) =>
    state.phase === 'layout'
      ? { kind: 'layout', layout: drawLayout(random) }
      : { kind: 'first', seat: random.below(state.seats) + 1 },
  view,
  events,
  remember,
  recall,
  secrecy,
  reveals: (step) => events(step, 'watcher').some(({ kind }) => REVEALING.has(kind)),
  imagine,
  notation,
  // Two draws, the stones, and for every turn of moving a step and its answer.
  longest: (options, seats) =>
    2 + seats * STONES_PER_COLOUR + (options as DrunterOptions).rounds * seats * 2,
};

const REVEALING: ReadonlySet<string> = new Set([
  'laid-out',
  'begins',
  'uncovered',
  'claimed',
  'called',
]);

function init(options: DrunterOptions, seats: number): DrunterState {
  return {
    options,
    seats,
    phase: options.layout === 'printed' ? 'first' : 'layout',
    layout: options.layout === 'printed' ? PRINTED : [],
    stacks: CIRCLES.map(() => []),
    inHand: Array.from({ length: seats }, () => STONES_PER_COLOUR),
    first: 0,
    onTurn: 0,
    round: 0,
    misses: Array.from({ length: seats }, () => 0),
    out: [],
    attack: null,
    outcome: null,
  };
}

function turn(state: DrunterState): Turn {
  switch (state.phase) {
    case 'layout':
    case 'first':
      return { kind: 'chance', source: 'lot' };
    case 'placing':
      return { kind: 'seats', seats: [state.onTurn], rule: 'DD2.1' };
    case 'moving':
      return { kind: 'seats', seats: [state.onTurn], rule: 'DD3.1' };
    case 'answering':
      return { kind: 'seats', seats: state.attack ? [state.attack.asked] : [], rule: 'DD4.3' };
    case 'over':
      return { kind: 'over', outcome: state.outcome ?? { winners: [], rule: 'DD5.5' } };
    default:
      return unreachable(state.phase);
  }
}

function moves(state: DrunterState, seat: Seat): readonly DrunterMove[] {
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

function check(state: DrunterState, _by: Actor, move: DrunterMove): DrunterRefusal | undefined {
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

function apply(state: DrunterState, _by: Actor, move: DrunterMove): DrunterState {
  switch (move.kind) {
    case 'layout':
      return { ...state, phase: 'first', layout: move.layout };
    case 'first':
      return { ...state, phase: 'placing', first: move.seat, onTurn: move.seat };
    case 'place':
      return place(state, move.at);
    case 'step':
      return step(state, move);
    case 'pass':
      return endTurn(state);
    case 'klaar':
      return callKlaar(state);
    case 'claim':
    case 'allow':
      return answer(state, move.kind);
    default:
      return unreachable(move);
  }
}
