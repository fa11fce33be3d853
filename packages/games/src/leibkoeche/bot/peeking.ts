import { must } from '@kast/kernel';
import { PLACES } from '../rules/index.ts';
import { chancesOf } from './chances.ts';
import { Floor } from './floor.ts';
import type { Mind, Option } from './mind.ts';
import { placesTold, shiftsKnowing } from './tray-plan.ts';

/**
 * LK6.3: a look serves who looks, and everybody who orders later (LK7.2): a kind that is laid onto a
 * place that was looked at tells what lies there. Who is likely to order late looks beside the places
 * of the others, for those it will be told; who will be first looks where the tray need not tell.
 */
export function peekings({ view, turn: { race, seat } }: Mind): readonly Option[] {
  const floor = new Floor(race);
  const next = (view.onTurn % race.racers.length) + 1;
  const chances = chancesOf(race, floor, next);
  const places = Array.from({ length: PLACES }, (_, index) => index + 1);
  return [...places, ...(view.mayDecline ? [null] : [])].map((place) => {
    const looked = race.racers.map((_, index) =>
      view.peeks
        .filter((peek) => peek.seat === index + 1)
        .map((peek) => peek.place)
        .concat(place !== null && index === seat - 1 ? [place] : []),
    );
    const racers = race.racers.map((racer, index) => ({
      ...racer,
      shifts: shiftsHearing(looked[index] as readonly number[], toldTo(index, looked, chances)),
    }));
    const value = must(chancesOf({ ...race, racers }, floor, next)[seat - 1], 'a chance');
    return { move: { kind: 'peek', place }, value };
  });
}

/** Places that somebody else has looked at, and how likely that one orders first. */
interface RivalLooks {
  readonly places: readonly number[];
  readonly chance: number;
}

/** Who is ahead in the race is likely to come first to the king, and to order first. */
function toldTo(
  index: number,
  looked: readonly (readonly number[])[],
  chances: readonly number[],
): readonly RivalLooks[] {
  const own = chances[index] as number;
  return looked.flatMap((places, other) => {
    const told = other === index ? [] : placesTold([...new Set(places)]);
    if (told.length === 0) return [];
    const theirs = chances[other] as number;
    return [{ places: told, chance: theirs / (own + theirs) }];
  });
}

/** Shifts to be expected for who knows some places and may be told others. */
function shiftsHearing(known: readonly number[], [told, ...others]: readonly RivalLooks[]): number {
  if (!told) return shiftsKnowing([...new Set(known)]);
  return (
    told.chance * shiftsHearing([...known, ...told.places], others) +
    (1 - told.chance) * shiftsHearing(known, others)
  );
}
