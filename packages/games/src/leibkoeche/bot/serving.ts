import { must } from '@kast/kernel';
import { freePlaces, trayOf } from '../rules/collecting.ts';
import { type Kind, KINDS, kindsOn, PLACES } from '../rules/index.ts';
import { type Places, placesOf } from '../rules/ordering.ts';
import type { Mind, Option } from './mind.ts';
import { shiftsNeeded } from './shifts.ts';
import { bestPlan, type Known, shiftsKnowing, trayPlans } from './tray-plan.ts';

/** What one shift less is about worth, as a chance of winning. */
const WORTH_OF_A_SHIFT = 0.15;

function valueOf(shifts: number): number {
  return 1 - shifts * WORTH_OF_A_SHIFT;
}

/** LK7.4 */
export function shiftings({ view, turn: { seat } }: Mind): readonly Option[] {
  const row = placesOf(trayOf(view, seat));
  const king = kingOf(view.king);
  return row.flatMap((garnish) => {
    if (garnish === null) return [];
    const rest = row.filter((other) => other !== garnish);
    const valueAfter = (shifted: Places): number => valueOf(shiftsNeeded(shifted, king));
    return [
      { move: { kind: 'shift', garnish, end: 'left' }, value: valueAfter([garnish, ...rest]) },
      { move: { kind: 'shift', garnish, end: 'right' }, value: valueAfter([...rest, garnish]) },
    ] as const;
  });
}

/** LK6.3: the places that tell most. */
export function peekings({ view, turn: { seat } }: Mind): readonly Option[] {
  const looked = view.peeks.filter((peek) => peek.seat === seat).map(({ place }) => place);
  return Array.from({ length: PLACES }, (_, index) => index + 1).map((place) => {
    const known = [...new Set([...looked, place])];
    return { move: { kind: 'peek', place }, value: valueOf(shiftsKnowing(known)) };
  });
}

/** LK6.1, LK6.5: after the reveal everybody knows where it belongs. */
export function placings({ view, turn: { seat } }: Mind): readonly Option[] {
  const tray = trayOf(view, seat);
  const cook = view.cooks[seat - 1];
  const { kind } = must(
    view.piles.find(({ tile }) => tile === cook),
    'a pile under the cook',
  );
  const king = kingOf(view.king);
  return freePlaces(tray).map((place) => {
    const filled = placesOf(tray).with(place, kind);
    return {
      move: { kind: 'tray', place: place + 1 },
      value: valueOf(shiftsNeeded(filled, king)) + (king[place] === kind ? 0.001 : 0),
    };
  });
}

/** LK7.2: the last order before the king's pancakes are turned up. */
export function orderings(mind: Mind): readonly Option[] {
  const { view, turn } = mind;
  const kinds = kindsOn(trayOf(view, turn.seat));
  const known = knownOf(mind);
  const best = bestPlan(kinds, known);
  return [
    { move: { kind: 'order', places: best.places }, value: valueOf(best.shifts) },
    ...trayPlans(kinds, known).map(({ places, shifts }) => ({
      move: { kind: 'order', places } as const,
      value: valueOf(shifts),
    })),
  ];
}

/**
 * What it has seen itself, and what others let slip: who has looked at a place and now lays a kind
 * there will have reasons.
 */
function knownOf({ view }: Mind): Known {
  const own = view.king;
  return own.map((seen, index) => {
    if (seen) return seen;
    const tells = view.peeks.find(
      ({ seat, place }) => place === index + 1 && !view.ordering.includes(seat),
    );
    const told = tells && view.trays[tells.seat - 1]?.[index]?.kind;
    return told && !own.includes(told) ? told : null;
  });
}

function kingOf(king: Known): readonly Kind[] {
  return king.map((kind, index) => kind ?? must(KINDS[index], 'a kind'));
}
