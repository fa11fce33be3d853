import type { Turn } from './game.ts';
import type { RuleId } from './refusal.ts';
import type { Seat } from './seat.ts';

/**
 * What a seat is asked. Its identity is the ply at which it began, so it stays the same while others
 * choose, take back, offer a draw or resign, and is another one after each answer of its own. A decision
 * names the question that it answers, and nothing else can make it stale.
 */
export interface Question {
  readonly seat: Seat;
  /** How many entries the log had when the seat was asked. */
  readonly id: number;
  /** The rule by which the seat must decide. */
  readonly rule: RuleId;
}

/** Everybody who must decide is asked anew. */
export function questionsIn(turn: Turn, ply: number): readonly Question[] {
  if (turn.kind !== 'seats') return [];
  return turn.seats.map((seat) => ({ seat, id: ply, rule: turn.rule }));
}

/**
 * The questions after an entry of the game, or one that took such an entry back: a seat that was being
 * asked and still is, by the same rule, is asked the same, unless the entry was its own.
 */
export function questionsAfter(
  before: readonly Question[],
  by: Seat | 'chance',
  turn: Turn,
  ply: number,
): readonly Question[] {
  return questionsIn(turn, ply).map((asked) => {
    const stands = before.find(({ seat }) => seat === asked.seat);
    return stands && stands.rule === asked.rule && asked.seat !== by ? stands : asked;
  });
}

export function questionTo(
  { questions }: { readonly questions: readonly Question[] },
  seat: Seat,
): Question | undefined {
  return questions.find((question) => question.seat === seat);
}
