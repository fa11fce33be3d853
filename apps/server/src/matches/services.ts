import type { LiveMatches } from '../live/live-matches.ts';
import type { GameRules } from '../live/game-rules.ts';
import type { Store } from '../store/store.ts';
import type { AskReferee } from './complete-entry.ts';

/** What the acts of this room work with. */
export interface MatchServices {
  readonly store: Store;
  readonly rules: GameRules;
  readonly live: LiveMatches;
  readonly askReferee: AskReferee;
  /** Whether computers that are charged to this account can be asked more, or are far behind. */
  readonly mayAskBots: (account: string) => boolean;
  /** Whether every process that serves these matches knows of nonces. */
  readonly mayAddNonces: () => boolean;
  /** The same of clocks. */
  readonly mayTime: () => boolean;
  /** T11: to be waited for before anything is judged by a clock: what a pause of the server has taken is given back. */
  readonly bridgePause: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Running matches that one guest may have made. */
  readonly matchesPerGuest: number;
  /** Signs cookies and invitations. */
  readonly secret: string;
}
