import type { Answer } from '@kast/protocol/client';
import { Button, ButtonLink } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import type { AccountTexts } from './account-texts.ts';
import { Problem } from '../page/Problem.tsx';
import { useAttempt } from './use-attempt.ts';

interface PressOnceProps<Value> {
  readonly t: AccountTexts;
  readonly text: string;
  readonly button: string;
  readonly act: () => Promise<Answer<Value>>;
  /** What is said when it is done. */
  readonly done: (value: Value) => string;
}

/** A question with one answer, and then the way home. */
export function PressOnce<Value>(props: PressOnceProps<Value>): JSX.Element {
  const { t, text, button, act, done } = props;
  const { run, isBusy, problem } = useAttempt(t);
  const said = useSignal('');
  const press = () =>
    run(act, (value) => {
      said.value = done(value);
    });
  const isDone = said.value !== '';
  return (
    <>
      <p role="status">{isDone ? said.value : text}</p>
      <Problem of={problem} />
      <div class="sheet-actions">
        {!isDone && (
          <Button kind="primary" disabled={isBusy.value} onClick={() => void press()}>
            {button}
          </Button>
        )}
        {(isDone || problem.value !== '') && (
          <ButtonLink kind={isDone ? 'primary' : 'plain'} href="/">
            {words().page.home}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
