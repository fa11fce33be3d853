import { append, type Entry, type Match, type Played } from '@kast/kernel';

interface Grown {
  readonly match: Match;
  /** The log of this match. */
  readonly known: readonly Entry[];
  /** The one that is kept now. */
  readonly log: readonly Entry[];
}

/** What another window has added to a match; undefined where its log does not begin with what is known here. */
export function playedElsewhere({ match, known, log }: Grown): readonly Played[] | undefined {
  const isSame = known.every(({ by, move }, at) => log[at]?.by === by && log[at].move === move);
  if (!isSame) return undefined;
  const played: Played[] = [];
  for (const entry of log.slice(known.length)) {
    const next = append(played.at(-1)?.match ?? match, entry);
    if (!next.ok) return undefined;
    played.push(next.value);
  }
  return played;
}
