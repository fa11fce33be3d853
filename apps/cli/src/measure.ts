import type { GameBox } from '@kast/games';
import {
  type AnyGame,
  defaultOptions,
  drawChance,
  hashOfSeed,
  hostMatch,
  hostPly,
  must,
  newMatch,
  pick,
  type Random,
  seededRandom,
  seenBy,
  turnOf,
} from '@kast/kernel';

export interface Speed {
  /** Random matches through the contract: `turn`, `moves`, `apply`. */
  readonly purePlayoutsPerSec: number;
  /** Random matches on the position that the bots search on; null where the game has none. */
  readonly fastPlayoutsPerSec: number | null;
  /** Positions that a search looks at; at the first decision of a match. */
  readonly nodesPerSec: number;
  /** In plies, at the start of a match, in the time that each number is measured for; null where the bots do not search by depth. */
  readonly depthInTime: number | null;
}

const NODES_AT_ONCE = 50_000;
const PLAYOUTS_AT_ONCE = 50;
const SEED = '0'.repeat(64);

export async function measure(box: GameBox, milliseconds: number): Promise<Speed> {
  const game = await box.rules();
  const bench = await box.bench?.();
  const random = seededRandom('bench');
  const pure = (): number => {
    playOut(game, random);
    return 1;
  };
  const fast = (): number => {
    for (let playout = 0; playout < PLAYOUTS_AT_ONCE; playout++) bench?.fastPlayout(random);
    return PLAYOUTS_AT_ONCE;
  };
  return {
    purePlayoutsPerSec: perSecond(milliseconds, pure),
    fastPlayoutsPerSec: bench ? perSecond(milliseconds, fast) : null,
    nodesPerSec: perSecond(
      milliseconds,
      bench ? () => bench.searchNodes(NODES_AT_ONCE) : await thinking(box, game),
    ),
    depthInTime: bench?.depthWithin?.(milliseconds, () => microseconds() / 1000) ?? null,
  };
}

/** Where the bots search on the rules themselves: the strongest of them, by nodes alone. */
async function thinking(box: GameBox, game: AnyGame): Promise<() => number> {
  const { info } = game;
  const setup = { seats: info.seats.min, options: {}, seedHash: hashOfSeed(SEED) };
  const begun = newMatch(game, setup);
  if (!begun.ok) throw new Error(begun.error.reason);
  const hosted = drawChance(begun.value, SEED).reduce(hostPly, hostMatch(begun.value));
  const turn = turnOf(hosted.match);
  const seat = must(turn.kind === 'seats' ? turn.seats[0] : undefined, 'a seat that must decide');
  const seen = seenBy(hosted, seat);
  const bot = await box.bot();
  const request = {
    level: 5,
    seed: SEED,
    budget: { nodes: NODES_AT_ONCE },
    clock: () => 0,
  } as const;
  return () => bot.choose(seen, request).nodes;
}

/** Rounds per second of a loop that does next to nothing: what this machine can do at all. */
export function yardstick(milliseconds: number): number {
  const rounds = 1_000_000;
  let word = 1;
  return perSecond(milliseconds, () => {
    for (let round = 0; round < rounds; round++) word = (Math.imul(word, 1_664_525) + round) | 0;
    return word === 0 ? rounds + 1 : rounds;
  });
}

/**
 * `work` gives how much it did. It is warmed up first; then the processor time of this thread counts, so
 * that a machine which does other things meanwhile gives the same numbers.
 */
function perSecond(milliseconds: number, work: () => number): number {
  const warm = microseconds();
  while (microseconds() - warm < (milliseconds * 1000) / 4) work();
  const start = microseconds();
  let done = 0;
  let now = start;
  while (now - start < milliseconds * 1000) {
    done += work();
    now = microseconds();
  }
  return Math.round((done * 1e6) / (now - start));
}

function microseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Without a referee: what it may say is drawn, so that the rules are measured and not the physics. */
function playOut(game: AnyGame, random: Random): void {
  const { info } = game;
  let state = game.init(defaultOptions(info.options), info.seats.min);
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') {
      state = game.apply(state, 'chance', game.chance(state, random));
      continue;
    }
    const seat = must(turn.seats[0], 'a seat');
    const move = game.sample?.(state, seat, random) ?? pick(random, game.moves(state, seat));
    state = game.apply(state, seat, move);
  }
}
