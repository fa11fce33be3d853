import { type GameBox, isOpenGame, rulesOf } from '@kast/games';
import {
  type AnyGame,
  type Match,
  must,
  ok,
  type Outcome,
  outcomeOf,
  type Result,
  type Seat,
  seatsOf,
} from '@kast/kernel';
import { type Complaint, refused } from '../complaint.ts';
import { boxNamed, boxOfCheckout } from '../cupboard.ts';
import { type Attendance, playMatch } from '../play-match.ts';
import { type Player, playerOf } from '../players.ts';
import { seedOf, startMatch } from '../setup.ts';
import type { Forecast } from '../statistics/calibration.ts';
import { openingOf } from './opening.ts';
import { type Schedule, type Unit, unitAt } from './schedule.ts';

/** Everything that a thread must know to play any unit: plain data. */
export interface ArenaPlan {
  readonly game: string;
  readonly rulesVersion: number;
  readonly a: Contender;
  readonly b: Contender;
  readonly schedule: Schedule;
  /** Moves by lot before the players are asked, where nothing is left to chance. */
  readonly opening: number;
  /** Are the players' estimates wanted, too? */
  readonly forecasts?: boolean;
}

export interface Contender {
  readonly player: string;
  /** Positions per move, where the player does not say it itself. */
  readonly nodes: number | undefined;
  /** Another checkout whose bots play; this one unless told. */
  readonly from: string | undefined;
}

export interface PlayedMatch {
  /** Where side a sat. */
  readonly seats: readonly Seat[];
  /** What it got, from 0 to 1. */
  readonly gain: number;
  readonly rule: string;
  readonly entries: number;
  readonly a: Effort;
  readonly b: Effort;
  /** At each decision the chance that its seat gave itself, and what that seat got in the end. */
  readonly forecasts: readonly Forecast[];
}

export interface Effort {
  readonly moves: number;
  readonly nodes: number;
}

export interface PlayedUnit {
  readonly unit: Unit;
  readonly matches: readonly PlayedMatch[];
}

export type PlayUnit = (index: number) => Promise<PlayedUnit>;

/** Plays the units of a plan; refused where the plan makes no sense. */
export async function unitPlayer(plan: ArenaPlan): Promise<Result<PlayUnit, Complaint>> {
  const box = await boxNamed(plan.game);
  if (!box.ok) return box;
  const game = must(await rulesOf(box.value, plan.rulesVersion), 'rules');
  const a = await contender(plan.a, plan, box.value);
  if (!a.ok) return a;
  const b = await contender(plan.b, plan, box.value);
  if (!b.ok) return b;
  for (const seats of plan.schedule.seats) {
    const [options = {}] = plan.schedule.options;
    const start = startMatch(game, { seats, options }, seedOf(''));
    if (!start.ok) return refused(start.error.text);
  }
  const sides = { a: a.value, b: b.value };
  const { opening, forecasts = false } = plan;
  const table = { box: box.value, game, opening, forecasts };
  return ok((index) =>
    playUnit(table, unitAt(plan.schedule, index), (sideOf, { setup }) => ({
      players: seatsOf(setup.seats).map((seat) => sides[sideOf(seat)]),
    })),
  );
}

async function contender(
  { player, nodes, from }: Contender,
  { game, rulesVersion }: ArenaPlan,
  ours: GameBox,
): Promise<Result<Player, Complaint>> {
  const box = from === undefined ? ok(ours) : await boxOfCheckout(from, game);
  return box.ok ? playerOf(player, box.value, { nodes, rulesVersion }) : box;
}

export type Side = 'a' | 'b';
export type SideOf = (seat: Seat) => Side;

export interface UnitTable {
  readonly box: GameBox;
  readonly game: AnyGame;
  readonly opening: number;
  readonly forecasts: boolean;
}

/** Who attends a match, told who plays on which side. */
export type Attend = (
  sideOf: SideOf,
  start: Match,
) => Pick<Attendance, 'players' | 'onPly'> | Promise<Pick<Attendance, 'players' | 'onPly'>>;

/** The same start in every seating. */
export async function playUnit(
  { box, game, opening: openingPlies, forecasts }: UnitTable,
  unit: Unit,
  attend: Attend,
): Promise<PlayedUnit> {
  const seed = seedOf(unit.seed);
  const started = startMatch(game, unit.table, seed);
  if (!started.ok) throw new Error(started.error.text);
  const start = started.value;
  const plies = isOpenGame(game.info) ? openingPlies : 0;
  const opening = await openingOf(box, start, plies, unit.seed);
  const matches: PlayedMatch[] = [];
  for (const seats of unit.seatings) {
    const sideOf: SideOf = (seat) => (seats.includes(seat) ? 'a' : 'b');
    const effort = { a: { moves: 0, nodes: 0 }, b: { moves: 0, nodes: 0 } };
    const estimates: { readonly seat: Seat; readonly chance: number }[] = [];
    const { match } = await playMatch(start, {
      ...(await attend(sideOf, start)),
      seed,
      referee: box.referee,
      opening,
      onDecision(seat, { nodes, estimate }) {
        const chance = estimate[seat - 1];
        if (forecasts && chance !== undefined) estimates.push({ seat, chance });
        effort[sideOf(seat)].moves++;
        effort[sideOf(seat)].nodes += nodes;
      },
    });
    const outcome = must(outcomeOf(match), 'an outcome');
    const gain = shareOf(outcome, seats, unit.table.seats);
    matches.push({
      seats,
      gain,
      rule: outcome.rule,
      entries: match.ply,
      ...effort,
      forecasts: estimates.map(({ seat, chance }) => ({
        chance,
        gain: shareOf(outcome, [seat], unit.table.seats),
      })),
    });
  }
  return { unit, matches };
}

/** A draw is shared by the whole table, a shared win by its winners. */
export function shareOf({ winners }: Outcome, side: readonly Seat[], seats: number): number {
  const sharing = winners.length === 0 ? seatsOf(seats) : winners;
  return sharing.filter((seat) => side.includes(seat)).length / sharing.length;
}
