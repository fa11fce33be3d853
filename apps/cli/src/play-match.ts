import {
  drawChance,
  type Match,
  must,
  ok,
  play,
  type Result,
  type Seed,
  turnOf,
} from '@kast/kernel';
import { type Complaint, refused } from './complaint.ts';
import type { Player } from './players.ts';

/** Plays a match to its end; the same seed and players give the same match. */
export function playMatch(
  start: Match,
  players: readonly Player[],
  seed: Seed,
): Result<Match, Complaint> {
  const { game, setup } = start;
  const longest = game.longest(setup.options, setup.seats);
  let match = drawChance(start, seed);
  for (let turn = turnOf(match); turn.kind !== 'over'; turn = turnOf(match)) {
    if (turn.kind === 'chance') return refused('only a referee knows how this goes on');
    if (match.plies.length > longest) throw new Error(`not over after ${longest} entries`);
    const seat = must(turn.seats[0], 'a seat that must decide');
    const player = must(players[seat - 1], `a player for seat ${seat}`);
    const move = player(match, seat, `${seed} ${match.plies.length} ${seat}`);
    const next = play(match, seat, move);
    if (!next.ok) throw new Error(`${move} was refused: ${JSON.stringify(next.error)}`);
    match = drawChance(next.value, seed);
  }
  return ok(match);
}
