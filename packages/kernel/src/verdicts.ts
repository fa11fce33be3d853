import type { Game } from './game.ts';
import type { Playthrough } from './playthrough.ts';
import { readRecord, type RecordFault } from './record.ts';
import { isVerdict, type Referee } from './referee.ts';
import { fail, type Result } from './result.ts';

export type VerdictFault = Extract<RecordFault, { readonly code: 'wrong-verdict' }>;

/**
 * `readRecord`, and everything that a referee decided is judged again. The door to the referee is
 * opened only where one has spoken: behind it there may be a whole physics engine.
 */
export async function readWithReferee<State, Move, View, Event, Memory>(
  input: unknown,
  game: Game<State, Move, View, Event, Memory>,
  referee: (() => Promise<Referee<State, Move>>) | undefined,
): Promise<Result<Playthrough<State, Move, View, Event, Memory>, RecordFault>> {
  const read = readRecord(input, game);
  if (!read.ok || !referee || !hasVerdicts(read.value)) return read;
  const fault = verdictFault(read.value, await referee());
  return fault ? fail(fault) : read;
}

/** Has a referee spoken in this match? */
export function hasVerdicts({ match, plies }: Playthrough): boolean {
  return plies.some(({ step }) => step && isVerdict(match.game, step));
}

/** The first entry that the referee would not have made. T7 */
export function verdictFault<State, Move, View, Event, Memory>(
  { match, plies }: Playthrough<State, Move, View, Event, Memory>,
  referee: Referee<State, Move>,
): VerdictFault | undefined {
  for (const { at, entry, step } of plies) {
    if (!step || !isVerdict(match.game, step)) continue;
    const expected = match.game.notation.make(step.before, referee.judge(step.before));
    if (expected !== entry.move) return { code: 'wrong-verdict', at, rule: 'T7', expected };
  }
  return undefined;
}
