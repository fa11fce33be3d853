import { must, type Random, type Seen, seededRandom, shuffled } from '@kast/kernel';
import {
  type Circle,
  CIRCLES,
  COLOURS,
  type Colour,
  colourOf,
  type DrunterEvent,
  type DrunterView,
  neighboursOf,
  PRINTED,
  STONES_PER_COLOUR,
} from '../rules/index.ts';
import type { Remembering } from './levels.ts';

/** The board as a player has it in mind. */
export interface Recollection {
  /** What each circle is believed to be: remembered, or guessed. */
  readonly colours: readonly Colour[];
  /** Remembered, or lying open. */
  readonly isSure: readonly boolean[];
}

type DrunterSeen = Seen<DrunterView, DrunterEvent>;

/**
 * A fold of what was seen, less what has faded. How long something stays in mind is drawn from the
 * match and the moment, never from the request: who has forgotten a colour does not know it again a
 * turn later.
 */
export function recollect(seen: DrunterSeen, remembers: Remembering | 'everything'): Recollection {
  const traces = tracesIn(seen);
  const key = keyOf(seen);
  const now = seen.happened.length;
  const isSure = traces.map(({ colour, coveredAt }, at) => {
    if (colour === null) return false;
    if (coveredAt === undefined || remembers === 'everything') return true;
    const span = spanOf(remembers, seededRandom(`${key}:${at}:${coveredAt}`));
    const care = holdsOwnStone(seen, at) ? 2 : 1;
    return now - coveredAt <= span * care * seen.seats;
  });
  const sure = traces.map(({ colour }, at) => (isSure[at] ? colour : null));
  return { colours: guessTheRest(sure, seededRandom(key)), isSure };
}

interface Trace {
  readonly colour: Colour | null;
  /** The ply at which it was last known for certain; undefined while it lies open. */
  readonly coveredAt: number | undefined;
}

function tracesIn({ happened, view, options }: DrunterSeen): readonly Trace[] {
  const isPrinted = options['layout'] === 'printed';
  const traces: Trace[] = CIRCLES.map((at) => ({
    colour: isPrinted ? must(PRINTED[at], 'a printed circle') : null,
    coveredAt: undefined,
  }));
  const cover = (at: Circle, ply: number): void => {
    const trace = must(traces[at], 'a circle');
    if (trace.coveredAt === undefined) traces[at] = { ...trace, coveredAt: ply };
  };
  happened.forEach((events, ply) => {
    for (const event of events) {
      if (event.kind === 'laid-out') {
        event.colours.forEach((colour, at) => {
          traces[at] = { colour, coveredAt: undefined };
        });
      }
      if (event.kind === 'placed') cover(event.at, ply);
      if (event.kind === 'moved' || event.kind === 'sent-back') cover(event.to, ply);
      if (event.kind === 'uncovered') {
        traces[event.at] = { colour: event.colour, coveredAt: undefined };
      }
      // DD4.2: the verdict tells everybody the colour.
      if (event.kind === 'claimed' && event.right) {
        traces[event.at] = { colour: colourOf(event.seat), coveredAt: ply };
      }
    }
  });
  return traces.map((trace, at) => {
    const shown = view.circles[at];
    return shown ? { colour: shown, coveredAt: undefined } : trace;
  });
}

/** The same all through a match, and another one in every match. */
function keyOf({ viewer, happened }: DrunterSeen): string {
  const start = happened.slice(0, 4).flat();
  return `${viewer}:${JSON.stringify(start)}`;
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
