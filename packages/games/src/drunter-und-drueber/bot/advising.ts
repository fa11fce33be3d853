import { must } from '@kast/kernel';
import type { SeenStep } from '../rules/index.ts';
import { CandidateSteps } from './candidate-steps.ts';
import { Progress } from './progress.ts';
import { fromOf, toOf } from './race-move.ts';
import { lostIn, type WeighedStep } from './weigh-steps.ts';
import { finishes, type World } from './world.ts';

/** What part of a chance to win is given up rather than be sent back on purpose, */
const SENT_BACK = 0.6;
/** and rather than have all stones again where they have just been. */
const BACK_AGAIN = 0.3;
/** What is added for every rank that a step looks more promising, */
const PROMISING = 0.03;
/** and taken off for leaving a circle of the own colour. */
const LEAVES_HOME = 0.1;

/**
 * The step for somebody who does not see what a search sees. To wait, it loses a turn on purpose or steps to and fro,
 * and where much is won or nothing is known, all steps are alike to it: that leads whoever follows it in circles.
 */
export function easiestToFollow(
  steps: readonly WeighedStep[],
  worlds: readonly World[],
  latest: readonly SeenStep[],
): WeighedStep {
  const seat = must(worlds[0], 'a world').start.onTurn;
  const own = latest.filter((step) => step.seat === seat);
  const promise = promiseIn(worlds);
  const worth = ({ step, chances }: WeighedStep): number => {
    const isBack = leadsBack(step, own) && !worlds.some(({ start }) => finishes(start, step));
    const sense = (1 - SENT_BACK * lostIn(worlds, step)) * (isBack ? 1 - BACK_AGAIN : 1);
    return (chances[seat - 1] as number) * sense + promise(step);
  };
  return steps.reduce((best, step) => (worth(step) > worth(best) ? step : best));
}

/** Whether the stones of a seat would lie as they did before one of its latest steps. */
export function leadsBack(step: number, latest: readonly SeenStep[]): boolean {
  const moved = new Map<number, number>();
  const add = (at: number, by: number): void => {
    const sum = (moved.get(at) ?? 0) + by;
    if (sum === 0) moved.delete(at);
    else moved.set(at, sum);
  };
  add(fromOf(step), -1);
  add(toOf(step), 1);
  return latest.toReversed().some(({ from, to }) => {
    add(from, -1);
    add(to, 1);
    return moved.size === 0;
  });
}

/** By step, how much sense it makes at a glance, on average over the worlds. */
function promiseIn(worlds: readonly World[]): (step: number) => number {
  const glances = worlds.map(({ start }) => {
    const candidates = new CandidateSteps(new Progress());
    candidates.prepare(start);
    return (step: number): number => {
      if (start.board.seatOf[fromOf(step)] === start.onTurn) return -LEAVES_HOME;
      return candidates.promise(start, step) * PROMISING;
    };
  });
  return (step) => glances.reduce((sum, glance) => sum + glance(step), 0) / glances.length;
}
