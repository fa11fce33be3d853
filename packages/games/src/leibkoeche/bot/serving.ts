import { must } from '@kast/kernel';
import { freePlaces, trayOf } from '../rules/collecting.ts';
import { PLACES } from '../rules/index.ts';
import { type Places, placesOf } from '../rules/ordering.ts';
import type { Mind, Option } from './mind.ts';
import { revealedKing } from './race.ts';
import { shiftsNeeded } from './shifts.ts';
import { shiftsKnowing } from './tray-plan.ts';

/** What one shift less is about worth, as a chance of winning. */
const WORTH_OF_A_SHIFT = 0.15;

function valueOf(shifts: number): number {
  return 1 - shifts * WORTH_OF_A_SHIFT;
}

/** LK7.4 */
export function shiftings({ view, turn: { seat } }: Mind): readonly Option[] {
  const row = placesOf(trayOf(view, seat));
  const king = revealedKing(view);
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

/** LK6.3: the places that tell most; not to look tells nothing, and is as good where all is known. */
export function peekings({ view, turn: { seat } }: Mind): readonly Option[] {
  const looked = view.peeks.filter((peek) => peek.seat === seat).map(({ place }) => place);
  const places = Array.from({ length: PLACES }, (_, index) => index + 1);
  return [...places, ...(view.mayDecline ? [null] : [])].map((place) => {
    const known = [...new Set(place === null ? looked : [...looked, place])];
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
  const king = revealedKing(view);
  return freePlaces(tray).map((place) => {
    const filled = placesOf(tray).with(place, kind);
    return {
      move: { kind: 'tray', place: place + 1 },
      value: valueOf(shiftsNeeded(filled, king)) + (king[place] === kind ? 0.001 : 0),
    };
  });
}
