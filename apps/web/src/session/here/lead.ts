import { type ReadonlySignal, signal } from '@preact/signals';

/**
 * Of all windows in which a match of this device is open one leads: there computers think and the referee is
 * asked. Two would share the device's time, answer differently and write over each other.
 */
export interface Lead {
  readonly isOurs: ReadonlySignal<boolean>;
  /** Somebody decides in this window. */
  readonly take: () => void;
  /** Another window may have it. */
  readonly close: () => void;
}

/** Where there is no other window. */
export const SOLE_LEAD: Lead = {
  isOurs: signal(true),
  take: () => undefined,
  close: () => undefined,
};

/** For a window that only shows what others do. */
export const NO_LEAD: Lead = { ...SOLE_LEAD, isOurs: signal(false) };
