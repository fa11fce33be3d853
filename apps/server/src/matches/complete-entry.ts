import {
  drawChance,
  enterVerdict,
  type Match,
  type Played,
  refereeIsDue,
  type Result,
  type Seed,
} from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { MatchFacts } from '../store/store.ts';

/** What a referee says of a match that waits for it; `facts` tell who is charged. */
export type AskReferee = (
  match: Match,
  facts: Pick<MatchFacts, 'id' | 'account'>,
) => Promise<Result<unknown, WireError<'no-verdict'>>>;

/** What an entry leads to before anybody has to decide: chance, and what a referee says. */
export interface Completion {
  readonly plies: readonly Played[];
  /** Where it stops because a referee has to be asked: the match that waits for it. */
  readonly awaits: Match | undefined;
}

/**
 * Draws what is due, and enters what a referee has said, verdict by verdict. A referee takes its time, so
 * it is asked outside of the match's queue: the caller comes back with its verdict, if the match still
 * stands as it did.
 */
export function completeEntry(match: Match, seed: Seed, said: readonly unknown[]): Completion {
  const plies: Played[] = [];
  const verdicts = [...said];
  for (let current = match; ; ) {
    plies.push(...drawChance(current, seed));
    current = plies.at(-1)?.match ?? current;
    if (!refereeIsDue(current)) return { plies, awaits: undefined };
    if (verdicts.length === 0) return { plies, awaits: current };
    const judged = enterVerdict(current, verdicts.shift());
    plies.push(judged);
    current = judged.match;
  }
}
