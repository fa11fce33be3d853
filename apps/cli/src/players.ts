import { type AnyBot, type Budget, type Level, LEVELS } from '@kast/bots';
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

export interface Decision {
  /** In the game's notation. */
  readonly move: string;
  /** Positions looked at. */
  readonly nodes: number;
  /** Each seat's chance of winning, seat 1 first; empty where the player has no idea. */
  readonly estimate: readonly number[];
}

/** Chooses for a seat that must decide. `seed` is another one for every decision. */
export type Player = (
  hosted: HostedMatch,
  seat: Seat,
  seed: string,
) => Decision | Promise<Decision>;

export interface Thinking {
  /** Positions that a level may look at per move; as many as it would take unless told. */
  readonly nodes: number | undefined;
  /** The newest unless told. */
  readonly rulesVersion?: number;
}

/** Who plays, and for how long it may think: `level3`, `level3@2000`, `level3@500ms`. */
export interface PlayerName {
  readonly name: string;
  readonly budget?: Budget;
}

const LEVEL_NAMES: ReadonlyMap<string, Level> = new Map(
  LEVELS.map((level) => [`level${level}`, level]),
);

export const PLAYER_HELP = `random | ${[...LEVEL_NAMES.keys()].join(' | ')}`;

export const BUDGET_HELP =
  'level3@2000 looks at 2000 positions a move, level3@500ms has that much processor time';

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
  text: string,
  box: GameBox,
  { nodes, rulesVersion = box.info.rulesVersion }: Thinking,
): Promise<Result<Player, Complaint>> {
  const { name, budget } = playerName(text);
  if (name === 'random') return ok(anyMove);
  const allowed = budget ?? (nodes === undefined ? undefined : { nodes });
  const level = LEVEL_NAMES.get(name);
  if (level !== undefined) {
    const bot = must(await botOf(box, rulesVersion, level), `version ${rulesVersion}`);
    return ok(thinker(bot, level, allowed));
  }
  const references = (await box.referencePlayers?.()) ?? {};
  const reference = Object.hasOwn(references, name) ? references[name] : undefined;
  if (reference) return ok(thinker(reference, 5, budget));
  const names = Object.keys(references).map((known) => ` | ${known}`);
  return usage(`there is no player "${text}": ${PLAYER_HELP}${names.join('')}`);
}

/** A text that says no budget is a name as it stands. */
function playerName(text: string): PlayerName {
  const [, name, count, unit] = /^(.+)@([1-9]\d{0,8})(ms)?$/.exec(text) ?? [];
  if (name === undefined || count === undefined) return { name: text };
  return { name, budget: unit ? { milliseconds: Number(count) } : { nodes: Number(count) } };
}

export function thinker(bot: AnyBot, level: Level, budget: Budget | undefined): Player {
  // A clock that stands still leaves the number of positions to decide: every run gives the same.
  const clock = budget?.milliseconds === undefined ? () => 0 : processorTime;
  const asked = budget ? { budget } : {};
  return (hosted, seat, seed) => {
    const seen = seenBy(hosted, seat);
    const { move, nodes, estimate } = bot.choose(seen, { level, seed, clock, ...asked });
    return { move, nodes, estimate };
  };
}

/** Of this thread: equal time is equal, whatever else the machine does meanwhile. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function anyMove({ match }: HostedMatch, seat: Seat, seed: string): Decision {
  const { game, state } = match;
  const random = seededRandom(seed);
  const move = game.sample?.(state, seat, random) ?? pick(random, game.moves(state, seat));
  return { move: game.notation.make(state, move), nodes: 1, estimate: [] };
}
