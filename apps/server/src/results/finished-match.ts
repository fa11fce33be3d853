import { OPENINGS } from '@kast/games/openings';
import type { Outcome } from '@kast/kernel';
import { isGone } from '../live/gone-player.ts';
import type { LiveMatch } from '../live/live-match.ts';
import type { FinishedMatch, MatchResult, PlayerResult } from '../store/profile-store.ts';
import type { Store, StoredEntry } from '../store/store.ts';

/** So far into its log nobody begins any more. */
const BEGINNING = 80;

/** T18: as profiles count it. Whoever was deleted counts for nobody, and against computers alone nothing does. */
export async function finishedMatch(
  store: Pick<Store, 'entriesBetween'>,
  { id, facts, seats, lastAt }: LiveMatch,
  outcome: Outcome,
  ranks: readonly number[],
): Promise<FinishedMatch> {
  const people = seats.flatMap((one) =>
    one.kind === 'person' && !isGone(one.holder)
      ? [{ player: one.holder, seat: one.seat, rank: ranks[one.seat - 1] ?? seats.length }]
      : [],
  );
  const isAmongPeople = seats.filter(({ kind }) => kind === 'person').length > 1;
  const openings = OPENINGS[facts.game];
  const log = openings && isAmongPeople ? await store.entriesBetween(id, 0, BEGINNING) : [];
  const players = people.map(({ player, seat, rank }): PlayerResult => {
    const sign = openings?.openingOf(movesOf(log, seat));
    const side = openings?.bySeat ? String(seat) : '';
    return {
      player,
      seat,
      result: resultOf(outcome, seat, rank),
      against: people
        .filter((other) => other.seat !== seat)
        .map((other) => ({ player: other.player, result: compare(rank, other.rank) })),
      ...(sign === undefined ? {} : { opening: { side, sign } }),
    };
  });
  return {
    id,
    game: facts.game,
    at: lastAt,
    isPublic: facts.watchers === 'anyone',
    isRated: facts.rated === true,
    players: isAmongPeople ? players : [],
  };
}

function resultOf({ winners }: Outcome, seat: number, rank: number): MatchResult {
  if (winners.includes(seat)) return 'won';
  // In a draw all share the first place, but for those who gave up.
  return winners.length === 0 && rank === 1 ? 'drawn' : 'lost';
}

function compare(rank: number, other: number): MatchResult {
  if (rank === other) return 'drawn';
  return rank < other ? 'won' : 'lost';
}

const ACTS = new Set(['draw', 'resign']);

/** What a seat decided first, without what it took back (T6) and the acts of the table. */
function movesOf(log: readonly StoredEntry[], seat: number): readonly string[] {
  const moves: string[] = [];
  for (const { by, move } of log) {
    if (by !== seat || ACTS.has(move)) continue;
    if (move === 'undo') moves.pop();
    else moves.push(move);
  }
  return moves;
}
