import type { Viewer } from '@kast/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';

/** Behind it nothing is shown, told, asked or taken: whoever may look has not come yet. */
export interface Curtain {
  readonly isClosed: ReadonlySignal<boolean>;
  /** Who is asked now at this device, while somebody else looks: they are to have it next. */
  readonly next: ReadonlySignal<Viewer | undefined>;
  /** Who looks has seen what happened, and hands the device over. */
  readonly close: () => void;
  readonly open: () => void;
  /** Whoever comes back to the page, also after a moment, may be anybody. */
  readonly hide: () => void;
}

/** For whoever has a screen of their own, and for those who share one with nothing to hide. */
export const NO_CURTAIN: Curtain = {
  isClosed: signal(false),
  next: signal(undefined),
  close: () => undefined,
  open: () => undefined,
  hide: () => undefined,
};
