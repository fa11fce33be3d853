import type { Player } from '@kast/games';
import type { Viewer } from '@kast/kernel';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Holder } from '../session/holder.ts';
import type { TableClock } from '../session/table-session.ts';
import type { Speech } from '../table/seat-words.ts';
import type { ReadMatch } from './read-match.ts';
import type { Reel } from './reel.ts';
import type { ReplayState } from './replay-state.ts';

/** What the parts of the room are told: each follows what it shows, so that a step changes those alone. */
export interface Shown {
  readonly speech: Speech;
  readonly read: ReadMatch;
  readonly reel: ReadonlySignal<Reel>;
  readonly replay: ReplayState;
  readonly viewer: Signal<Viewer>;
  readonly seated: readonly Holder[];
  readonly players: readonly Player[];
  readonly clocks: readonly TableClock[] | undefined;
}
