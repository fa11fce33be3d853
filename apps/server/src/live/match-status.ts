import { type Match, outcomeOf, turnOf } from '@kast/kernel';
import type { MatchStatus, StoredSeat } from '../store/store.ts';
import { isComputer } from './computer-seats.ts';

/** What lists need to know of a match: stored with the entries that changed it, so that no list folds one. */
export function statusOf(match: Match, seats: readonly StoredSeat[], lastAt: number): MatchStatus {
  const turn = turnOf(match);
  const toDecide = turn.kind === 'seats' ? turn.seats : [];
  return {
    ply: match.ply,
    toDecide,
    outcome: outcomeOf(match),
    lastAt,
    // What a referee has to judge first is brought on by the same hand.
    awaitsBot:
      (turn.kind === 'chance' && turn.source === 'referee') ||
      toDecide.some((seat) => isComputer(match, seats, seat)),
  };
}
