import { must } from '@kast/kernel';
import { trayOf } from '../rules/collecting.ts';
import { type Kind, kindsOn, PLACES } from '../rules/index.ts';
import { everyOrder, placesOf } from '../rules/ordering.ts';
import { chancesToBeFirst } from './chances.ts';
import { type Finish, finishesOf } from './finishes.ts';
import { Floor } from './floor.ts';
import { type Mind, type Option, weighEach } from './mind.ts';
import { shiftsFrom } from './shifts.ts';
import { bestPlan, type Known, plansFor, possibleKings } from './tray-plan.ts';

/**
 * LK7.2: the last order before the king's pancakes are turned up. Who orders after others sees their
 * trays: somebody behind must hope for a king who suits the own tray and not theirs.
 */
export function orderings(mind: Mind): readonly Option[] {
  const { view, turn } = mind;
  const tray = trayOf(view, turn.seat);
  const kinds = kindsOn(tray);
  const known = knownOf(mind);
  const isFirst = view.trays.every((_, index) => !hasOrdered(mind, index + 1));
  const orders = isFirst ? plansFor(kinds, known) : everyOrder(tray);
  const prospects = prospectsOf(mind, possibleKings(known));
  return weighEach(mind, [bestPlan(kinds, known).places, ...orders], (places) => {
    turn.meter.count();
    const shifts = shiftsFrom(places);
    const sum = prospects.reduce(
      (total, { king, chances }) => total + (chances[shifts(king)] as number),
      0,
    );
    return { move: { kind: 'order', places }, value: sum / prospects.length };
  });
}

/** One order that the king's pancakes may have. */
interface Prospect {
  readonly king: readonly Kind[];
  /** The chance of winning then, by the number of shifts that the own tray will need. */
  readonly chances: readonly number[];
}

function prospectsOf(mind: Mind, kings: readonly (readonly Kind[])[]): readonly Prospect[] {
  const { view, turn } = mind;
  const finishes = finishesBeforeShifts(mind);
  const shiftsOfOthers = view.trays.map((tray, index) =>
    hasOrdered(mind, index + 1) ? shiftsFrom(placesOf(tray)) : undefined,
  );
  return kings.map((king) => {
    const others = finishes.map((finish, index) => shifted(finish, shiftsOfOthers[index]?.(king)));
    const own = must(finishes[turn.seat - 1], 'a finish');
    const chances = Array.from({ length: PLACES }, (_, shifts) => {
      const done = others.with(turn.seat - 1, shifted(own, shifts));
      return must(chancesToBeFirst(done)[turn.seat - 1], 'a chance');
    });
    return { king, chances };
  });
}

interface Unshifted extends Finish {
  /** Shifts to be expected where the order is not known yet. */
  readonly usualShifts: number;
}

function finishesBeforeShifts({ view, turn }: Mind): readonly Unshifted[] {
  const { race } = turn;
  const next = (view.onTurn % race.racers.length) + 1;
  const revealed = {
    ...race,
    revealed: true,
    racers: race.racers.map((racer) => ({ ...racer, shifts: 0 })),
  };
  const usual = finishesOf(race, new Floor(race), next);
  return finishesOf(revealed, new Floor(race), next).map((finish, index) => ({
    ...finish,
    usualShifts: must(usual[index], 'a finish').turns - finish.turns,
  }));
}

function shifted({ turns, variance, usualShifts }: Unshifted, shifts = usualShifts): Finish {
  return { turns: turns + shifts, variance };
}

/**
 * What it has seen itself, and what others let slip: who has looked at a place and now lays a kind
 * there will have reasons.
 */
function knownOf(mind: Mind): Known {
  const { king, peeks, trays } = mind.view;
  return peeks.reduce<Known>((known, { seat, place }) => {
    const told = hasOrdered(mind, seat) ? trays[seat - 1]?.[place - 1]?.kind : undefined;
    const isNews = told && known[place - 1] === null && !known.includes(told);
    return isNews ? known.with(place - 1, told) : known;
  }, king);
}

function hasOrdered({ view }: Mind, seat: number): boolean {
  return view.phase === 'ordering' && !view.ordering.includes(seat);
}
