import type { Refusal, Result } from '@kast/kernel';
import { type Signal, useSignal } from '@preact/signals';

/** What becomes of what is tapped at a real table. */
export interface Entering {
  /** Whoever only asks is told whether it is allowed. */
  readonly isAsking: Signal<boolean>;
  readonly isAllowed: Signal<boolean>;
  readonly refusal: Signal<Refusal | undefined>;
  /** Goes on with what the rules let through. */
  enter<Entered>(
    this: void,
    judged: Result<Entered, Refusal>,
    become: (entered: Entered) => void,
  ): void;
}

export function useEntering(): Entering {
  const isAsking = useSignal(false);
  const isAllowed = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  return {
    isAsking,
    isAllowed,
    refusal,
    enter(judged, become) {
      refusal.value = judged.ok ? undefined : judged.error;
      isAllowed.value = judged.ok && isAsking.value;
      if (judged.ok && !isAsking.value) become(judged.value);
    },
  };
}
