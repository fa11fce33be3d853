import type { Random } from '@kast/kernel';
import type { Arm, ArmSums, Bandit, Return } from './bandit.ts';

/** So often, in a hundred, any move is tried at all. */
const EXPLORATION = 15;
const FINENESS = 1 << 20;

interface SecretArm extends Arm {
  /** How much better it would have been than what was played; never below zero. */
  regret: number;
  /** Sum of the probabilities with which it was to be played. */
  plan: number;
}

/**
 * Choosing in secret at the same time as others: regret matching (Hart and Mas-Colell 2000, on what
 * was sampled). No seat answers a choice that it cannot have seen: each has its own arms, and the
 * average of its plans is what to play, by lot.
 */
export class RegretMatching implements Bandit {
  private readonly arms = new Map<string, SecretArm>();
  private legal: readonly SecretArm[] = [];
  private chosen: SecretArm | undefined;
  private probability = 1;
  private visits = 0;
  private reward = 0;

  choose(keys: readonly string[], random: Random): number {
    this.legal = keys.map((key) => this.arm(key));
    const plan = planOf(this.legal);
    this.legal.forEach((arm, index) => {
      arm.plan += plan[index] as number;
    });
    const index = random.below(100) < EXPLORATION ? random.below(keys.length) : draw(plan, random);
    this.chosen = this.legal[index];
    const exploration = EXPLORATION / 100;
    this.probability = (1 - exploration) * (plan[index] as number) + exploration / keys.length;
    return index;
  }

  learn({ reward, payoff }: Return): void {
    const { chosen } = this;
    if (!chosen) throw new Error('nothing was chosen');
    // What is common to all moves is taken out, or luck would drown the difference between them.
    const usual = this.visits === 0 ? reward : this.reward / this.visits;
    const surplus = reward - usual;
    for (const arm of this.legal) {
      const wouldBring = arm === chosen ? surplus / this.probability : 0;
      arm.regret = Math.max(0, arm.regret + wouldBring - surplus);
    }
    chosen.visits++;
    chosen.reward += reward;
    chosen.payoff += payoff;
    this.visits++;
    this.reward += reward;
  }

  sums(key: string): ArmSums {
    const { plan, visits, reward, payoff } = this.arm(key);
    return { key, preference: plan, visits, reward, payoff };
  }

  private arm(key: string): SecretArm {
    const known = this.arms.get(key);
    if (known) return known;
    const fresh: SecretArm = { key, visits: 0, reward: 0, payoff: 0, regret: 0, plan: 0 };
    this.arms.set(key, fresh);
    return fresh;
  }
}

/** In proportion to regret; all alike where there is none. */
function planOf(arms: readonly SecretArm[]): readonly number[] {
  const total = arms.reduce((sum, arm) => sum + arm.regret, 0);
  return arms.map((arm) => (total === 0 ? 1 / arms.length : arm.regret / total));
}

/** An index, each as likely as its share. */
export function draw(shares: readonly number[], random: Random): number {
  let left = random.below(FINENESS) / FINENESS;
  const index = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return index < 0 ? shares.length - 1 : index;
}
