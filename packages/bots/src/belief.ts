import type { Random, Seen } from '@kast/kernel';
import type { Level } from './level.ts';

/** Something that lies hidden from some seat: where, and what it is. Both as the game writes them. */
export interface HiddenThing {
  readonly where: string;
  readonly what: string;
}

/** How likely a seat takes it to be that something lies somewhere, from 0 to 1. */
export interface Belief extends HiddenThing {
  readonly share: number;
}

export interface BelieveRequest {
  /** How well whoever believes it remembers. */
  readonly level: Level;
  /** The same seed and sight give the same beliefs. */
  readonly seed: string;
  /** How many worlds to imagine. */
  readonly worlds: number;
}

/** A question about what lies where, to whoever may know everything: only when a match is over. */
export interface TruthTask {
  readonly game: string;
  readonly rulesVersion: number;
  readonly state: unknown;
}

/** A question about what a seat believes, to a computer elsewhere. Of the truth it is told nothing. */
export interface BelieveTask extends BelieveRequest {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seen: Seen<unknown, unknown>;
}

/**
 * What a player who imagines worlds believes: the share of worlds in which it is so, by place and the likeliest
 * first.
 */
export function beliefsFrom(
  imagine: (random: Random) => readonly HiddenThing[],
  worlds: number,
  random: Random,
): readonly Belief[] {
  const places = new Map<string, Map<string, number>>();
  for (let world = 0; world < worlds; world++) {
    for (const { where, what } of imagine(random)) {
      const counts = places.get(where) ?? new Map<string, number>();
      counts.set(what, (counts.get(what) ?? 0) + 1);
      places.set(where, counts);
    }
  }
  return [...places].flatMap(([where, counts]) =>
    [...counts]
      .map(([what, count]) => ({ where, what, share: count / worlds }))
      .toSorted((a, b) => b.share - a.share || (a.what < b.what ? -1 : 1)),
  );
}
