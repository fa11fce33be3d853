import type { Animator } from './stage.ts';

/** A scene as a game's table is given it: what brought the view that it draws. */
export interface TableStage<View, Event> {
  /** Tells one scene from the next. */
  readonly number: number;
  readonly before: View;
  /** Empty after a jump: then nothing is played. */
  readonly events: readonly Event[];
  readonly attach: (animator: Animator) => () => void;
}
