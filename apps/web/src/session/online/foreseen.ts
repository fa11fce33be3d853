import type { AnyGame, Seat } from '@kast/kernel';
import type { Position } from '../position.ts';

/**
 * The position as it will be if the server agrees: shown at once. Undefined where the move brings
 * something to light, which this browser cannot know yet.
 */
export function foreseen(
  game: AnyGame,
  state: unknown,
  position: Position,
  made: { readonly seat: Seat; readonly text: string },
): Position | undefined {
  const { seat, text } = made;
  const read = game.notation.parse(state, seat, text);
  if (!read.ok || game.check(state, seat, read.value)) return undefined;
  const step = {
    before: state,
    by: seat,
    move: read.value,
    after: game.apply(state, seat, read.value),
  };
  if (game.reveals(step, seat) || game.turn(step.after).kind === 'chance') return undefined;
  return {
    standing: {
      ...position.standing,
      ply: position.standing.ply + 1,
      view: game.view(step.after, seat),
      toDecide: [],
      canTakeBack: false,
    },
    log: [...position.log, { by: seat, move: game.notation.make(state, read.value) }],
    happened: [...position.happened, game.events(step, seat)],
  };
}
