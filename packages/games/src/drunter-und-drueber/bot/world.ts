import { NO_MOVE } from '@kast/bots';
import { STONES_PER_COLOUR } from '../rules/index.ts';
import { NEIGHBOUR_COUNT, NEIGHBOURS } from './race-board.ts';
import { ALLOW, CLAIM, fromOf, isStep, KLAAR, stepMove, toOf, WITH_CALL } from './race-move.ts';
import { ANSWERING, type RacePosition } from './race-position.ts';

/** A board as it may be, and what the others may know of it: one sample of what one seat cannot see. */
export interface World {
  /** How it stands now, on that board. */
  readonly start: RacePosition;
  /** By circle: 1 where the owner of a stone on its own colour will say so. DD4.2 */
  readonly claims: Uint8Array;
}

/** DD4.2: a step onto this circle would be a turn lost. */
export function isSentBack(position: RacePosition, { claims }: World, to: number): boolean {
  return claims[to] === 1 && position.wouldBeSentBack(to);
}

/** A step, with the answer that this world gives, and with a call where it finishes; or another move. */
export function playIn(world: World, position: RacePosition, move: number): void {
  if (!isStep(move)) return position.play(move);
  const isLost = isSentBack(position, world, toOf(move));
  position.play(finishes(position, move) ? move + WITH_CALL : move);
  if (position.phase === ANSWERING) position.play(isLost ? CLAIM : ALLOW);
}

/** Does this step bring the last stone home? */
export function finishes(position: RacePosition, step: number): boolean {
  const { onTurn: seat, board } = position;
  if (position.rightOf(seat) !== STONES_PER_COLOUR - 1) return false;
  return board.seatOf[toOf(step)] === seat && board.seatOf[fromOf(step)] !== seat;
}

/** A move with which the seat on turn is done, or none. What it climbs on cannot stand right there. */
export function winningMove(position: RacePosition): number {
  const seat = position.onTurn;
  const right = position.rightOf(seat);
  if (right === STONES_PER_COLOUR) return KLAAR;
  if (right < STONES_PER_COLOUR - 1) return NO_MOVE;
  const first = (seat - 1) * STONES_PER_COLOUR;
  for (let stone = first; stone < first + STONES_PER_COLOUR; stone++) {
    if (position.isRight(stone)) continue;
    return position.mayMove(stone) ? stepHome(position, position.at[stone] as number) : NO_MOVE;
  }
  return NO_MOVE;
}

function stepHome(position: RacePosition, from: number): number {
  const { onTurn: seat, board } = position;
  const count = NEIGHBOUR_COUNT[from] as number;
  for (let index = 0; index < count; index++) {
    const to = NEIGHBOURS[(from << 3) + index] as number;
    // DD3.2
    if (board.seatOf[to] === seat && position.ownerOfTop(to) !== seat) return stepMove(from, to);
  }
  return NO_MOVE;
}
