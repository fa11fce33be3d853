import type { Budget } from './bot.ts';

/** Reading the clock costs more than looking at a position. */
const NODES_BETWEEN_LOOKS = 512;

/** Counts nodes and says when a budget is used up. A clock that says `Infinity` uses up any. */
export class Meter {
  nodes = 0;
  isUsedUp = false;
  private readonly mostNodes: number;
  private readonly deadline: number;
  private readonly clock: () => number;

  constructor(budget: Budget, clock: () => number) {
    this.mostNodes = budget.nodes ?? Number.MAX_SAFE_INTEGER;
    this.deadline = clock() + (budget.milliseconds ?? Number.POSITIVE_INFINITY);
    this.clock = clock;
  }

  /** Counts one node, if there is one left. */
  count(): void {
    if (this.isUsedUp) return;
    this.nodes++;
    if (this.nodes >= this.mostNodes) this.isUsedUp = true;
    else if (this.nodes % NODES_BETWEEN_LOOKS === 0) this.lookAtClock();
  }

  private lookAtClock(): void {
    if (this.clock() >= this.deadline) this.isUsedUp = true;
  }
}
