import { must } from '@kast/kernel';
import { freePlaces, trayOf } from '../rules/collecting.ts';
import { type Places, placesOf } from '../rules/ordering.ts';
import { chancesOf } from './chances.ts';
import { Floor } from './floor.ts';
import type { Mind, Option } from './mind.ts';
import { racerAt, revealedKing, withRacer } from './race.ts';
import { shiftsNeeded } from './shifts.ts';

/** The chance of winning for who leaves the next seat so many shifts to go. */
function chanceWith({ turn: { race, seat }, view }: Mind): (shifts: number) => number {
  const floor = new Floor(race);
  const racer = racerAt(race, seat);
  const next = (view.onTurn % race.racers.length) + 1;
  return (shifts) => {
    // LK7.3
    if (race.revealed && racer.hasArrived && shifts === 0) return 1;
    const after = withRacer(race, seat, { ...racer, shifts });
    return must(chancesOf(after, floor, next)[seat - 1], 'a chance');
  };
}

/** LK7.4 */
export function shiftings(mind: Mind): readonly Option[] {
  const { view, turn } = mind;
  const valueOf = chanceWith(mind);
  const { seat } = turn;
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

/** LK6.1, LK6.5: after the reveal everybody knows where it belongs. */
export function placings(mind: Mind): readonly Option[] {
  const { view, turn } = mind;
  const valueOf = chanceWith(mind);
  const { seat } = turn;
  const tray = trayOf(view, seat);
  const cook = view.cooks[seat - 1];
  const { kind } = must(
    view.piles.find(({ tile }) => tile === cook),
    'a pile under the cook',
  );
  const king = revealedKing(view);
  const free = freePlaces(tray);
  // Of places that leave as much to shift, where it belongs is the first to be thought of.
  const right = free.filter((place) => king[place] === kind);
  return [...right, ...free.filter((place) => king[place] !== kind)].map((place) => {
    const filled = placesOf(tray).with(place, kind);
    return {
      move: { kind: 'tray', place: place + 1 },
      value: valueOf(shiftsNeeded(filled, king)),
    };
  });
}
