import {
  type AnyReferee,
  drawChance,
  type HostedMatch,
  hostMatch,
  hostPly,
  type Match,
  must,
  type Played,
  type Playthrough,
  type Ply,
  play,
  refereeIsDue,
  type Seat,
  type Seed,
  turnOf,
} from '@kast/kernel';
import type { Decision, Player } from './players.ts';

export interface Attendance {
  readonly players: readonly Player[];
  readonly seed: Seed;
  /** Asked in when the match comes to something that only a referee knows. */
  readonly referee: (() => Promise<AnyReferee>) | undefined;
  /** Moves that are played before anybody is asked. */
  readonly opening?: readonly string[];
  /** Is told every decision of a player, before it is played. */
  readonly onDecision?: (seat: Seat, decision: Decision) => void;
  /** Is told every entry, with what each viewer knew before it and knows after it. */
  readonly onPly?: (played: Played, before: HostedMatch, after: HostedMatch) => Promise<void>;
}

/** Plays a match to its end; the same seed and players give the same match. */
export async function playMatch(start: Match, attendance: Attendance): Promise<Playthrough> {
  const { players, seed, opening = [], onDecision, onPly } = attendance;
  const { game, setup } = start;
  const longest = game.longest(setup.options, setup.seats);
  const plies: Ply[] = [];
  let hosted: HostedMatch = hostMatch(start);
  const enter = async (played: Played): Promise<void> => {
    const before = hosted;
    plies.push(played.ply);
    hosted = hostPly(before, played);
    await onPly?.(played, before, hosted);
  };
  for (const drawn of await chanceIn(start, attendance)) await enter(drawn);
  for (let turn = turnOf(hosted.match); turn.kind === 'seats'; turn = turnOf(hosted.match)) {
    if (plies.length > longest) throw new Error(`not over after ${longest} entries`);
    const seat = must(turn.seats[0], 'a seat that must decide');
    const player = must(players[seat - 1], `a player for seat ${seat}`);
    let move = opening[plies.length];
    if (move === undefined) {
      const decision = await player(hosted, seat, `${seed} ${plies.length} ${seat}`);
      onDecision?.(seat, decision);
      move = decision.move;
    }
    const next = play(hosted.match, seat, move);
    if (!next.ok) throw new Error(`${move} was refused: ${JSON.stringify(next.error)}`);
    await enter(next.value);
    for (const drawn of await chanceIn(next.value.match, attendance)) await enter(drawn);
  }
  return { ...hosted, plies };
}

/** Chance and referee, until a seat must decide or the match is over. */
async function chanceIn(match: Match, { seed, referee }: Attendance): Promise<readonly Played[]> {
  const drawn = drawChance(match, seed);
  const now = drawn.at(-1)?.match ?? match;
  if (!refereeIsDue(now)) return drawn;
  const open = must(referee, `the referee of ${match.game.info.id}`);
  return [...drawn, ...drawChance(now, seed, await open())];
}
