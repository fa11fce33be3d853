import {
  drawChance,
  enterVerdict,
  type Match,
  ok,
  refereeIsDue,
  type Result,
  type Seed,
} from '@kast/kernel';
import type { WireError } from '@kast/protocol';

/** Asks the referee of a match that waits for one. A failure has been told to who runs the server. */
export type AskReferee = (match: Match) => Promise<Result<unknown, WireError<'no-verdict'>>>;

/** Draws all chance that is due and has the referee say what only it can, until a seat must decide. */
export async function playOn(
  match: Match,
  seed: Seed,
  askReferee: AskReferee,
): Promise<Result<Match, WireError<'no-verdict'>>> {
  let current = drawChance(match, seed);
  while (refereeIsDue(current)) {
    const verdict = await askReferee(current);
    if (!verdict.ok) return verdict;
    current = drawChance(enterVerdict(current, verdict.value), seed);
  }
  return ok(current);
}
