import { type AnyGame, seededRandom } from '@kast/kernel';
import { whereIs } from '../conformance/scene.ts';
import { short } from '../fault.ts';
import { appendOrThrow, startTrial } from '../random-play.ts';
import type { Trial } from '../trial.ts';
import { anyEntry } from './any-entry.ts';
import { memoryWatch } from './memory-watch.ts';
import { questionWatch } from './question-watch.ts';
import { sizeFaults } from './size.ts';
import { snapshotWatch } from './snapshot-watch.ts';
import type { HostingFault } from './watch.ts';

export type { HostingFault } from './watch.ts';

const LONGEST = 400;

/**
 * Plays one match with acts of the table in between, and watches what a host relies on: that questions
 * keep their identity, that a snapshot goes on like the match it was made of, that nothing grows with
 * the log.
 */
export function hostingFaults(game: AnyGame, trial: Trial): readonly HostingFault[] {
  const random = seededRandom(`hosting ${trial.seed}`);
  let now = startTrial(game, trial);
  const questions = questionWatch(now.match);
  const memories = memoryWatch(now);
  const snapshots = snapshotWatch(random);
  try {
    while (now.match.ply < LONGEST) {
      const entry = anyEntry(now.match, trial.seed, random);
      if (!entry) return [];
      const before = now;
      now = appendOrThrow(before, entry);
      const found = [
        ...questions(now),
        ...memories(now),
        ...snapshots(before, now),
        ...sizeFaults(now),
      ];
      if (found.length > 0) return found.map((one) => ({ ...one, where: whereIs(now) }));
    }
    return [];
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [{ code: 'throws', detail: short(detail), where: whereIs(now) }];
  }
}
