import { must, type Random, type Seat, shuffled } from '@kast/kernel';
import { trayOf, withTray } from './collecting.ts';
import { countOn, type Kind, kindsOn, PLACES, type Tray } from './pancakes.ts';
import type { LeibkoecheRefusal } from './refusals.ts';
import type { LeibkoecheState } from './state.ts';

/** A tray as kinds by place. */
export type Places = readonly (Kind | null)[];

export function placesOf(tray: Tray): Places {
  return tray.map((garnished) => garnished?.kind ?? null);
}

export function isSameOrder(places: Places, others: Places): boolean {
  return places.every((kind, index) => kind === others[index]);
}

/** LK6.5: whether the seat on turn may put in an `order` before its next entry. */
export function mayOrder(state: LeibkoecheState): boolean {
  return (
    state.arrived.length === 0 &&
    !state.justOrdered &&
    ORDERABLE.has(state.phase) &&
    countOn(trayOf(state, state.onTurn)) > 0
  );
}

export function checkOrder(
  state: LeibkoecheState,
  seat: Seat,
  places: Places,
): LeibkoecheRefusal | undefined {
  const tray = trayOf(state, seat);
  const kinds = kindsOn(tray).toSorted().join('');
  const given = places.filter((kind) => kind !== null);
  if (places.length !== PLACES || given.toSorted().join('') !== kinds) {
    return { rule: 'LK6.5', reason: 'not-your-tray', facts: { kinds } };
  }
  if (state.phase === 'ordering') return undefined;
  if (state.arrived.length > 0) return { rule: 'LK6.5', reason: 'no-more-ordering', facts: {} };
  if (state.justOrdered) return { rule: 'LK6.5', reason: 'ordered-already', facts: {} };
  if (!isSameOrder(places, placesOf(tray))) return undefined;
  return { rule: 'LK6.5', reason: 'nothing-changed', facts: {} };
}

export function order(state: LeibkoecheState, seat: Seat, places: Places): LeibkoecheState {
  const tray = trayOf(state, seat);
  const reordered = places.map((kind) =>
    kind
      ? must(
          tray.find((garnished) => garnished?.kind === kind),
          `a ${kind}`,
        )
      : null,
  );
  return { ...state, trays: withTray(state.trays, seat, reordered) };
}

/** Every way in which a tray can lie, the present one among them. */
export function everyOrder(tray: Tray): readonly Places[] {
  const kinds = kindsOn(tray).toSorted();
  const key = kinds.join();
  const known = ordersByKinds.get(key) ?? ordersOf(kinds);
  ordersByKinds.set(key, known);
  return known;
}

/** There are few sets of kinds, and up to 720 ways to lay one: every look at a turn asks for them. */
const ordersByKinds = new Map<string, readonly Places[]>();

function ordersOf(kinds: readonly Kind[]): readonly Places[] {
  const goOn = (places: Places, left: readonly Kind[]): readonly Places[] => {
    if (places.length === PLACES) return [places];
    const gaps = PLACES - places.length - left.length;
    const filled = left.flatMap((kind, index) => goOn([...places, kind], left.toSpliced(index, 1)));
    return gaps > 0 ? [...filled, ...goOn([...places, null], left)] : filled;
  };
  return goOn([], kinds);
}

/** One of those by lot. */
export function drawOrder(tray: Tray, random: Random): Places {
  return shuffled(random, placesOf(tray));
}

const ORDERABLE: ReadonlySet<string> = new Set([
  'put',
  'from',
  'toss',
  'walk',
  'take',
  'peek',
  'second',
  'lay',
]);
