import type { Level } from '@kast/bots';

/** The tables, as both databases have them. */
export interface Schema {
  readonly matches: {
    readonly id: string;
    readonly game: string;
    readonly rules_version: number;
    readonly options: string;
    readonly watchers: string;
    readonly seed: string;
    readonly maker: string;
    readonly made_at: number;
    readonly rematch_of: string | null;
    readonly last_at: number;
    /** An index of the log, for finding running matches; written with the entry that ends it. */
    readonly is_over: number;
  };
  readonly seats: {
    readonly match_id: string;
    readonly seat: number;
    readonly kind: 'person' | 'open' | 'bot';
    readonly holder: string | null;
    readonly level: Level | null;
  };
  readonly entries: {
    readonly match_id: string;
    readonly ply: number;
    readonly by: string;
    readonly move: string;
    readonly at: number;
    readonly key: string | null;
  };
  readonly guests: {
    readonly id: string;
    readonly name: string;
  };
}
