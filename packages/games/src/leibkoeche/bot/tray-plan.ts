import { must } from '@kast/kernel';
import { type Kind, KINDS, PLACES } from '../rules/index.ts';
import type { Places } from '../rules/ordering.ts';
import { shiftsFrom } from './shifts.ts';

/** What somebody knows of the king's table, place 1 first. */
export type Known = readonly (Kind | null)[];

export interface TrayPlan {
  readonly places: Places;
  /** How many shifts it takes on average, the kinds that are missing laid down at their best. */
  readonly shifts: number;
}

/** The order that leaves least to shift, and of those one that tells the others least of what was seen. */
export function bestPlan(kinds: readonly Kind[], known: Known): TrayPlan {
  const kings = possibleKings(known);
  const plans = plansFor(kinds, known).map((places) => ({
    places,
    shifts: expectedShifts(places, kings),
  }));
  const fewest = Math.min(...plans.map(({ shifts }) => shifts));
  const rightKinds = ({ places }: TrayPlan): number =>
    places.filter((kind, index) => kind !== null && kind === known[index]).length;
  return plans
    .filter(({ shifts }) => shifts === fewest)
    .reduce((best, plan) => (rightKinds(plan) < rightKinds(best) ? plan : best));
}

function expectedShifts(places: Places, kings: readonly (readonly Kind[])[]): number {
  const shifts = shiftsFrom(places);
  return kings.reduce((sum, king) => sum + shifts(king), 0) / kings.length;
}

/** LK1.2: every order in which the king's pancakes can lie. */
export function possibleKings(known: Known): readonly (readonly Kind[])[] {
  const goOn = (king: readonly Kind[], left: readonly Kind[]): readonly (readonly Kind[])[] => {
    if (king.length === PLACES) return [king];
    const seen = known[king.length];
    if (seen) return goOn([...king, seen], left);
    return left.flatMap((kind, index) => goOn([...king, kind], left.toSpliced(index, 1)));
  };
  return goOn(
    [],
    KINDS.filter((kind) => !known.includes(kind)),
  );
}

/** What a full tray leaves to shift for somebody who knows these places, whatever lies there. */
export function shiftsKnowing(places: readonly number[]): number {
  const key = places.toSorted((one, other) => one - other).join('');
  const found = SHIFTS_KNOWING.get(key);
  if (found !== undefined) return found;
  const known = KINDS.map((kind, index) => (places.includes(index + 1) ? kind : null));
  const { shifts } = bestPlan(KINDS, known);
  SHIFTS_KNOWING.set(key, shifts);
  return shifts;
}

const SHIFTS_KNOWING = new Map<string, number>();

/**
 * Places where somebody who looked there does best to lay what was seen. From an end the tray tells it;
 * who knows a place between the ends does better to begin with that kind, and tells nothing.
 */
export function placesTold(looked: readonly number[]): readonly number[] {
  const key = looked.toSorted((one, other) => one - other).join('');
  const found = PLACES_TOLD.get(key);
  if (found) return found;
  const known = KINDS.map((kind, index) => (looked.includes(index + 1) ? kind : null));
  const { places } = bestPlan(KINDS, known);
  const told = looked.filter((place) => places[place - 1] === known[place - 1]);
  PLACES_TOLD.set(key, told);
  return told;
}

const PLACES_TOLD = new Map<string, readonly number[]>();

/** LK6.3: the place that is best looked at next, 1-based. */
export function bestPeek(places: readonly number[]): number {
  const unknown = KINDS.map((_, index) => index + 1).filter((place) => !places.includes(place));
  const left = unknown.map((place) => shiftsKnowing([...places, place]));
  return must(unknown[left.indexOf(Math.min(...left))], 'a place not yet seen');
}

/** Orders that differ in more than kinds of which nothing is known: of those one is like another. */
export function plansFor(kinds: readonly Kind[], known: Known): readonly Places[] {
  const isKnown = (kind: Kind): boolean => known.includes(kind);
  const goOn = (places: Places, seen: readonly Kind[], unseen: readonly Kind[]): Places[] => {
    if (places.length === PLACES) return [places];
    const gaps = PLACES - places.length - seen.length - unseen.length;
    const [next, ...later] = unseen;
    return [
      ...seen.flatMap((kind, index) => goOn([...places, kind], seen.toSpliced(index, 1), unseen)),
      ...(next ? goOn([...places, next], seen, later) : []),
      ...(gaps > 0 ? goOn([...places, null], seen, unseen) : []),
    ];
  };
  return goOn([], kinds.filter(isKnown), kinds.filter((kind) => !isKnown(kind)).toSorted());
}
