import { must } from '@kast/kernel';
import { trayOf } from '../rules/collecting.ts';
import { type Kind, kindsOn, PLACES } from '../rules/index.ts';
import { everyOrder, placesOf } from '../rules/ordering.ts';
import { chancesToBeFirst } from './chances.ts';
import { type Finish, finishesOf } from './finishes.ts';
import { Floor } from './floor.ts';
import { type Mind, type Option, weighEach } from './mind.ts';
import { shiftsFrom } from './shifts.ts';
import {
  bestPlan,
  type Known,
  placesTold,
  plansFor,
  possibleKings,
  shiftsKnowing,
} from './tray-plan.ts';

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
  const best = bestPlan(kinds, known).places;
  const orders = isFirst ? plansFor(kinds, known) : everyOrder(tray);
  const others = orders.filter((places) => places.some((kind, index) => kind !== best[index]));
  const kings = possibleKings(known);
  const silent = prospectsOf(mind, kings, []);
  const telling = new Map<string, readonly Prospect[]>();
  const prospectsOfTelling = (told: readonly number[]): readonly Prospect[] => {
    if (told.length === 0) return silent;
    const key = told.join('');
    const found = telling.get(key) ?? prospectsOf(mind, kings, told);
    telling.set(key, found);
    return found;
  };
  const looked = lookedBy(mind, turn.seat);
  return weighEach(mind, [best, ...others], (places) => {
    turn.meter.count();
    const shifts = shiftsFrom(places);
    const told = looked.filter(
      (place) => known[place - 1] !== null && places[place - 1] === known[place - 1],
    );
    const prospects = prospectsOfTelling(told);
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

/** `told`: the places of the king's table that the own tray gives away to all who order later. */
function prospectsOf(
  mind: Mind,
  kings: readonly (readonly Kind[])[],
  told: readonly number[],
): readonly Prospect[] {
  const { view, turn } = mind;
  const finishes = finishesBeforeShifts(mind).map((finish, index) => {
    const looked = lookedBy(mind, index + 1);
    const all = [...new Set([...looked, ...told])];
    const before = shiftsKnowing(looked);
    const share = before > 0 ? shiftsKnowing(all) / before : 1;
    return { ...finish, usualShifts: finish.usualShifts * share };
  });
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
 * there will have reasons, where it is sensible to lay it there.
 */
function knownOf(mind: Mind): Known {
  const { king, peeks, trays } = mind.view;
  if (mind.overlooksTrays) return king;
  return peeks.reduce<Known>((known, { seat, place }) => {
    const isTold = hasOrdered(mind, seat) && placesTold(lookedBy(mind, seat)).includes(place);
    const told = isTold ? trays[seat - 1]?.[place - 1]?.kind : undefined;
    const isNews = told && known[place - 1] === null && !known.includes(told);
    return isNews ? known.with(place - 1, told) : known;
  }, king);
}

function lookedBy({ view }: Mind, seat: number): readonly number[] {
  const looks = view.peeks.filter((peek) => peek.seat === seat).map(({ place }) => place);
  return [...new Set(looks)];
}

function hasOrdered({ view }: Mind, seat: number): boolean {
  return view.phase === 'ordering' && !view.ordering.includes(seat);
}
