import type { Options, Result, Seat, Seen } from '@kast/kernel';

/** A match as far as an engine was told of it. A value: telling more gives another one. */
export interface ToldMatch {
  /** The next move of whoever is on turn; where nothing is hidden. */
  move(text: string): Result<ToldMatch, string>;
  /** What the engine's seat was shown of the next entry; where something is hidden. */
  shown(json: unknown): Result<ToldMatch, string>;
  /** What the seat that must decide has to think from. */
  seen(): Result<Seen<unknown, unknown>, string>;
}

export interface ToldSetup {
  readonly seats: number;
  readonly options: Options;
  readonly seat: Seat | undefined;
}
