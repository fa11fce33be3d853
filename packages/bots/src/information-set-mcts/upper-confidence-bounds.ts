import type { Random } from '@kast/kernel';
import type { Arm, ArmSums, Bandit, Return } from './bandit.ts';
import { logarithm } from './logarithm.ts';

/** How much a move that was seldom tried is favoured. */
const EXPLORATION = 0.7;

interface TurnArm extends Arm {
  /** How often it was legal: hidden things differ from one imagined state to the next. */
  legal: number;
}

/**
 * Choosing in turn, when everything before is known: upper confidence bounds (UCT, for moves that are
 * not always legal: Cowling, Powley and Whitehouse 2012).
 */
export class UpperConfidenceBounds implements Bandit {
  private readonly arms = new Map<string, TurnArm>();
  private chosen: TurnArm | undefined;

  choose(keys: readonly string[], random: Random): number {
    let best = 0;
    let bestBound = Number.NEGATIVE_INFINITY;
    let untried = 0;
    keys.forEach((key, index) => {
      const arm = this.arm(key);
      arm.legal++;
      const bound = arm.visits === 0 ? Number.POSITIVE_INFINITY : upperBound(arm);
      // Of several that were never tried each is equally likely.
      const isLucky = arm.visits === 0 && random.below(++untried) === 0;
      if (!isLucky && bound <= bestBound) return;
      best = index;
      bestBound = bound;
    });
    this.chosen = this.arm(keys[best] as string);
    return best;
  }

  learn({ reward, payoff }: Return): void {
    if (!this.chosen) throw new Error('nothing was chosen');
    this.chosen.visits++;
    this.chosen.reward += reward;
    this.chosen.payoff += payoff;
  }

  /** The most tried move is the one to make. */
  sums(key: string): ArmSums {
    const { visits, reward, payoff } = this.arm(key);
    return { key, preference: visits, visits, reward, payoff };
  }

  private arm(key: string): TurnArm {
    const known = this.arms.get(key);
    if (known) return known;
    const fresh: TurnArm = { key, visits: 0, reward: 0, payoff: 0, legal: 0 };
    this.arms.set(key, fresh);
    return fresh;
  }
}

function upperBound(arm: TurnArm): number {
  return arm.reward / arm.visits + EXPLORATION * Math.sqrt(logarithm(arm.legal) / arm.visits);
}
