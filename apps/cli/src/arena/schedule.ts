import {
  defaultOptions,
  everyCombination,
  type GameInfo,
  type Options,
  must,
  type Seat,
  seatsOf,
  seededRandom,
  shuffled,
} from '@kast/kernel';
import type { Setup } from '../setup.ts';

/** How many meet with which options, and how many of them are side a. */
export interface TableKind extends Setup {
  readonly options: Options;
  readonly team: number;
}

/**
 * One deal or opening, played in every seating of the two sides: the same start for both, so that its
 * luck cuts itself out.
 */
export interface Unit {
  readonly index: number;
  readonly table: TableKind;
  /** Of chance and of every decision. */
  readonly seed: string;
  /** The seats of side a, match by match: each as often as any other. */
  readonly seatings: readonly (readonly Seat[])[];
}

export interface Schedule {
  readonly seats: readonly number[];
  readonly options: readonly Options[];
  /** How many seats side a holds; the others are held by b. */
  readonly team: number;
  readonly seed: string;
  /** Both sides are the same player: another seating would only play the same match again. */
  readonly mirrored?: boolean;
}

/** Every number of seats in turn, and with each of them every option set, in an order by lot. */
export function unitAt(schedule: Schedule, index: number): Unit {
  const { seats, options, team, seed, mirrored = false } = schedule;
  const atTable = must(seats[index % seats.length], 'a number of seats');
  const round = Math.floor(index / seats.length);
  const cycle = Math.floor(round / options.length);
  const order = shuffled(seededRandom(`${seed} options ${atTable} ${cycle}`), options);
  const chosen = must(order[round % options.length], 'an option set');
  return {
    index,
    table: { seats: atTable, options: chosen, team },
    seed: `${seed} ${index}`,
    seatings: seatingsOf(atTable, team).slice(0, mirrored ? 1 : undefined),
  };
}

/** After so many units the matches are as many as were asked for, or a few more to have whole units. */
export function unitsFor(schedule: Schedule, matches: number): number {
  let units = 0;
  for (let played = 0; played < matches; units++) {
    played += unitAt(schedule, units).seatings.length;
  }
  return units;
}

/** Every choice of that many seats. */
export function seatingsOf(seats: number, team: number): readonly (readonly Seat[])[] {
  return seatsOf(seats)
    .reduce<readonly (readonly Seat[])[]>(
      (chosen, seat) => [...chosen, ...chosen.map((before) => [...before, seat])],
      [[]],
    )
    .filter((chosen) => chosen.length === team)
    .toSorted((one, other) => compare(one, other));
}

/** All combinations of what was not chosen, or the usual one; a value that was chosen stays. */
export function optionSets(
  { options }: GameInfo,
  chosen: Readonly<Record<string, unknown>>,
  variants: 'all' | 'book',
): readonly Options[] {
  const sets = variants === 'all' ? everyCombination(options) : [defaultOptions(options)];
  const complete = sets.map((set) => ({ ...set, ...(chosen as Options) }));
  return [...new Map(complete.map((set) => [JSON.stringify(set), set])).values()];
}

function compare(one: readonly Seat[], other: readonly Seat[]): number {
  const at = one.findIndex((seat, index) => seat !== other[index]);
  return at === -1 ? 0 : must(one[at], 'a seat') - must(other[at], 'a seat');
}
