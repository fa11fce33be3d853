import type { AnyBot } from '@kast/bots';
import { must, type Options, seatsOf } from '@kast/kernel';
import { playUnit, type PlayedUnit } from '../apps/cli/src/arena/play-unit.ts';
import { unitAt } from '../apps/cli/src/arena/schedule.ts';
import { tallyOf } from '../apps/cli/src/arena/tally.ts';
import { boxNamed } from '../apps/cli/src/cupboard.ts';
import { thinker } from '../apps/cli/src/players.ts';

export interface Comparison {
  readonly game: string;
  /** What was learnt, and what it should be better than. */
  readonly a: AnyBot;
  readonly b: AnyBot;
  readonly seats: readonly number[];
  readonly options: readonly Options[];
  /** Of processor time, a move. */
  readonly milliseconds: number;
  readonly matches: number;
  /** What would be worth it. */
  readonly elo: number;
  readonly seed: string;
}

/** Plays every start in every seating of two sides, until a sequential test tells whether a is better by `elo` or not at all. */
export async function compareBots(comparison: Comparison): Promise<void> {
  const { game, seats, options, seed, elo } = comparison;
  const found = await boxNamed(game);
  if (!found.ok) throw new Error(found.error.text);
  const box = found.value;
  const rules = await box.rules();
  const budget = { milliseconds: comparison.milliseconds };
  const sides = { a: thinker(comparison.a, 5, budget), b: thinker(comparison.b, 5, budget) };
  const plan = { elo0: 0, elo1: elo, alpha: 0.05, beta: 0.05 };
  const schedule = { seats, options, seed, team: 1 };
  const table = { box, game: rules, opening: 0, forecasts: false };
  const played: PlayedUnit[] = [];
  for (let index = 0, matches = 0; matches < comparison.matches; index++) {
    const unit = await playUnit(table, unitAt(schedule, index), (sideOf, { setup }) => ({
      players: seatsOf(setup.seats).map((seat) => sides[sideOf(seat)]),
    }));
    played.push(unit);
    matches += unit.matches.length;
    const tally = tallyOf(played, plan);
    const { llr, verdict } = must(tally.sprt, 'a test');
    const isDecided = verdict !== 'undecided';
    if (index % 10 === 9 || isDecided) {
      const { winsA, shared, lossesA, scoreA, expectedA } = tally;
      const told = `${winsA} – ${shared} – ${lossesA}: ${scoreA} (equal ${expectedA})`;
      const nodes = `${tally.nodesPerMoveA} and ${tally.nodesPerMoveB} nodes a move`;
      const line = `${told}, Elo ${JSON.stringify(tally.elo)}, llr ${llr.toFixed(2)}, ${nodes}`;
      process.stdout.write(`${line}\n`);
    }
    if (isDecided) break;
  }
}
