import type { Game, Step } from './game.ts';

/**
 * Decides what the rules cannot: a toss that has to be flown to know how it falls. Deterministic, and
 * the same on every machine; asked only where `turn` names a referee. What it says is still judged by
 * the rules' own `check`.
 */
export interface Referee<State, Move> {
  judge(state: State): Move;
}

export type AnyReferee = Referee<unknown, unknown>;

/** Was this step decided by a referee? */
export function isVerdict<State, Move>(
  game: Pick<Game<State, Move, unknown, unknown>, 'turn'>,
  { before }: Step<State, Move>,
): boolean {
  const turn = game.turn(before);
  return turn.kind === 'chance' && turn.source === 'referee';
}
