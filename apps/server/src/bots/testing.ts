import type { Choice } from '@kast/bots';
import { fail, ok } from '@kast/kernel';
import type { JobFailure, JobOutcome } from '../scheduler/job.ts';
import type { BotTurn, Played } from './bot-turn.ts';

export interface TestTurn extends BotTurn {
  /** What was tried, in order. */
  readonly tried: readonly string[];
  /** The question is asked no more. */
  end(): void;
}

export interface TestTurnOptions extends Partial<BotTurn> {
  /** What becomes of each attempt to write, in order; after these all are played. */
  readonly fates?: readonly Played[];
}

/** A question of its own, outside any match; whatever is played answers it. */
export function testTurn({ fates = [], ...parts }: TestTurnOptions = {}): TestTurn {
  const tried: string[] = [];
  const left = [...fates];
  const listeners = new Set<() => void>();
  let stands = true;
  const end = (): void => {
    stands = false;
    for (const listener of listeners) listener();
  };
  return {
    match: 'm',
    account: 'ann',
    seat: 1,
    seats: 2,
    question: 0,
    level: 3,
    watched: () => true,
    isStillAsked: () => stands,
    onGone(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    task: (budget) => ({
      game: 'nim',
      rulesVersion: 1,
      seen: { viewer: 1, seats: 2, options: {}, ply: 0, view: {}, memory: undefined },
      level: 3,
      seed: 'seed',
      ...(budget ? { budget } : {}),
    }),
    async play(move) {
      tried.push(move);
      const fate = left.shift() ?? 'played';
      if (fate === 'played') end();
      return fate;
    },
    anyMove: () => 'any',
    drawOffer: () => undefined,
    tried,
    end,
    ...parts,
  };
}

export function chooses(move: string, estimate: readonly number[] = []): JobOutcome<Choice> {
  return ok({ move, estimate, nodes: 1, line: [move] });
}

export function failsBy(code: 'timed-out' | 'overloaded' | 'cancelled'): JobOutcome<Choice> {
  return fail<JobFailure>({ code });
}
