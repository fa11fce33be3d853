import { Button, Dialog, Form, SignalField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { type Account, accountClient, accountHere, fetchAccount } from './account-here.ts';
import { type AccountTexts, useAccountTexts } from './account-texts.ts';
import { canUsePasskeys, usePasskey } from './passkey-here.ts';
import { Problem } from '../page/Problem.tsx';
import { proofAsked } from './proof.ts';
import { useAttempt } from './use-attempt.ts';
import './account.css';

/** Asks once more who it is, before something is given that lets people in for good. */
export function ProofDialog(): JSX.Element | null {
  const texts = useAccountTexts();
  const isAsked = proofAsked.value !== undefined;
  useEffect(() => {
    if (isAsked && !accountHere.value) void fetchAccount();
  }, [isAsked]);
  const account = accountHere.value?.account;
  if (texts.status !== 'here') return null;
  return (
    <Dialog
      open={isAsked && account !== undefined}
      onClose={() => proofAsked.value?.(false)}
      title={texts.value.proofTitle}
      closeLabel={words().page.close}
    >
      {isAsked && account && <ProofForm t={texts.value} account={account} />}
    </Dialog>
  );
}

interface ProofFormProps {
  readonly t: AccountTexts;
  readonly account: Account;
}

function ProofForm({ t, account }: ProofFormProps): JSX.Element {
  const { run, isBusy, problem } = useAttempt(t);
  const password = useSignal('');
  const done = () => proofAsked.value?.(true);
  const byPasskey = () =>
    run(
      () =>
        usePasskey(accountClient.passkeySignInOptions, (passkey) =>
          accountClient.prove({ passkey }),
        ),
      done,
      { cancelled: t.passkeyFailed, refused: t.wrongPasskey },
    );
  const byPassword = () => {
    void run(() => accountClient.prove({ password: password.value }), done, {
      refused: t.wrongCurrent,
    });
  };
  return (
    <div class="account">
      <p>{t.proofIntro}</p>
      <Problem of={problem} />
      {account.hasPassword && (
        <Form class="account-form" onSubmit={byPassword}>
          <input
            type="text"
            hidden
            readOnly
            autoComplete="username"
            value={account.name ?? ''}
            aria-label={t.name}
          />
          <SignalField
            of={password}
            label={t.password}
            isSecret
            autoComplete="current-password"
            required
          />
          <div class="account-acts">
            <Button type="submit" kind="primary" disabled={isBusy.value}>
              {t.proofGoOn}
            </Button>
          </div>
        </Form>
      )}
      {account.passkeys.length > 0 && canUsePasskeys() && (
        <div class="account-acts">
          <Button disabled={isBusy.value} onClick={() => void byPasskey()}>
            {t.proofByPasskey}
          </Button>
        </div>
      )}
    </div>
  );
}
