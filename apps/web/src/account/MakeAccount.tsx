import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { accountClient, fetchAccount, settingsToKeep } from './account-here.ts';
import { accountView } from './account-view.ts';
import type { AccountTexts } from './account-texts.ts';
import { meHere } from './me-here.ts';
import { canUsePasskeys, makePasskey } from './passkey-here.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Problem } from '../page/Problem.tsx';
import { noteSignedIn } from './signed-in-flag.ts';
import { subscribeAgain } from './subscribe-again.ts';
import { useAttempt } from './use-attempt.ts';
import { useGuestName } from './use-guest-name.ts';

/** From guest to account: nothing is lost, and nothing but a way to sign in is asked. */
export function MakeAccount({ t }: { readonly t: AccountTexts }): JSX.Element {
  const { run, isBusy, problem } = useAttempt(t);
  const { name } = useGuestName();
  const showCodes = async ({ codes }: { readonly codes: readonly string[] }) => {
    accountView.value = { kind: 'codes', codes, isNew: true };
    noteSignedIn(true);
    if (meHere.value) meHere.value = { ...meHere.value, isSignedIn: true };
    await subscribeAgain();
    await fetchAccount();
  };
  const byPasskey = () =>
    run(
      () =>
        makePasskey(accountClient.newPasskeyOptions, (passkey) =>
          accountClient.addPasskey({ ...passkey, settings: settingsToKeep() }),
        ),
      showCodes,
      { cancelled: t.passkeyFailed },
    );
  return (
    <div class="account">
      <p>{t.makeIntro}</p>
      {canUsePasskeys() && (
        <div class="account-way">
          <Button kind="primary" disabled={isBusy.value} onClick={byPasskey}>
            {t.passkeyMake}
          </Button>
          <p class="field-hint">{t.passkeyHint}</p>
        </div>
      )}
      <Problem of={problem} />
      {canUsePasskeys() && <h3>{t.orPassword}</h3>}
      <PasswordForm
        t={t}
        name={name.value}
        kind="new"
        submit={t.makeByPassword}
        isBusy={isBusy.value}
        onSubmit={(entered) =>
          void run(() => accountClient.make({ ...entered, settings: settingsToKeep() }), showCodes)
        }
      />
    </div>
  );
}
