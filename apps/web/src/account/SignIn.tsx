import { Button, Form, SignalField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { SignedIn } from '@kast/protocol/account-client';
import { accountClient, accountHere, begin, fetchAccount } from './account-here.ts';
import { accountView } from './account-view.ts';
import type { AccountTexts } from './account-texts.ts';
import { AddressForm } from './AddressForm.tsx';
import { canUsePasskeys, usePasskey } from './passkey-here.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Problem } from '../page/Problem.tsx';
import { type Attempt, useAttempt } from './use-attempt.ts';

export function SignIn({ t }: { readonly t: AccountTexts }): JSX.Element {
  const attempt = useAttempt(t);
  const { run, isBusy, problem } = attempt;
  const byPasskey = () =>
    run(
      () => usePasskey(accountClient.passkeySignInOptions, accountClient.signInByPasskey),
      arrive,
      { cancelled: t.passkeyFailed, refused: t.wrongPasskey },
    );
  return (
    <div class="account">
      <p>{t.signInIntro}</p>
      {canUsePasskeys() && (
        <div class="account-way">
          <Button disabled={isBusy.value} onClick={byPasskey}>
            {t.passkeySignIn}
          </Button>
        </div>
      )}
      <Problem of={problem} />
      {canUsePasskeys() && <h3>{t.orPassword}</h3>}
      <PasswordForm
        t={t}
        name=""
        kind="current"
        submit={t.signInByPassword}
        isBusy={isBusy.value}
        onSubmit={(entered) =>
          void run(() => accountClient.signIn(entered), arrive, { refused: t.wrongPassword })
        }
      />
      <details class="account-more">
        <summary>{t.lost}</summary>
        <ByCode t={t} attempt={attempt} />
        {accountHere.value?.canMail && <ByMail t={t} attempt={attempt} />}
      </details>
    </div>
  );
}

interface ByCodeProps {
  readonly t: AccountTexts;
  readonly attempt: Attempt;
}

function ByCode({ t, attempt: { run, isBusy } }: ByCodeProps): JSX.Element {
  const code = useSignal('');
  const send = () => {
    void run(() => accountClient.recover(code.value), askForPassword, { refused: t.wrongCode });
  };
  return (
    <Form class="account-form" onSubmit={send}>
      <SignalField
        of={code}
        label={t.code}
        hint={t.codeHint}
        maxLength={40}
        autoComplete="off"
        required
      />
      <div class="account-acts">
        <Button type="submit" disabled={isBusy.value}>
          {t.codeUse}
        </Button>
      </div>
    </Form>
  );
}

/** The old one is gone: nobody goes on before the next visit is possible. */
async function askForPassword({ settings }: SignedIn): Promise<void> {
  await fetchAccount();
  accountView.value = { kind: 'new-password', settings };
}

function ByMail({ t, attempt: { run, isBusy } }: ByCodeProps): JSX.Element {
  const isSent = useSignal(false);
  const send = (address: string) =>
    run(
      () => accountClient.askForMailLink(address),
      () => {
        isSent.value = true;
      },
    );
  return (
    <section class="account-section">
      <h3>{t.mailLost}</h3>
      {isSent.value ? (
        <p role="status">{t.mailLostSent}</p>
      ) : (
        <AddressForm
          t={t}
          hint={t.mailLostHint}
          submit={t.mailLostSend}
          isBusy={isBusy.value}
          onSubmit={(address) => void send(address)}
        />
      )}
    </section>
  );
}

const arrive = ({ settings }: SignedIn): Promise<void> => begin(settings);
