import { Button, toast } from '@kast/ui';
import type { JSX } from 'preact';
import { type Account, accountClient, fetchAccount } from './account-here.ts';
import { type AccountTexts, dayText } from './account-texts.ts';
import { withProof } from './proof.ts';
import { canUsePasskeys, makePasskey } from './passkey-here.ts';
import type { Attempt } from './use-attempt.ts';

interface PasskeyListProps {
  readonly t: AccountTexts;
  readonly account: Account;
  readonly attempt: Attempt;
}

export function PasskeyList({ t, account, attempt }: PasskeyListProps): JSX.Element {
  const { run, isBusy } = attempt;
  const add = () =>
    run(
      () => makePasskey(() => withProof(accountClient.newPasskeyOptions), accountClient.addPasskey),
      async () => {
        toast(t.passkeyAdded);
        await fetchAccount();
      },
      { cancelled: t.passkeyFailed },
    );
  const remove = (id: string) =>
    run(() => withProof(() => accountClient.removePasskey(id)), fetchAccount);
  return (
    <>
      {account.passkeys.length > 0 && (
        <ul class="account-list">
          {account.passkeys.map(({ id, device, madeAt }) => {
            const date = dayText(madeAt);
            return (
              <li key={id}>
                <span>
                  {device === '' ? t.passkey : t.passkeyOf({ device })}
                  <span class="field-hint">{t.since({ date })}</span>
                </span>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t.removePasskey({ date })}
                  disabled={isBusy.value}
                  onClick={() => void remove(id)}
                >
                  {t.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {canUsePasskeys() && (
        <div class="account-acts">
          <Button disabled={isBusy.value} onClick={() => void add()}>
            {t.addPasskey}
          </Button>
        </div>
      )}
    </>
  );
}
