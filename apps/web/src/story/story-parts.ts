import type { Player } from '@kast/games';
import type { Viewer } from '@kast/kernel';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ReadMatch } from '../replay/read-match.ts';
import type { Reel, ReelStage } from '../replay/reel.ts';
import type { ReplayState } from '../replay/replay-state.ts';
import type { Holder } from '../session/holder.ts';
import type { Speech } from '../table/seat-words.ts';
import type { HindsightDesk } from './hindsight-desk.ts';
import type { StoryTexts } from './story-texts.ts';
import type { ToldStory } from './told-story.ts';

/** What every part of the story is told with. */
export interface StoryParts {
  readonly speech: Speech;
  readonly texts: StoryTexts;
  readonly read: ReadMatch;
  readonly stages: readonly ReelStage[];
  readonly reel: Reel;
  readonly replay: ReplayState;
  readonly story: ToldStory;
  readonly desk: () => HindsightDesk;
  readonly holders: readonly Holder[];
  readonly players: readonly Player[];
  /** The move that is shown on the board. */
  readonly hint: Signal<unknown>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** Brings the board into view, at a ply. */
  readonly showOnBoard: (ply: number, move?: unknown) => void;
  /** The moves that a hint had advised, by their place in the log. */
  readonly advised: ReadonlyMap<number, string>;
}
