import { unreachable } from '@kast/kernel';
import type { DrunterMove } from '../rules/index.ts';
import { CIRCLE_COUNT } from './race-board.ts';

/** A decision of a seat as one whole number from 1 up. */
export type RaceMove = number;

const STEPS = CIRCLE_COUNT * CIRCLE_COUNT;
/** What a step has more that comes with a call. DD5.1 */
export const WITH_CALL = STEPS;
export const KLAAR = 2 * STEPS;
export const PASS = KLAAR + 1;
export const CLAIM = KLAAR + 2;
export const ALLOW = KLAAR + 3;
const PLACE = KLAAR + 4;
/** Every move is below this. */
export const MOVE_BOUND = PLACE + CIRCLE_COUNT;
/** No position has more: eight stones, eight ways each, with and without a call, and the call alone. */
export const MOST_MOVES = 2 * 64 + 1;

/** Never 0: from a circle to itself is no step. */
export function stepMove(from: number, to: number): RaceMove {
  return from * CIRCLE_COUNT + to;
}

export function placeMove(at: number): RaceMove {
  return PLACE + at;
}

export function isStep(move: RaceMove): boolean {
  return move < KLAAR;
}

export function hasCall(move: RaceMove): boolean {
  return move >= WITH_CALL && move <= KLAAR;
}

export function fromOf(step: RaceMove): number {
  return Math.floor((step % STEPS) / CIRCLE_COUNT);
}

export function toOf(step: RaceMove): number {
  return (step % STEPS) % CIRCLE_COUNT;
}

export function placeOf(move: RaceMove): number {
  return move - PLACE;
}

/** As the rules write it. */
export function drunterMove(move: RaceMove): DrunterMove {
  if (isStep(move)) {
    return { kind: 'step', from: fromOf(move), to: toOf(move), call: hasCall(move) };
  }
  switch (move) {
    case KLAAR:
      return { kind: 'klaar' };
    case PASS:
      return { kind: 'pass' };
    case CLAIM:
      return { kind: 'claim' };
    case ALLOW:
      return { kind: 'allow' };
    default:
      return { kind: 'place', at: placeOf(move) };
  }
}

export function raceMove(move: DrunterMove): RaceMove {
  switch (move.kind) {
    case 'step':
      return stepMove(move.from, move.to) + (move.call ? WITH_CALL : 0);
    case 'klaar':
      return KLAAR;
    case 'pass':
      return PASS;
    case 'claim':
      return CLAIM;
    case 'allow':
      return ALLOW;
    case 'place':
      return placeMove(move.at);
    case 'layout':
    case 'first':
      throw new Error(`${move.kind} is drawn, and no decision`);
    default:
      return unreachable(move);
  }
}
