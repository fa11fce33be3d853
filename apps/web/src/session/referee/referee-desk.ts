import type { Match } from '@kast/kernel';

/** Where a referee is asked what the rules cannot know: in a worker in the browser, in place in a test. */
export interface RefereeDesk {
  /** What the referee says of a match that waits for it. */
  judge(match: Match): Promise<unknown>;
  close(): void;
}
