import { type Level, LEVELS } from '@kast/bots';
import { botOf, type GameBox } from '@kast/games';
import {
  type HostedMatch,
  must,
  ok,
  pick,
  type Result,
  type Seat,
  seatsOf,
  seededRandom,
  seenBy,
} from '@kast/kernel';
import { type Complaint, usage } from './complaint.ts';

/** Chooses for a seat that must decide. `seed` is another one for every decision. */
export type Player = (hosted: HostedMatch, seat: Seat, seed: string) => string;

export interface Thinking {
  /** Positions that a level may look at per move; as many as it would take unless told. */
  readonly nodes: number | undefined;
  /** The newest unless told. */
  readonly rulesVersion?: number;
}

const LEVEL_NAMES: ReadonlyMap<string, Level> = new Map(
  LEVELS.map((level) => [`level${level}`, level]),
);

export const PLAYER_HELP = `random | ${[...LEVEL_NAMES.keys()].join(' | ')}`;

/** One player for every seat: a list as long as the table, or one name for all. */
export async function playersOf(
  text: string,
  seats: number,
  box: GameBox,
  thinking: Thinking,
): Promise<Result<readonly Player[], Complaint>> {
  const names = text.split(',');
  if (names.length !== 1 && names.length !== seats) {
    return usage(`${names.length} players for ${seats} seats`);
  }
  const players: Player[] = [];
  for (const seat of seatsOf(seats)) {
    const name = must(names[names.length === 1 ? 0 : seat - 1], 'a name');
    const player = await playerOf(name, box, thinking);
    if (!player.ok) return player;
    players.push(player.value);
  }
  return ok(players);
}

export async function playerOf(
  name: string,
  box: GameBox,
  { nodes, rulesVersion = box.info.rulesVersion }: Thinking,
): Promise<Result<Player, Complaint>> {
  if (name === 'random') return ok(anyMove);
  const level = LEVEL_NAMES.get(name);
  if (level === undefined) return usage(`there is no player "${name}": ${PLAYER_HELP}`);
  const bot = must(await botOf(box, rulesVersion), `version ${rulesVersion}`);
  const budget = nodes === undefined ? {} : { budget: { nodes } };
  return ok((hosted, seat, seed) => {
    // A clock that stands still leaves the number of positions to decide: every run gives the same.
    const choice = bot.choose(seenBy(hosted, seat), { level, seed, clock: () => 0, ...budget });
    return choice.move;
  });
}

function anyMove({ match }: HostedMatch, seat: Seat, seed: string): string {
  const { game, state } = match;
  const random = seededRandom(seed);
  const move = game.sample?.(state, seat, random) ?? pick(random, game.moves(state, seat));
  return game.notation.make(state, move);
}
