import {
  type AnyGame,
  type Entry,
  happeningFor,
  must,
  outcomeOf,
  type Playthrough,
  projectionOf,
  type Random,
  seededRandom,
  shuffled,
  standingFor,
  type Viewer,
} from '@kast/kernel';
import { appendOrThrow, nextEntry, startTrial, tryEntry } from '../random-play.ts';
import type { Trial } from '../trial.ts';
import { sightOf } from './sight-of.ts';
import { swapped } from './swapped.ts';

/** Another deal that leaves all alone that a viewer knows is one of many: it takes some luck to find one. */
const DEALS_TRIED = { live: 60, late: 1500 };
const ATTEMPTS = 24;

const EVERYTHING = { texts: [], shared: 0 };

/** Two logs of the same length, which differ where the viewer may not read them; in an open game nowhere. */
export interface TwinLogs {
  readonly real: readonly Entry[];
  readonly twin: readonly Entry[];
}

/**
 * A match without a plan and one that this viewer cannot tell from it at any ply: other cards where it sees
 * none, other choices where others made them in secret. Of several the one that goes on for longest, up to so
 * many plies.
 */
export function twinLogs(game: AnyGame, trial: Trial, viewer: Viewer, plies: number): TwinLogs {
  let best: TwinLogs | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = seededRandom(`twin ${attempt} ${trial.seed} ${viewer}`);
    const differsAt = attempt % 4;
    const one = playTwins(game, trial, { viewer, plies, differsAt, random });
    if (!best || rank(one) > rank(best)) best = one;
    if (rank(best) === plies) break;
  }
  return must(best, 'an attempt');
}

/**
 * The same for a viewer who comes now: what was seen and is covered by now may be something else, where the
 * game wants it remembered and not looked up.
 */
export function lateTwinLogs(game: AnyGame, trial: Trial, viewer: Viewer, plies: number): TwinLogs {
  const random = seededRandom(`late twin ${trial.seed} ${viewer}`);
  let real = startTrial(game, trial);
  while (real.match.ply < plies) {
    const entry = nextEntry(real.match, trial.seed, random);
    const after = entry && appendOrThrow(real, entry);
    if (!after || outcomeOf(after.match)) break;
    real = after;
  }
  const entries = entriesOf(real);
  const sight = JSON.stringify(sightOf(real, viewer, EVERYTHING));
  const start = startTrial(game, trial);
  for (const { ply } of projectionOf(real, viewer).masked) {
    const before = must(replay(start, entries.slice(0, ply)), 'the same entries');
    const { step } = must(real.plies[ply], 'a masked ply');
    for (const other of othersThan(before, must(step, 'a step'), random, 'late')) {
      const twin = replay(before, [other, ...entries.slice(ply + 1)]);
      if (twin && JSON.stringify(sightOf(twin, viewer, EVERYTHING)) === sight) {
        return { real: entries, twin: entriesOf(twin) };
      }
    }
  }
  return { real: entries, twin: entries };
}

interface Twins {
  readonly viewer: Viewer;
  readonly plies: number;
  /** At which of the entries that are masked the twin differs first. */
  readonly differsAt: number;
  readonly random: Random;
}

function playTwins(game: AnyGame, trial: Trial, twins: Twins): TwinLogs {
  const { viewer, plies, random } = twins;
  let [real, twin] = [startTrial(game, trial), startTrial(game, trial)];
  let masked = 0;
  while (real.match.ply < plies) {
    const entry = nextEntry(real.match, trial.seed, random);
    const after = entry && appendOrThrow(real, entry);
    // The end shows everything.
    if (!after || outcomeOf(after.match)) break;
    const differs = isMasked(after, viewer) && masked++ === twins.differsAt;
    const next = twinAfter({ real, twin, after, differs }, viewer, random);
    if (!next) break;
    [real, twin] = [after, next];
  }
  return { real: entriesOf(real), twin: entriesOf(twin) };
}

interface Moment {
  readonly real: Playthrough;
  readonly twin: Playthrough;
  /** The real one after its next entry. */
  readonly after: Playthrough;
  /** Something else is to be tried first. */
  readonly differs: boolean;
}

function twinAfter(
  { real, twin, after, differs }: Moment,
  viewer: Viewer,
  random: Random,
): Playthrough | undefined {
  const { entry, step } = must(after.plies.at(-1), 'the entry');
  const shown = shownLive(after, real, viewer);
  const looksSame = (one: Entry): Playthrough | undefined => {
    const next = tryEntry(twin, one);
    return next && shownLive(next, twin, viewer) === shown ? next : undefined;
  };
  const same = looksSame(entry);
  if (same && !differs) return same;
  if (!isMasked(after, viewer)) return same;
  for (const other of othersThan(twin, must(step, 'a step'), random, 'live')) {
    const next = other.move === entry.move ? undefined : looksSame(other);
    if (next) return next;
  }
  return same;
}

function* othersThan(
  { match }: Playthrough,
  { by, move }: { readonly by: Entry['by']; readonly move: unknown },
  random: Random,
  comes: keyof typeof DEALS_TRIED,
): Generator<Entry> {
  const { game, state } = match;
  if (by === 'table') return;
  const moves =
    by === 'chance'
      ? Array.from({ length: DEALS_TRIED[comes] }, () => swapped(move, random))
      : shuffled(random, game.moves(state, by));
  const own = game.notation.make(state, move);
  for (const other of moves) {
    if (game.check(state, by, other)) continue;
    const text = game.notation.make(state, other);
    if (text !== own) yield { by, move: text };
  }
}

function replay(start: Playthrough, entries: readonly Entry[]): Playthrough | undefined {
  let now: Playthrough | undefined = start;
  for (const entry of entries) now = now && tryEntry(now, entry);
  return now;
}

function isMasked(now: Playthrough, viewer: Viewer): boolean {
  const at = now.plies.length - 1;
  return projectionOf(now, viewer).masked.some(({ ply }) => ply === at);
}

/** What a viewer who looks on is sent of the last entry. */
function shownLive(after: Playthrough, before: Playthrough, viewer: Viewer): string {
  const [knew, knows] = [projectionOf(before, viewer), projectionOf(after, viewer)];
  const ply = must(after.plies.at(-1), 'the entry');
  const happening = happeningFor(knew, knows, after.match, ply);
  return JSON.stringify([happening, standingFor(after.match, viewer)]);
}

/** Longer is better, if they differ at all. */
function rank({ real, twin }: TwinLogs): number {
  return real.some(({ move }, at) => move !== twin[at]?.move) ? real.length : 0;
}

function entriesOf({ plies }: Playthrough): readonly Entry[] {
  return plies.map(({ entry }) => entry);
}
