import type { TreeCount } from '@kast/bots';
import type { AnyGame, Match } from '@kast/kernel';

/** Leaves of the full move tree by the rules alone; finished matches are not expanded. */
export function countTree({ game, state }: Match, depth: number): TreeCount {
  return countFrom(game, state, depth);
}

function countFrom(game: AnyGame, state: unknown, depth: number): TreeCount {
  const turn = game.turn(state);
  let leaves = 0;
  let captures = 0;
  for (const seat of turn.kind === 'seats' ? turn.seats : []) {
    for (const move of game.moves(state, seat)) {
      if (depth === 1) {
        leaves += 1;
        captures += capturesIn(game.notation.make(state, move));
        continue;
      }
      const below = countFrom(game, game.apply(state, seat, move), depth - 1);
      leaves += below.leaves;
      captures += below.captures;
    }
  }
  return { leaves, captures };
}

/** In the notation of a game that has captures an `x` stands before each. */
function capturesIn(text: string): number {
  return text.split('x').length - 1;
}
