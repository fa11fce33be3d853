import {
  CIRCLES,
  COLOURS,
  type Colour,
  costOfFalseClaim,
  distance,
  neighboursOf,
  STONES_PER_COLOUR,
} from '../rules/index.ts';
import type { DrunterOptions } from '../info.ts';

/** What does not change while a match is played, with every colour taken for known. */
export interface RaceBoard {
  readonly seats: number;
  /** By circle, the seat whose colour it is; 0 where it is nobody's. */
  readonly seatOf: Uint8Array;
  /** By seat − 1, the circles of its colour. */
  readonly homes: readonly Uint8Array[];
  /** DD3.7; more than any count where it is endless. */
  readonly block: number;
  /** DD4.4: turns that a false claim costs. */
  readonly costOfFalseClaim: number;
  /** DD5.5 */
  readonly rounds: number;
}

export const ENDLESS = 200;
export const CIRCLE_COUNT = CIRCLES.length;
export const MOST_STONES = COLOURS.length * STONES_PER_COLOUR;
const MOST_NEIGHBOURS = 8;

export function raceBoard(
  colours: readonly Colour[],
  seats: number,
  { block, falseClaim, rounds }: Pick<DrunterOptions, 'block' | 'falseClaim' | 'rounds'>,
): RaceBoard {
  const seatOf = Uint8Array.from(colours, (colour) => {
    const seat = COLOURS.indexOf(colour) + 1;
    return seat <= seats ? seat : 0;
  });
  return {
    seats,
    seatOf,
    homes: Array.from({ length: seats }, (_, index) =>
      Uint8Array.from(CIRCLES.filter((at) => seatOf[at] === index + 1)),
    ),
    block: block === 'endless' ? ENDLESS : block,
    costOfFalseClaim: costOfFalseClaim({ falseClaim }),
    rounds,
  };
}

const DISTANCES = Uint8Array.from(
  CIRCLES.flatMap((from) => CIRCLES.map((to) => distance(from, to))),
);

export function stepsBetween(from: number, to: number): number {
  return DISTANCES[from * CIRCLE_COUNT + to] as number;
}

/** By circle: eight places, of which the first ones are taken. */
export const NEIGHBOURS = Uint8Array.from(
  CIRCLES.flatMap((at) => {
    const around = neighboursOf(at);
    return Array.from({ length: MOST_NEIGHBOURS }, (_, index) => around[index] ?? 0);
  }),
);

export const NEIGHBOUR_COUNT = Uint8Array.from(CIRCLES, (at) => neighboursOf(at).length);
