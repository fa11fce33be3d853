import type { Seat } from '@kast/kernel';
import type { Bandit } from './bandit.ts';
import { RegretMatching } from './regret-matching.ts';
import { UpperConfidenceBounds } from './upper-confidence-bounds.ts';

/** An information set: all states that the searching seat cannot tell apart, by what it has seen since the root. */
export class TreeNode {
  visits = 0;
  private readonly bandits = new Map<Seat, Bandit>();
  private readonly children = new Map<string, TreeNode>();

  /** How a seat chooses here; in secret, if others decide at the same time. */
  banditOf(seat: Seat, isSecret: boolean): Bandit {
    const known = this.bandits.get(seat);
    if (known) return known;
    const fresh = isSecret ? new RegretMatching() : new UpperConfidenceBounds();
    this.bandits.set(seat, fresh);
    return fresh;
  }

  child(seen: string): TreeNode | undefined {
    return this.children.get(seen);
  }

  grow(seen: string): TreeNode {
    const child = new TreeNode();
    this.children.set(seen, child);
    return child;
  }
}
