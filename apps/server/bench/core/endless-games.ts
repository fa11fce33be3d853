import { registry } from '@kast/games';
import { type AnyGame, must, type Random, type Seat } from '@kast/kernel';

/** A game in which a match of thousands of plies can be played, and how it is played there. */
export interface EndlessGame {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  choose(state: unknown, seat: Seat, random: Random): unknown;
}

/** Tablut with repetition and quiet moves off the table: both sides shuttle for ever. */
export async function endlessTablut(): Promise<EndlessGame> {
  const tablut = await rulesOf('tablut');
  const game: AnyGame = {
    ...tablut,
    apply: (state, by, move) => ({
      ...(tablut.apply(state, by, move) as object),
      positions: [],
      quietPlies: 0,
      threatCounts: [],
      outcome: null,
    }),
    longest: () => 1_000_000,
  };
  const quiet = (state: unknown, move: unknown): boolean =>
    !game.notation.make(state, move).includes('x');
  return {
    game,
    seats: 2,
    options: {},
    choose(state, seat, random) {
      const moves = game.moves(state, seat).filter((move) => quiet(state, move));
      return must(moves[random.below(moves.length)], 'a quiet move');
    },
  };
}

/** Die Leibköche as it is: walking about at random goes on for thousands of plies. */
export async function endlessLeibkoeche(): Promise<EndlessGame> {
  const game = await rulesOf('leibkoeche');
  return {
    game,
    seats: 4,
    options: { toss: 'chance' },
    choose(state, seat, random) {
      const moves = game.moves(state, seat);
      return must(moves[random.below(moves.length)], 'a move');
    },
  };
}

function rulesOf(id: string): Promise<AnyGame> {
  return must(
    registry.find(({ info }) => info.id === id),
    id,
  ).rules();
}
