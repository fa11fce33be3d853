import { clampMove } from '../../rules/index.ts';
import { HIGHEST, LOWEST } from '../../toss/index.ts';

/** Where the pan is held, and how it moves: never further or more sharply than a trace may. LK8.2 */
export class Wrist {
  /** Of the pan from level, in units of a trace. */
  raised = 0;
  /** In the last step. */
  moved = 0;

  /** One step toward where the pan is wanted; gives the entry of the trace. */
  toward(wanted: number): number {
    this.moved = clampMove(this.moved, within(wanted) - this.raised);
    this.raised = within(this.raised + this.moved);
    return this.moved;
  }

  /** One step at a speed. */
  by(wanted: number): number {
    return this.toward(this.raised + wanted);
  }
}

function within(raised: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, raised));
}
