import type { AnyGame, Outcome, Refusal, Seat, Standing } from '@kast/kernel';

/** Says what a seat may do, before anything is sent or stored. */
export interface Judge {
  /** The legal moves of a seat that must decide; none for any other. */
  moves(seat: Seat): readonly unknown[];
  check(seat: Seat, move: unknown): Refusal | undefined;
  notate(move: unknown): string;
  /** Reads what a player typed; undefined where it cannot be read. */
  read(seat: Seat, text: string): unknown;
  /** How the game itself would have it, whoever has resigned. T3 */
  outcome(): Outcome | undefined;
}

/** By a state that may be imagined: this seat cannot tell it from the real one. */
export function judgeBy(game: AnyGame, state: unknown, standing: Standing): Judge {
  return {
    moves: (seat) => (standing.toDecide.includes(seat) ? game.moves(state, seat) : []),
    check(seat, move) {
      if (standing.outcome) return { rule: 'T2', reason: 'match-over', facts: {} };
      if (standing.toDecide.includes(seat)) return game.check(state, seat, move);
      const rule = standing.turnRule ?? 'T7';
      return { rule, reason: 'not-your-turn', facts: { seats: standing.toDecide } };
    },
    notate: (move) => game.notation.make(state, move),
    read(seat, text) {
      const move = game.notation.parse(state, seat, text);
      return move.ok ? move.value : undefined;
    },
    outcome() {
      const turn = game.turn(state);
      return turn.kind === 'over' ? turn.outcome : undefined;
    },
  };
}
