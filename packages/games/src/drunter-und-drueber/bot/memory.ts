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

/** The board as a player has it in mind. */
export interface Recollection {
  /** What each circle is believed to be: remembered, or guessed. */
  readonly colours: readonly Colour[];
  /** Remembered, or lying open. */
  readonly isSure: readonly boolean[];
}

type DrunterSeen = Seen<DrunterView, DrunterMemory>;

/**
 * A fold of what was seen, less what has faded. How long something stays in mind is drawn from the
 * match and the moment, never from the request: who has forgotten a colour does not know it again a
 * turn later. What is guessed stays the same all through the match, too, unless it is asked for by lot.
 */
export function recollect(
  seen: DrunterSeen,
  remembers: Remembering | 'everything',
  guesses?: Random,
): Recollection {
  const memory = seen.memory ?? freshMemory(seen.options as DrunterOptions);
  const traces = memory.traces.map((trace, at) => asSeenNow(trace, seen.view.circles[at]));
  const key = keyOf(seen, memory);
  const isSure = traces.map(({ colour, coveredAt }, at) => {
    if (colour === null) return false;
    if (coveredAt === null || remembers === 'everything') return true;
    const span = spanOf(remembers, seededRandom(`${key}:${at}:${coveredAt}`));
    const care = holdsOwnStone(seen, at) ? 2 : 1;
    return seen.ply - coveredAt <= span * care * seen.seats;
  });
  const sure = traces.map(({ colour }, at) => (isSure[at] ? colour : null));
  return { colours: guessTheRest(sure, guesses ?? seededRandom(key)), isSure };
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

/** DD1.1, DD1.3: eight of each, and no two neighbours alike where that can be helped. */
function guessTheRest(sure: readonly (Colour | null)[], random: Random): readonly Colour[] {
  const colours = [...sure];
  const pool = COLOURS.flatMap((colour) =>
    Array.from(
      { length: STONES_PER_COLOUR - sure.filter((known) => known === colour).length },
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
