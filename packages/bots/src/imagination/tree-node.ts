import type { Seat } from '@kast/kernel';
import type { Arms } from './arms.ts';
import { SecretArms } from './secret-arms.ts';
import { TurnArms } from './turn-arms.ts';

/** All states that the imagining seat cannot tell apart, by what it has seen since the root. */
export class TreeNode {
  visits = 0;
  private readonly arms = new Map<Seat, Arms>();
  private readonly children = new Map<string, TreeNode>();

  /** How a seat chooses here; in secret, if others decide at the same time. */
  armsOf(seat: Seat, isSecret: boolean): Arms {
    const known = this.arms.get(seat);
    if (known) return known;
    const fresh = isSecret ? new SecretArms() : new TurnArms();
    this.arms.set(seat, fresh);
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
