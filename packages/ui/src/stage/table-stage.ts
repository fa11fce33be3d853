import type { Animator } from './stage.ts';

/** A scene as a game's table is given it: what brought the view that it draws. */
export interface TableStage<View, Event> {
  /** Tells one scene from the next. */
  readonly number: number;
  readonly before: View;
  /** Empty after a jump: then nothing is played. */
  readonly events: readonly Event[];
  readonly attach: (animator: Animator) => () => void;
  /** Until everything has been shown, however that went: for what follows by itself. */
  readonly atRest: () => Promise<void>;
  /** Absent where nobody is asked to go on. */
  readonly wayOn?: WayOn | undefined;
}

/** From a moment that is shown until it has been read. */
export interface WayOn {
  readonly word: string;
  /** What is to be read is there. */
  readonly isOpen: boolean;
  readonly go: () => void;
}
