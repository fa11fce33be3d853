import { must, type Seat } from '@kast/kernel';
import type { LeibkoecheOptions } from '../info.ts';
import {
  type Kind,
  KINDS,
  type LeibkoecheView,
  type Lying,
  type Low,
  PLACES,
  type Thrown,
  type Tile,
  type Tray,
} from '../rules/index.ts';
import { placesOf } from '../rules/ordering.ts';
import { shiftsNeeded } from './shifts.ts';
import type { OddsOfHand } from './toss-odds.ts';
import { bestPeek, shiftsKnowing } from './tray-plan.ts';
import type { Weights } from './weights.ts';

/** How one seat stands in the race to the king. */
export interface Racer {
  readonly cook: Tile;
  /** Kinds that are not on the tray, a bit each. */
  readonly missing: number;
  readonly hasArrived: boolean;
  /** Shifts to be expected before the king. */
  readonly shifts: number;
  /** How many of them a look at the king's table would save; 0 for who gets no more crown. */
  readonly lookSaves: number;
}

/** All that a bot weighs, from what it sees. */
export interface Race {
  readonly racers: readonly Racer[];
  readonly odds: OddsOfHand;
  readonly weights: Weights;
  readonly revealed: boolean;
  /** Tiles by kind. */
  readonly piles: readonly Tile[];
  /** Kinds whose crown is on top. */
  readonly crowned: number;
  readonly lying: readonly Lying[];
  /** LK5.3: what the next one on turn may not take. */
  readonly lastLaid: Tile | null;
  readonly stack: { readonly size: number; readonly top: Low | null };
}

export function raceOf(
  view: LeibkoecheView,
  options: LeibkoecheOptions,
  { odds, weights }: Pick<Race, 'odds' | 'weights'>,
): Race {
  return {
    racers: view.cooks.map((_, index) => racerOf(view, options, index + 1)),
    odds,
    weights,
    revealed: view.revealed,
    piles: view.piles.map(({ tile }) => tile),
    crowned: bitsOf(view.piles, ({ crown }) => crown === 'top'),
    lying: view.lying,
    lastLaid: view.lastLaid,
    stack: view.stack,
  };
}

const EVERY_KIND = 2 ** PLACES - 1;

export function countKinds(kinds: number): number {
  let count = 0;
  for (let left = kinds; left !== 0; left &= left - 1) count++;
  return count;
}

/** With one racer changed. */
export function withRacer(race: Race, seat: Seat, racer: Racer): Race {
  return { ...race, racers: race.racers.with(seat - 1, racer) };
}

export function racerAt({ racers }: Pick<Race, 'racers'>, seat: Seat): Racer {
  return must(racers[seat - 1], `seat ${seat}`);
}

/** LK7.2 */
export function revealedKing({ king }: LeibkoecheView): readonly Kind[] {
  return king.map((kind) => must(kind, 'a kind turned up'));
}

/** LK3.2: what a seat can throw; one of its choice, or one of these by lot. */
export interface Throws {
  readonly pancakes: readonly Thrown[];
  readonly isFree: boolean;
}

/** After so many turns of others, as the kitchen is now. */
export function throwsAfter(race: Race, turns: number): Throws {
  const { size, top } = race.stack;
  if (size > turns && turns === 0 && top) {
    return { pancakes: [{ low: top, face: top }], isFree: true };
  }
  if (size > turns) return { pancakes: UNSEEN, isFree: false };
  const pancakes =
    turns === 0 ? race.lying.filter(({ tile }) => tile !== race.lastLaid) : race.lying;
  return { pancakes, isFree: true };
}

const UNSEEN: readonly Thrown[] = [1, 2, 3].map((low) => ({ low: low as Low, face: low }));

function racerOf(view: LeibkoecheView, { crowns }: LeibkoecheOptions, seat: Seat): Racer {
  const tray = must(view.trays[seat - 1], 'a tray');
  const looked = [
    ...new Set(view.peeks.filter((peek) => peek.seat === seat).map((peek) => peek.place)),
  ];
  const mayLook =
    !view.revealed && (crowns === 'free' || !holdsCrown(tray)) && looked.length < PLACES;
  const unknown = shiftsKnowing(looked);
  return {
    cook: must(view.cooks[seat - 1], 'a cook'),
    missing: EVERY_KIND & ~bitsOf(KINDS, (kind) => tray.some((other) => other?.kind === kind)),
    hasArrived: view.arrived.includes(seat),
    shifts: view.revealed ? shiftsNeeded(placesOf(tray), revealedKing(view)) : unknown,
    lookSaves: mayLook ? unknown - shiftsKnowing([...looked, bestPeek(looked)]) : 0,
  };
}

function holdsCrown(tray: Tray): boolean {
  return tray.some((garnished) => garnished?.crowned);
}

function bitsOf<Item>(items: readonly Item[], isSet: (item: Item) => boolean): number {
  return items.reduce((bits, item, index) => (isSet(item) ? bits | (1 << index) : bits), 0);
}
