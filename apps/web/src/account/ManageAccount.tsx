import { Button, SignalField, toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Account, accountClient, accountHere, fetchAccount } from './account-here.ts';
import { accountView } from './account-view.ts';
import type { AccountTexts } from './account-texts.ts';
import { MailPart } from './MailPart.tsx';
import { OwnData } from './OwnData.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Problem } from '../page/Problem.tsx';
import { withProof } from './proof.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { SessionList } from './SessionList.tsx';
import { subscribeAgain } from './subscribe-again.ts';
import { useAttempt } from './use-attempt.ts';

/** How one signs in, where one is, and what if something is lost. */
export function ManageAccount({ t }: { readonly t: AccountTexts }): JSX.Element | null {
  const attempt = useAttempt(t);
  useEffect(() => void fetchAccount(), []);
  const account = accountHere.value?.account;
  if (!account) return null;
  const newCodes = () =>
    attempt.run(
      () => withProof(() => accountClient.newCodes()),
      ({ codes }) => {
        accountView.value = { kind: 'codes', codes, isNew: false };
      },
    );
  return (
    <div class="account">
      <Problem of={attempt.problem} />
      <section class="account-section">
        <h3>{t.ways}</h3>
        <PasskeyList t={t} account={account} attempt={attempt} />
        <ChangePassword t={t} account={account} />
      </section>
      <section class="account-section">
        <h3>{t.devices}</h3>
        <SessionList t={t} account={account} attempt={attempt} />
      </section>
      <section class="account-section">
        <h3>{t.recovery}</h3>
        <p>{t.codesLeft({ count: account.codesLeft })}</p>
        <div class="account-acts">
          <Button disabled={attempt.isBusy.value} onClick={newCodes}>
            {t.newCodes}
          </Button>
        </div>
      </section>
      {account.mail && <MailPart t={t} mail={account.mail} />}
      <section class="account-section">
        <h3>{t.data}</h3>
        <OwnData t={t} />
      </section>
      <ProofDialog />
    </div>
  );
}

interface ChangePasswordProps {
  readonly t: AccountTexts;
  readonly account: Account;
}

function ChangePassword({ t, account }: ChangePasswordProps): JSX.Element {
  const { run, isBusy, problem } = useAttempt(t);
  const current = useSignal('');
  const { hasPassword } = account;
  return (
    <details class="account-more">
      <summary>{hasPassword ? t.passwordChange : t.passwordChoose}</summary>
      <Problem of={problem} />
      <PasswordForm
        t={t}
        name={account.name ?? ''}
        kind="new"
        label={t.passwordNew}
        submit={t.passwordSave}
        isBusy={isBusy.value}
        onSubmit={(entered) =>
          void run(
            () =>
              withProof(() =>
                accountClient.setPassword({
                  ...entered,
                  ...(hasPassword ? { current: current.value } : {}),
                }),
              ),
            async () => {
              toast(t.passwordSaved);
              await subscribeAgain();
              await fetchAccount();
            },
            { refused: t.wrongCurrent },
          )
        }
      >
        {hasPassword ? (
          <SignalField
            of={current}
            label={t.passwordCurrent}
            isSecret
            autoComplete="current-password"
            required
          />
        ) : undefined}
      </PasswordForm>
    </details>
  );
}
