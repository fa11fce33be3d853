import type { Game } from './game.ts';
import type { Match } from './match.ts';
import { readRecord, type RecordFault } from './record.ts';
import { isVerdict, type Referee } from './referee.ts';
import { fail, type Result } from './result.ts';

export type VerdictFault = Extract<RecordFault, { readonly code: 'wrong-verdict' }>;

/**
 * `readRecord`, and everything that a referee decided is judged again. The door to the referee is
 * opened only where one has spoken: behind it there may be a whole physics engine.
 */
export async function readWithReferee<State, Move, View, Event>(
  input: unknown,
  game: Game<State, Move, View, Event>,
  referee: (() => Promise<Referee<State, Move>>) | undefined,
): Promise<Result<Match<State, Move, View, Event>, RecordFault>> {
  const match = readRecord(input, game);
  if (!match.ok || !referee || !hasVerdicts(match.value)) return match;
  const fault = verdictFault(match.value, await referee());
  return fault ? fail(fault) : match;
}

/** Has a referee spoken in this match? */
export function hasVerdicts(match: Match): boolean {
  return match.plies.some(({ step }) => step && isVerdict(match.game, step));
}

/** The first entry that the referee would not have made. T7 */
export function verdictFault<State, Move, View, Event>(
  match: Match<State, Move, View, Event>,
  referee: Referee<State, Move>,
): VerdictFault | undefined {
  for (const [at, { entry, step }] of match.plies.entries()) {
    if (!step || !isVerdict(match.game, step)) continue;
    const expected = match.game.notation.make(step.before, referee.judge(step.before));
    if (expected !== entry.move) return { code: 'wrong-verdict', at, rule: 'T7', expected };
  }
  return undefined;
}
