import {
  type AnyReferee,
  drawChance,
  type Match,
  must,
  play,
  refereeIsDue,
  type Seed,
  turnOf,
} from '@kast/kernel';
import type { Player } from './players.ts';

export interface Attendance {
  readonly players: readonly Player[];
  readonly seed: Seed;
  /** Asked in when the match comes to something that only a referee knows. */
  readonly referee: (() => Promise<AnyReferee>) | undefined;
}

/** Plays a match to its end; the same seed and players give the same match. */
export async function playMatch(start: Match, attendance: Attendance): Promise<Match> {
  const { players, seed } = attendance;
  const { game, setup } = start;
  const longest = game.longest(setup.options, setup.seats);
  let match = await playOn(start, attendance);
  for (let turn = turnOf(match); turn.kind === 'seats'; turn = turnOf(match)) {
    if (match.plies.length > longest) throw new Error(`not over after ${longest} entries`);
    const seat = must(turn.seats[0], 'a seat that must decide');
    const player = must(players[seat - 1], `a player for seat ${seat}`);
    const move = player(match, seat, `${seed} ${match.plies.length} ${seat}`);
    const next = play(match, seat, move);
    if (!next.ok) throw new Error(`${move} was refused: ${JSON.stringify(next.error)}`);
    match = await playOn(next.value, attendance);
  }
  return match;
}

/** Chance and referee, until a seat must decide or the match is over. */
async function playOn(match: Match, { seed, referee }: Attendance): Promise<Match> {
  const drawn = drawChance(match, seed);
  if (!refereeIsDue(drawn)) return drawn;
  const open = must(referee, `the referee of ${match.game.info.id}`);
  return drawChance(drawn, seed, await open());
}
