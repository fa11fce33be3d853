import { CIRCLES } from './circles.ts';
import { STONES_PER_COLOUR } from './colours.ts';
import { stackAt, withoutOwner } from './stacks.ts';
import { standingRight } from './standing-right.ts';
import type { DrunterState, WrongCall } from './state.ts';
import { endTurn, seatsStillIn } from './turn-order.ts';

/** "Klaar!" by the seat on turn. */
export function callKlaar(state: DrunterState): DrunterState {
  const { onTurn } = state;
  // DD5.2
  if (standingRight(state, onTurn) === STONES_PER_COLOUR) {
    return { ...state, phase: 'over', outcome: { winners: [onTurn], rule: 'DD5.2' } };
  }
  return eliminate(state);
}

/** DD5.3 */
function eliminate(state: DrunterState): DrunterState {
  const left: DrunterState = {
    ...state,
    out: [...state.out, state.onTurn],
    wrongCalls: [...(state.wrongCalls ?? []), wrongCallIn(state)],
    stacks: state.stacks.map((stack) => withoutOwner(stack, state.onTurn)),
  };
  const stillIn = seatsStillIn(left);
  // DD5.4
  if (stillIn.length === 1) {
    return { ...left, phase: 'over', outcome: { winners: stillIn, rule: 'DD5.4' } };
  }
  return endTurn(left);
}

function wrongCallIn({ stacks, onTurn }: DrunterState): WrongCall {
  const stood = CIRCLES.flatMap((at) =>
    stackAt(stacks, at)
      .filter(({ owner }) => owner === onTurn)
      .map(() => at),
  );
  return { seat: onTurn, stood };
}
