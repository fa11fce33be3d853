import { Button, ButtonLink } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { accountClient, leave } from './account-here.ts';
import type { AccountTexts } from './account-texts.ts';
import { Problem } from '../page/Problem.tsx';
import { useAttempt } from './use-attempt.ts';

/** What the server keeps of a player, guest or not: to take along, and to have it deleted. */
export function OwnData({ t }: { readonly t: AccountTexts }): JSX.Element {
  const { run, isBusy, problem } = useAttempt(t);
  const isAsked = useSignal(false);
  const deleteAll = () => run(() => accountClient.deleteAll(), leave);
  return (
    <>
      <p class="field-hint">{t.exportHint}</p>
      <div class="account-acts">
        <ButtonLink href={accountClient.exportAddress} download="spellenkast.json">
          {t.export}
        </ButtonLink>
        {!isAsked.value && (
          <Button
            kind="quiet"
            onClick={() => {
              isAsked.value = true;
            }}
          >
            {t.deleteAll}
          </Button>
        )}
      </div>
      <Problem of={problem} />
      {isAsked.value && (
        <div class="account-way" role="group" aria-label={t.deleteAll}>
          <p>{t.deleteQuestion}</p>
          <div class="account-acts">
            <Button
              onClick={() => {
                isAsked.value = false;
              }}
            >
              {t.deleteNo}
            </Button>
            <Button kind="danger" disabled={isBusy.value} onClick={() => void deleteAll()}>
              {t.deleteYes}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
