import type { Store } from '../store/store.ts';
import type { AskReferee } from './play-on.ts';

/** What it takes to bring a match on: somebody who judges, somewhere to keep it, and the time. */
export interface Means {
  readonly store: Store;
  readonly askReferee: AskReferee;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
