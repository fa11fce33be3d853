import { Button } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { accountClient, fetchAccount } from './account-here.ts';
import type { AccountTexts } from './account-texts.ts';
import { NewPassword } from './NewPassword.tsx';
import { Problem } from '../page/Problem.tsx';
import { useAttempt } from './use-attempt.ts';

interface RecoverByMailProps {
  readonly t: AccountTexts;
  readonly token: string;
}

/** The link signs in, as a recovery code does; then a new password is chosen in the same way. */
export function RecoverByMail({ t, token }: RecoverByMailProps): JSX.Element {
  const { run, isBusy, problem } = useAttempt(t);
  const signedIn = useSignal<{ readonly settings: string | undefined } | undefined>(undefined);
  const come = () =>
    run(
      () => accountClient.signInByMailLink(token),
      async ({ settings }) => {
        await fetchAccount();
        // Whoever goes on from here begins anew, and at the cupboard.
        history.replaceState(null, '', '/');
        signedIn.value = { settings };
      },
    );
  if (signedIn.value) return <NewPassword t={t} settings={signedIn.value.settings} />;
  return (
    <>
      <p>{t.recoverText}</p>
      <Problem of={problem} />
      <div class="sheet-actions">
        <Button kind="primary" disabled={isBusy.value} onClick={() => void come()}>
          {t.recoverYes}
        </Button>
      </div>
    </>
  );
}
