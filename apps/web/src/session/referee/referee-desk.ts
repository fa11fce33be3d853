import type { Match } from '@kast/kernel';

/** Where a referee is asked what the rules cannot know. */
export interface RefereeDesk {
  /** What the referee says of a match that waits for it. */
  judge(match: Match): Promise<unknown>;
}
