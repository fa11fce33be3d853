import type { Meter } from '@kast/bots';
import { must, type Seat } from '@kast/kernel';
import { panFor } from './arriving.ts';
import { chancesOf } from './chances.ts';
import { Floor } from './floor.ts';
import { hasWon } from './layout.ts';
import type { Option } from './mind.ts';
import { type Race, racerAt, throwsAfter } from './race.ts';
import { type TurnAhead, TurnSearch } from './turn-search.ts';

/**
 * The chance of winning for who ends a turn like this, when the next one has looked through its own: what
 * stands in its way, and which pancakes it is left.
 */
export function chanceAfterNext(race: Race, seat: Seat, meter: Meter): number {
  if (hasWon(race, seat)) return 1;
  const next = (seat % race.racers.length) + 1;
  const chances = chancesOf(race, new Floor(race), next);
  const own = must(chances[seat - 1], 'a chance');
  if (racerAt(race, next).hasArrived) return own;
  const before = must(chances[next - 1], 'a chance');
  const after = bestTurn(race, next, meter);
  return before < 1 ? (own * (1 - after)) / (1 - before) : 0;
}

/** What the seat on turn may expect of throwing the pancake that suits it. */
function bestTurn(race: Race, seat: Seat, meter: Meter): number {
  const { cook, missing } = racerAt(race, seat);
  const runner = { cook, missing, looks: false, cameFrom: null };
  const barred = race.lastLaid === null ? [] : [race.lastLaid];
  // LK3.2: what lies below the top of the stack nobody knows.
  const unstacked = { ...race, stack: { size: Math.max(0, race.stack.size - 1), top: null } };
  const turn = {
    race: unstacked,
    seat,
    pan: panFor(race, seat),
    barred,
    meter,
    foresees: 'turn',
  } as const;
  const { pancakes } = throwsAfter(race, 0);
  return Math.max(
    ...pancakes.map((pancake) => {
      const rest = race.lying.filter((other) => other !== pancake);
      return new TurnSearch(turn, rest).bestAim(runner, { pancake, isFirst: true });
    }),
  );
}

/** How many of the best are looked at more closely. */
const CLOSELY = 8;

/** The best again with foresight; the others are taken to change as those did, and not to overtake them. */
export function withForesight<Item extends Option>(
  options: readonly Item[],
  { meter, foresees }: TurnAhead,
  chanceOf: (option: Item) => number,
): readonly Item[] {
  if (foresees !== 'next') return options;
  const sorted = options.toSorted((one, other) => other.value - one.value);
  const closely: Item[] = [];
  for (const option of sorted.slice(0, CLOSELY)) {
    if (meter.isUsedUp) break;
    closely.push({ ...option, value: chanceOf(option) });
  }
  if (meter.isUsedUp) return options;
  const worst = Math.min(...closely.map(({ value }) => value));
  const last = must(sorted[closely.length - 1], 'an option').value;
  const rest = sorted.slice(closely.length);
  return [
    ...closely,
    ...rest.map((option) => ({ ...option, value: Math.max(0, worst + option.value - last) })),
  ];
}
