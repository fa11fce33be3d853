import { type Match, standingFor } from '@kast/kernel';
import type { MatchStatus } from '../store/store.ts';
import type { ComputerSeat } from './roles.ts';

export function statusOf(
  match: Match,
  computers: readonly ComputerSeat[],
  lastAt: number,
): MatchStatus {
  const { ply, toDecide, outcome } = standingFor(match, 'watcher');
  const awaitsBot = computers.some(({ seat }) => toDecide.includes(seat));
  return { ply, toDecide, outcome, lastAt, awaitsBot };
}
