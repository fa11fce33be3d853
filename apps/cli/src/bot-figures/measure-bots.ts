import type { GameBox } from '@kast/games';
import { must } from '@kast/kernel';
import type { ArenaThreads } from '../arena/arena-threads.ts';
import type { PlayedUnit } from '../arena/play-unit.ts';
import { unitsFor } from '../arena/schedule.ts';
import { tallyOf } from '../arena/tally.ts';
import { measure, yardstick } from '../measure.ts';
import { type Calibration, calibrationOf } from '../statistics/calibration.ts';
import type {
  CalibrationFigures,
  GameFigures,
  MeetingFigures,
  OptionFigures,
} from './bot-figures.ts';
import { type Experiment, experimentsOf, lineName, SPEED_LINE } from './experiments.ts';

export interface Measure {
  /** Who meets, `a b`, or `speed`: where only some lines are asked for. */
  readonly only: readonly string[] | undefined;
  /** Of each experiment, rounded up to whole units. */
  readonly matches: number;
  /** No unit of an experiment is waited for after so many milliseconds, if it has one. */
  readonly milliseconds: number;
  readonly threads: ArenaThreads;
  /** A budget for every level instead of its own. */
  readonly budget: string | undefined;
  /** Processor time for each speed. */
  readonly speedMilliseconds: number;
  readonly onProgress: (experiment: Experiment, done: number) => void;
}

/** A game's figures as they become known, line by line: each time only what is new. */
export async function* measureBots(box: GameBox, asked: Measure): AsyncGenerator<GameFigures> {
  const { id: game, rulesVersion } = box.info;
  const nothing = { game, rulesVersion, meetings: [], calibrations: [] };
  for (const experiment of await experimentsOf(box, asked.budget)) {
    if (asked.only && !asked.only.includes(lineName(experiment))) continue;
    const played = await carryOut(experiment, asked);
    yield experiment.kind === 'meeting'
      ? { ...nothing, meetings: [meetingFigures(experiment, played)] }
      : { ...nothing, calibrations: [calibrationFigures(experiment, played)] };
  }
  if (asked.only && !asked.only.includes(SPEED_LINE)) return;
  const loopsPerSec = yardstick(asked.speedMilliseconds);
  yield { ...nothing, speed: { ...(await measure(box, asked.speedMilliseconds)), loopsPerSec } };
}

async function carryOut(
  experiment: Experiment,
  { matches, milliseconds, threads, onProgress }: Measure,
): Promise<readonly PlayedUnit[]> {
  const { plan } = experiment;
  const units = unitsFor(plan.schedule, matches);
  const end = performance.now() + milliseconds;
  const played: PlayedUnit[] = [];
  for await (const unit of threads.play(plan, units)) {
    played.push(unit);
    onProgress(experiment, played.length / units);
    if (performance.now() > end) break;
  }
  return played;
}

function meetingFigures(
  { a, b, seats }: Experiment,
  played: readonly PlayedUnit[],
): MeetingFigures {
  const { matches, elo, movesPerMatch, nodesPerMoveA, bySeats } = tallyOf(played, undefined);
  const { score, expected } = must(bySeats[0], 'a table');
  const figures = { a, b, seats, matches, expected, score, elo, movesPerMatch, nodesPerMoveA };
  return b === 'random' ? { ...figures, byOption: optionFigures(played) } : figures;
}

function optionFigures(played: readonly PlayedUnit[]): readonly OptionFigures[] {
  const [first] = played;
  return Object.keys(first?.unit.table.options ?? {}).flatMap((option) => {
    const groups = Map.groupBy(played, ({ unit }) => String(unit.table.options[option]));
    return [...groups]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([value, units]) => {
        const { matches, bySeats } = tallyOf(units, undefined);
        return { option, value, matches, score: must(bySeats[0], 'a table').score };
      });
  });
}

function calibrationFigures(
  { a, seats }: Experiment,
  played: readonly PlayedUnit[],
): CalibrationFigures {
  const matches = played.flatMap((unit) => unit.matches);
  const found = calibrationOf(matches.flatMap(({ forecasts }) => forecasts));
  const level = Number(/\d/.exec(a)?.[0]);
  return { level, seats, matches: matches.length, ...rounded(found) };
}

function rounded({ forecasts, brier, brierOfMean, bins }: Calibration): Calibration {
  return {
    forecasts,
    brier: thousandths(brier),
    brierOfMean: thousandths(brierOfMean),
    bins: bins.map((bin) => ({
      ...bin,
      chance: thousandths(bin.chance),
      gain: thousandths(bin.gain),
    })),
  };
}

function thousandths(number: number): number {
  return Math.round(number * 1000) / 1000;
}
