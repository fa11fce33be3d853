import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { accountClient, accountHere, begin } from './account-here.ts';
import type { AccountTexts } from './account-texts.ts';
import { canUsePasskeys, makePasskey } from './passkey-here.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Problem } from '../page/Problem.tsx';
import { useAttempt } from './use-attempt.ts';

interface NewPasswordProps {
  readonly t: AccountTexts;
  /** Of the account, as the server keeps them. */
  readonly settings: string | undefined;
}

/**
 * A recovery code takes the password away. Who came in by one says at once how they will come in the next time;
 * only who has a passkey knows that already.
 */
export function NewPassword({ t, settings }: NewPasswordProps): JSX.Element | null {
  const { run, isBusy, problem } = useAttempt(t);
  const account = accountHere.value?.account;
  if (!account) return null;
  const goOn = () => begin(settings);
  const byPasskey = () =>
    run(() => makePasskey(accountClient.newPasskeyOptions, accountClient.addPasskey), goOn, {
      cancelled: t.passkeyFailed,
    });
  const hasPasskey = account.passkeys.length > 0;
  return (
    <div class="account">
      <p ref={takeFocus} tabIndex={-1}>
        {/* Only who has had a password has a name to sign in with. */}
        {account.name === undefined ? t.recovered : t.recoveredPassword}
      </p>
      <Problem of={problem} />
      <PasswordForm
        t={t}
        name={account.name ?? ''}
        kind="new"
        label={t.passwordNew}
        submit={t.passwordSave}
        isBusy={isBusy.value}
        onSubmit={(entered) => void run(() => accountClient.setPassword(entered), goOn)}
      />
      {hasPasskey ? (
        <div class="account-way">
          <p class="field-hint">{t.recoveredPasskey}</p>
          <Button kind="quiet" onClick={goOn}>
            {t.recoveredSkip}
          </Button>
        </div>
      ) : (
        canUsePasskeys() && (
          <div class="account-way">
            <h3>{t.orPasskey}</h3>
            <Button disabled={isBusy.value} onClick={byPasskey}>
              {t.addPasskey}
            </Button>
          </div>
        )
      )}
      {accountHere.value?.canMail && !account.mail?.address && (
        <p class="field-hint">{t.recoveredMail}</p>
      )}
      <p class="field-hint">{t.codesLeft({ count: account.codesLeft })}</p>
    </div>
  );
}

/** The field of the code is gone: who goes by keyboard or ear goes on here. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
