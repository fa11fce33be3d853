import type { Actor } from '@kast/kernel';
import {
  type HeuchelMove,
  type HeuchelState,
  standingOf,
  stacksOf,
  startRow,
  classOf,
} from '../rules/index.ts';
import { ARRANGE, codeOf, encode, type MoveCode } from './move-code.ts';
import { FACTORIAL } from './orders.ts';
import {
  ARRANGING,
  FIRST,
  GOING_ON,
  HeuchelPosition,
  MOVING,
  OVER,
  REMOVING,
  ROLLING,
  TAKING,
} from './position.ts';

/** The position of a match from the deal on. */
export function positionOf(state: HeuchelState): HeuchelPosition {
  const position = new HeuchelPosition(state.seats, state.options);
  if (state.phase === 'arranging') layHands(position, state);
  state.columns.forEach((column, index) =>
    column.forEach((pile, floor) =>
      pile?.cards.forEach(({ card }) =>
        position.layBeneath(index, floor + 1, standingOf(card), pile.faceDown),
      ),
    ),
  );
  state.gone.forEach((cards, index) => {
    position.lost[index] = cards.reduce((sum, card) => sum + Number(card.charAt(1)), 0);
  });
  position.phase = PHASE_CODES[state.phase];
  position.onTurn = Math.max(0, state.onTurn - 1);
  position.landed = state.landed;
  position.roll = state.roll;
  return position;
}

/** The code of a move of a hand or of nature, in a position of this state. */
export function fastMove(state: HeuchelState, by: Actor, move: HeuchelMove): MoveCode {
  if (move.kind !== 'arrange') return encode(move);
  return codeOf(ARRANGE, placeOf(stacksOf(state.hands[Number(by) - 1] ?? []), move.stacks));
}

/** Of an order among all of them, as `HeuchelPosition.arrange` counts. */
function placeOf(
  hand: readonly (readonly string[])[],
  stacks: readonly (readonly string[])[],
): number {
  return stacks.reduce((place, cards, index) => {
    const rest = [...(hand[index] ?? [])];
    const order = cards.reduce((sum, card) => {
      const at = rest.indexOf(card);
      rest.splice(at, 1);
      return sum + at * (FACTORIAL[rest.length] as number);
    }, 0);
    return place * (FACTORIAL[cards.length] as number) + order;
  }, 0);
}

function layHands(position: HeuchelPosition, { hands, arranged }: HeuchelState): void {
  hands.forEach((hand, index) => {
    for (const card of hand) {
      position.layBeneath(index, startRow(classOf(card)), standingOf(card), false);
    }
    const stacks = arranged[index];
    if (stacks) position.arrange(index + 1, placeOf(stacksOf(hand), stacks));
  });
}

export const PHASE_CODES = {
  // Nothing lies anywhere yet.
  deal: ARRANGING,
  arranging: ARRANGING,
  first: FIRST,
  rolling: ROLLING,
  moving: MOVING,
  taking: TAKING,
  'going-on': GOING_ON,
  removing: REMOVING,
  over: OVER,
} as const satisfies Record<HeuchelState['phase'], number>;
