import type { Answer } from '@kast/protocol/client';
import { type Signal, useSignal } from '@preact/signals';
import { accountFailureText, type AccountTexts } from './account-texts.ts';

export interface Attempt {
  /** While it is under way nothing else is tried. */
  readonly isBusy: Signal<boolean>;
  /** Why the last one failed, or nothing. */
  readonly problem: Signal<string>;
  /** `undefined`: somebody has changed their mind, and `otherwise` says so. */
  readonly run: <Value>(
    act: () => Promise<Answer<Value> | undefined>,
    then: (value: Value) => void | Promise<void>,
    otherwise?: string,
  ) => Promise<void>;
}

/** One request at a time, and what it fails with in words. */
export function useAttempt(t: AccountTexts): Attempt {
  const isBusy = useSignal(false);
  const problem = useSignal('');
  return {
    isBusy,
    problem,
    async run(act, then, otherwise = '') {
      if (isBusy.value) return;
      isBusy.value = true;
      problem.value = '';
      try {
        const answer = await act();
        if (answer?.ok) await then(answer.value);
        else problem.value = answer ? accountFailureText(t, answer.error) : otherwise;
      } finally {
        isBusy.value = false;
      }
    },
  };
}
