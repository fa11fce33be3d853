import type { ArchivedMatch } from './archive.ts';

/** At this hour nobody still calls it the same evening. */
const NEXT_DAY = 5;

/** From five in the morning to the next. */
function isSameEvening(one: number, other: number): boolean {
  return dayOf(one) === dayOf(other);
}

export type EveningRecord =
  | { readonly kind: 'fastest' | 'longest'; readonly match: ArchivedMatch; readonly plies: number }
  | {
      readonly kind: 'comeback';
      readonly match: ArchivedMatch;
      /** Whoever came back, and won. */
      readonly name: string;
      readonly low: number;
    }
  | { readonly kind: 'most-wins'; readonly name: string; readonly wins: number };

/** From so much on of what was one’s due at the beginning, a win is a comeback: half an even chance. */
const COMEBACK = 0.5;

/**
 * What was special that evening, among matches of the same game that were decided: another game is longer by
 * itself. `nameOf` says what a winner is called.
 */
export function recordsOfEvening(
  matches: readonly ArchivedMatch[],
  about: Pick<ArchivedMatch, 'game' | 'finished'>,
  nameOf: (match: ArchivedMatch, seat: number) => string,
): readonly EveningRecord[] {
  const evening = matches.filter(
    ({ finished, source }) => source !== 'file' && isSameEvening(finished, about.finished),
  );
  const same = evening.filter(
    ({ game, outcome }) => game === about.game && outcome && outcome.winners.length > 0,
  );
  return [...lengths(same), ...comeback(evening, nameOf), ...mostWins(evening, nameOf)];
}

/** One match alone is both: then neither is said. */
function lengths(matches: readonly ArchivedMatch[]): readonly EveningRecord[] {
  const [first] = matches;
  if (!first || matches.length < 2) return [];
  const fastest = matches.reduce((best, match) => (match.plies < best.plies ? match : best), first);
  const longest = matches.reduce((best, match) => (match.plies > best.plies ? match : best), first);
  if (fastest.plies === longest.plies) return [];
  return [
    { kind: 'fastest', match: fastest, plies: fastest.plies },
    { kind: 'longest', match: longest, plies: longest.plies },
  ];
}

function comeback(
  matches: readonly ArchivedMatch[],
  nameOf: (match: ArchivedMatch, seat: number) => string,
): readonly EveningRecord[] {
  const lows = matches.flatMap((match) => {
    const { winnersLow: low, outcome, holders } = match;
    const [winner] = outcome?.winners ?? [];
    if (low === undefined || winner === undefined || low > COMEBACK / holders.length) return [];
    return [{ kind: 'comeback', match, name: nameOf(match, winner), low } as const];
  });
  const [first] = lows.toSorted((a, b) => a.low - b.low);
  return first ? [first] : [];
}

/** Of whoever won twice at least, and more often than anybody else. */
function mostWins(
  matches: readonly ArchivedMatch[],
  nameOf: (match: ArchivedMatch, seat: number) => string,
): readonly EveningRecord[] {
  const wins = new Map<string, number>();
  for (const match of matches) {
    for (const seat of match.outcome?.winners ?? []) {
      const name = nameOf(match, seat);
      wins.set(name, (wins.get(name) ?? 0) + 1);
    }
  }
  const [first, second] = [...wins].toSorted((a, b) => b[1] - a[1]);
  if (!first || first[1] < 2 || first[1] === second?.[1]) return [];
  return [{ kind: 'most-wins', name: first[0], wins: first[1] }];
}

function dayOf(moment: number): string {
  const date = new Date(moment);
  date.setHours(date.getHours() - NEXT_DAY);
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
}
