import type { AnyGame, Seat } from '@kast/kernel';
import type { Position } from '../position.ts';
import type { Telling } from '../stage.ts';

export interface Answered {
  readonly seat: Seat;
  /** In the game's notation. */
  readonly text: string;
}

/** An answer as this browser reads it: the spelling that the log will have, and how it will look. */
export interface Foreseen {
  readonly spelling: string;
  /** Undefined where the move brings something to light, which this browser cannot know yet. */
  readonly telling: Telling | undefined;
}

/** The position as it will be if the server agrees. Undefined where it would refuse. */
export function foresee(
  game: AnyGame,
  state: unknown,
  position: Position,
  { seat, text }: Answered,
): Foreseen | undefined {
  const read = game.notation.parse(state, seat, text);
  if (!read.ok || game.check(state, seat, read.value)) return undefined;
  const after = game.apply(state, seat, read.value);
  const step = { before: state, by: seat, move: read.value, after };
  const spelling = game.notation.make(state, read.value);
  if (game.reveals(step, seat) || game.turn(after).kind === 'chance') {
    return { spelling, telling: undefined };
  }
  const { standing } = position;
  const events = game.events(step, seat);
  const foreseen: Position = {
    ...position,
    ahead: { entry: { by: seat, move: spelling }, events },
    standing: {
      ...standing,
      view: game.view(after, seat),
      question: undefined,
      toDecide: standing.toDecide.filter((other) => other !== seat),
      takeBack: undefined,
    },
  };
  return { spelling, telling: { position: foreseen, events } };
}
