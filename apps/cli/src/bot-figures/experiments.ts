import { LEVELS } from '@kast/bots';
import type { GameBox } from '@kast/games';
import type { ArenaPlan } from '../arena/play-unit.ts';
import { optionSets } from '../arena/schedule.ts';

/** One line of a table in docs/BOTS.md: what has to be played for it. */
export interface Experiment {
  readonly kind: 'meeting' | 'calibration';
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly plan: ArenaPlan;
}

/** As `--only` names a line; the speeds are one too, for which nothing is played. */
export function lineName({ a, b }: Experiment): string {
  return `${a} ${b}`;
}

export const SPEED_LINE = 'speed';

/** A table of four, where four can play. */
const CROWD = 4;
/** Simple players are no yardstick unless both have the same. */
const SIMPLE_PLAYERS_TIME = '1000ms';
/** A reference player that knows the others move by lot: how much there is to be won against them. */
const AGAINST_LOT = 'against-lot';
/** Levels whose estimates people get to see: as hints, and when they look back. */
const ESTIMATING = [3, 5] as const;

/**
 * The ladder between two, each level against the one below; the best level against lot (with what can be
 * won there, where luck sets a limit) and against the simple players of the game; the best against a table of the weakest; and the estimates.
 */
export async function experimentsOf(
  box: GameBox,
  budget: string | undefined,
): Promise<readonly Experiment[]> {
  const { min, max } = box.info.seats;
  const player = (level: number): string =>
    `level${level}${budget === undefined ? '' : `@${budget}`}`;
  const references = Object.keys((await box.referencePlayers?.()) ?? {});
  const meeting = (a: string, b: string, seats: number): Experiment => {
    return { kind: 'meeting', a, b, seats, plan: planOf(box, a, b, seats) };
  };
  const simple = references.filter((name) => name !== AGAINST_LOT);
  const againstLot = budget === undefined ? AGAINST_LOT : `${AGAINST_LOT}@${budget}`;
  const equal = budget ?? SIMPLE_PLAYERS_TIME;
  const usual = box.info.atOnce?.seats ?? min;
  return [
    ...LEVELS.slice(1).map((level) => meeting(player(level), player(level - 1), min)),
    meeting(player(5), 'random', min),
    ...(references.includes(AGAINST_LOT) ? [meeting(againstLot, 'random', min)] : []),
    ...simple.map((name) => meeting(`level5@${equal}`, `${name}@${equal}`, min)),
    ...(max >= CROWD ? [meeting(player(5), player(1), CROWD)] : []),
    ...ESTIMATING.map((level) => mirror(box, player(level), usual)),
  ];
}

function mirror(box: GameBox, player: string, seats: number): Experiment {
  const { schedule, ...plan } = planOf(box, player, player, seats);
  return {
    kind: 'calibration',
    a: player,
    b: player,
    seats,
    plan: { ...plan, forecasts: true, schedule: { ...schedule, mirrored: true } },
  };
}

function planOf({ info }: GameBox, a: string, b: string, seats: number): ArenaPlan {
  const contender = (player: string) => ({ player, nodes: undefined, from: undefined });
  return {
    game: info.id,
    rulesVersion: info.rulesVersion,
    a: contender(a),
    b: contender(b),
    schedule: { seats: [seats], options: optionSets(info, {}, 'all'), team: 1, seed: 'bots' },
    opening: 4,
  };
}
