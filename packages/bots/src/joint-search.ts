import type { Seen } from '@kast/kernel';
import type { Choice, JointSearch, Share, ThinkRequest } from './bot.ts';
import { type Level, LEVELS } from './level.ts';

export const ALONE: Share = { worker: 0, workers: 1 };

/** Who chooses alone is a company of one. */
export function chooseAlone<View, Memory>(
  joint: JointSearch<View, Memory>,
  seen: Seen<View, Memory>,
  request: ThinkRequest,
): Choice {
  const finding = joint.search(seen, request, ALONE);
  return joint.conclude(seen, request, finding === undefined ? [] : [finding]);
}

/** Only the strongest level is helped: the others are as weak as they are meant to be, on whatever machine. */
export function mayBeHelped(level: Level): boolean {
  return level === LEVELS.at(-1);
}
