import type { Answer } from '@kast/protocol/client';
import { type Signal, useSignal } from '@preact/signals';
import { accountFailureText, type AccountTexts } from './account-texts.ts';

/** What is said of this attempt, where more is known than the reason that the server gives. */
export interface AttemptTexts {
  /** Somebody has changed their mind. */
  readonly cancelled?: string;
  /** It is not who they say they are. */
  readonly refused?: string;
}

export interface Attempt {
  /** While it is under way nothing else is tried. */
  readonly isBusy: Signal<boolean>;
  /** Why the last one failed, or nothing. */
  readonly problem: Signal<string>;
  /** `undefined`: somebody has changed their mind. */
  readonly run: <Value>(
    act: () => Promise<Answer<Value> | undefined>,
    then: (value: Value) => void | Promise<void>,
    says?: AttemptTexts,
  ) => Promise<void>;
}

/** One request at a time, and what it fails with in words. */
export function useAttempt(t: AccountTexts): Attempt {
  const isBusy = useSignal(false);
  const problem = useSignal('');
  return {
    isBusy,
    problem,
    async run(act, then, { cancelled = '', refused } = {}) {
      if (isBusy.value) return;
      isBusy.value = true;
      problem.value = '';
      try {
        const answer = await act();
        if (answer?.ok) await then(answer.value);
        else if (!answer) problem.value = cancelled;
        else if (answer.error.code === 'bad-sign-in' && refused) problem.value = refused;
        else problem.value = accountFailureText(t, answer.error);
      } finally {
        isBusy.value = false;
      }
    },
  };
}
