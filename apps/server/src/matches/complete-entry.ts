import {
  chanceIsDue,
  drawChance,
  enterVerdict,
  type Match,
  type Played,
  refereeIsDue,
  type Result,
  type SeatNonce,
} from '@kast/kernel';
import type { WireError } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { MatchFacts } from '../store/store.ts';
import { chanceSource } from './chance-source.ts';

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
  /** To be stored with the plies, where they hold the first draw. */
  readonly seal: readonly SeatNonce[] | undefined;
}

/**
 * Draws what is due, where it has not to wait for somebody, and enters what a referee has said, verdict by verdict. A referee takes its time, so
 * it is asked outside of the match's queue: the caller comes back with its verdict, if the match still
 * stands as it did.
 */
export function completeEntry(
  table: Pick<LiveMatch, 'facts' | 'seats' | 'nonces'>,
  match: Match,
  said: readonly unknown[],
): Completion {
  const plies: Played[] = [];
  const verdicts = [...said];
  let seal: Completion['seal'];
  for (let current = match; ; ) {
    const source = chanceIsDue(current) ? chanceSource(table, current) : undefined;
    if (source) plies.push(...drawChance(current, source.seed));
    seal ??= source?.seal;
    current = plies.at(-1)?.match ?? current;
    if (!refereeIsDue(current)) return { plies, awaits: undefined, seal };
    if (verdicts.length === 0) return { plies, awaits: current, seal };
    const judged = enterVerdict(current, verdicts.shift());
    plies.push(judged);
    current = judged.match;
  }
}
