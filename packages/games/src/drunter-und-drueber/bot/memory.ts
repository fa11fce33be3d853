import { must, type Random, type Seen, seededRandom, shuffled } from '@kast/kernel';
import {
  type Circle,
  CIRCLES,
  COLOURS,
  type Colour,
  type DrunterMemory,
  type DrunterView,
  freshMemory,
  neighboursOf,
  STONES_PER_COLOUR,
  type Trace,
} from '../rules/index.ts';
import type { DrunterOptions } from '../info.ts';
import type { Remembering } from './levels.ts';

export type DrunterSeen = Seen<DrunterView, DrunterMemory>;

/** The board as a player has it in mind. */
export interface Recollection {
  /** What is remembered, or lies open; null where it is not. */
  readonly sure: readonly (Colour | null)[];
  /** What somebody has in mind who is not sure of it: it may be what lay beside it. */
  readonly hazy: readonly (Colour | null)[];
}

/** Who half remembers goes by that so often, in a hundred. */
const TRUSTS_HAZE = 75;

/**
 * A fold of what was seen, less what has faded: what is fresh is remembered, after a while only dimly, and then
 * not at all. How long something stays in mind is drawn from the match and the moment, never from the request:
 * who has forgotten a colour does not know it again a turn later.
 */
export function recollect(seen: DrunterSeen, remembers: Remembering | 'everything'): Recollection {
  const memory = seen.memory ?? freshMemory(seen.options as DrunterOptions);
  const traces = memory.traces.map((trace, at) => asSeenNow(trace, seen.view.circles[at]));
  if (remembers === 'everything') {
    return { sure: traces.map(({ colour }) => colour), hazy: traces.map(() => null) };
  }
  const key = keyOf(seen, memory);
  const fades = traces.map(({ coveredAt }, at) => {
    if (coveredAt === null) return 'sure';
    const random = seededRandom(`${key}:${at}:${coveredAt}`);
    const care = holdsOwnStone(seen, at) ? 2 : 1;
    const span = spanOf(remembers, random) * care * seen.seats;
    const age = seen.ply - coveredAt;
    if (age <= span) return 'sure';
    if (age > 2 * span) return 'gone';
    return random.below(100) < remembers.confuses ? 'confused' : 'dim';
  });
  return {
    sure: traces.map(({ colour }, at) => (fades[at] === 'sure' ? colour : null)),
    hazy: traces.map(({ colour }, at) => {
      if (fades[at] === 'dim') return colour;
      return fades[at] === 'confused' ? besideIt(traces, at, seededRandom(`${key}:${at}`)) : null;
    }),
  };
}

export function isSure({ sure }: Recollection, at: Circle): boolean {
  return sure[at] !== null;
}

/** A whole board that this player may take for the real one. DD1.1, DD1.3 */
export function imagineColours({ sure, hazy }: Recollection, random: Random): readonly Colour[] {
  const colours = [...sure];
  const left = new Map(
    COLOURS.map((colour) => [
      colour,
      STONES_PER_COLOUR - sure.filter((one) => one === colour).length,
    ]),
  );
  for (const at of shuffled(random, CIRCLES)) {
    const colour = hazy[at] ?? null;
    if (colours[at] !== null || colour === null || random.below(100) >= TRUSTS_HAZE) continue;
    const places = must(left.get(colour), 'a colour');
    if (places === 0) continue;
    colours[at] = colour;
    left.set(colour, places - 1);
  }
  return guessTheRest(colours, random);
}

function asSeenNow(trace: Trace, shown: Colour | null | undefined): Trace {
  return shown ? { colour: shown, coveredAt: null } : trace;
}

/** The same all through a match, and another one in every match. */
function keyOf({ viewer }: DrunterSeen, { opening }: DrunterMemory): string {
  return `${viewer}:${JSON.stringify(opening)}`;
}

function spanOf({ least, most }: Remembering, random: Random): number {
  return least + random.below(most - least + 1);
}

function holdsOwnStone({ view, viewer }: DrunterSeen, at: Circle): boolean {
  return must(view.stacks[at], 'a stack').some(({ owner }) => owner === viewer);
}

/** What lay on a circle beside this one: who mixes up colours mixes up neighbours. */
function besideIt(traces: readonly Trace[], at: Circle, random: Random): Colour | null {
  const around = neighboursOf(at);
  const beside = must(around[random.below(around.length)], 'a neighbour');
  return traces[beside]?.colour ?? null;
}

/** DD1.1, DD1.3: eight of each, and no two neighbours alike where that can be helped. */
function guessTheRest(known: readonly (Colour | null)[], random: Random): readonly Colour[] {
  const colours = [...known];
  const pool = COLOURS.flatMap((colour) =>
    Array.from(
      { length: STONES_PER_COLOUR - known.filter((one) => one === colour).length },
      () => colour,
    ),
  );
  const left = shuffled(random, pool);
  for (const at of shuffled(random, CIRCLES)) {
    if (colours[at] !== null) continue;
    const fits = left.findIndex((colour) =>
      neighboursOf(at).every((next) => colours[next] !== colour),
    );
    colours[at] = must(left.splice(Math.max(fits, 0), 1)[0], 'a colour that is left');
  }
  return colours.map((colour) => must(colour, 'a colour'));
}
