import type { Seat } from '@kast/kernel';
import { type Circle, CIRCLES } from './circles.ts';
import { type Colour, colourOf } from './colours.ts';
import type { DrunterState, Stack, WrongCall } from './state.ts';

/** How many of a seat's stones stand on their own colour, at whatever height. DD4.6, DD5.2 */
export function standingRight(
  { layout, stacks }: Pick<DrunterState, 'layout' | 'stacks'>,
  seat: Seat,
): number {
  const colour = colourOf(seat);
  return stacks.reduce(
    (right, stack, at) =>
      layout[at] === colour ? right + stack.filter((stone) => stone.owner === seat).length : right,
    0,
  );
}

/** DD4.6: a stone stands right on a circle of this colour. Of one that is not seen nobody can say so. */
export function isOwnColour(colour: Colour | null | undefined, seat: Seat): boolean {
  return colour === colourOf(seat);
}

interface Board {
  /** Null where a stone hides it. */
  readonly circles: readonly (Colour | null)[];
  readonly stacks: readonly Stack[];
}

/** The empty circles of a seat's colour, which everybody sees. DD6.1 */
export function openHomes({ circles, stacks }: Board, seat: Seat): readonly Circle[] {
  return CIRCLES.filter((at) => isOwnColour(circles[at], seat) && stacks[at]?.length === 0);
}

export interface StandingStone {
  readonly at: Circle;
  /** DD4.6, DD5.2 */
  readonly isRight: boolean;
  /** DD3.3 */
  readonly isCovered: boolean;
}

/** Every stone of a seat and how it stands, once all colours lie open. */
export function stonesOf(board: Board, seat: Seat): readonly StandingStone[] {
  return board.stacks.flatMap((stack, at) =>
    stack.flatMap(({ owner }, height) =>
      owner === seat ? [standing(board, at, seat, height < stack.length - 1)] : [],
    ),
  );
}

/** How the stones of a seat stood. */
export interface Stand {
  readonly right: number;
  readonly wrong: readonly Circle[];
  readonly covered: number;
}

interface EndedBoard extends Board {
  readonly out: readonly Seat[];
  readonly wrongCalls?: readonly WrongCall[];
}

/**
 * When it was over, or when the seat called wrongly (DD5.2, DD5.3, DD5.5). Asked once all colours lie open;
 * undefined where it was not kept.
 */
export function standInTheEnd(board: EndedBoard, seat: Seat): Stand | undefined {
  if (!board.out.includes(seat)) return standOf(stonesOf(board, seat));
  const call = board.wrongCalls?.find((each) => each.seat === seat);
  return call && standOf(call.stood.map((at) => standing(board, at, seat)));
}

function standOf(stones: readonly StandingStone[]): Stand {
  const wrong = stones.filter(({ isRight }) => !isRight).map(({ at }) => at);
  return {
    right: stones.length - wrong.length,
    wrong,
    covered: stones.filter(({ isCovered }) => isCovered).length,
  };
}

function standing({ circles }: Board, at: Circle, seat: Seat, isCovered = false): StandingStone {
  return { at, isRight: isOwnColour(circles[at], seat), isCovered };
}
